import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { invariant } from '@tactarium/engine';
import { type Roles, rolesIn } from '../admin/roles.ts';
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
  const server = createServer((asked, response) => {
    // What breaks off half-way is noticed at the other end.
    answer(store, asked, response).catch((error: unknown) => {
      log.error({ error }, 'a command of the operator failed');
      response.destroy();
    });
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

async function answer(store: Store, { method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(url ?? '/', 'http://operator');
  const name = searchParams.get('name') ?? '';
  const tell = (told: unknown): void => void response.end(JSON.stringify(told));
  switch (`${method} ${pathname}`) {
    case 'GET /export':
      return pipeline(Readable.from(seal(store.dump())), response);
    case 'GET /admins':
      return tell(await rolesIn(store).admins());
    case 'PUT /admins':
      return tell(await rolesIn(store).appoint(name, true));
    case 'DELETE /admins':
      return tell(await rolesIn(store).appoint(name, false));
    default:
      response.writeHead(404).end();
  }
}

/** What the server that has this folder answers; undefined where none does. */
async function ask(folder: string, path: string, method = 'GET'): Promise<IncomingMessage | undefined> {
  try {
    const asked = request({ socketPath: pathIn(folder), path, method }).end();
    const [told] = (await once(asked, 'response')) as [IncomingMessage];
    return told;
  } catch (error) {
    if (NOBODY.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

export const exportThrough = (folder: string): Promise<Readable | undefined> => ask(folder, '/export');

/** The roles of the server that has this folder; undefined where none answers. */
export async function rolesThrough(folder: string): Promise<Roles | undefined> {
  const told = async <T>(path: string, method?: string): Promise<T | undefined> => {
    const answered = await ask(folder, path, method);
    return answered && ((await json(answered)) as T);
  };
  const admins = await told<readonly string[]>('/admins');
  if (!admins) return undefined;
  return {
    admins: async () => admins,
    async appoint(name, isAdmin) {
      const path = `/admins?${new URLSearchParams({ name })}`;
      const appointed = await told<Awaited<ReturnType<Roles['appoint']>>>(path, isAdmin ? 'PUT' : 'DELETE');
      invariant(appointed, 'the server went away');
      return appointed;
    },
  };
}
