import { games } from '@tactarium/games';
import { factions } from '@tactarium/games/roguelike/content/index';
import { Command, CommanderError } from 'commander';
import { appointAdmin, listAdmins } from './commands/admin.ts';
import { type BattleOptions, battle } from './commands/battle.ts';
import { type ChancesOptions, chances } from './commands/chances.ts';
import { type CheckOptions, check } from './commands/check.ts';
import { listFarm } from './commands/farm.ts';
import { listGames } from './commands/games.ts';
import { type PlayOptions, play } from './commands/play.ts';
import { type ReplayOptions, replay } from './commands/replay.ts';
import { type SeedTeamsOptions, seedTeams } from './commands/seedTeams.ts';
import { serveArena } from './commands/serve.ts';
import { type SimulateOptions, simulate } from './commands/simulate.ts';
import { type SimulateBattlesOptions, simulateBattles } from './commands/simulateBattles.ts';
import { type SimulateRunsOptions, simulateRuns } from './commands/simulateRuns.ts';
import { exportAll, importAll, verifyExport } from './commands/transfer.ts';
import { type UnitOptions, unit } from './commands/unit.ts';
import { type WorkerOptions, work } from './commands/worker.ts';
import { Complaint, complain, EXIT, type ExitCode } from './complaint.ts';
import { checkMechs, exportMech } from './games/mechs/check.ts';
import { unknownName } from './nearest.ts';
import type { PlaceOptions } from './place.ts';
import { printable, type Terminal } from './terminal.ts';

const EXIT_CODES = `
Exit codes:
  0  all is well
  1  what was checked failed: a scenario differs, a recorded game is broken
  2  bad usage, or something that cannot be read
  3  a mistake of Tactarium itself`;

/** Runs one command line. What the user can put right is explained in a sentence. */
export async function run(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT.fine;
  const program = describe(terminal, (answer) => {
    code = answer;
  });
  try {
    if (args[0] === 'help' && args[1] !== undefined) refuseUnknown(program, args[1]);
    await program.parseAsync(globalFirst(args), { from: 'user' });
    return code;
  } catch (fault) {
    // Commander has already printed its message; only requested help counts as success.
    if (fault instanceof CommanderError) return fault.exitCode === 0 ? EXIT.fine : EXIT.usage;
    if (!(fault instanceof Complaint)) throw fault;
    terminal.warn(`${printable(fault.message)}\n`);
    return EXIT.usage;
  }
}

/** Commander answers `help` of an unknown command with all there is, and no word about the mistake. */
function refuseUnknown({ commands }: Command, typed: string): void {
  const known = ['help', ...commands.map((command) => command.name())];
  if (!typed.startsWith('-') && !known.includes(typed)) complain(unknownName('command', typed, known));
}

/** Options belong to the command they follow, so that `simulate` and `simulate battles` may differ; this one is global. */
const globalFirst = (args: readonly string[]): readonly string[] =>
  args.includes(NO_COLOR) ? [NO_COLOR, ...args.filter((arg) => arg !== NO_COLOR)] : args;

const NO_COLOR = '--no-color';

function describe(terminal: Terminal, answer: (code: ExitCode) => void): Command {
  const program = new Command('tactarium')
    .description('Turn-based tactics in a terminal: play, check rules, watch recorded games, let bots play.')
    .enablePositionalOptions()
    .option(NO_COLOR, 'no colours (also: NO_COLOR=1, or output that is not a terminal)')
    .helpOption('-h, --help', 'explain this command')
    .helpCommand('help [command]', 'explain a command')
    .addHelpText('after', `${EXIT_CODES}\n\n\`tactarium help play\` and so on explain more.`)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => terminal.print(text),
      writeErr: (text) => terminal.warn(text),
      getOutHelpWidth: () => HELP_WIDTH,
      getErrHelpWidth: () => HELP_WIDTH,
    })
    .showHelpAfterError('(`--help` explains)')
    .exitOverride();
  describePlay(program, terminal, answer);
  describeCheck(program, terminal, answer);
  describeReplay(program, terminal, answer);
  describeChances(program, terminal, answer);
  describeSimulate(program, terminal, answer);
  describeMech(program, terminal, answer);
  describeBattle(program, terminal, answer);
  describeUnit(program, terminal, answer);
  describeServer(program, terminal, answer);
  describeAdmin(program, terminal, answer);
  describeFarm(program, terminal, answer);
  program
    .command('games')
    .description('list the games, their variants and their bots')
    .option('--json', 'for programs')
    .action((options: { json?: boolean }) => answer(listGames(terminal, options)));
  return program;
}

