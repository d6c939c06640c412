import type { Command } from 'commander';
import { listFarm } from '../commands/farm.ts';
import { type WorkerOptions, work } from '../commands/worker.ts';
import type { Terminal } from '../terminal.ts';
import type { Answer } from './answer.ts';

export function describeFarm(program: Command, terminal: Terminal, answer: Answer): void {
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
