import { ArenaClient } from '@tactarium/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnyPlace, onEveryStorage, serverAt } from '../testing/everyStorage.ts';
import { value } from '../testing/pairs.ts';
import { TestSocket } from '../testing/server.ts';
import { build, stopPostgres } from '../testing/stores.ts';
import { rolesIn } from './roles.ts';

beforeAll(build);
afterAll(stopPostgres);

const PASSWORD = 'correct horse';
const DAY = 24 * 3600_000;

const looksAfterPlayers = (place: AnyPlace): void => {
  const server = serverAt(place);
  let root: ArenaClient;
  beforeAll(async () => {
    root = await come('Root', PASSWORD);
    const { appoint } = rolesIn(server().store);
    expect(await appoint('Nobody', true)).toMatchObject({ error: { code: 'player/not-found' } });
    expect(await appoint('root', true)).toEqual({ ok: true, value: 'Root' });
  });

  async function come(name: string, password?: string): Promise<ArenaClient> {
    const client = new ArenaClient(server().url);
    await value(client.guest(name));
    if (password !== undefined) await value(client.change({ password }));
    return client;
  }
  const idOf = async (client: ArenaClient): Promise<string> => (await value(client.me())).id;
  const acts = async (subject: string) =>
    (await value(root.audit())).filter((entry) => entry.subject === subject).map(({ act, note }) => [act, note]);

  it('SEC-19 every route refuses whoever is no admin, whatever they send, and does nothing', async () => {
    const [mallory, victim] = [await come('Mallory', PASSWORD), await come('Victim', PASSWORD)];
    const [me, id] = [await idOf(mallory), await idOf(victim)];
    const match = await value(victim.create({ game: 'rps' }));
    const before = await value(root.audit());
    const nobody = new ArenaClient(server().url);
    for (const client of [mallory, nobody]) {
      const code = client === nobody ? 'session/missing' : 'admin/only';
      for (const refused of [
        client.findPlayers('Root'),
        client.ban(id, 3, 'because'),
        client.unban(id, 'because'),
        client.rename(id, 'Other', 'because'),
        client.removePlayer(id, 'because'),
        client.removePlayer(me, 'because'),
        client.endMatch(match.id, 'because'),
        client.audit(),
        client.health(),
        // What is sent is not even read.
        client.ban('no id', -1, ''),
      ]) {
        expect(await refused).toMatchObject({ ok: false, error: { code } });
      }
    }
    expect(await value(root.audit())).toEqual(before);
    expect(await value(victim.match(match.id))).toMatchObject({ status: 'open' });
    expect(await value(victim.me())).toEqual({ id, name: 'Victim', guest: false });
    expect(await value(root.me())).toMatchObject({ admin: true });
  });

  it('SEC-19 bans for some days: sessions end, games are given up, and each act is in the audit log', async () => {
    const [eve, bob] = [await come('Eve', PASSWORD), await come('Bob')];
    const id = await idOf(eve);
    const live = await value(eve.create({ game: 'rps' }));
    await value(bob.join(live.invite!));
    const { codes } = await value(eve.newRecovery(PASSWORD));
    const socket = new TestSocket(server().url, eve.token);
    await socket.opened();

    const banned = await value(root.ban(id, 3, 'insults'));
    expect(banned).toMatchObject({ name: 'Eve', bannedUntil: server().ports.clock.now() + 3 * DAY, unfinished: 0 });
    await expect.poll(() => socket.closed).toBe(4401);
    expect(await eve.me()).toMatchObject({ error: { code: 'session/missing' } });
    expect(await value(bob.match(live.id))).toMatchObject({ status: 'over' });
    const again = new ArenaClient(server().url);
    expect(await again.signIn('Eve', PASSWORD)).toMatchObject({ error: { code: 'player/banned' } });
    expect(await again.recover('Eve', codes[0]!, 'battery staple')).toMatchObject({ error: { code: 'player/banned' } });

    await value(root.unban(id, 'sorry'));
    await value(again.signIn('Eve', PASSWORD));
    await value(root.ban(id, 1, 'again'));
    server().ports.clock.pass(DAY + 1);
    await value(again.signIn('Eve', PASSWORD));
    expect(await acts(id)).toEqual([
      ['ban', '1 d: again'],
      ['unban', 'sorry'],
      ['ban', '3 d: insults'],
    ]);
  });

  it('renames, deletes, ends a match, and leaves other admins to the operator', async () => {
    const [cleo, dan] = [await come('Cleo', PASSWORD), await come('Dan', PASSWORD)];
    const [cleoId, danId] = [await idOf(cleo), await idOf(dan)];
    expect(await root.rename(cleoId, 'Dan', 'rude')).toMatchObject({ error: { code: 'name/taken' } });
    expect(await value(root.rename(cleoId, 'Clio', 'rude'))).toMatchObject({ name: 'Clio' });
    await value(new ArenaClient(server().url).signIn('Clio', PASSWORD));

    const match = await value(cleo.create({ game: 'rps' }));
    await value(dan.join(match.invite!));
    await value(root.endMatch(match.id, 'stuck'));
    expect(await value(cleo.match(match.id))).toMatchObject({ status: 'void', outcome: { reason: 'ended_by_admin' } });
    expect(await root.endMatch(match.id, 'stuck')).toMatchObject({ error: { code: 'match/ended' } });
    expect(await root.endMatch('m0000000000', 'stuck')).toMatchObject({ error: { code: 'match/not-found' } });

    await value(root.removePlayer(cleoId, 'spam'));
    expect(await cleo.me()).toMatchObject({ error: { code: 'session/missing' } });
    expect(await acts(cleoId)).toEqual([
      ['delete', 'Clio: spam'],
      ['rename', 'Cleo → Clio: rude'],
      ['rename', 'Cleo → Dan: rude'],
    ]);

    await rolesIn(server().store).appoint('Dan', true);
    expect(await root.ban(danId, 1, 'no')).toMatchObject({ error: { code: 'admin/colleague' } });
    expect(await root.removePlayer(await idOf(root), 'no')).toMatchObject({ error: { code: 'admin/colleague' } });
    expect(await rolesIn(server().store).admins()).toEqual(['Dan', 'Root']);
    await rolesIn(server().store).appoint('Dan', false);
    expect(await dan.audit()).toMatchObject({ error: { code: 'admin/only' } });
    expect(await acts(danId)).toEqual([
      ['revoke', 'Dan'],
      ['grant', 'Dan'],
    ]);
  });

  it('finds players by name or id, accounts first, and tells how the server fares', async () => {
    await come('needle guest');
    const needle = await come('Needle', PASSWORD);
    const id = await idOf(needle);
    expect((await value(root.findPlayers('NEEDLE'))).map(({ name }) => name)).toEqual(['Needle', 'needle guest']);
    expect(await value(root.findPlayers(id))).toMatchObject([{ id, guest: false, admin: false, unfinished: 0 }]);
    expect(await value(root.findPlayers('%'))).toEqual([]);
    expect(await value(root.health())).toMatchObject({ storage: server().store.name, watchers: 0, decisions: 0 });
    const page = await value(root.audit());
    expect(await value(root.audit(page[1]!.id))).toEqual(page.slice(2));
    expect(server().faults).toEqual([]);
  });
};

onEveryStorage('admins', looksAfterPlayers);
