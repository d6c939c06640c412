import type { Command, Event, View } from '@tactarium/games/rps/client';
import { useParams } from '@tanstack/react-router';
import { type ReactElement, useMemo } from 'react';
import { MatchPage } from '../games/rps/MatchPage.tsx';
import { localMatch } from '../local/arena.ts';

/** A match against the computer, in this browser. */
export function LocalMatchPage(): ReactElement {
  const { match } = useParams({ from: '/match/$match' });
  const source = useMemo(() => localMatch<View, Command, Event>(match), [match]);
  return <MatchPage key={match} id={match} source={source} />;
}
