import type { Command, Event, View } from '@tactarium/games/rps/client';
import { useParams } from '@tanstack/react-router';
import { type ReactElement, useMemo } from 'react';
import { MatchPage } from '../games/rps/MatchPage.tsx';
import { localMatch } from '../local/arena.ts';
import { isOnline } from '../online/ids.ts';
import { onlineMatch } from '../online/source.ts';

/** A match, wherever it is played: its id tells. */
export function AnyMatchPage(): ReactElement {
  const { match } = useParams({ from: '/match/$match' });
  const source = useMemo(
    () => (isOnline(match) ? onlineMatch<View, Command, Event>(match) : localMatch<View, Command, Event>(match)),
    [match],
  );
  return <MatchPage key={match} id={match} source={source} />;
}
