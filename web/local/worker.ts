import type { AnyEntry, Seed } from '@tactarium/engine';
import { LocalHost } from './host.ts';
import type { Question } from './messages.ts';
import { openShelf } from './shelf.ts';

/** Every game there is, by the path of its room. Each is fetched when somebody opens it. */
const ROOMS = import.meta.glob<{ readonly entry?: unknown }>('../../games/*/index.ts');

/** The worker's global. Cast, because TypeScript has the page's types loaded here and not a worker's. */
const page = globalThis as unknown as {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent<Question>) => void) | null;
};

const host = new LocalHost({
  shelf: openShelf(),
  load: async (game) => (await ROOMS[`../../games/${game}/index.ts`]?.())?.entry as AnyEntry | undefined,
  seed: newSeed,
  now: () => Date.now(),
  tell: (message) => page.postMessage(message),
});

page.onmessage = ({ data }) => void host.hear(data);

function newSeed(): Seed {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `chacha8:${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