const HELP_WIDTH = 100;
const FACTIONS = factions.map(({ id }) => id).join(', ');
const FARM = 'a farm that does the work instead of this machine: postgres://… or redis://…';
const KNOWN = games.map(({ game }) => game.id).join(', ');

type Answer = (code: ExitCode) => void;

function withGameOptions(command: Command): Command {
  return command
    .option('--variant <name>', 'the variant to play (`tactarium games` lists them)')
    .option('--size <n>', 'the size of the map, in games that have one')
    .option('--scenario <name>', 'a battle that is ready to be fought, where the game has some')
    .option('--options <json>', 'all options of the game, as JSON')
    .option('--set <name=value>', 'one option of the game; may be repeated', collect);
}

const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

function describePlay(program: Command, terminal: Terminal, answer: Answer): void {
  withGameOptions(
    program
      .command('play')
      .argument('<game>', KNOWN)
      .description('play against the computer, here in the terminal or with piped input')
      .option('--bot <level>', 'how strong the computer is (usually `normal`)')
      .option('--seat <name>', 'a seat of the game, or random; your side is always at the bottom')
      .option('--seed <seed>', 'a whole number or a full seed: the same seed and moves give the same game')
      .option('--record <file>', 'write the game down when it ends')
      .option('--server <address>', 'play over the network; alone, it goes on with your unfinished match there')
      .option('--invite', 'with --server: make a match and wait for a friend')
      .option('--join <code>', 'with --server: join a friend')
      .option('--name <name>', 'with --server: what others see')
      .option('--clock <time>', 'with --server: seconds a move like 60, a bank like 300+5, or none')
      .option('--day [date]', 'with --server, in Roguelike Run: the run of the day, or of a day that is over'),
  )
    .addHelpText(
      'after',
      `
Examples:
  tactarium play rps --bot baby
  tactarium play rps --variant rpsls --seat blue --record game.json
  printf 'place a1 b1\\nshuffle\\nready\\nmoves\\n' | tactarium play rps --seed 7
  tactarium play rps --server http://localhost:8080 --bot normal
  tactarium play rps --server http://localhost:8080 --invite
  tactarium play roguelike --server http://localhost:8080 --day

While playing, \`help\` says what can be typed. In RPS Battle:
  place a1 g1 · shuffle · swap a1 b2 · ready     to lay out the army
  b2 b3  or  b2b3                                to move and to attack
  rock, paper, scissors  or  r, p, s             to break a tie
  moves · draw · accept · decline · resign · quit`,
    )
    .action(async (game: string, options: PlayOptions) => answer(await play(terminal, game, options)));
}

function withPlace(command: Command): Command {
  return command
    .option('--data <folder>', 'the folder of the embedded database (DATA_DIR, usually ./data)')
    .option('--database <url>', 'a PostgreSQL instead (DATABASE_URL)');
}

function describeServer(program: Command, terminal: Terminal, answer: Answer): void {
  withPlace(program.command('serve'))
    .description('serve matches to browsers, terminals and programs')
    .option('--port <number>', 'where to listen (PORT, usually 8080)')
    .action(async (options: PlaceOptions) => answer(await serveArena(terminal, options)));
  withPlace(program.command('export'))
    .argument('<file>', 'where to write it')
    .description('write down everything a server keeps: the backup')
    .action(async (file: string, options: PlaceOptions) => answer(await exportAll(terminal, file, options)));
  withPlace(program.command('import'))
    .argument('<file>', 'what `export` wrote')
    .description('read an export into an empty database')
    .action(async (file: string, options: PlaceOptions) => answer(await importAll(terminal, file, options)));
  withPlace(program.command('seed-teams'))
    .description('fill a server with teams of Roguelike Run that bots have played, for its first players to meet')
    .option('--bot <name>', 'who plays', 'sensible')
    .option('--runs <n>', 'how many runs', '240')
    .option('--seed <n>', 'a whole number: the same gives the same teams', '1')
    .option('--threads <n>', 'runs at a time (usually one a core)')
    .action(async (options: SeedTeamsOptions) => answer(await seedTeams(terminal, options)));
  program
    .command('verify')
    .argument('<file>', 'what `export` wrote')
    .description('play every match of an export again and compare')
    .action(async (file: string) => answer(await verifyExport(terminal, file)));
}

function describeAdmin(program: Command, terminal: Terminal, answer: Answer): void {
  const admin = program.command('admin').description('say who may look after the players of a server');
  withPlace(admin.command('grant'))
    .argument('<name>', 'of an account')
    .description('make an account an admin')
    .action(async (name: string, options: PlaceOptions) => answer(await appointAdmin(terminal, name, true, options)));
  withPlace(admin.command('revoke'))
    .argument('<name>', 'of an account')
    .description('take that back')
    .action(async (name: string, options: PlaceOptions) => answer(await appointAdmin(terminal, name, false, options)));
  withPlace(admin.command('list'))
    .description('list the admins')
    .action(async (options: PlaceOptions) => answer(await listAdmins(terminal, options)));
}

