import type { Command } from 'commander';
import { type ChancesOptions, chances } from '../commands/chances.ts';
import { type CheckOptions, check } from '../commands/check.ts';
import { type ReplayOptions, replay } from '../commands/replay.ts';
import type { Terminal } from '../terminal.ts';
import type { Answer } from './answer.ts';
import { FARM } from './farmOption.ts';

export function describeCheck(program: Command, terminal: Terminal, answer: Answer): void {
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

export function describeReplay(program: Command, terminal: Terminal, answer: Answer): void {
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

export function describeChances(program: Command, terminal: Terminal, answer: Answer): void {
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
