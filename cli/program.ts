import { Command, CommanderError } from 'commander';
import { Complaint, complain, EXIT, type ExitCode } from './complaint.ts';
import { unknownName } from './nearest.ts';
import { printable, type Terminal } from './terminal.ts';
import type { Answer } from './usage/answer.ts';
import { describeBattle, describeMech, describeUnit } from './usage/content.ts';
import { describeFarm } from './usage/farm.ts';
import { describeGames, describePlay } from './usage/play.ts';
import { describeChances, describeCheck, describeReplay } from './usage/rules.ts';
import { describeAdmin, describeServer } from './usage/server.ts';
import { describeSimulate } from './usage/simulate.ts';

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

function describe(terminal: Terminal, answer: Answer): Command {
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
  for (const describeOne of COMMANDS) describeOne(program, terminal, answer);
  return program;
}

const HELP_WIDTH = 100;

/** In the order of the help. */
const COMMANDS = [
  describePlay,
  describeCheck,
  describeReplay,
  describeChances,
  describeSimulate,
  describeMech,
  describeBattle,
  describeUnit,
  describeServer,
  describeAdmin,
  describeFarm,
  describeGames,
];