function describeFarm(program: Command, terminal: Terminal, answer: Answer): void {
  program
    .command('worker')
    .argument('<url>', 'the farm: postgres://… or redis://…')
    .description('do the work of a farm on this machine, until it is stopped')
    .option('--threads <n>', 'jobs at a time (usually one a core)')
    .addHelpText(
      'after',
      `
Example, a worker on each machine, and the work given out from any:
  tactarium worker postgres://farm.local/tactarium
  tactarium simulate battles --games 20000 --farm postgres://farm.local/tactarium

A worker refuses work for other rules than its own, so that a report is never mixed.`,
    )
    .action(async (url: string, options: WorkerOptions) => answer(await work(terminal, url, options)));
  program
    .command('farm')
    .argument('<url>', 'the farm: postgres://… or redis://…')
    .description('list what a farm has to do, and what failed')
    .option('--json', 'for programs')
    .action(async (url: string, options: { json?: boolean }) => answer(await listFarm(terminal, url, options)));
}

function describeCheck(program: Command, terminal: Terminal, answer: Answer): void {
  program
    .command('check')
    .argument('<paths...>', 'files, or folders in which every *.scenario.yaml is taken')
    .description('run scenarios of the rules and show what differs')
    .option('--rule <id>', 'only scenarios of this rule')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      `
Examples:
  tactarium check specs
  tactarium check specs/rps --rule RPS-10
  tactarium check my.scenario.yaml --json

Exit code 1 when a scenario differs, 2 when a file cannot be read.`,
    )
    .action((paths: string[], options: CheckOptions) => answer(check(terminal, paths, options)));
}

function describeReplay(program: Command, terminal: Terminal, answer: Answer): void {
  program
    .command('replay')
    .argument('<file>', 'a recorded game, as `play --record` writes it')
    .description('verify a recorded game and step through it with everything open')
    .option('--all', 'print every step (as it does when not used at a terminal)')
    .option('--beliefs', 'tell at each step what either side should have believed of the other')
    .option('--verify', 'only say whether it is what playing it again gives')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      `
Examples:
  tactarium replay game.json
  tactarium replay game.json --all | less
  tactarium replay game.json --beliefs --all | less
  tactarium replay game.json --verify

Keys: Enter or n next, p back, a number goes to that step, q quits.
Exit code 1 when it is broken; with --verify also when it was made under other rules.`,
    )
    .action(async (file: string, options: ReplayOptions) => answer(await replay(terminal, file, options)));
}

function describeChances(program: Command, terminal: Terminal, answer: Answer): void {
  program
    .command('chances')
    .argument('<file>', 'a recorded game, as `play --record` writes it')
    .description('say how a recorded game stood after each turn, by bots that play it on to its end')
    .option('--games <n>', 'games from each step', '40')
    .option('--threads <n>', 'games at a time (usually one a core); it does not change the table')
    .option('--farm <url>', FARM)
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      `
Examples:
  tactarium chances game.json
  tactarium chances game.json --games 400 --farm redis://farm.local

Points: a win is 1, a draw is half. The interval is Wilson's at 95 %. Pages of replays show the same as a graph.`,
    )
    .action(async (file: string, options: ChancesOptions) => answer(await chances(terminal, file, options)));
}

function describeSimulate(program: Command, terminal: Terminal, answer: Answer): void {
  const simulation = program.command('simulate').enablePositionalOptions();
  withGameOptions(
    simulation
      .argument('<game>', KNOWN)
      .description('let bots play each other, every pair, with sides alternating')
      .option('--bots <names>', 'two or more, separated by commas')
      .option('--games <n>', 'games a pair', '100')
      .option('--seed <n>', 'a whole number: the same one gives the same table', '1')
      .option('--ladder', 'only neighbours in the list play each other')
      .option('--threads <n>', 'games at a time (usually one a core); it does not change the table')
      .option('--farm <url>', FARM)
      .option('--json', 'for programs'),
  )
    .addHelpText(
      'after',
      `
Examples:
  tactarium simulate rps --bots normal,baby --games 400 --seed 1
  tactarium simulate rps --bots normal,baby --variant onslaught --json

Points: a win is 1, a draw is half. The interval is Wilson's at 95 %.`,
    )
    .action(async (game: string, options: SimulateOptions) => answer(await simulate(terminal, game, options)));
  describeLaboratory(simulation, terminal, answer);
}

