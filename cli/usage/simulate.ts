import type { Command } from 'commander';
import { type SimulateOptions, simulate } from '../commands/simulate.ts';
import { type SimulateBattlesOptions, simulateBattles } from '../commands/simulateBattles.ts';
import { type SimulateRunsOptions, simulateRuns } from '../commands/simulateRuns.ts';
import type { Terminal } from '../terminal.ts';
import type { Answer } from './answer.ts';
import { FARM } from './farmOption.ts';
import { KNOWN, withGameOptions } from './gameOptions.ts';

export function describeSimulate(program: Command, terminal: Terminal, answer: Answer): void {
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
