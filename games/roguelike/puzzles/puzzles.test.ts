import { describe, expect, it } from 'vitest';
import { puzzles } from '../content/puzzles.ts';
import { cellsOf, type Placement, type Puzzle } from '../vocabulary/puzzle.ts';
import { attemptPuzzle } from './attempt.ts';

/** Every way to place the pieces; those of one kind in one order only. */
function* placements(puzzle: Puzzle): Generator<Placement> {
  const { pieces } = puzzle;
  const cells = cellsOf(puzzle);
  const kinds = pieces.map(({ id: _, ...kind }) => JSON.stringify(kind));
  function* rest(from: number, chosen: readonly number[]): Generator<Placement> {
    if (from === pieces.length) {
      return yield Object.fromEntries(chosen.map((cell, i) => [pieces[i]!.id, cells[cell]!]));
    }
    const same = kinds.lastIndexOf(kinds[from]!, from - 1);
    for (let cell = from > 0 && same >= 0 ? chosen[same]! + 1 : 0; cell < cells.length; cell++) {
      if (!chosen.includes(cell)) yield* rest(from + 1, [...chosen, cell]);
    }
  }
  yield* rest(0, []);
}

describe.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('the puzzle %s', (_, puzzle) => {
  it('is solved by its answer, and by less than half of all answers', () => {
    expect(attemptPuzzle(puzzle, puzzle.answer).solved).toBe(true);
    let all = 0;
    let solved = 0;
    for (const placed of placements(puzzle)) {
      all++;
      if (attemptPuzzle(puzzle, placed).solved) solved++;
    }
    expect(solved).toBeGreaterThan(0);
    expect(solved).toBeLessThan(all / 2);
  });

  it('is not solved while a piece is missing or stands where none may', () => {
    const [first] = puzzle.pieces;
    const { [first!.id]: _, ...missing } = puzzle.answer;
    expect(attemptPuzzle(puzzle, missing).solved).toBe(false);
    for (const at of [puzzle.given.units[0]!['at'] as [number, number], [-1, 0] as const, [9, 20] as const]) {
      expect(attemptPuzzle(puzzle, { ...puzzle.answer, [first!.id]: at }).solved).toBe(false);
    }
  });
});
