import { type Command, type Event, project, SEATS, type View } from '@tactarium/games/roguelike/client';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { localMatch } from '../../../local/arena.ts';
import type { MatchSource } from '../../../match/source.ts';
import { createMatch, type Match, type MatchState } from '../../../match/store.ts';
import { isOnline } from '../../../online/ids.ts';
import { onlineMatch } from '../../../online/source.ts';

export interface OpenRun {
  readonly id: string;
  readonly state: MatchState<View, Event>;
  readonly match: Match<View, Command, Event>;
  readonly source: MatchSource<View, Command, Event>;
}

/** Nothing is waited for: what a run tells is shown by its pages, and a battle by the viewer. */
const STAGE = { show: () => Promise.resolve() };

/** A run, from this browser or from a server: its id says where it is kept. */
export function useRun(id: string): OpenRun {
  const { match, source } = useMemo(() => {
    const from = isOnline(id) ? onlineMatch<View, Command, Event>(id) : localMatch<View, Command, Event>(id);
    return { match: createMatch<View, Command, Event>(from, { seats: SEATS, project }, STAGE), source: from };
  }, [id]);
  useEffect(() => match.open(), [match]);
  return { id, match, source, state: useStore(match.store) };
}

/** RUN-8: only a server keeps a rating, and the run of a day leaves it alone. */
export const isRated = (id: string, { house }: Pick<View, 'house'>): boolean => isOnline(id) && house.day === undefined;

/** The page of the seed that belongs to a step of the run. */
export const pageOf = ({ step }: Pick<View, 'step'>): string =>
  step === 'draft' ? 'draft' : step === 'over' ? 'result' : 'battle';

/** Whether a page can be looked at now. A battle that is over is watched while the next draft waits. */
export function isOpen(page: string | undefined, view: View): boolean {
  switch (page) {
    case 'battle':
      return view.step === 'prepare' || view.step === 'seeking' || view.step === 'battle' || view.last !== undefined;
    case 'shop':
      return view.step === 'prepare';
    case 'draft':
    case 'result':
      return pageOf(view) === page;
    default:
      return false;
  }
}
