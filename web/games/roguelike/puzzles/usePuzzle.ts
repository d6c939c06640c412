import type { Attempt, Placement } from '@tactarium/games/roguelike/client';
import { useEffect, useState } from 'react';
import { lab } from '../lab/lab.ts';

interface Tried {
  readonly attempt?: Attempt;
  /** The attempt is of an earlier placing: the worker has not answered yet. */
  readonly isOld: boolean;
  readonly failed?: string;
}

/** The field of a puzzle as the pieces stand, and what would happen on it, from the worker. */
export function usePuzzle(puzzle: string, placed: Placement): Tried {
  const key = JSON.stringify([puzzle, placed]);
  const [tried, setTried] = useState<{ key: string; puzzle: string; attempt?: Attempt; failed?: string }>();
  useEffect(() => {
    let gone = false;
    void lab.ask('puzzle', { puzzle, placed }).then((answer) => {
      if (gone) return;
      setTried(answer.ok ? { key, puzzle, attempt: answer.value } : { key, puzzle, failed: answer.error.code });
    });
    return () => {
      gone = true;
    };
  }, [key, puzzle, placed]);
  if (tried?.puzzle !== puzzle) return { isOld: true };
  const { attempt, failed } = tried;
  return { isOld: tried.key !== key, ...(attempt && { attempt }), ...(failed !== undefined && { failed }) };
}
