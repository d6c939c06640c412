import { availableParallelism } from 'node:os';
import { type AnyEntry, type Json, title } from '@tactarium/engine';
import { chooseContestant, chooseGame, chooseOptions, type TypedOptions, titleOf, wholeNumber } from '../choices.ts';
import { complain, EXIT, type ExitCode } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import type { Fixture, Played } from '../tournament/fixture.ts';
import { playAll } from '../tournament/pool.ts';
import { fixturesOf, ladderOf, pairingsOf } from '../tournament/schedule.ts';
import { drawTallies } from '../tournament/table.ts';
import { scoreOf, type Tally, tallyOf } from '../tournament/tally.ts';

export interface SimulateOptions extends TypedOptions {
  readonly bots: string;
  /** Only neighbours in the list play each other. */
  readonly ladder?: boolean;
  readonly games: string;
  readonly seed: string;
  readonly threads?: string;
  readonly json?: boolean;
}

const MOST_GAMES = 1_000_000;
const MOST_THREADS = 64;
const LARGEST_RUN = 2 ** 31 - 1;

export async function simulate(terminal: Terminal, gameId: string, typed: SimulateOptions): Promise<ExitCode> {
  const entry = chooseGame(gameId);
  const options = chooseOptions(entry, typed);
  const bots = typed.bots.split(',').map((name) => chooseContestant(entry, name.trim()).name);
  const games = wholeNumber('games', typed.games, 1, MOST_GAMES);
  const run = wholeNumber('seed', typed.seed, 0, LARGEST_RUN);
  const threads =
    typed.threads === undefined ? availableParallelism() : wholeNumber('threads', typed.threads, 1, MOST_THREADS);

  const seats = entry.game.seats.length;
  if (seats > 2) complain(`${entry.name} has ${seats} seats; tournaments are for games of one or two.`);
  const pairings = typed.ladder ? ladderOf(bots, seats) : pairingsOf(bots, seats);
  if (pairings.length === 0) complain('--bots needs at least two names, like --bots normal,baby.');

  const fixtures = pairings.flatMap((pairing) => fixturesOf(entry, options, pairing, games, run));
  const played = await playWatched(terminal, fixtures, threads);
  const tallies = pairings.map((pairing, i) => tallyOf(pairing, played.slice(i * games, (i + 1) * games)));
  terminal.print(
    typed.json
      ? `${JSON.stringify({ game: entry.game.id, rules: entry.game.rules, options, seed: run, games, pairings: tallies, seats: seatShares(entry, played) }, undefined, 2)}\n`
      : asText(terminal, entry, options, { games, run }, tallies, played),
  );
  return EXIT.fine;
}

const BAR = 30;

async function playWatched(
  terminal: Terminal,
  fixtures: readonly Fixture[],
  threads: number,
): Promise<readonly Played[]> {
  let shown = -1;
  const played = await playAll(fixtures, Math.min(threads, fixtures.length), (done) => {
    const full = Math.trunc((BAR * done) / fixtures.length);
    const percent = Math.trunc((100 * done) / fixtures.length);
    if (percent === shown) return;
    shown = percent;
    terminal.progress(`${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done} of ${fixtures.length} games`);
  });
  terminal.progress('');
  return played;
}

function asText(
  { colors }: Terminal,
  entry: AnyEntry,
  options: Json,
  { games, run }: { readonly games: number; readonly run: number },
  tallies: readonly Tally[],
  played: readonly Played[],
): string {
  const head = `${titleOf(entry, options)}: ${games} games a pairing, seed ${run}, rules ${entry.game.rules}`;
  const shares = Object.entries(seatShares(entry, played)).map(
    ([seat, share]) => `${title(seat)} scored ${(100 * share).toFixed(1)} %`,
  );
  return `${colors.bold(head)}\n${drawTallies(tallies)}\nOver all games ${shares.join(', ')}.\n`;
}

/** What each seat scored, whoever sat in it: 0 to 1. */
function seatShares({ game: { seats } }: AnyEntry, played: readonly Played[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    seats.map((name, seat) => {
      const scores = played.flatMap(({ outcome }) => scoreOf(outcome, seat) ?? []);
      const sum = scores.reduce((total, score) => total + score, 0);
      return [name, scores.length === 0 ? 0 : sum / scores.length];
    }),
  );
}
