import { type AnyEntry, type Json, title } from '@tactarium/engine';
import {
  chooseContestant,
  chooseGame,
  chooseOptions,
  chooseThreads,
  LARGEST_RUN,
  MOST_GAMES,
  type TypedOptions,
  titleOf,
  wholeNumber,
} from '../choices.ts';
import { complain, EXIT, type ExitCode } from '../complaint.ts';
import { onFarm } from '../farm.ts';
import { watching } from '../progress.ts';
import { tournamentGame } from '../tasks/tournamentGame.ts';
import type { Terminal } from '../terminal.ts';
import type { Played } from '../tournament/fixture.ts';
import { fixturesOf, ladderOf, pairingsOf } from '../tournament/schedule.ts';
import { drawTallies } from '../tournament/table.ts';
import { scoreOf, type Tally, tallyOf } from '../tournament/tally.ts';

export interface SimulateOptions extends TypedOptions {
  readonly bots?: string;
  /** Only neighbours in the list play each other. */
  readonly ladder?: boolean;
  readonly games: string;
  readonly seed: string;
  readonly threads?: string;
  /** The address of a farm that plays the games. */
  readonly farm?: string;
  readonly json?: boolean;
}

export async function simulate(terminal: Terminal, gameId: string, typed: SimulateOptions): Promise<ExitCode> {
  const entry = chooseGame(gameId);
  const options = chooseOptions(entry, typed);
  const needed = entry.solitary
    ? `--bots needs a name, like --bots ${entry.bots[0]!.name}.`
    : '--bots needs at least two names, like --bots normal,baby.';
  if (typed.bots === undefined) complain(needed);
  const bots = typed.bots.split(',').map((name) => chooseContestant(entry, name.trim()).name);
  const games = wholeNumber('games', typed.games, 1, MOST_GAMES);
  const run = wholeNumber('seed', typed.seed, 0, LARGEST_RUN);
  const threads = chooseThreads(typed.threads);

  const seats = entry.game.seats.length;
  if (seats > 2) complain(`${entry.name} has ${seats} seats; tournaments are for games of one or two.`);
  const pairings = typed.ladder ? ladderOf(bots, seats) : pairingsOf(bots, seats);
  if (pairings.length === 0) complain(needed);

  const fixtures = pairings.flatMap((pairing) => fixturesOf(entry, options, pairing, games, run));
  const watch = watching(terminal, fixtures.length, 'games');
  const played = await onFarm(typed.farm, threads, (farm, signal) =>
    farm.run(tournamentGame, fixtures, () => watch(1), signal),
  );
  const tallies = pairings.map((pairing, i) => tallyOf(pairing, played.slice(i * games, (i + 1) * games)));
  terminal.print(
    typed.json
      ? `${JSON.stringify({ game: entry.game.id, rules: entry.game.rules, options, seed: run, games, pairings: tallies, seats: seatShares(entry, played) }, undefined, 2)}\n`
      : asText(terminal, entry, options, { games, run }, tallies, played),
  );
  return EXIT.fine;
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
