import { invariant } from '@tactarium/engine';
import type { MemoryHouse } from '../../storage/memory/tables.ts';
import {
  compareScores,
  type RankedScore,
  type Ranking,
  ranksOf,
  type Score,
  type ScoreCount,
  type Scores,
} from './scores.ts';

type Row = Score & { readonly player: string };

/** As the scores in SQL are. */
export function memoryScores(house: MemoryHouse): Scores {
  const table = house.table<Row>('forest_scores');

  function select({
    difficulty,
    mapSize,
    before = Number.POSITIVE_INFINITY,
    defeats,
  }: Ranking): readonly RankedScore[] {
    const rows = [...table.values()]
      .filter((row) => difficulty === undefined || row.difficulty === difficulty)
      .filter((row) => mapSize === undefined || row.mapSize === mapSize)
      .filter((row) => row.timestamp < before && (row.victory || defeats))
      .toSorted((a, b) => compareScores(a, b) || (a.match < b.match ? -1 : 1));
    const ranks = ranksOf(rows);
    return rows.map(({ player: id, ...score }, i) => {
      const { name, passwordHash } = house.player(id)!;
      return { ...score, rank: ranks[i]!, player: { id, name, guest: passwordHash === undefined } };
    });
  }

  return {
    async add(score) {
      const [person, computer] = house.match(score.match)!.seats;
      if (person?.player === undefined || computer?.bot !== score.difficulty) return;
      invariant(!table.has(score.match), 'a match has one score');
      table.set(score.match, { ...score, player: person.player });
    },
    best: async (ranking, limit) => select(ranking).slice(0, limit),
    bestOf: async (player, ranking) => select(ranking).find((score) => score.player.id === player),
    ofMatch: async (match, ranking) => select(ranking).find((score) => score.match === match),
    async counts({ before, defeats }) {
      const counts = new Map<string, ScoreCount>();
      for (const { difficulty, mapSize } of select({ before, defeats })) {
        const key = `${difficulty} ${mapSize}`;
        counts.set(key, { difficulty, mapSize, entries: (counts.get(key)?.entries ?? 0) + 1 });
      }
      return [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
    },
    async ofPlayer(player) {
      return select({ defeats: true }).flatMap(({ rank: _, player: by, ...score }) =>
        by.id === player ? [score] : [],
      );
    },
    async move(guest, account) {
      for (const [match, row] of table) if (row.player === guest) table.set(match, { ...row, player: account });
    },
  };
}
