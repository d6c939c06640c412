import { lookup } from 'node:dns/promises';
import type { ClientRequest } from 'node:http';
import { type RequestOptions, request as startHttps } from 'node:https';
import { addressesOf, isPublic, type Resolve } from './addresses.ts';

/** A message that is ready to go. */
export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Hands messages to push services. */
export interface PushSender {
  /** The status of the answer. Rejected when there is none. */
  send(request: PushRequest): Promise<number>;
}

/** Milliseconds for everything, and bytes that are read of an answer. */
const PATIENCE = 5_000;
const LONGEST_ANSWER = 1024;

type Start = (url: string, options: RequestOptions) => ClientRequest;

/**
 * Over HTTPS, to public addresses only. The name is resolved once and the connection goes to the address that was looked at,
 * so that a name cannot point elsewhere in between. Redirects are not followed.
 */
export class HttpsPush implements PushSender {
  readonly #resolve: Resolve;

  constructor(resolve: Resolve = (name) => lookup(name, { all: true })) {
    this.#resolve = resolve;
  }

  async send(request: PushRequest): Promise<number> {
    const addresses = await addressesOf(request.endpoint, this.#resolve);
    const [address] = addresses;
    if (!address || !addresses.every(isPublic)) throw new Error('the push service has no public address');
    return deliver(request, address);
  }
}

/** Sends it to this address, whatever its name. */
export function deliver(
  { endpoint, headers, body }: PushRequest,
  { address, family }: { readonly address: string; readonly family: number },
  start: Start = startHttps,
  patience = PATIENCE,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = start(endpoint, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      agent: false,
      signal: AbortSignal.timeout(patience),
      lookup: (_name, options, answer) =>
        options.all ? answer(null, [{ address, family }]) : answer(null, address, family),
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      let read = 0;
      answer.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > LONGEST_ANSWER) sent.destroy(new Error('the answer of the push service is too long'));
      });
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.end(body);
  });
}
