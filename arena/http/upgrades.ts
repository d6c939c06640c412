import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which an upgrade either became a socket or was answered. */
const PATIENCE = 10_000;

/**
 * A connection that asks to be upgraded is no longer read by the HTTP server. One that was answered like any request, or not
 * at all, has no reader left and is closed; without this it would stay open for good.
 */
export function endUnusedUpgrades(server: FastifyInstance): void {
  const pending = new Map<Duplex, NodeJS.Timeout>();
  const forget = (socket: Duplex): void => {
    clearTimeout(pending.get(socket));
    pending.delete(socket);
  };
  server.server.prependListener('upgrade', (_: IncomingMessage, socket: Duplex) => {
    pending.set(
      socket,
      setTimeout(() => socket.destroy(), PATIENCE),
    );
    socket.once('close', () => forget(socket));
    // The other side said that it sends nothing more: before it is a socket, that is a goodbye.
    socket.once('end', () => pending.has(socket) && socket.destroy());
  });
  server.websocketServer.on('connection', (_, { socket }: IncomingMessage) => forget(socket));
  server.addHook('preClose', async () => {
    for (const socket of pending.keys()) socket.destroy();
  });
}
