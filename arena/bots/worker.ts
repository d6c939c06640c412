import { parentPort } from 'node:worker_threads';
import type { Decision } from './bots.ts';
import { decide } from './decide.ts';

/** A thread that thinks, one decision at a time. */
const port = parentPort!;
port.on('message', (decision: Decision) => {
  try {
    port.postMessage({ command: decide(decision) });
  } catch (error) {
    port.postMessage({ failed: String(error) });
  }
});
