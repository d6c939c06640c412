import { actorName, type Json, match as matchOf, readReplay, type Verdict, verify } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import { unpack } from '../storage/archive.ts';
import type { Dumped } from '../storage/port/backup.ts';
import { ARENA } from '../storage/port/log.ts';

export interface Verified {
  readonly matches: number;
  readonly commands: number;
  /** Of rules that this version no longer has: they are shown from their events, and cannot be played again. */
  readonly ofOtherRules: number;
  readonly faults: readonly string[];
}

type Row = Dumped['row'];

/** Plays every match of an export again and compares each event and digest. Rows come in the order of `dump`. */
export async function verifyMatches(rows: AsyncIterable<Dumped>): Promise<Verified> {
  const matches = new Map<string, Row>();
  const faults: string[] = [];
  let commands = 0;
  let ofOtherRules = 0;
  let log: Row[] = [];
  const judge = (): void => {
    const [first] = log;
    if (!first) return;
    const id = String(first['match']);
    const verdict = verdictOn(matches.get(id), log);
    if (verdict.is === 'verified') commands += verdict.commands;
    else if (verdict.is === 'made under other rules') ofOtherRules++;
    else faults.push(`${id}, command ${(verdict.at ?? 0) + 1}: ${verdict.why}`);
    log = [];
  };
  for await (const { table, row } of rows) {
    if (table === 'matches') matches.set(String(row['id']), row);
    if (table !== 'log' && table !== 'archive') continue;
    if (table === 'archive' || row['match'] !== log[0]?.['match']) judge();
    if (table === 'archive') log = await unpacked(row);
    else log.push(row);
  }
  judge();
  return { matches: matches.size, commands, ofOtherRules, faults };
}

/** The rows of an archived log, as an export has those of the others. */
async function unpacked({ match, body }: Row): Promise<Row[]> {
  const rows = await unpack(String(match), Buffer.from(String(body).slice('\\x'.length), 'hex'));
  return rows.map((row) => ({
    ...row,
    command: JSON.parse(row.command) as Json,
    events: JSON.parse(row.events) as Json,
  }));
}

function verdictOn(match: Row | undefined, log: readonly Row[]): Verdict {
  if (!match) return { is: 'broken', why: 'the match itself is missing' };
  const hole = log.findIndex(({ seq }, index) => seq !== index + 1);
  if (hole >= 0) return { is: 'broken', at: hole, why: 'it is missing' };
  const { game, rules, options, seed } = match;
  const entry = gameNamed(String(game));
  if (!entry) return { is: 'broken', why: `there is no game ${String(game)}` };
  const commands = log.map(({ actor, command }) => ({
    actor: actor === ARENA ? 'arena' : actorName(entry.game, Number(actor)),
    command,
  }));
  const digests = log.map(({ digest }) => digest);
  const events = log.map((row) => row['events']);
  const replay = readReplay({ game, rules, options, seed, commands, digests, events });
  if (replay.ok) return verify(matchOf(entry.game), replay.value);
  return { is: 'broken', why: `it cannot be read (${JSON.stringify(replay.error.detail)})` };
}
