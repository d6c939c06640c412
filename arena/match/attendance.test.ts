import { ArenaClient } from '@tactarium/protocol';
import { afterAll, afterEach, expect, it } from 'vitest';
import { oneNode, type TwoNodes, twoAt, twoNodes } from '../testing/nodes.ts';
import { startRedis, type TestRedis } from '../testing/redis.ts';
import { type TestServer, TestSocket } from '../testing/server.ts';
import { stopPostgres } from '../testing/stores.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
afterAll(stopPostgres);

const FAST = { type: 'move', seconds: 120 } as const;
const ROW = { type: 'place', king: [0, 0], pit: [0, 1] };

const kept = (nodes: TwoNodes): TwoNodes => {
  servers.push(...new Set(nodes));
  return nodes;
};
const one = async (): Promise<TwoNodes> => kept(await oneNode());
const two = async (): Promise<TwoNodes> => kept(await twoNodes());

let redis: TestRedis | undefined;
afterAll(() => redis?.stop());

async function twoWithRedis(): Promise<TwoNodes> {
  redis ??= await startRedis();
  return kept(await twoNodes(redis));
}

/** Seconds pass at these nodes, in steps in which nobody takes them for dead. */
async function pass(nodes: readonly TestServer[], seconds = 1): Promise<void> {
  for (let left = seconds; left > 0; left -= 4) {
    nodes[0]!.ports.clock.pass(Math.min(4, left) * 1_000);
    for (const node of new Set(nodes)) await node.arena.keeper.tick();
  }
}

/** Closes it, and waits until its server knows. */
async function closed(socket: TestSocket, { sockets }: TestServer): Promise<void> {
  const before = sockets.players;
  socket.close();
  await expect.poll(() => sockets.players).toBe(before - 1);
}

const toldOf = (socket: TestSocket): unknown => socket.heard('presence').at(-1)?.['away'];

it.each([
  ['one node', one],
  ['two nodes of PostgreSQL', two],
  ['two nodes with Redis', twoWithRedis],
])('at %s an opponent who left is told to the other, and time can be called after a minute', async (_, open) => {
  const nodes = await open();
  const [first, second] = nodes;
  const { clock } = first.ports;
  const { red, blue, sockets, match } = await twoAt(nodes, FAST);
  await pass(nodes);
  await sockets.red.settle();
  expect(toldOf(sockets.red)).toBeUndefined();
  expect(await red.claim(match)).toMatchObject({ ok: false, error: { code: 'claim/nobody-left' } });

  await closed(sockets.blue, second);
  const left = clock.now();
  // Not at once, and the other node learns of it a beat later.
  await pass(nodes);
  await sockets.red.settle();
  expect(toldOf(sockets.red)).toBeUndefined();
  await pass(nodes);
  await expect.poll(() => toldOf(sockets.red)).toEqual({ blue: { since: left, claim: left + 60_000 } });
  expect(await red.claim(match)).toMatchObject({
    ok: false,
    error: { code: 'claim/too-early', detail: { from: left + 60_000 } },
  });
  await pass(nodes, 57);
  clock.pass(999);
  expect(await red.claim(match)).toMatchObject({ ok: false, error: { code: 'claim/too-early' } });
  // Who is gone cannot claim against who is here, nor a stranger at all.
  expect(await blue.claim(match)).toMatchObject({ ok: false, error: { code: 'claim/nobody-left' } });
  const stranger = new ArenaClient(first.url);
  await stranger.guest();
  expect(await stranger.claim(match)).toMatchObject({ ok: false, error: { code: 'match/not-seated' } });

  clock.pass(1);
  expect(await red.claim(match)).toMatchObject({
    ok: true,
    value: { status: 'over', outcome: { winner: 'red', reason: 'timeout' } },
  });
  expect(await red.claim(match)).toMatchObject({ ok: false, error: { code: 'match/over' } });
});

