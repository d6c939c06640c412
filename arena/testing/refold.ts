import { rate } from '../ratings/rate.ts';
import type { Dumped } from '../storage/port/backup.ts';
import type { RatingRow } from '../storage/port/ratings.ts';
import type { Store } from '../storage/store.ts';

interface Change {
  readonly match: string;
  readonly seat: number;
  readonly player: string;
  readonly before: number;
  readonly after: number;
  readonly place: number;
}

interface Match {
  readonly id: string;
  readonly game: string;
  readonly ended: number;
  readonly outcome: { readonly void?: true };
  readonly status: string;
  readonly rated: boolean;
  readonly unrated: object | null;
}

export interface Refolded {
  /** What is not as the ended matches make it: nothing, one hopes. */
  readonly faults: readonly string[];
  readonly ratings: number;
}

/** Makes all ratings again from the ended matches, in the order of their places, and compares. */
export async function refold(store: Store): Promise<Refolded> {
  const tables = await read(store.dump());
  const matches = rowsOf<Match>(tables, 'matches').filter(({ status, rated }) => status === 'over' && rated);
  const changes = rowsOf<Change>(tables, 'rating_changes');
  const faults: string[] = [];
  for (const { id, outcome, unrated } of matches) {
    const found = changes.filter(({ match }) => match === id).length;
    if (found !== (outcome.void || unrated ? 0 : 2)) faults.push(`${id} is counted for ${found} players`);
  }
  const made = new Map<string, RatingRow>();
  const pairs = new Set<string>();
  for (const [one, other] of pairsOf(changes)) {
    const { game, ended, outcome } = matches.find(({ id }) => id === one.match)!;
    const seats = [one, other].map(({ seat, player }) => {
      const before = made.get(`${player} ${game}`);
      return { seat, player, joined: true, ...(before && { before }) };
    });
    const pair = `${[one.player, other.player].sort().join(' ')} ${game}`;
    const everTogether = pairs.has(pair) ? 1 : 0;
    pairs.add(pair);
    for (const [seat, { before, ...row }] of (rate({ game, ended, outcome, everTogether, seats }) ?? []).entries()) {
      const told = [one, other][seat]!;
      if (told.before !== before || told.after !== row.rating)
        faults.push(`${one.match} changed ${row.player} otherwise`);
      made.set(`${row.player} ${game}`, row);
    }
  }
  const kept = rowsOf<RatingRow>(tables, 'ratings');
  for (const row of kept) {
    const again = made.get(`${row.player} ${row.game}`);
    const differs = Object.entries(row).some(([key, value]) => again?.[key as keyof RatingRow] !== value);
    if (differs) faults.push(`${row.player} is rated ${row.rating}, and would be ${again?.rating}`);
  }
  if (kept.length !== made.size) faults.push(`${kept.length} ratings are kept, ${made.size} would be`);
  return { faults, ratings: kept.length };
}

function pairsOf(changes: readonly Change[]): readonly (readonly [Change, Change])[] {
  const sorted = changes.toSorted((a, b) => a.place - b.place || (a.match < b.match ? -1 : a.match > b.match ? 1 : a.seat - b.seat)); // biome-ignore format: one line
  return sorted.flatMap((change, i) => (i % 2 === 0 ? [[change, sorted[i + 1]!] as const] : []));
}

async function read(rows: AsyncIterable<Dumped>): Promise<readonly Dumped[]> {
  const list: Dumped[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

const rowsOf = <T>(tables: readonly Dumped[], name: string): readonly T[] =>
  tables.filter(({ table }) => table === name).map(({ row }) => row as T);
