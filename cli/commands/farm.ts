import { EXIT, type ExitCode } from '../complaint.ts';
import { chooseEngine } from '../farm.ts';
import type { Terminal } from '../terminal.ts';

const STATES = ['waiting', 'active', 'completed', 'failed'] as const;
const SHOWN = 10;

/** Lists the jobs of a farm, and what failed. */
export async function listFarm(terminal: Terminal, url: string, typed: { readonly json?: boolean }): Promise<ExitCode> {
  const queue = (await chooseEngine(url)).queue();
  try {
    const counts = await queue.getJobCounts(...STATES);
    const failed = (await queue.getJobs(['failed'], 0, SHOWN - 1)).map(({ name, failedReason }) => ({
      task: name,
      reason: failedReason ?? 'unknown',
    }));
    if (typed.json) {
      terminal.print(`${JSON.stringify({ counts, failed }, undefined, 2)}\n`);
      return EXIT.fine;
    }
    terminal.print(`${STATES.map((state) => `${counts[state] ?? 0} ${state}`).join(', ')}\n`);
    for (const { task, reason } of failed) terminal.print(`  ${task} failed: ${reason}\n`);
    return EXIT.fine;
  } finally {
    await queue.close();
  }
}
