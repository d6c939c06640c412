import type { AnyGame } from '@tactarium/engine';
import { decisionDice, match, randomCommand } from '@tactarium/engine';
import { start } from '@tactarium/engine/laws/play';
import { HOSTILE, spoiled } from '@tactarium/engine/testing/hostile';
import { describe, expect, it } from 'vitest';
import { games } from './index.ts';

describe.each(games.map((entry) => [entry.game.id, entry] as const))(
  'SEC-1 %s reads whatever it is handed',
  (_, entry) => {
    const game: AnyGame = match(entry.game);

    it.each(HOSTILE.map((value) => [JSON.stringify(value).slice(0, 60), value] as const))(
      'options with %s',
      (_, value) => {
        for (const sample of entry.samples) {
          for (const options of spoiled(sample, value)) expect(() => game.readOptions(options)).not.toThrow();
        }
      },
    );

    it.each(HOSTILE.map((value) => [JSON.stringify(value).slice(0, 60), value] as const))(
      'commands with %s',
      (_, value) => {
        const state = start(game, entry.samples[0]!, 1);
        for (const seat of game.toAct(state)) {
          const command = randomCommand(game.legal(state, seat), decisionDice('hostile', seat, 0));
          for (const spoilt of spoiled({ ...command }, value)) expect(() => game.readCommand(spoilt)).not.toThrow();
          for (const type of ['resign', 'accept_draw', 'timeout']) {
            for (const spoilt of spoiled({ type, seat: 'red', turn: 1 }, value)) {
              expect(() => game.readCommand(spoilt)).not.toThrow();
            }
          }
        }
      },
    );
  },
);
