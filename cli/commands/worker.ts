import { startWorker, Threads } from '@tactarium/farm';
import { chooseThreads } from '../choices.ts';
import { EXIT, type ExitCode } from '../complaint.ts';
import { chooseEngine, THREAD } from '../farm.ts';
import { tasks } from '../tasks/index.ts';
import type { Terminal } from '../terminal.ts';

export interface WorkerOptions {
  readonly threads?: string;
}

/** Does the work of a farm until it is told to stop; what is under way then is finished first. */
export async function work(terminal: Terminal, url: string, typed: WorkerOptions): Promise<ExitCode> {
  const count = chooseThreads(typed.threads);
  const engine = await chooseEngine(url);
  const threads = new Threads(THREAD, count);
  const worker = await startWorker(engine, threads, count, {
    onFailed: (task, reason) => terminal.warn(`${task} failed: ${reason}\n`),
    onTrouble: ({ message }) => terminal.warn(`the farm does not answer: ${message}\n`),
  });
  const known = tasks.map(({ name, version }) => `${name} (${version})`).join(', ');
  terminal.print(`Working on ${count === 1 ? 'one thread' : `${count} threads`}: ${known}.\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  await worker.close();
  await threads.close();
  return EXIT.fine;
}
