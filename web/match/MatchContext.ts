import type { Typed } from '@tactarium/engine';
import { createContext, type ReactNode, useContext } from 'react';
import type { AnyWebGame, GameView } from '../games/face.ts';
import type { MatchSource } from './source.ts';
import type { Match, MatchState } from './store.ts';

/** The match that is open on this page: for the shared frame around a game's own board. */
export interface OpenMatch {
  readonly id: string;
  readonly game: AnyWebGame;
  readonly gameName: string;
  readonly source: MatchSource<GameView, Typed, Typed>;
  readonly match: Match<GameView, Typed, Typed>;
  readonly state: MatchState<GameView, Typed>;
  readonly view: GameView;
  nameOf(seat: string): string;
  clockOf(seat: string): ReactNode;
}

export const MatchContext = createContext<OpenMatch | undefined>(undefined);

export function useOpenMatch(): OpenMatch {
  const open = useContext(MatchContext);
  if (!open) throw new Error('a match frame stands on the page of a match');
  return open;
}