it.each([
  ['one node', one],
  ['two nodes of PostgreSQL', two],
  ['two nodes with Redis', twoWithRedis],
])('at %s whoever comes back in time is here again, and the minute begins anew', async (_, open) => {
  const nodes = await open();
  const { clock } = nodes[0].ports;
  const { red, blue, sockets, match } = await twoAt(nodes, FAST);
  await closed(sockets.blue, nodes[1]);
  await pass(nodes, 59);
  expect(await red.claim(match)).toMatchObject({ ok: false, error: { code: 'claim/too-early' } });
  const back = new TestSocket(nodes[1].url, blue.token!);
  expect(await back.opened()).toBe('open');
  await expect.poll(() => nodes[1].sockets.players).toBe(nodes[0] === nodes[1] ? 2 : 1);
  await pass(nodes);
  await pass(nodes);
  await expect.poll(() => toldOf(sockets.red)).toEqual({});
  expect(await red.claim(match)).toMatchObject({ ok: false, error: { code: 'claim/nobody-left' } });
  await closed(back, nodes[1]);
  const left = clock.now();
  await pass(nodes);
  await pass(nodes);
  await expect.poll(() => toldOf(sockets.red)).toEqual({ blue: { since: left, claim: left + 60_000 } });
});

it.each([
  ['PostgreSQL', two],
  ['Redis', twoWithRedis],
])('on %s a node that dies takes its sockets with it, since its last beat', async (_, open) => {
  const nodes = await open();
  const { sockets, match } = await twoAt(nodes, FAST);
  const { clock } = nodes[0].ports;
  await pass(nodes);
  const last = clock.now();
  await pass([nodes[0]], 6);
  await expect.poll(() => toldOf(sockets.red)).toEqual({ blue: { since: last, claim: last + 60_000 } });
  expect((await nodes[0].store.match(match))?.status).toBe('live');
});

it('a Redis that dies and comes back empty lets nobody seem to have left', async () => {
  const nodes = await twoWithRedis();
  const { red, sockets, match } = await twoAt(nodes, FAST);
  const { clock } = nodes[0].ports;
  await pass(nodes, 80);
  const nobodyLeft = async (): Promise<void> => {
    for (let i = 0; i < 6; i++) {
      await pass(nodes);
      expect(await red.claim(match)).toMatchObject({
        ok: false,
        error: { code: expect.stringMatching(/^claim\/(nobody-left|too-early)$/) },
      });
    }
    await sockets.red.settle();
    expect(toldOf(sockets.red)).toBeUndefined();
  };
  await redis!.kill();
  await nobodyLeft();
  await redis!.start();
  await expect.poll(async () => (await (await fetch(`${nodes[0].url}/readyz`)).json()) as unknown).toMatchObject({ redis: true }); // biome-ignore format: short
  await nobodyLeft();
  // Who leaves after all is found to have left.
  await closed(sockets.blue, nodes[1]);
  const left = clock.now();
  await pass(nodes);
  await pass(nodes);
  await expect.poll(() => toldOf(sockets.red)).toEqual({ blue: { since: left, claim: left + 60_000 } });
});

it('who owes nothing may be away: the minute begins with the turn, and slow clocks know no claim', async () => {
  const nodes = await one();
  const { clock } = nodes[0].ports;
  const { red, blue, sockets, match } = await twoAt(nodes, FAST);
  for (const [n, command] of [ROW, { type: 'shuffle' }, { type: 'ready' }].entries()) await red.play(match, n, command);
  await closed(sockets.red, nodes[0]);
  const left = clock.now();
  await pass(nodes, 70);
  await expect.poll(() => toldOf(sockets.blue)).toEqual({ red: { since: left } });
  expect(await blue.claim(match)).toMatchObject({ ok: false, error: { code: 'claim/nobody-left' } });
  const layout = [{ type: 'place', king: [5, 0], pit: [5, 1] }, { type: 'shuffle' }, { type: 'ready' }];
  for (const [n, command] of layout.entries()) await blue.play(match, n, command);
  const view = await nodes[0].arena.seen(match, (await me(red)).id);
  const owes = view.ok && view.value.clocks!.running.includes('red');
  const answer = await blue.claim(match);
  expect(answer.ok ? 'claimed' : answer.error.code).toBe(owes ? 'claim/too-early' : 'claim/nobody-left');

  const slow = await twoAt(nodes, { type: 'move', seconds: 24 * 3600 });
  await closed(slow.sockets.blue, nodes[0]);
  await pass(nodes, 65);
  await expect.poll(() => toldOf(slow.sockets.red)).toMatchObject({ blue: {} });
  expect(JSON.stringify(toldOf(slow.sockets.red))).not.toContain('claim');
  expect(await slow.red.claim(slow.match)).toMatchObject({ ok: false, error: { code: 'claim/slow-clock' } });
});

async function me(client: ArenaClient): Promise<{ readonly id: string }> {
  const answer = await client.me();
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}
