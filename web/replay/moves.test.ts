import type { Typed } from '@tactarium/engine';
import { expect, it } from 'vitest';
import { around, ContentsReader } from './moves.ts';

const turn = { type: 'turn_began' };
const marks = {
  beginsTurn: ({ type }: Typed) => type === 'turn_began',
  isLoud: ({ type }: Typed) => type === 'fought',
};

function read(steps: readonly (readonly Typed[])[], by: ConstructorParameters<typeof ContentsReader>[0] = marks) {
  const reader = new ContentsReader(by);
  for (const events of steps) reader.read(events);
  return reader.contents;
}

it('a chapter is a turn: the step that ends one belongs to it', () => {
  const { chapters, highlights } = read([
    [{ type: 'moved' }],
    [turn],
    [{ type: 'fought' }],
    [turn],
    [{ type: 'moved' }],
  ]);
  expect(chapters).toEqual([
    { first: 1, last: 2 },
    { first: 3, last: 4, began: turn },
    { first: 5, last: 5, began: turn },
  ]);
  expect(highlights).toEqual([3]);
});

it('a turn that nobody plays in is no chapter, and without turns so many steps are one', () => {
  expect(read([[{ type: 'moved' }], [turn]]).chapters).toEqual([{ first: 1, last: 2 }]);
  const steps = Array.from({ length: 85 }, () => [{ type: 'moved' }]);
  expect(read(steps, {}).chapters.map(({ first, last }) => [first, last])).toEqual([
    [1, 40],
    [41, 80],
    [81, 85],
  ]);
  expect(read([]).chapters).toEqual([]);
});

it('where a game says so, a chapter is a phase: of several in one step the last', () => {
  const phase = (name: string) => ({ type: 'phase_began', name });
  const steps = [
    [{ type: 'moved' }],
    [phase('attack')],
    [{ type: 'fired' }, phase('heat'), turn, phase('movement')],
    [turn],
  ];
  const byPhases = { ...marks, beginsChapter: ({ type }: Typed) => type === 'phase_began' };
  expect(read(steps, byPhases).chapters).toEqual([
    { first: 1, last: 2 },
    { first: 3, last: 3, began: phase('attack') },
    { first: 4, last: 4, began: phase('movement') },
  ]);
});

it('a list shows the chapters around a step', () => {
  const chapters = Array.from({ length: 100 }, (_, i) => ({ first: 2 * i + 1, last: 2 * i + 2 }));
  expect(around(chapters, 0, 10)[0]!.first).toBe(1);
  expect(around(chapters, 100, 10).map(({ first }) => first)).toContain(99);
  expect(around(chapters, 200, 10).at(-1)!.last).toBe(200);
  expect(around(chapters, 999, 10)).toHaveLength(10);
});

it('play begins at the first step that says so, else at the beginning', () => {
  const steps = [
    [{ type: 'placed' }],
    [{ type: 'placed' }, { type: 'began' }],
    [{ type: 'moved' }],
    [{ type: 'began' }],
  ];
  expect(read(steps, { beginsPlay: ({ type }) => type === 'began' }).opening).toBe(2);
  expect(read(steps).opening).toBe(0);
});
