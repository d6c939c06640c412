import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './postgres.ts';

/** The way to a database, on which nothing moves while it is held: neither end is told so. */
export interface HeldProxy {
  /** The same database by this way. */
  readonly url: string;
  hold(): void;
  letGo(): void;
  close(): void;
}

export async function heldProxy(to: string): Promise<HeldProxy> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let held = false;
  const server = createServer((here) => {
    const there = connect(Number(port), hostname);
    for (const socket of [here, there]) {
      open.add(socket);
      if (held) socket.pause();
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        here.destroy();
        there.destroy();
      });
    }
    here.on('data', (data) => there.write(data));
    there.on('data', (data) => here.write(data));
    if (held) for (const socket of [here, there]) socket.pause();
  });
  const mine = await freePort();
  await new Promise<void>((resolve) => server.listen(mine, '127.0.0.1', resolve));
  const url = new URL(to);
  url.host = `127.0.0.1:${mine}`;
  return {
    url: url.href,
    hold() {
      held = true;
      for (const socket of open) socket.pause();
    },
    letGo() {
      held = false;
      for (const socket of open) socket.resume();
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
