import type { Seed } from '@tactarium/engine';
import { LocalHost } from './host.ts';
import { live } from './life.ts';
import type { Question } from './messages.ts';
import { loadEntry, type WorkerGlobal } from './rooms.ts';
import { openShelf } from './shelf.ts';

const page = globalThis as unknown as WorkerGlobal<Question>;

live((alive) => page.postMessage(alive));

const host = new LocalHost({
  shelf: openShelf(),
  load: loadEntry,
  seed: newSeed,
  now: () => Date.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  tell: (message) => page.postMessage(message),
});

// What goes wrong here reaches the page as an error of the worker: it starts another one.
page.onmessage = ({ data }) => void host.hear(data).catch(reportError);

function newSeed(): Seed {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `chacha8:${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
