import { useMemo } from 'react';
import { useBots } from '../local/useBots.ts';
import { useMatches } from '../local/useMatches.ts';
import { useMine } from '../online/useMine.ts';
import { rowsOf } from '../pages/myGames.ts';
import { keepBeaten, nextOf, type Record, recordsOf } from './ladder.ts';

interface Ladder {
  /** Every level of the game, the weakest first. */
  readonly bots: readonly string[];
  readonly records: ReadonlyMap<string, Record>;
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
    const records = recordsOf(rowsOf(local ?? [], online ?? []), game);
    const beaten = keepBeaten(game, records);
    return { bots, records, beaten, next: nextOf(bots, beaten), ...(failed !== undefined && { failed }) };
  }, [bots, failed, local, online, game]);
}
