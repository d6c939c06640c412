import { simulationSeed } from '@tactarium/engine';
import { expect, it } from 'vitest';
import { entry, mechs } from '../index.ts';
import type { View } from '../view.ts';

const read = mechs.readOptions({ scenario: 'duel' });
if (!read.ok) throw new Error(read.error.code);
const start = mechs.view(mechs.setup(read.value, simulationSeed(1)), 1);

/** The view of side B, at this turn, with so much of everybody's armor left. */
function takes(turn: number, left: { readonly a: number; readonly b: number }): boolean {
  const wear = (points: readonly number[], share: number) => points.map((one) => one * share);
  const worn = start.mechs.map((mech) => ({
    ...mech,
    armor: wear(mech.armor, left[mech.side]),
    structure: wear(mech.structure, left[mech.side]),
  }));
  const view: View = { ...start, phase: 'movement', turn, mechs: worn };
  return entry.takesDraw!(view);
}

it.each([
  ['as whole as the other at the start', 1, { a: 1, b: 1 }, false],
  ['half as whole as the other', 3, { a: 1, b: 0.4 }, true],
  ['twice as whole, however late', 29, { a: 0.4, b: 1 }, false],
  ['as whole as the other when two thirds of the turns are over', 20, { a: 0.5, b: 0.5 }, true],
])('a bot that is %s', (_, turn, left, taken) => {
  expect(takes(turn, left)).toBe(taken);
});

it('takes no draw while mechs are deployed', () => {
  expect(entry.takesDraw!({ ...start, phase: 'deployment', turn: 30 })).toBe(false);
});
