import { ScriptedDice, type ScriptedRoll, type Typed } from '@tactarium/engine';
import { randomGame } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import { planFor } from './board.ts';
import type { Event } from './events.ts';
import { entry, rps } from './index.ts';
import { isCourt, kindOf } from './pieces.ts';
import type { State } from './state.ts';
import { MIRRORS, type Mirror, mirrorCommand, mirrorEvent, mirrorSeat, mirrorState } from './testing/mirror.ts';
import type { Command } from './wire.ts';

const GAMES = 12;

describe('a mirrored command gives the mirrored position, events and outcome', () => {
  for (const mirror of MIRRORS) {
    for (const [index, sample] of entry.samples.entries()) {
      it(`${mirror.name}, ${JSON.stringify(sample)}`, () => {
        let steps = 0;
        for (let number = 0; number < GAMES; number++) {
          for (const step of randomGame(rps, sample, 5, index, number)) {
            const { before, seat, command, events, after } = step as typeof step & { before: State; after: State };
            compare(mirror, before, seat, command as Command, events as Event[], after);
            steps++;
          }
        }
        expect(steps).toBeGreaterThan(GAMES * 10);
      });
    }
  }
});

function compare(
  mirror: Mirror,
  before: State,
  seat: number,
  command: Command,
  events: readonly Event[],
  after: State,
): void {
  const { variant } = before;
  const wanted = mirrorState(mirror, after);
  const actual = { ...mirrorState(mirror, before), dice: new ScriptedDice(scriptFor(mirror, events, wanted)) };
  const mirrored = mirrorCommand(mirror, variant, command);

  const legal = rps.legal(before, seat).map((one) => mirrorCommand(mirror, variant, one));
  expect(new Set(rps.legal(actual, mirrorSeat(mirror, seat)).map(unordered))).toEqual(new Set(legal.map(unordered)));

  const told: Event[] = [];
  rps.advance(actual, mirrorSeat(mirror, seat), mirrored, told);
  expect(withoutDice(actual)).toEqual(withoutDice(wanted));
  expect(told.map((event) => (event.type === 'shuffled' ? { type: event.type, seat: event.seat } : event))).toEqual(
    events.map((event) => mirrorEvent(mirror, variant, event)),
  );
}

const withoutDice = ({ dice: _, ...rest }: State): object => rest;

/** The two cells of a swap are listed in row order, which a mirror changes. */
function unordered(command: Typed): string {
  const { type, a, b, ...rest } = command as Typed & { a?: unknown; b?: unknown };
  return JSON.stringify(type === 'swap' ? [type, [a, b].map(String).sort()] : [type, rest]);
}

/** What the dice have to say for the mirrored position to come about. */
function scriptFor(mirror: Mirror, events: readonly Event[], wanted: State): readonly ScriptedRoll[] {
  return events.flatMap((event): ScriptedRoll[] => {
    if (event.type === 'began') return [{ purpose: 'starter', answer: wanted.turn }];
    if (event.type !== 'shuffled') return [];
    const seat = mirrorSeat(mirror, event.seat === 'red' ? 0 : 1);
    const kinds = planFor(wanted.variant).homes[seat]!.map((index) => kindOf(wanted.board[index]!));
    return [{ purpose: 'shuffle', answer: kinds.filter((kind) => !isCourt(kind)) }];
  });
}
