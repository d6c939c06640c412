import type { Typed } from '@tactarium/engine';
import { ArenaClient, type Line } from '@tactarium/protocol';
import { afterAll, afterEach, expect, it } from 'vitest';
import { type TwoNodes, twoAt, twoNodes } from '../testing/nodes.ts';
import { startServer, type TestServer, TestSocket } from '../testing/server.ts';
import { placeOn, STORAGES, stopPostgres } from '../testing/stores.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});
afterAll(stopPostgres);

const DAYS = { type: 'move', seconds: 24 * 3600 } as const;

const NOTHING = { lines: [], played: [], gone: [] };

/** A piece of the front row one step ahead: sides that use other columns never meet. */
const step = (side: 'red' | 'blue', column: number): Typed =>
  side === 'red'
    ? { type: 'move', from: [1, column], to: [2, column] }
    : { type: 'move', from: [4, column], to: [3, column] };

/** A match of days that is being played: who moves, and who waits. */
async function playing(at: TestServer, nodes: TwoNodes = [at, at]) {
  const { red, blue, sockets, match } = await twoAt(nodes, DAYS);
  const layouts = [
    [red, { type: 'place', king: [0, 0], pit: [0, 1] }],
    [blue, { type: 'place', king: [5, 0], pit: [5, 1] }],
  ] as const;
  for (const [client, place] of layouts) {
    for (const [n, command] of [place, { type: 'shuffle' }, { type: 'ready' }].entries()) {
      expect(await client.play(match, n, command)).toMatchObject({ ok: true });
    }
  }
  const legal = await red.legal(match);
  const redMoves = legal.ok && legal.value.commands.some(({ type }) => type === 'move');
  const [mine, theirs] = redMoves ? (['blue', 'red'] as const) : (['red', 'blue'] as const);
  const clients = { red, blue };
  const lineOf = (...columns: readonly number[]): Line =>
    columns.map((column) => ({ foreseen: step(theirs, column), answer: step(mine, column + 4) }));
  return { match, owner: clients[mine], mover: clients[theirs], mine, theirs, sockets, lineOf };
}

const codeOf = (told: { readonly ok: boolean; readonly error?: { readonly code: string } }): string | undefined =>
  told.error?.code;
const again = (client: ArenaClient, at: TestServer): ArenaClient => new ArenaClient(at.url, client.token);

it.each(STORAGES)(
  'on %s an answer is given when it was foreseen, over a restart, and told to nobody before',
  async (storage) => {
    const place = await placeOn(storage);
    server = await startServer({ store: await place.open() });
    const { match, owner, mover, mine, theirs, sockets, lineOf } = await playing(server);
    const stranger = new ArenaClient(server.url);
    await stranger.guest();
    const watching = new TestSocket(server.url, stranger.token!);
    await watching.opened();
    await watching.ask({ type: 'watch', match });
    const others = [sockets[theirs], watching];
    const heard = async () => {
      for (const socket of others) await socket.settle();
      return others.map(({ frames }) => frames.filter((frame) => !frame.includes('pong')).length);
    };
    const seenBy = () =>
      Promise.all([mover.seen(match), mover.match(match), stranger.seen(match), stranger.match(match)]);
    const [before, views, log] = [await heard(), await seenBy(), await server.store.log(match, 0)];

    const lines = [lineOf(0, 1)];
    expect(await owner.leavePlan(match, lines)).toEqual({ ok: true, value: { ...NOTHING, lines } });
    expect(await owner.plan(match)).toEqual({ ok: true, value: { ...NOTHING, lines } });
    expect(await mover.plan(match)).toEqual({ ok: true, value: NOTHING });
    expect(codeOf(await stranger.plan(match))).toBe('match/not-seated');
    expect(await heard()).toEqual(before);
    expect(await seenBy()).toEqual(views);
    expect(await server.store.log(match, 0)).toEqual(log);

    // Nobody is there to give the answer: the move is committed, and the server gone.
    server.arena.host.onCalled = () => {};
    expect(await mover.play(match, 3, step(theirs, 0))).toMatchObject({ ok: true });
    await server.stop();
    server = await startServer({ store: await place.open() });
    const store = server.store;
    const answers = async () => (await store.log(match, 7)).map(({ actor, command }) => [actor, JSON.parse(command)]);
    const seat = mine === 'red' ? 0 : 1;
    await expect.poll(answers).toEqual([[seat, step(mine, 4)]]);
    const [later, mover2] = [again(owner, server), again(mover, server)];
    const [first, second] = lines[0]!;
    expect(await later.plan(match)).toEqual({ ok: true, value: { lines: [[second]], played: [first], gone: [] } });

    // To its end, at once.
    expect(await mover2.play(match, 4, step(theirs, 1))).toMatchObject({ ok: true });
    await expect.poll(answers).toEqual([
      [seat, step(mine, 4)],
      [1 - seat, step(theirs, 1)],
      [seat, step(mine, 5)],
    ]);
    expect(await later.plan(match)).toEqual({ ok: true, value: { lines: [], played: lines[0], gone: [] } });
    await server.stop();
    server = undefined;
    await place.remove();
  },
);

