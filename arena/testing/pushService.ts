import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, verify } from 'node:crypto';
import { invariant } from '@tactarium/engine';
import type { PushSubscription } from '@tactarium/protocol';
import type { PushRequest, PushSender } from '../push/sender.ts';
import { Vapid } from '../push/vapid.ts';

/** Keys of an operator for tests. */
export const testVapid = (): Vapid => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // One in 256 begins with a zero, which Node leaves out.
  const key = pair.getPrivateKey('hex').padStart(64, '0');
  return new Vapid(Buffer.from(key, 'hex').toString('base64url'), 'mailto:operator@example.org');
};

interface Browser {
  readonly pair: ECDH;
  readonly auth: Buffer;
}

export interface Delivered {
  readonly endpoint: string;
  readonly text: string;
  /** Bytes on the wire. */
  readonly size: number;
}

/** Stands in for a push service and for the browsers behind it: takes what is sent, checks who sent it, and decrypts it. */
export class StandInPush implements PushSender {
  readonly delivered: Delivered[] = [];
  /** What the service answers. */
  status = 201;
  readonly #browsers = new Map<string, Browser>();

  /** A browser of its own. */
  subscribe(name: string): PushSubscription {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const auth = Buffer.from(name.padEnd(16, '.').slice(0, 16));
    const endpoint = `https://push.example.org/${name}`;
    this.#browsers.set(endpoint, { pair, auth });
    return { endpoint, keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') } };
  }

  async send({ endpoint, headers, body }: PushRequest): Promise<number> {
    const browser = this.#browsers.get(endpoint);
    if (!browser) return 404;
    if (this.status >= 300) return this.status;
    invariant(isSignedFor(endpoint, headers['authorization']!), 'the operator has signed it');
    invariant(
      headers['content-encoding'] === 'aes128gcm' && Number(headers['ttl']) > 0,
      'a service wants these headers',
    );
    this.delivered.push({ endpoint, size: body.length, text: decrypt(body, browser.pair, browser.auth) });
    return this.status;
  }
}

export function decrypt(body: Buffer, pair: ECDH, auth: Buffer): string {
  const [salt, sender, record] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const derive = (secret: Buffer, with_: Buffer, about: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, with_, about, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const material = derive(pair.computeSecret(sender), auth, about, 32);
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

function isSignedFor(endpoint: string, authorization: string): boolean {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (token === undefined || key === undefined) return false;
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
  const signed = Buffer.from(`${head}.${claims}`);
  const isGenuine = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isGenuine && aud === new URL(endpoint).origin;
}