function describeLaboratory(simulation: Command, terminal: Terminal, answer: Answer): void {
  simulation
    .command('battles')
    .description('Roguelike Run: battles between teams of bots of equal gold, and a report on the balance')
    .option('--factions <names>', 'all, or two or more separated by commas', 'all')
    .option('--games <n>', 'battles in all, spread evenly over the pairs', '20000')
    .option('--seed <n>', 'a whole number: the same one gives the same report', '1')
    .option('--threads <n>', 'threads to fight on (usually one a core); it does not change the report')
    .option('--farm <url>', FARM)
    .option('--html <file>', 'write the report as a page with plots')
    .option('--json <file>', 'write the report for programs')
    .addHelpText(
      'after',
      `
Examples:
  tactarium simulate battles --factions all --games 20000 --html balance.html
  tactarium simulate battles --factions humans,undead --games 2000 --seed 7 --json balance.json

Teams are drawn as a sensible player could have them by some battle of a run: decks, drafts, purchases, formations.
Both sides have the same gold and the same kind of deck. Intervals are at 95 %, Wilson's for win rates.`,
    )
    .action(async (options: SimulateBattlesOptions) => answer(await simulateBattles(terminal, options)));
  simulation
    .command('runs')
    .description('Roguelike Run: whole runs by bots, and how often they are won')
    .option('--bots <names>', 'one or more, separated by commas', 'sensible')
    .option('--share <percent>', 'the share of the gold received that their opponents have', '90')
    .option('--games <n>', 'runs a bot, spread evenly over the leaders', '240')
    .option('--seed <n>', 'a whole number: the same one gives the same table', '1')
    .option('--threads <n>', 'threads to play on (usually one a core); it does not change the table')
    .option('--farm <url>', FARM)
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      `
Examples:
  tactarium simulate runs --games 2000
  tactarium simulate runs --bots sensible,strong --games 240 --share 100 --json

Every bot plays the same leaders with the same seeds. Intervals are Wilson's at 95 %.`,
    )
    .action(async (options: SimulateRunsOptions) => answer(await simulateRuns(terminal, options)));
}

function describeMech(program: Command, terminal: Terminal, answer: Answer): void {
  const mech = program.command('mech').description('build mechs for Mech Skirmish');
  mech
    .command('check')
    .argument('<files...>', 'mechs as JSON')
    .description('say whether a mech is built by the rules, and what is wrong with it')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      `
Examples:
  tactarium mech export Lantern > my-mech.json
  tactarium mech check my-mech.json

Exit code 1 when a mech is not legal, 2 when a file cannot be read.`,
    )
    .action((files: string[], options: { json?: boolean }) => answer(checkMechs(terminal, files, options)));
  mech
    .command('export')
    .argument('<name>', 'a stock mech')
    .description('print a stock mech as JSON, to start from')
    .action((name: string) => answer(exportMech(terminal, name)));
}

function describeBattle(program: Command, terminal: Terminal, answer: Answer): void {
  program
    .command('battle')
    .description('play one battle of Roguelike Run and tell what happened and why')
    .requiredOption('--left <team>', `a faction (${FACTIONS}), or a file with a team in JSON`)
    .requiredOption('--right <team>', 'the other side')
    .option('--units <n>', 'how many of a faction take the field', '6')
    .option('--tier <n>', 'the tier of a faction’s units', '1')
    .option('--seed <seed>', 'a whole number or a full seed: the same seed gives the same battle')
    .option('--systems <names>', 'which of the twelve systems are on: all, none, a list, or all,-auras')
    .option('--json', 'the events, for programs')
    .addHelpText(
      'after',
      `
Examples:
  tactarium battle --left humans --right undead --seed 7
  tactarium battle --left chaos --right machine --units 12 --tier 3 --systems all,-contagion
  tactarium battle --left my-team.json --right undead --json

A team: { "units": [{ "unit": "humans/footman", "tier": 2, "at": [3, 1] }], "leader": "humans/commander_aldric",
"spells": [{ "spell": "humans/rally", "timing": "mid" }] }. Left stands on rows 0 and 1, right on rows 8 and 9.`,
    )
    .action((options: BattleOptions) => answer(battle(terminal, options)));
}

function describeUnit(program: Command, terminal: Terminal, answer: Answer): void {
  program
    .command('unit')
    .argument('[name]', 'its name, a title or an id; without one, all names are listed')
    .description('print the card of a unit of Roguelike Run: numbers, tags and abilities at every tier')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      `
Examples:
  tactarium unit "Grand Champion"
  tactarium unit order/knight --json
  tactarium unit

Numbers are those at battle start, with the faction's bonus and without a leader.`,
    )
    .action((name: string | undefined, options: UnitOptions) => answer(unit(terminal, name, options)));
}
