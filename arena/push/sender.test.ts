import { createECDH } from 'node:crypto';
import { createServer, type RequestListener, type Server, request as startHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { configFrom } from '../config.ts';
import { decrypt } from '../testing/pushService.ts';
import { isEndpoint, isPublic } from './addresses.ts';
import { encrypt } from './encrypt.ts';
import { deliver, HttpsPush } from './sender.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

describe('RFC 8291', () => {
  const theirs = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
  const auth = 'BTBZMqHH6r4Tts7J_aSIgg';
  const drawn = { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), key: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw') };

  it('appendix A: its keys and salt make its message', () => {
    const body = encrypt('When I grow up, I want to be a watermelon', { p256dh: theirs, auth }, drawn);
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('what is encrypted for a browser is read by it, each time with other bytes', () => {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'));
    const [one, two] = [1, 2].map(() => encrypt('Zug für „Ada“', { p256dh: theirs, auth }));
    expect(decrypt(one!, pair, bytes(auth))).toBe('Zug für „Ada“');
    expect(one).not.toEqual(two);
  });
});

describe('addresses of push services', () => {
  it.each([
    'http://push.example.org/a',
    'https://push.example.org:8443/a',
    'https://user@push.example.org/a',
    'https://localhost/a',
    'https://intranet/a',
    'https://printer.local/a',
    'https://127.0.0.1/a',
    'https://0x7f000001/a',
    'https://2130706433/a',
    'https://10.1.2.3/a',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/a',
    'https://[::ffff:10.0.0.1]/a',
    'https://[fd00::1]/a',
    'ftp://push.example.org/a',
    'nonsense',
  ])('%s is none', (endpoint) => expect(isEndpoint(endpoint)).toBe(false));

  it.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://[2600::1]/a',
  ])('%s is one', (endpoint) => expect(isEndpoint(endpoint)).toBe(true));

  it.each(['0.0.0.0', '100.64.0.1', '172.31.255.255', '192.168.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'])(
    '%s is not public',
    (address) => expect(isPublic({ address, family: 4 })).toBe(false),
  );

  it('a name that leads to a private address, or also to one, is not connected to', async () => {
    const request = { endpoint: 'https://push.example.org/a', headers: {}, body: Buffer.from('') };
    const asked: string[] = [];
    for (const addresses of [['127.0.0.1'], ['93.184.216.34', '192.168.1.1'], []]) {
      const push = new HttpsPush(async (name) => {
        asked.push(name);
        return addresses.map((address) => ({ address, family: 4 }));
      });
      await expect(push.send(request)).rejects.toThrow('no public address');
    }
    expect(asked).toEqual(Array(3).fill('push.example.org'));
    // A literal address is looked at without asking anybody.
    const never = new HttpsPush(() => Promise.reject(new Error('asked')));
    await expect(never.send({ ...request, endpoint: 'https://10.0.0.1/' })).rejects.toThrow('no public address');
  });

  it('no setting of the server turns that off', () => {
    const names = Object.keys(configFrom({ VAPID_PRIVATE_KEY: '', HOST: '::' }));
    expect(names.filter((name) => /push|private|address|check/i.test(name))).toEqual([]);
  });
});

describe('delivery', () => {
  async function serviceWith(answer: RequestListener) {
    const server = createServer(answer);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const request = { endpoint: `http://push.example.org:${port}/a`, headers: { ttl: '1' }, body: Buffer.from('body') };
    return (patience?: number) => deliver(request, { address: '127.0.0.1', family: 4 }, startHttp, patience);
  }

  it('goes to the address that was looked at, and follows no redirect', async () => {
    const heard: string[] = [];
    const send = await serviceWith((request, response) => {
      heard.push(`${request.method} ${request.headers.host?.split(':')[0]} ${request.url}`);
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(await send()).toBe(302);
    expect(heard).toEqual(['POST push.example.org /a']);
  });

  it('an answer of more than 1 KB is not read to its end', async () => {
    const send = await serviceWith((_, response) => void response.end(Buffer.alloc(64 * 1024)));
    await expect(send()).rejects.toThrow('too long');
  });

  it('a service that does not answer is given up', async () => {
    const send = await serviceWith(() => {});
    await expect(send(50)).rejects.toThrow();
  });
});
