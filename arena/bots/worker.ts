import { parentPort } from 'node:worker_threads';
import { perform } from './tasks.ts';

/** A thread that works, one task at a time. */
const port = parentPort!;
port.on('message', async ({ task, input }: { task: string; input: unknown }) => {
  try {
    port.postMessage({ done: await perform(task, input) });
  } catch (error) {
    port.postMessage({ failed: String(error) });
  }
});
