import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

const KEY_BYTES = 32;
/** Seconds for which a push service takes the signature: a day is the most (RFC 8292, 2). */
const GOOD_FOR = 12 * 3600;

/** The operator's own key, by which push services know who sends (RFC 8292). */
export class Vapid {
  /** Uncompressed, in base64url: what browsers subscribe with. */
  readonly publicKey: string;
  readonly #contact: string;
  readonly #key: KeyObject;

  /** `privateKey`: 32 bytes in base64url. `contact`: `mailto:` or `https:`, for a push service that has a complaint. */
  constructor(privateKey: string, contact: string) {
    const d = Buffer.from(privateKey, 'base64url');
    if (d.length !== KEY_BYTES) throw new Error('VAPID_PRIVATE_KEY is not a key: 32 bytes in base64url');
    if (!/^(mailto:.+@.+|https:\/\/.+)/.test(contact)) {
      throw new Error('VAPID_CONTACT is no address for push services: mailto: or https:');
    }
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(d);
    const point = pair.getPublicKey();
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    this.publicKey = point.toString('base64url');
    this.#contact = contact;
    const jwk = { kty: 'EC', crv: 'P-256', d: d.toString('base64url'), x: x!, y: y! };
    this.#key = createPrivateKey({ format: 'jwk', key: jwk });
  }

  /** The header by which the service of this endpoint knows the sender. */
  authorization(endpoint: string, now: number): string {
    const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1_000) + GOOD_FOR, sub: this.#contact };
    const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const signature = sign('sha256', Buffer.from(signed), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${signed}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}
