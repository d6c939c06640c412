import type { Difficulty, Size } from '@tactarium/games/forests/client';
import type { VictoryType } from '@tactarium/games/forests/score';
import { and, count, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Query } from '../../storage/database.ts';
import { players } from '../../storage/schema.ts';
import { ormOn } from '../../storage/sql/orm.ts';
import { forestScores as scores } from './schema.ts';
import { type RankedScore, type Ranking, ranksOf, type Score, type Scores } from './scores.ts';

/**
 * Whoever sits there when it is written, also if a guest is just becoming an account: the claim waits for this row, or
 * this waits for the claim.
 */
const ADD = `
insert into forest_scores
  (match, player, difficulty, map_size, forests_captured, turns_played, victory, victory_type, timestamp)
select person.match, person.player, $2, $3, $4, $5, $6, $7, $8
from seats person join seats computer on computer.match = person.match and computer.seat = 1
where person.match = $1 and person.seat = 0 and person.player is not null and computer.bot = $2
for share of person`;

/** FOR-30, each key ascending. */
const KEYS = sql`(not ${scores.victory}), (${scores.victoryType} <> 'monopoly'), ${scores.turnsPlayed}, ${scores.timestamp}`;

/** Scores of one player: more than anybody has. */
const ALL = 100_000;

export function sqlScores(query: Query): Scores {
  const orm = ormOn(query);
  const select = (where: SQL | undefined, limit: number) =>
    orm
      .select({ score: scores, name: players.name, passwordHash: players.passwordHash })
      .from(scores)
      .innerJoin(players, eq(players.id, scores.player))
      .where(where)
      .orderBy(KEYS, scores.match)
      .limit(limit);
  type Row = Awaited<ReturnType<typeof select>>[number];

  /** One more than there are better ones. */
  async function rankOf({ score }: Row, ranking: Ranking): Promise<number> {
    const { victory, victoryType, turnsPlayed, timestamp } = score;
    const own = sql`${!victory}::boolean, ${victoryType !== 'monopoly'}::boolean, ${turnsPlayed}::int, ${timestamp}::bigint`;
    const better = and(wanted(ranking), sql`(${KEYS}) < (${own})`);
    const [row] = await orm.select({ better: count() }).from(scores).where(better);
    return 1 + row!.better;
  }

  async function first(which: SQL, ranking: Ranking): Promise<RankedScore | undefined> {
    const [row] = await select(and(which, wanted(ranking)), 1);
    return row && rankedScore(row, await rankOf(row, ranking));
  }

  return {
    async add(score) {
      const { match, difficulty, mapSize, forestsCaptured, turnsPlayed, victory, victoryType, timestamp } = score;
      await query(ADD, [match, difficulty, mapSize, forestsCaptured, turnsPlayed, victory, victoryType, timestamp]);
    },
    async best(ranking, limit) {
      const rows = await select(wanted(ranking), limit);
      const ranks = ranksOf(rows.map(scoreIn));
      return rows.map((row, i) => rankedScore(row, ranks[i]!));
    },
    bestOf: (player, ranking) => first(eq(scores.player, player), ranking),
    ofMatch: (match, ranking) => first(eq(scores.match, match), ranking),
    async counts({ before, defeats }) {
      const rows = await orm
        .select({ difficulty: scores.difficulty, mapSize: scores.mapSize, entries: count() })
        .from(scores)
        .where(wanted({ before, defeats }))
        .groupBy(scores.difficulty, scores.mapSize)
        .orderBy(scores.difficulty, scores.mapSize);
      return rows.map((row) => ({ ...row, difficulty: row.difficulty as Difficulty, mapSize: row.mapSize as Size }));
    },
    ofPlayer: async (player) => (await select(eq(scores.player, player), ALL)).map(scoreIn),
    async move(guest, account) {
      await orm.update(scores).set({ player: account }).where(eq(scores.player, guest));
    },
  };

  function scoreIn({ score: { player: _, difficulty, mapSize, victoryType, ...rest } }: Row): Score {
    return {
      ...rest,
      difficulty: difficulty as Difficulty,
      mapSize: mapSize as Size,
      victoryType: victoryType as VictoryType,
    };
  }

  function rankedScore(row: Row, rank: number): RankedScore {
    const { score, name, passwordHash } = row;
    return { ...scoreIn(row), rank, player: { id: score.player, name, guest: passwordHash === null } };
  }
}

function wanted({ difficulty, mapSize, before, defeats }: Ranking): SQL | undefined {
  return and(
    difficulty === undefined ? undefined : eq(scores.difficulty, difficulty),
    mapSize === undefined ? undefined : eq(scores.mapSize, mapSize),
    before === undefined ? undefined : lt(scores.timestamp, before),
    // As the index has it, so that it is used.
    defeats ? undefined : sql`(not ${scores.victory}) = false`,
  );
}
