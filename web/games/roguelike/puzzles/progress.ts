import { readList } from '../../../settings/stored.ts';

const KEY = 'tactarium.roguelike.puzzles';

interface Solved {
  readonly id: string;
}

/** The puzzles that were solved on this device. */
export function solvedPuzzles(): ReadonlySet<string> {
  const solved = readList<Solved>(localStorage.getItem(KEY), ({ id }) => typeof id === 'string');
  return new Set(solved.map(({ id }) => id));
}

/** Answers whether it could be kept: storage may be full, or blocked by the browser. */
export function keepSolved(id: string): boolean {
  const solved: readonly Solved[] = [...new Set([...solvedPuzzles(), id])].map((one) => ({ id: one }));
  try {
    localStorage.setItem(KEY, JSON.stringify(solved));
    return true;
  } catch {
    return false;
  }
}
