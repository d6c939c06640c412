import type { Typed } from '@tactarium/engine';
import type { KindName, View } from '@tactarium/games/rps/client';
import { useState } from 'react';
import { guessesFor, loadNotes, type Notes, nextGuess, originsOf, saveNotes } from './notes.ts';

interface Noting {
  /** Whether a click marks a piece instead of moving one. */
  readonly isMarking: boolean;
  setMarking(isMarking: boolean): void;
  /** What this player takes the hidden piece on a cell for. */
  noteOn(cell: number): KindName | undefined;
  mark(cell: number): void;
  /** Whether there is anything to be marked. */
  readonly canMark: boolean;
}

/** A player's own guesses at the pieces of the other side, kept in this browser and told to nobody. */
export function useNotes(match: string, view: View, events: readonly Typed[]): Noting {
  const [notes, setNotes] = useState<Notes>(() => loadNotes(match));
  const [isMarking, setMarking] = useState(false);
  const originOf = originsOf(view, events);
  const canMark = view.phase === 'playing' && view.cells.some((_, cell) => guessesFor(view, cell).length > 0);
  return {
    isMarking: isMarking && canMark,
    setMarking,
    noteOn: (cell) => (guessesFor(view, cell).length > 0 ? notes[originOf(cell)] : undefined),
    mark(cell) {
      const guesses = guessesFor(view, cell);
      if (guesses.length === 0) return;
      const { [originOf(cell)]: now, ...others } = notes;
      const next = nextGuess(guesses, now);
      const changed: Notes = next === undefined ? others : { ...others, [originOf(cell)]: next };
      setNotes(changed);
      saveNotes(match, changed);
    },
    canMark,
  };
}
