import { expect, it } from 'vitest';
import type { AnyBot } from './bot.ts';
import { simulationSeed } from './dice/seed.ts';
import type { AnyGame } from './game.ts';
import { playOut, withFreshDice } from './playOut.ts';
import { pennies } from './testing/pennies.ts';

const game: AnyGame = pennies;
const start = { state: game.setup({ rounds: 5 }, simulationSeed(1)), histories: [[], []] };

/** Tosses, so that the dice of the state decide. */
const tosser: AnyBot = { name: 'tosser', about: '', decide: () => ({ type: 'toss' }) };

it('is the same game for the same seed, and another for another', () => {
  const results = Array.from({ length: 20 }, (_, n) => playOut(game, [tosser, tosser], start, simulationSeed(2, n)));
  expect(Array.from({ length: 20 }, (_, n) => playOut(game, [tosser, tosser], start, simulationSeed(2, n)))).toEqual(
    results,
  );
  expect(new Set(results.map(({ outcome }) => JSON.stringify(outcome))).size).toBeGreaterThan(1);
  for (const { outcome } of results) expect(outcome).toBeDefined();
});

it('leaves the moment alone, and hands each seat its own view and what it was shown', () => {
  const before = JSON.stringify([game.write(start.state), start.histories]);
  const shown: number[][] = [[], []];
  const curious: AnyBot = {
    ...tosser,
    decide({ seat, view, history }) {
      expect(view).toMatchObject({ viewer: seat });
      shown[seat]!.push(history.length);
      return { type: 'toss' };
    },
  };
  playOut(game, [curious, curious], start, simulationSeed(3));
  expect(JSON.stringify([game.write(start.state), start.histories])).toBe(before);
  for (const lengths of shown) expect(lengths.at(-1)).toBeGreaterThan(lengths[0]!);
});

it('ends without an outcome after as many decisions as are allowed', () => {
  expect(playOut(game, [tosser, tosser], start, simulationSeed(3), 2)).toEqual({ decisions: 2 });
});

it('fresh dice change the luck to come and nothing else', () => {
  const fresh = game.write(withFreshDice(game, start.state, simulationSeed(9)));
  const { dice, ...rest } = fresh as Record<string, unknown>;
  const { dice: before, ...same } = game.write(start.state) as Record<string, unknown>;
  expect(rest).toEqual(same);
  expect(dice).not.toEqual(before);
});
