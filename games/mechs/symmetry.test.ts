import { type Dice, type Json, type Stream, sameJson } from '@tactarium/engine';
import { turn } from '@tactarium/engine/grid/hex';
import { randomGame } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { type Cell, cellOf, type Field, indexOfCell } from './field/field.ts';
import { entry, mechs } from './index.ts';
import { NOWHERE } from './mech.ts';
import { other } from './seats.ts';
import type { State } from './state.ts';
import type { Command } from './wire.ts';

/** The same rolls, but the sides' rolls for initiative change places with the sides. */
class TurnedDice implements Partial<Dice> {
  readonly #dice: Dice;
  #kept: number | undefined;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  roll(stream: Stream, purpose: string, count: number, sides: number): number {
    if (purpose !== 'initiative') return this.#dice.roll(stream, purpose, count, sides);
    if (this.#kept !== undefined) {
      const kept = this.#kept;
      this.#kept = undefined;
      return kept;
    }
    this.#kept = this.#dice.roll(stream, purpose, count, sides);
    return this.#dice.roll(stream, purpose, count, sides);
  }
}

const reversed = (field: Field): Field => ({
  ...field,
  terrain: field.terrain.toReversed(),
  level: field.level.toReversed(),
});

/** The battle turned by half: what was at the top is at the bottom, and the sides have changed places. */
function turned(state: State, field: Field): State {
  const { width, height } = state.field;
  const { outcome } = state;
  return {
    ...mechs.copy(state),
    field,
    active: other(state.active),
    first: other(state.first),
    mechs: mechs.copy(state).mechs.map((mech) => ({
      ...mech,
      side: other(mech.side),
      at: mech.at === NOWHERE ? NOWHERE : width * height - 1 - mech.at,
      facing: turn(mech.facing, 3),
    })),
    outcome: outcome?.result === 'won' ? { ...outcome, winner: other(outcome.winner) } : outcome,
    dice: new TurnedDice(state.dice.copy()) as unknown as Dice,
  };
}

function turnedCommand(command: Command, { field }: State): Command {
  const cell = (from: Cell): Cell => cellOf(field, field.width * field.height - 1 - indexOfCell(field, from)!);
  switch (command.type) {
    case 'deploy':
      return { ...command, at: cell(command.at), facing: (command.facing + 3) % 6 };
    case 'move':
      return { ...command, to: cell(command.to), facing: (command.facing + 3) % 6 };
    default:
      return command;
  }
}

const withoutDice = ({ dice: _, ...rest }: State): Json => {
  const { dice: __, ...written } = mechs.write({ ...rest, dice: { write: () => null } as unknown as Dice }) as {
    dice: Json;
  };
  return written as Json;
};

describe('a battle turned by half is the same battle', () => {
  for (const [index, sample] of entry.samples.entries()) {
    it(JSON.stringify(sample), () => {
      let steps = 0;
      for (let number = 0; number < 6; number++) {
        let field: Field | undefined;
        for (const step of randomGame(mechs, sample, 9, index, number)) {
          const { before, after } = step as unknown as { before: State; after: State };
          field ??= reversed(before.field);
          const command = step.command as Command;
          const start = turned(before, field);
          const events: Event[] = [];
          expect(mechs.refuse(start, other(step.seat), turnedCommand(command, before))).toBeUndefined();
          expect(mechs.legal(start, other(step.seat))).toHaveLength(mechs.legal(before, step.seat).length);
          mechs.advance(start, other(step.seat), turnedCommand(command, before), events);
          const [actual, wanted] = [withoutDice(start), withoutDice(turned(after, field))];
          if (!sameJson(actual, wanted)) expect(actual).toEqual(wanted);
          expect(events.map(({ type }) => type)).toEqual(step.events.map(({ type }) => type));
          steps++;
        }
      }
      expect(steps).toBeGreaterThan(60);
    });
  }
});
