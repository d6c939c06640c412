import { ArenaClient, type Saying } from '@tactarium/protocol';
import { afterAll, afterEach, expect, it } from 'vitest';
import { oneNode, type TwoNodes, twoAt, twoNodes } from '../testing/nodes.ts';
import { TestSocket } from '../testing/server.ts';
import { stopPostgres } from '../testing/stores.ts';

let nodes: TwoNodes;
afterEach(async () => {
  for (const node of new Set(nodes)) await node.stop();
});
afterAll(stopPostgres);

const FAST = { type: 'move', seconds: 120 } as const;
const sayingsOf = (socket: TestSocket) => socket.heard('said').map(({ seat, saying }) => [seat, saying]);

it.each([
  ['one node', oneNode],
  ['two nodes of PostgreSQL', twoNodes],
])('at %s what is said reaches who sits, nobody else, and not the log', async (_, open) => {
  nodes = await open();
  const { red, blue, sockets, match } = await twoAt(nodes, FAST);
  const stranger = new ArenaClient(nodes[1].url);
  await stranger.guest();
  const watching = new TestSocket(nodes[1].url, stranger.token!);
  await watching.opened();
  await watching.ask({ type: 'watch', match });

  expect(await red.say(match, 'good_luck')).toMatchObject({ ok: true });
  expect(await blue.say(match, 'smile')).toMatchObject({ ok: true });
  const both = [
    ['red', 'good_luck'],
    ['blue', 'smile'],
  ];
  for (const socket of [sockets.red, sockets.blue]) await expect.poll(() => sayingsOf(socket)).toEqual(both);
  expect(await stranger.say(match, 'hello')).toMatchObject({ ok: false, error: { code: 'match/not-seated' } });
  await watching.settle();
  expect(sayingsOf(watching)).toEqual([]);
  expect(await nodes[0].store.log(match, 0)).toEqual([]);
  // Who comes later is not told what was said.
  const late = new TestSocket(nodes[1].url, blue.token!);
  await late.opened();
  await late.ask({ type: 'watch', match });
  await late.settle();
  expect(sayingsOf(late)).toEqual([]);
});

it('only what is on the list, a few times, while somebody may hear it', async () => {
  nodes = await oneNode();
  const { clock } = nodes[0].ports;
  const { red, blue, sockets, match } = await twoAt(nodes, FAST);
  const codeOf = async (client: ArenaClient, saying: string, where = match): Promise<string | undefined> => {
    const told = await client.say(where, saying as Saying);
    return told.ok ? undefined : told.error.code;
  };
  for (const saying of ['', 'Hello!', 'toString', 'HELLO']) expect(await codeOf(red, saying)).toBe('saying/unknown');
  expect(await codeOf(red, 'x'.repeat(41))).toBe('request/malformed');
  for (let i = 0; i < 4; i++) expect(await codeOf(red, 'hello')).toBeUndefined();
  expect(await codeOf(red, 'hello')).toBe('limit/sayings');
  expect(await codeOf(blue, 'hello')).toBeUndefined();
  clock.pass(4_000);
  expect(await codeOf(red, 'oops')).toBeUndefined();
  expect(await codeOf(red, 'oops')).toBe('limit/sayings');
  await sockets.blue.settle();
  expect(sayingsOf(sockets.blue)).toHaveLength(6);

  await blue.play(match, 0, { type: 'resign' });
  clock.pass(599_000);
  expect(await codeOf(red, 'good_game')).toBeUndefined();
  clock.pass(1_000);
  expect(await codeOf(red, 'good_game')).toBe('saying/not-now');

  const alone = await red.create({ game: 'rps', seats: ['me', { bot: 'normal' }] });
  expect(await codeOf(red, 'hello', alone.ok ? alone.value.id : '')).toBe('saying/nobody');
  const waiting = await red.create({ game: 'rps' });
  expect(await codeOf(red, 'hello', waiting.ok ? waiting.value.id : '')).toBe('saying/not-now');
});
