import type { AnyEntry } from '@tactarium/engine';

/** Every game there is, by the path of its room. Each is fetched when somebody opens it. */
const ROOMS = import.meta.glob<{ readonly entry?: unknown }>('../../games/*/index.ts');

export const loadEntry = async (game: string): Promise<AnyEntry | undefined> =>
  (await ROOMS[`../../games/${game}/index.ts`]?.())?.entry as AnyEntry | undefined;

/** What a worker has of its page. Cast, because TypeScript has the page's types loaded here and not a worker's. */
export interface WorkerGlobal<Question> {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent<Question>) => void) | null;
}
