import { type Json, ScriptedDice } from '@tactarium/engine';
import { randomGame } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import { type Event, LUCK } from './events.ts';
import { entry, forests } from './index.ts';
import { other } from './seats.ts';
import type { State } from './state.ts';
import { turnCommand, turnState } from './testing/turned.ts';
import type { Command } from './wire.ts';

const GAMES = 4;
const STEPS = 400;

describe('the map turned by half and the sides exchanged', () => {
  for (const sample of entry.samples) {
    it(`a turned command gives the turned position, ${JSON.stringify(sample)}`, () => {
      let steps = 0;
      for (let number = 0; number < GAMES; number++) {
        let left = STEPS;
        for (const { before, seat, command, events, after } of randomGame(forests, sample, 5, number)) {
          if (left-- === 0) break;
          // The round and the income at its start belong to A's turn, and have no mirror image.
          if (command.type === 'end_turn') continue;
          compare(before as State, seat, command as Command, events as readonly Event[], after as State);
          steps++;
        }
      }
      expect(steps).toBeGreaterThan(GAMES * 100);
    });
  }
});

function compare(before: State, seat: number, command: Command, events: readonly Event[], after: State): void {
  const { size } = before.plan;
  const actual = turnState(before);
  const dice = new ScriptedDice(scriptFor(events));
  actual.dice = dice;
  const listed = forests.legal(actual, other(seat)).map((one) => JSON.stringify(one));
  const wanted = forests.legal(before, seat).map((one) => JSON.stringify(turnCommand(size, one)));
  expect(listed.toSorted()).toEqual(wanted.toSorted());
  forests.advance(actual, other(seat), turnCommand(size, command));
  expect(dice.left()).toEqual([]);
  expect(withoutDice(actual)).toEqual(withoutDice(turnState(after)));
}

/** What the dice have to say for the same fight to come about. */
function scriptFor(events: readonly Event[]): ConstructorParameters<typeof ScriptedDice>[0] {
  const fought = events.find((event) => event.type === 'fought');
  if (!fought) return [];
  const { luck, result } = fought;
  const rolls = [{ purpose: 'luck', answer: LUCK.indexOf(luck) }];
  if (result === 'draw') rolls.push({ purpose: 'tie', answer: 0 });
  if (result.startsWith('lucky')) {
    rolls.push({ purpose: 'tie', answer: 1 }, { purpose: 'survivor', answer: result === 'lucky_attacker' ? 0 : 1 });
  }
  return rolls;
}

const withoutDice = (state: State): Json => {
  const { dice: _, undos: _undos, ...rest } = forests.write(state) as { dice: Json; undos: Json };
  return rest as unknown as Json;
};
