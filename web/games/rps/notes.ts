import type { Typed } from '@tactarium/engine';
import { type Event, KIND_NAMES, type KindName, type View } from '@tactarium/games/rps/client';
import { indexOf } from './board.ts';

/** What a player takes hidden pieces for, by the cell on which each stood at first. */
export type Notes = Readonly<Record<number, KindName>>;

const KEY = 'tactarium.rps.notes';
/** Matches whose notes are kept in this browser: the next one pushes out the oldest. */
const MATCHES = 40;

/** By cell: where the piece that stands there began. A hidden piece has done nothing but move. */
export function originsOf(view: View, events: readonly Typed[]): (cell: number) => number {
  const origins = new Map<number, number>();
  for (const event of events as readonly Event[]) {
    if (event.type !== 'moved') continue;
    const [from, to] = [indexOf(view, event.from), indexOf(view, event.to)];
    origins.set(to, origins.get(from) ?? from);
    origins.delete(from);
  }
  return (cell) => origins.get(cell) ?? cell;
}

/** What this piece can still be taken for: as far as one may know, and no King or Pit once it has moved. */
export function guessesFor(view: View, cell: number): readonly KindName[] {
  const piece = view.cells[cell];
  if (!piece || piece.kind !== undefined || piece.seat === view.viewer) return [];
  const left = view.unseen[piece.seat] ?? {};
  return KIND_NAMES.filter(
    (kind): kind is KindName =>
      kind !== 'hidden' && (left[kind] ?? 0) > 0 && !(piece.moved && (kind === 'king' || kind === 'pit')),
  );
}

/** The next guess in turn: after the last one, none. */
export function nextGuess(guesses: readonly KindName[], now: KindName | undefined): KindName | undefined {
  return guesses[now === undefined ? 0 : guesses.indexOf(now) + 1];
}

type Stored = readonly (readonly [match: string, notes: Notes])[];

/** What was stored may be anybody's, or half written: only what is whole is taken. */
export function readNotes(text: string | null): Stored {
  let json: unknown;
  try {
    json = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(json) ? json.filter(isWhole) : [];
}

const isWhole = (one: unknown): one is Stored[number] =>
  Array.isArray(one) &&
  typeof one[0] === 'string' &&
  typeof one[1] === 'object' &&
  one[1] !== null &&
  Object.values(one[1]).every((kind) => kind !== 'hidden' && KIND_NAMES.some((name) => name === kind));

export const loadNotes = (match: string): Notes =>
  readNotes(localStorage.getItem(KEY)).find(([id]) => id === match)?.[1] ?? {};

export function saveNotes(match: string, notes: Notes): void {
  const others = readNotes(localStorage.getItem(KEY)).filter(([id]) => id !== match);
  const kept: Stored = Object.keys(notes).length === 0 ? others : [...others, [match, notes]];
  localStorage.setItem(KEY, JSON.stringify(kept.slice(-MATCHES)));
}
