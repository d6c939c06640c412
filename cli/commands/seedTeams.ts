import { gameNamed } from '@tactarium/games';
import { chooseBot, chooseThreads, LARGEST_RUN, MOST_GAMES, wholeNumber } from '../choices.ts';
import { complain, EXIT, type ExitCode } from '../complaint.ts';
import { onFarm } from '../farm.ts';
import { runsOf } from '../laboratory/runs.ts';
import { chooseConfig, type PlaceOptions, whyClosed } from '../place.ts';
import { watching } from '../progress.ts';
import { teams } from '../tasks/teams.ts';
import type { Terminal } from '../terminal.ts';

export interface SeedTeamsOptions extends PlaceOptions {
  readonly bot: string;
  readonly runs: string;
  readonly seed: string;
  readonly threads?: string;
}

/** The gold of those whom the bot meets, in percent of its own. */
const SHARE = 90;

/** Plays runs by a bot, and files their teams on a server as house teams, so that its first players meet somebody. */
export async function seedTeams(terminal: Terminal, typed: SeedTeamsOptions): Promise<ExitCode> {
  const bot = chooseBot(gameNamed('roguelike')!, typed.bot).name;
  const runs = wholeNumber('runs', typed.runs, 1, MOST_GAMES);
  const seed = wholeNumber('seed', typed.seed, 0, LARGEST_RUN);
  const { fileHouseTeams, openStore } = await import('@tactarium/arena');
  const { place } = await chooseConfig(typed);
  const store = await openStore(place).catch(async (fault: unknown) => complain(await whyClosed(fault)));
  try {
    const assignments = runsOf(bot, SHARE, runs, seed);
    const watch = watching(terminal, assignments.length, 'runs');
    const played = await onFarm(undefined, chooseThreads(typed.threads), (farm, signal) =>
      farm.run(teams, assignments, () => watch(1), signal),
    );
    const all = played.flat();
    const filed = await fileHouseTeams(store, all);
    terminal.print(`${runs} runs of ${bot} gave ${all.length} teams; ${filed} of them are new on this server.\n`);
    return EXIT.fine;
  } finally {
    await store.close();
  }
}
