import { useMemo } from 'react';
import { useBots } from '../local/useBots.ts';
import { useMatches } from '../local/useMatches.ts';
import { useMine } from '../online/useMine.ts';
import { rowsOf } from '../pages/myGames.ts';
import { keepBeaten, nextOf, type Tally, talliesOf } from './ladder.ts';

interface Ladder {
  /** Every level of the game, the weakest first. */
  readonly bots: readonly string[];
  readonly tallies: ReadonlyMap<string, Tally>;
  readonly beaten: ReadonlySet<string>;
  /** Who comes next; undefined when everybody was beaten. */
  readonly next: string | undefined;
  readonly failed?: string;
}

/** How far one has come against the computer at a game. */
export function useLadder(game: string): Ladder {
  const { bots, failed } = useBots(game);
  const { matches: local } = useMatches();
  const { matches: online } = useMine();
  return useMemo(() => {
    const tallies = talliesOf(rowsOf(local ?? [], online ?? []), game);
    const beaten = keepBeaten(game, tallies);
    return { bots, tallies, beaten, next: nextOf(bots, beaten), ...(failed !== undefined && { failed }) };
  }, [bots, failed, local, online, game]);
}
