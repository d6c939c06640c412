import { clientMessage } from '@tactarium/protocol';
import { z } from 'zod';
import type { Chance } from './chance.ts';
import { broken, fitting, type Known, type Schema, type Value, write } from './values.ts';

/** Something a stranger sends. Plain data: what broke the server is kept as a fixture. */
export type Input =
  | { readonly via: 'socket'; readonly text: string }
  | { readonly via: 'request'; readonly method: string; readonly path: string; readonly body?: string }
  /** As they are, in latin1, on a connection of its own, which is closed when there was an answer or a while is over. */
  | { readonly via: 'bytes'; readonly bytes: string }
  /** The same after an upgrade. */
  | { readonly via: 'frames'; readonly bytes: string };

/** A route as `/docs/json` tells it. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly params: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly body?: Schema | undefined;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  readonly parameters?: Route['params'];
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: Schema } } };
}

/** Every route there is, those of the games' rooms too. */
export const routesIn = (api: OpenApi): readonly Route[] =>
  Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      params: parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  );

const MESSAGE = z.toJSONSchema(clientMessage, { io: 'input', unrepresentable: 'any' }) as Schema;
const METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'HEAD'];
const UPGRADE =
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

/** A legal command, or one that was, with the match and the count it is for. */
export interface Aimed {
  readonly [key: string]: Value;
  readonly match: string;
  readonly n: number;
  readonly command: Value;
}

/** Makes inputs from the schemas, and breaks most of them. */
export class Inputs {
  readonly #chance: Chance;
  readonly #routes: readonly Route[];
  readonly #known: Known;
  readonly #command: () => Aimed;

  constructor(chance: Chance, routes: readonly Route[], known: Known, command: () => Aimed) {
    this.#chance = chance;
    this.#routes = routes;
    this.#known = known;
    this.#command = command;
  }

