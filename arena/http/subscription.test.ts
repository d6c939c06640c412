import { beforeEach, describe, expect, it } from 'vitest';
import { Arena } from '../arena.ts';
import { LIMITS } from '../limits.ts';
import { MemoryStore } from '../storage/memory/store.ts';
import { type Pair, PLACE_RED, pairIn } from '../testing/players.ts';
import { InlineBots, testPorts } from '../testing/ports.ts';
import { Conversation } from './conversation.ts';

/** Lets everything happen that does not wait for the outside. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe('watchers belong to their socket', () => {
  let arena: Arena;
  let pair: Pair;
  let frames: string[];
  let conversation: Conversation;

  beforeEach(async () => {
    const ports = testPorts();
    // Other nodes may write: so the log is read again before anybody is told.
    arena = new Arena(Object.assign(new MemoryStore(), { shared: true }), ports, new InlineBots());
    pair = await pairIn(arena);
    frames = [];
    const wire = {
      send: (text: string) => void frames.push(text),
      close() {},
      terminate() {},
      ping() {},
      cork() {},
      uncork() {},
      bufferedAmount: 0,
    };
    const visitor = { player: pair.red.id, name: 'Red', guest: true, admin: false, session: 's1' };
    conversation = new Conversation(arena, { ...LIMITS, watched: 2 }, ports.log, { keep: () => {} }, wire, visitor);
  });

  const watchers = (): number => arena.host.live(pair.match)!.watchers.size;
  const hear = (message: object): void => conversation.hear(JSON.stringify({ match: pair.match, ...message }));
  const news = (): number => frames.filter((frame) => frame.includes('"type":"news"')).length;

  it.each([0, 1, 2, 3, 5, 8])('a socket that leaves %d ticks after `watch` leaves no watcher behind', async (ticks) => {
    hear({ type: 'watch' });
    for (let i = 0; i < ticks; i++) await Promise.resolve();
    conversation.leave();
    await settle();
    expect(watchers()).toBe(0);
  });

  it('nothing that is heard after it left makes a new one', async () => {
    conversation.leave();
    hear({ type: 'watch' });
    await settle();
    expect(watchers()).toBe(0);
  });

  it('two `watch` at once make one watcher, and one `unwatch` ends it', async () => {
    hear({ type: 'watch' });
    hear({ type: 'watch' });
    await settle();
    expect(watchers()).toBe(1);
    hear({ type: 'unwatch' });
    await pair.red.play(pair.match, PLACE_RED);
    await settle();
    expect(watchers()).toBe(0);
    expect(news()).toBe(0);
  });

  it('`unwatch` ends a `watch` that is still being set up', async () => {
    hear({ type: 'watch' });
    hear({ type: 'unwatch' });
    await settle();
    expect(watchers()).toBe(0);
  });

  it('a refused `watch` takes no place', async () => {
    for (const match of ['mnone00001', 'mnone00002']) hear({ type: 'watch', match });
    await settle();
    hear({ type: 'watch' });
    await settle();
    expect(watchers()).toBe(1);
  });
});
