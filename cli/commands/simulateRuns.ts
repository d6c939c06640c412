import { gameNamed } from '@tactarium/games';
import Table from 'cli-table3';
import { chooseBot, chooseThreads, LARGEST_RUN, MOST_GAMES, wholeNumber } from '../choices.ts';
import { EXIT, type ExitCode } from '../complaint.ts';
import { onFarm } from '../farm.ts';
import { type RunsReport, runsOf, runsReport } from '../laboratory/runs.ts';
import { watching } from '../progress.ts';
import { runs } from '../tasks/runs.ts';
import type { Terminal } from '../terminal.ts';

export interface SimulateRunsOptions {
  readonly bots: string;
  readonly share: string;
  readonly games: string;
  readonly seed: string;
  readonly threads?: string;
  readonly farm?: string;
  readonly json?: boolean;
}

/** Whole runs by bots against bots: how often they are won, by bot, faction and leader. */
export async function simulateRuns(terminal: Terminal, typed: SimulateRunsOptions): Promise<ExitCode> {
  const bots = typed.bots.split(',').map((name) => chooseBot(gameNamed('roguelike')!, name.trim()).name);
  const share = wholeNumber('share', typed.share, 50, 150);
  const games = wholeNumber('games', typed.games, 1, MOST_GAMES);
  const run = wholeNumber('seed', typed.seed, 0, LARGEST_RUN);
  const assignments = bots.flatMap((bot) => runsOf(bot, share, games, run));
  const watch = watching(terminal, assignments.length, 'runs');
  const played = await onFarm(typed.farm, chooseThreads(typed.threads), (farm, signal) =>
    farm.run(runs, assignments, () => watch(1), signal),
  );
  const reports = bots.map((bot, i) => runsReport(bot, assignments, played, i * games, (i + 1) * games));
  if (typed.json) {
    terminal.print(
      `${JSON.stringify({ rules: runs.version, share, games, seed: run, bots: reports }, undefined, 2)}\n`,
    );
    return EXIT.fine;
  }
  const head = `Roguelike Run: ${games} runs a bot, against bots with ${share} % of the gold, seed ${run}`;
  terminal.print(`${terminal.colors.bold(head)}\n${reports.map(asText).join('\n')}\n`);
  return EXIT.fine;
}

const percent = (share: number): string => (100 * share).toFixed(1);

function asText({ all, factions: byFaction, leaders }: RunsReport): string {
  const table = new Table({
    head: ['', 'runs', 'won', '%', '95 % interval', 'wins a run', 'rating'],
    colAligns: ['left', 'right', 'right', 'right', 'right', 'right', 'right'],
    style: { head: [], border: [], compact: true },
  });
  for (const { name, battles, wins, rate, low, high, meanWins, meanRating } of [all, ...byFaction, ...leaders]) {
    const interval = `${percent(low)} – ${percent(high)}`;
    table.push([name, battles, wins, percent(rate), interval, meanWins.toFixed(2), meanRating.toFixed(0)]);
  }
  return table.toString();
}
