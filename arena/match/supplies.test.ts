import type { AnyEntry, Typed } from '@tactarium/engine';
import { faceDown, supplies } from '@tactarium/engine/testing/faceDown';
import { games } from '@tactarium/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Arena } from '../arena.ts';
import type { Room } from '../games/room.ts';
import { MemoryStore } from '../storage/memory/store.ts';
import { TestPlayer } from '../testing/players.ts';
import { InlineBots, type TestPorts, testPorts } from '../testing/ports.ts';
import { matchRow } from '../testing/rows.ts';

/** A game in which the arena owes a card before each answer. */
const entry = {
  ...games[0]!,
  name: 'Face Down',
  game: faceDown,
  bots: [],
  supplies,
  solitary: true,
} as unknown as AnyEntry;

beforeAll(() => void (games as AnyEntry[]).push(entry));
afterAll(() => void (games as AnyEntry[]).pop());

const HIGHER = { type: 'higher' };

/** A room that deals one card for ever, or does something else first. */
const dealer = (before: () => Promise<void> = async () => {}): Room => ({
  game: faceDown.id,
  sql: () => undefined,
  memory: () => undefined,
  async supply() {
    await before();
    return { type: 'deal', card: 9 } as Typed;
  },
});

interface Dealt {
  readonly arena: Arena;
  readonly store: MemoryStore;
  readonly ports: TestPorts;
  readonly player: TestPlayer;
}

/** A match that has begun, in which the arena has owed the first card since then. */
async function owing(rooms: readonly Room[], store = new MemoryStore(rooms)): Promise<Dealt> {
  const ports = testPorts();
  const arena = new Arena(store, ports, new InlineBots());
  const player = await TestPlayer.come(arena);
  await store.addMatch(
    matchRow('mcards0000', player.id, {
      game: faceDown.id,
      options: {},
      clock: { type: 'none' },
      status: 'live',
      started: arena.now,
      arenaDue: arena.now,
      seats: [{ seat: 0, player: player.id, joined: true }],
    }),
  );
  return { arena, store, ports, player };
}

const commandsIn = async ({ store }: Dealt): Promise<readonly string[]> =>
  (await store.log('mcards0000', 0)).map(({ actor, command }) => `${actor} ${command}`);

describe('commands that the arena owes', () => {
  it('are made as the game supplies them where it has no room, after each command, until it is over', async () => {
    const dealt = await owing([]);
    await dealt.arena.start();
    await expect.poll(() => commandsIn(dealt)).toHaveLength(1);
    for (let rows = 1; (await dealt.store.match('mcards0000'))!.status === 'live'; rows += 2) {
      expect(await dealt.player.play('mcards0000', HIGHER)).toMatchObject({ next: dealt.player.n });
      const over = (await dealt.store.match('mcards0000'))!.status === 'over';
      await expect.poll(() => commandsIn(dealt)).toHaveLength(rows + (over ? 1 : 2));
    }
    const actors = (await commandsIn(dealt)).map((row) => row.split(' ')[0]);
    expect(actors).toEqual(actors.map((_, i) => (i % 2 === 0 ? '-1' : '0')));
    expect((await dealt.store.match('mcards0000'))!.arenaDue).toBeUndefined();
    await dealt.arena.stop();
  });

  it('are decided by the room of the game, while nothing else happens in the match', async () => {
    let goOn = (): void => {};
    const waiting = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const dealt = await owing([dealer(() => waiting)]);
    await dealt.arena.start();
    // Without a card there is nothing to answer: the answer waits for it.
    const answered = dealt.player.play('mcards0000', HIGHER);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await commandsIn(dealt)).toEqual([]);
    goOn();
    expect(await answered).toEqual({ n: 0, next: 1 });
    await expect.poll(() => commandsIn(dealt)).toEqual(['-1 {"type":"deal","card":9}', '0 {"type":"higher"}', '-1 {"type":"deal","card":9}']); // biome-ignore format: rows
    await dealt.arena.stop();
  });

  it('are made good by the keeper after a failure, and by the next server after a crash, once', async () => {
    let fails = true;
    const room = dealer(async () => {
      if (fails) throw new Error('the room is on fire');
    });
    const dealt = await owing([room]);
    await dealt.arena.start();
    await expect.poll(() => dealt.ports.log.lines.join()).toContain('the room is on fire');
    expect(await commandsIn(dealt)).toEqual([]);
    fails = false;
    dealt.ports.clock.pass(4_000);
    await dealt.arena.keeper.tick();
    await expect.poll(() => commandsIn(dealt)).toHaveLength(1);

    // A server that is gone before it could make the next one, and two that start.
    const { arena: _, ...left } = await owing([room]);
    const others = [1, 2].map(() => new Arena(left.store, testPorts(), new InlineBots()));
    await Promise.all(others.map((arena) => arena.start()));
    await expect.poll(() => commandsIn({ ...left, arena: others[0]! })).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await commandsIn({ ...left, arena: others[0]! })).toHaveLength(1);
  });

  it('refused by the rules are answered to the room that wanted them, and change nothing', async () => {
    const dealt = await owing([dealer()]);
    await dealt.arena.start();
    await expect.poll(() => commandsIn(dealt)).toHaveLength(1);
    const live = (await dealt.arena.host.find('mcards0000'))!;
    const again = await dealt.arena.host.input(live, async () => ({ type: 'deal', card: 3 }) as Typed);
    expect(again).toEqual({ ok: false, error: { code: 'card/not-now' } });
    expect(await dealt.arena.host.input(live, async () => undefined)).toEqual({ ok: true, value: false });
    expect(await commandsIn(dealt)).toHaveLength(1);
  });

  it('a game played alone is never annulled for its age', async () => {
    const store = new MemoryStore([]);
    const { arena, ports, player } = await owing([], store);
    await store.addMatch(matchRow('mopen00000', player.id, { game: faceDown.id, options: {}, created: 0 }));
    ports.clock.pass(30 * 24 * 3600_000);
    await arena.keeper.tick();
    expect((await store.match('mopen00000'))!.status).toBe('open');
  });
});
