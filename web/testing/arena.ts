import { freePort } from '@tactarium/arena/testing/postgres';
import { type ServerProcess, spawnServer } from '@tactarium/arena/testing/process';
import { build, placeOn } from '@tactarium/arena/testing/stores';
import { openBrowser, type Site } from './site.ts';

/** The built client as a real arena serves it, which can be killed and started again. */
export interface ArenaSite extends Site {
  /** Where the server keeps its data, and its operator finds it. */
  readonly folder: string;
  kill(): Promise<void>;
  /** On the same folder and the same port. */
  start(): Promise<void>;
}

export async function openArena(): Promise<ArenaSite> {
  build();
  const browser = await openBrowser();
  const place = await placeOn('PGlite');
  const port = await freePort();
  let server: ServerProcess = await spawnServer(place.place, port);
  return {
    url: `http://127.0.0.1:${port}`,
    folder: place.place.folder,
    browser,
    async kill() {
      await server.end('SIGKILL');
    },
    async start() {
      server = await spawnServer(place.place, port);
    },
    async close() {
      await browser.close();
      await server.end('SIGTERM');
      await place.remove();
    },
  };
}
