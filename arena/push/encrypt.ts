import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The public key and the secret of a browser, in base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** What is drawn anew for each message. */
export interface Drawn {
  readonly salt: Buffer;
  /** A private key on P-256. */
  readonly key: Buffer;
}

const RECORD = 4096;
/** Ends the last record (RFC 8188, 2). */
const LAST = Buffer.of(2);

const draw = (): Drawn => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { salt: randomBytes(16), key: pair.getPrivateKey() };
};

/** A message that only this browser can read: `aes128gcm` of RFC 8188 with the keys of RFC 8291, in one record. */
export function encrypt(text: string, keys: BrowserKeys, { salt, key }: Drawn = draw()): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  const ours = pair.getPublicKey();
  const secret = pair.computeSecret(theirs);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const material = derive(secret, Buffer.from(keys.auth, 'base64url'), about, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  const body = [cipher.update(text, 'utf8'), cipher.update(LAST), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, ...body]);
}

const derive = (secret: Buffer, salt: Buffer, about: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, about, length));
