import { expect, it } from 'vitest';
import { diceFrom } from '../dice/dice.ts';
import { simulationSeed } from '../dice/seed.ts';
import { drawBy, equilibrium } from './mixing.ts';

it('rock, paper, scissors are chosen equally often', () => {
  const payoffs = [
    [0, -1, 1],
    [1, 0, -1],
    [-1, 1, 0],
  ];
  for (const share of equilibrium(payoffs)) expect(share).toBeCloseTo(1 / 3, 1);
});

it('a win that counts more is sought less by who would be read', () => {
  // The other side is indifferent where p × 3 - (1 - p) = -p + (1 - p): at a third.
  const payoffs = [
    [3, -1],
    [-1, 1],
  ];
  const [sought, other] = equilibrium(payoffs);
  expect(sought).toBeCloseTo(1 / 3, 1);
  expect(other).toBeCloseTo(2 / 3, 1);
});

it('a choice that is always better is always made', () => {
  const [better, worse] = equilibrium([
    [2, 3],
    [1, 2],
  ]);
  expect(better).toBeGreaterThan(0.99);
  expect(worse).toBeLessThan(0.01);
});

it('draws by weights that are no whole numbers', () => {
  const dice = diceFrom(simulationSeed(5), 0);
  const counts = [0, 0, 0];
  for (let i = 0; i < 4000; i++) counts[drawBy([0.5, 0, 1.5], dice)]!++;
  expect(counts[1]).toBe(0);
  expect(Math.abs(counts[0]! - 1000)).toBeLessThan(100);
});
