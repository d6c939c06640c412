import type { Json } from '@tactarium/engine';
import { expect, it } from 'vitest';
import { stepBefore } from './playOn.ts';

const commands = (...types: readonly string[]): readonly { readonly command: Json }[] =>
  types.map((type) => ({ command: { type } }));

it('a run is played on from where the battle before it was over', () => {
  const made = commands('draft', 'place', 'find', 'opponent', 'fight', 'fought', 'draft', 'find', 'opponent', 'fight', 'fought', 'draft'); // biome-ignore format: one line
  expect([1, 2, 3].map((n) => stepBefore(made, n))).toEqual([0, 6, 11]);
});
