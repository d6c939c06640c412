import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { seal } from '../backup/seal.ts';
import type { Log } from '../ports.ts';
import type { Store } from '../storage/store.ts';

/**
 * Where the operator's commands reach a server that has the embedded database to itself: a socket in its folder, open
 * to nobody else.
 */
const pathIn = (folder: string): string => join(folder, 'operator.sock');

/** What a path of a socket may have, on every system. */
const LONGEST_PATH = 103;

/** How a system says that nobody listens there. */
const NOBODY = new Set(['ENOENT', 'ECONNREFUSED']);

export interface Door {
  close(): Promise<void>;
}

export async function openDoor(folder: string, store: Store, log: Log): Promise<Door | undefined> {
  const path = pathIn(folder);
  if (Buffer.byteLength(path) > LONGEST_PATH) {
    log.warn({ path }, 'the path of the data folder is too long for a socket: export only when the server is stopped');
    return undefined;
  }
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/export') {
      response.writeHead(404).end();
      return;
    }
    // One that breaks off half-way is noticed at the other end.
    await pipeline(Readable.from(seal(store.dump())), response).catch((error: unknown) =>
      log.error({ error }, 'an export broke off'),
    );
  });
  // Of a process that was killed: the folder is ours now.
  rmSync(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, 0o600);
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** An export by the server that has this folder; undefined where none answers. */
export async function exportThrough(folder: string): Promise<Readable | undefined> {
  try {
    const asked = request({ socketPath: pathIn(folder), path: '/export' }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return answer;
  } catch (error) {
    if (NOBODY.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
