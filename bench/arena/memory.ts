import { FoldedMatch } from '@tactarium/arena/match/foldedMatch';
import type { MatchRow } from '@tactarium/arena/storage/port/matches';
import { gameNamed } from '@tactarium/games';

/** Bytes of a live match in memory, some moves into it. Run with `--expose-gc`. */
const MATCHES = 1_000;
const MOVES = 40;

const entry = gameNamed('rps')!;
const collect = (): number => {
  globalThis.gc!();
  return process.memoryUsage().heapUsed;
};

function newMatch(i: number): MatchRow {
  const seat = (index: number) => ({ seat: index, player: `p${i}-${index}`, name: 'somebody', joined: true });
  return {
    id: `m${i}`,
    game: 'rps',
    rules: entry.game.rules,
    options: { variant: 'onslaught' },
    seed: `chacha8:${String(i).padStart(64, '0')}`,
    clock: { type: 'move', seconds: 120 },
    delay: 3,
    watch: true,
    rated: false,
    invite: `invite${i}`,
    maker: `p${i}-0`,
    status: 'live',
    created: 0,
    started: 0,
    turn: 0,
    seats: [seat(0), seat(1)],
  };
}

function played(i: number): FoldedMatch {
  const folded = new FoldedMatch(entry, newMatch(i));
  for (let move = 0; move < MOVES && folded.match.status === 'live'; move++) {
    const [seat] = folded.game.toAct(folded.state);
    const commands = folded.game.legal(folded.state, seat!).filter(({ type }) => type === 'move' || type === 'choose');
    const command = commands[(move * 7 + i) % commands.length]!;
    const proposed = folded.propose(seat!, command, JSON.stringify(command), move, []);
    if (!proposed.ok) throw new Error(proposed.error.code);
    folded.accept(proposed.value);
    folded.release();
  }
  return folded;
}

played(0);
const before = collect();
const tables = Array.from({ length: MATCHES }, (_, i) => played(i));
process.stdout.write(String((collect() - before) / tables.length));
