import { ArenaClient } from '@tactarium/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnyPlace, onEveryStorage, serverAt } from '../testing/everyStorage.ts';
import { value } from '../testing/pairs.ts';
import { build, stopPostgres } from '../testing/stores.ts';

beforeAll(build);
afterAll(stopPostgres);

const PASSWORD = 'correct horse';
const NEW = 'battery staple';

const findsAccountsAgain = (place: AnyPlace): void => {
  const server = serverAt(place);

  async function account(name: string): Promise<ArenaClient> {
    const client = new ArenaClient(server().url);
    await value(client.guest(name));
    await value(client.change({ password: PASSWORD }));
    return client;
  }
  const lost = () => new ArenaClient(server().url);

  it('SEC-18 replaces a lost password by a code, once, however it is typed, and ends all sessions', async () => {
    const ada = await account('Ada');
    expect(await value(ada.recoveryLeft())).toEqual({ left: 0 });
    expect(await ada.newRecovery('wrong horse')).toMatchObject({ error: { code: 'login/wrong' } });
    const { codes } = await value(ada.newRecovery(PASSWORD));
    expect(new Set(codes).size).toBe(8);
    expect(codes.every((code) => /^(\w{4}-){3}\w{4}$/.test(code))).toBe(true);
    const [code, other] = codes as [string, string];

    expect(await lost().recover('Ada', 'AAAA-AAAA-AAAA-AAAA', NEW)).toMatchObject({
      error: { code: 'recovery/wrong' },
    });
    expect(await lost().recover('Nobody', code, NEW)).toMatchObject({ error: { code: 'recovery/wrong' } });
    expect(await lost().recover('Ada', code, '12345678')).toMatchObject({ error: { code: 'password/easy' } });
    expect(await value(ada.recoveryLeft())).toEqual({ left: 8 });

    const found = lost();
    expect(await value(found.recover('ada', code.toLowerCase().replaceAll('-', ' '), NEW))).toMatchObject({
      player: { name: 'Ada', guest: false },
    });
    expect(await value(found.recoveryLeft())).toEqual({ left: 7 });
    expect(await ada.me()).toMatchObject({ error: { code: 'session/missing' } });
    expect(await lost().signIn('Ada', PASSWORD)).toMatchObject({ error: { code: 'login/wrong' } });
    await value(lost().signIn('Ada', NEW));
    expect(await lost().recover('Ada', code, PASSWORD)).toMatchObject({ error: { code: 'recovery/wrong' } });

    await value(found.newRecovery(NEW));
    expect(await lost().recover('Ada', other, PASSWORD)).toMatchObject({ error: { code: 'recovery/wrong' } });
  });

  it('SEC-18 of two who use one code at once, one is let in', async () => {
    const bea = await account('Bea');
    const { codes } = await value(bea.newRecovery(PASSWORD));
    const tries = await Promise.all([1, 2, 3, 4].map(() => lost().recover('Bea', codes[0]!, NEW)));
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('a code is nobody else’s, and is gone with the account; a guest has none', async () => {
    const [cleo, dora] = [await account('Cleo'), await account('Dora')];
    const { codes } = await value(cleo.newRecovery(PASSWORD));
    await value(dora.newRecovery(PASSWORD));
    expect(await lost().recover('Dora', codes[0]!, NEW)).toMatchObject({ error: { code: 'recovery/wrong' } });
    await value(cleo.remove(PASSWORD));
    expect(await lost().recover('Cleo', codes[0]!, NEW)).toMatchObject({ error: { code: 'recovery/wrong' } });
    const guest = lost();
    await value(guest.guest());
    expect(await guest.newRecovery(PASSWORD)).toMatchObject({ error: { code: 'recovery/guest' } });
    expect(server().faults).toEqual([]);
  });
};

onEveryStorage('lost passwords', findsAccountsAgain);