  next(): Input {
    const kind = this.#chance.below(100);
    if (kind < 62) return { via: 'socket', text: this.#message() };
    if (kind < 92) return this.#request();
    if (kind < 97) return { via: 'bytes', bytes: this.#bytes() };
    return { via: 'frames', bytes: this.#frames() };
  }

  #message(): string {
    const chance = this.#chance;
    if (chance.oneIn(20)) return write(broken(null, chance));
    const message = chance.oneIn(3)
      ? fitting(MESSAGE, chance, this.#known)
      : { type: 'command', id: chance.below(1_000), ...this.#command() };
    const text = write(chance.oneIn(3) ? message : broken(message, chance));
    return chance.oneIn(15) ? text.slice(0, chance.below(text.length)) : text;
  }

  #request(): Input & { via: 'request' } {
    const chance = this.#chance;
    const route = chance.pick(this.#routes);
    const method = chance.oneIn(12) ? chance.pick(METHODS) : route.method;
    if (route.path.endsWith('/commands') && !chance.oneIn(4)) {
      const { match, n, command } = this.#command();
      return { via: 'request', method, path: `/api/matches/${match}/commands`, body: this.#body({ n, command }) };
    }
    const made = { via: 'request' as const, method, path: this.#path(route) };
    if (method === 'GET' || method === 'HEAD' || (!route.body && !chance.oneIn(8))) return made;
    return { ...made, body: this.#body(fitting(route.body ?? {}, chance, this.#known)) };
  }

  #body(value: Value): string {
    const chance = this.#chance;
    const body = write(chance.oneIn(3) ? value : broken(value, chance));
    return chance.oneIn(15) ? body.slice(0, chance.below(body.length)) : body;
  }

  #path({ path, params }: Route): string {
    const chance = this.#chance;
    const textOf = (schema: Schema, name: string): string => {
      const value = fitting(schema, chance, this.#known, name);
      const text = chance.oneIn(4)
        ? write(broken(value, chance))
        : String(typeof value === 'object' ? write(value) : value);
      return encodeURIComponent(text.slice(0, 500).replace(/\p{Cs}/gu, '?'));
    };
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      textOf(params.find((param) => param.name === name)?.schema ?? {}, name),
    );
    const queries = params.filter((param) => param.in === 'query' && !chance.oneIn(4));
    const query = queries.map(({ name, schema }) => `${name}=${textOf(schema, name)}`).join('&');
    return query === '' ? filled : `${filled}?${query}`;
  }

  /** Requests as no client would write them. */
  #bytes(): string {
    const chance = this.#chance;
    const { method, path, body = '' } = this.#request();
    const twisted = chance.pick([
      path,
      path.replace(/a/, '%61'),
      path.replaceAll('/', '//'),
      `http://elsewhere.example${path}`,
      `${path}/../..${path}`,
      `${path}%zz`,
      '/%zz',
      '*',
      `${path}?${'a=1&'.repeat(200)}`,
      path.replace('/', '/%00'),
      `${path}\u00ff`,
      'x'.repeat(20_000),
    ]);
    const head = `${chance.oneIn(10) ? 'BREW' : method} ${twisted} HTTP/${chance.pick(['1.1', '1.1', '1.0', '9.9'])}\r\nHost: x\r\n`;
    const length = chance.pick([body.length, body.length + 50, 0, -1]);
    const rest = chance.pick([
      `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`,
      `Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n${body}`,
      `Content-Type: text/xml\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      `Content-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      `${UPGRADE}\r\n`,
      `${UPGRADE}Content-Length: 9\r\n\r\n{"name":`,
      `Cookie: ${'tactarium=x;'.repeat(50)}\r\n\r\n`,
      `Authorization: Bearer ${'x'.repeat(300)}\r\n\r\n`,
      'Expect: 100-continue\r\nContent-Length: 5\r\n\r\n',
      '\r\n',
      'X: \u0000\r\n\r\n',
      'Content-Length: 1\r\nContent-Length: 2\r\n\r\n{',
    ]);
    const whole = head + rest;
    if (chance.oneIn(6)) return whole.slice(0, chance.below(whole.length));
    return chance.oneIn(6) ? whole + whole : whole;
  }

  /** Frames of a socket as no client would write them. */
  #frames(): string {
    const chance = this.#chance;
    const text = this.#message().slice(0, 4_000);
    return Array.from({ length: 1 + chance.below(3) }, () =>
      chance.pick([
        () => frame(1, text),
        () => frame(1, text, { masked: false }),
        () => frame(1, text, { final: false }),
        () => frame(1, text.slice(0, 9), { final: false }) + frame(9, 'ping') + frame(0, text.slice(9)),
        () => frame(0, text),
        () => frame(1, '\u00ff\u00fe\u00c0\u0080'),
        () => frame(2, text),
        () => frame(3 + chance.below(5), text),
        () => frame(8, '\u0003'),
        () => frame(8, '\u0003\u00e8bye'),
        () => frame(9, 'x'.repeat(126)),
        () => frame(1, text, { reserved: 0x40 }),
        () => frame(1, text, { claims: 2 ** 31 }),
        () => frame(1, text, { claims: 70_000 }),
        () => frame(1, text).slice(0, 5),
      ])(),
    ).join('');
  }
}

interface Oddities {
  readonly masked?: boolean;
  readonly final?: boolean;
  readonly reserved?: number;
  /** The length that the head tells. */
  readonly claims?: number;
}

const MASK = [1, 2, 3, 4];

/** One frame of a client (RFC 6455, 5.2), in latin1. */
function frame(opcode: number, text: string, odd: Oddities = {}): string {
  const { masked = true, final = true, reserved = 0, claims } = odd;
  const payload = Buffer.from(text, 'latin1');
  const length = claims ?? payload.length;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = (final ? 0x80 : 0) | reserved | opcode;
  const mask = masked ? 0x80 : 0;
  if (length < 126) head[1] = mask | length;
  else if (length < 65_536) {
    head[1] = mask | 126;
    head.writeUInt16BE(length, 2);
  } else {
    head[1] = mask | 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  const body = masked ? Buffer.concat([Buffer.from(MASK), payload.map((byte, i) => byte ^ MASK[i % 4]!)]) : payload;
  return Buffer.concat([head, body]).toString('latin1');
}