it('an answer left at one node is given once when what it foresees is done at another', async () => {
  const nodes = await twoNodes();
  const { match, owner, mover, mine, theirs, lineOf } = await playing(nodes[0], nodes);
  const [first, second] = nodes;
  expect(await owner.leavePlan(match, [lineOf(0, 1, 2)])).toMatchObject({ ok: true });
  const seat = mine === 'red' ? 0 : 1;
  for (const [count, column] of [0, 1, 2].entries()) {
    expect(await mover.play(match, 3 + count, step(theirs, column))).toMatchObject({ ok: true });
    // At the same time as the node that took the command, both look for answers that are due.
    nodes[0].ports.clock.pass(61_000);
    await Promise.all(nodes.map(({ arena }) => arena.keeper.tick()));
    const answers = async () =>
      (await first.store.log(match, 6)).map(({ actor, command }) => [actor, JSON.parse(command)]);
    await expect.poll(answers).toEqual(
      [0, 1, 2].slice(0, count + 1).flatMap((one) => [
        [1 - seat, step(theirs, one)],
        [seat, step(mine, one + 4)],
      ]),
    );
  }
  const elsewhere = again(owner, first.url === owner.url ? second : first);
  expect(await elsewhere.plan(match)).toEqual({ ok: true, value: { lines: [], played: lineOf(0, 1, 2), gone: [] } });
  for (const node of nodes) await node.stop();
});

it('a plan is dropped at the first difference or when its answer is not legal, and can be taken back', async () => {
  server = await startServer();
  const { match, owner, mover, mine, theirs, lineOf } = await playing(server);
  const plan = async () => (await owner.plan(match)) as { readonly value?: unknown };
  await owner.leavePlan(match, [lineOf(0), lineOf(1, 2)]);
  expect(await owner.leavePlan(match, [])).toEqual({ ok: true, value: NOTHING });
  await owner.leavePlan(match, [lineOf(0), lineOf(1)]);
  expect(await mover.play(match, 3, step(theirs, 2))).toMatchObject({ ok: true });
  const gone = (...columns: readonly number[]) =>
    columns.map((column) => ({ line: lineOf(column), ply: 0, why: 'plan/differs' }));
  await expect.poll(async () => (await plan()).value).toEqual({ ...NOTHING, gone: gone(0, 1) });
  expect(await owner.play(match, 3, step(mine, 4))).toMatchObject({ ok: true });

  // A piece that is not there any more.
  const absent = [{ foreseen: step(theirs, 0), answer: step(mine, 4) }];
  await owner.leavePlan(match, [absent]);
  expect(await mover.play(match, 4, step(theirs, 0))).toMatchObject({ ok: true });
  await expect
    .poll(async () => (await plan()).value)
    .toEqual({ ...NOTHING, gone: [{ line: absent, ply: 0, why: expect.stringMatching(/^move\//) }] });
  expect(await owner.legal(match)).toMatchObject({ ok: true, value: { n: 4 } });
  // What happens after it is no reason.
  expect(await owner.play(match, 4, step(mine, 5))).toMatchObject({ ok: true });
  expect((await plan()).value).toMatchObject({ gone: [{ line: absent, why: expect.stringMatching(/^move\//) }] });
  expect(await owner.leavePlan(match, [])).toEqual({ ok: true, value: NOTHING });
});

it('refuses what is no plan, and changes nothing', async () => {
  server = await startServer();
  const { match, owner, mover, theirs, mine, lineOf } = await playing(server);
  await owner.leavePlan(match, [lineOf(0)]);
  const refused = async (client: ArenaClient, lines: unknown, where = match) =>
    codeOf(await client.leavePlan(where, lines as Line[]));
  expect(await refused(mover, [[{ foreseen: step(mine, 4), answer: step(theirs, 0) }]])).toBe('plan/your-turn');
  expect(await refused(owner, [lineOf(0, 1, 2, 0, 1, 2)])).toBe('request/malformed');
  expect(await refused(owner, [[]])).toBe('request/malformed');
  expect(await refused(owner, Array(6).fill(lineOf(0)))).toBe('request/malformed');
  expect(await refused(owner, [[{ foreseen: { type: 'dance' }, answer: step(mine, 4) }]])).toBe('command/malformed');
  expect(await refused(owner, [[{ foreseen: step(theirs, 0), answer: { type: 'resign' } }]])).toBe('plan/move');
  const fast = await twoAt([server, server], { type: 'move', seconds: 120 });
  expect(await refused(fast.red, [lineOf(0)], fast.match)).toBe('plan/pace');
  expect(await owner.plan(match)).toEqual({ ok: true, value: { ...NOTHING, lines: [lineOf(0)] } });
});
