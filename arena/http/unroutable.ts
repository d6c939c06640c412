import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refusal } from '@tactarium/engine';
import type { FastifyInstance } from 'fastify';
import { problemOf, statusOf } from '../words.ts';

/** The methods of each address: a request with another one is answered 405, and not 404. */
export class Addresses {
  readonly #patterns = new Map<string, { readonly matches: RegExp; readonly methods: Set<string> }>();

  /** Learns of every route that is added from here on. */
  learn(server: FastifyInstance): void {
    server.addHook('onRoute', ({ url, method }) => {
      // The web client's page is at every address that nothing else has.
      if (url.includes('*')) return;
      const known = this.#patterns.get(url) ?? { matches: matcherOf(url), methods: new Set() };
      for (const one of [method].flat()) known.methods.add(one);
      this.#patterns.set(url, known);
    });
  }

  /** The methods at the address of this URL; none where there is nothing. */
  methodsAt(url: string): readonly string[] {
    const path = url.split('?', 1)[0]!;
    return [...this.#patterns.values()].flatMap(({ matches, methods }) => (matches.test(path) ? [...methods] : []));
  }
}

const matcherOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.+^$()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);

const CODES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'request/head-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request/slow',
};

/** Bytes that are no HTTP, or a head that is too long, never become a request. They still get an answer in the usual form. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const refused = refusal(CODES[error.code ?? ''] ?? 'request/malformed');
  const status = statusOf(refused);
  const body = JSON.stringify(problemOf(refused));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
