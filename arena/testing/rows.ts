import type { CommitRow } from '../storage/port/log.ts';
import type { Beginning, MatchRow } from '../storage/port/matches.ts';
import { ORDINARY, type PlayerRow, type SessionRow } from '../storage/port/players.ts';
import type { SharedRow } from '../storage/port/shared.ts';

/** Rows for tests of the storage: what is left out has some usual value. */

export const playerRow = (id: string, more: Partial<PlayerRow> = {}): PlayerRow => ({
  id,
  name: `name of ${id}`,
  created: 1_000,
  ...ORDINARY,
  ...more,
});

export const sessionRow = (player: string, more: Partial<SessionRow> = {}): SessionRow => ({
  id: `s${player}`,
  tokenHash: `hash of ${player}`,
  player,
  began: 1_000,
  seen: 1_000,
  ...more,
});

export const matchRow = (id: string, maker: string, more: Partial<MatchRow> = {}): MatchRow => ({
  id,
  game: 'rps',
  rules: '1',
  options: { variant: 'classic' },
  seed: `chacha8:${'0'.repeat(64)}`,
  clock: { type: 'move', seconds: 120 },
  delay: 3,
  watch: true,
  rated: false,
  invite: `invite ${id}`,
  maker,
  status: 'open',
  created: 2_000,
  turn: 0,
  seats: [
    { seat: 0, player: maker, joined: true },
    { seat: 1, joined: false },
  ],
  ...more,
});

export const sharedRow = (id: string, player: string, more: Partial<SharedRow> = {}): SharedRow => ({
  id,
  player,
  game: 'rps',
  rules: '1',
  options: { variant: 'classic', deep: [1, { a: null }] },
  seat: 'red',
  bot: 'baby',
  outcome: { winner: 'blue', reason: 'resigned' },
  commands: 12,
  created: 4_000,
  body: 'H4sI',
  ...more,
});

/** A beginning with a clock that runs. */
export const beginning = (): Beginning => ({
  started: 2_500,
  deadline: 5_000,
  botDue: null,
  arenaDue: null,
  owing: [0],
});

export const commitRow = (match: string, seq: number, more: Partial<CommitRow> = {}): CommitRow => ({
  match,
  game: 'rps',
  seq,
  actor: 0,
  n: seq - 1,
  command: `{"type":"move","seq":${seq}}`,
  arrival: 3_000 + seq,
  events: '[{"type":"moved"}]',
  digest: '0123456789abcdef',
  turn: seq,
  deadline: 9_000 + seq,
  botDue: null,
  arenaDue: null,
  owing: [1],
  outcome: null,
  step: { match: matchRow(match, 'pred'), actor: 0, command: { type: 'move' }, events: [], state: undefined },
  ...more,
});
