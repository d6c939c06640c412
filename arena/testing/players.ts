import { invariant, type Typed } from '@tactarium/engine';
import {
  type MyMatch,
  type NewMatch,
  type News,
  newMatch,
  type PresenceNews,
  type Said,
  type Seen,
} from '@tactarium/protocol';
import type { Arena } from '../arena.ts';
import type { Accepted } from '../match/commandQueue.ts';
import type { Watcher } from '../match/liveMatch.ts';

/** Somebody who plays, and remembers everything the arena told. */
export class TestPlayer {
  readonly id: string;
  readonly told: (({ kind: 'news' } & News) | ({ kind: 'seen' } & Seen) | { kind: 'info'; status: string })[] = [];
  /** Who was away, each time that was told. */
  readonly away: PresenceNews['away'][] = [];
  /** What others said, and this player too. */
  readonly heard: Said[] = [];
  readonly #arena: Arena;
  n = 0;
  #watcher: Watcher | undefined;

  private constructor(arena: Arena, id: string) {
    this.#arena = arena;
    this.id = id;
  }

  static async come(arena: Arena, name?: string): Promise<TestPlayer> {
    const guest = await arena.players.guest(name);
    invariant(guest.ok, 'a guest may come');
    return new TestPlayer(arena, guest.value.player.id);
  }

  /** The same player at another node, or after the server was started again. */
  at(arena: Arena): TestPlayer {
    const other = new TestPlayer(arena, this.id);
    other.n = this.n;
    return other;
  }

  async create(wish: Partial<NewMatch> = {}): Promise<MyMatch> {
    const made = await this.#arena.lobby.create(this.id, newMatch.parse({ game: 'rps', ...wish }));
    invariant(made.ok, 'the match is made');
    return made.value;
  }

  async join(code: string): Promise<MyMatch> {
    const joined = await this.#arena.lobby.join(this.id, code);
    invariant(joined.ok, 'the invitation is good');
    return joined.value;
  }

  /** The code of the refusal, or what was accepted. */
  async play(match: string, command: Typed, n = this.n): Promise<Accepted | string> {
    const played = await this.#arena.play(match, this.id, n, command, this.#arena.now);
    if (!played.ok) return played.error.code;
    this.n = played.value.next;
    return played.value;
  }

  async watch(match: string, have?: number): Promise<void> {
    const looked = await this.#arena.look(match, this.id);
    invariant(looked.ok, 'may look');
    const { live, viewer } = looked.value;
    this.#watcher = {
      viewer,
      news: (news) => this.told.push({ kind: 'news', ...structuredClone(news) }),
      seen: (seen) => this.told.push({ kind: 'seen', ...structuredClone(seen) }),
      info: ({ status }) => this.told.push({ kind: 'info', status }),
      said: (said) => this.heard.push(said),
      presence: ({ away }) => this.away.push(away),
    };
    await this.#arena.host.watch(live, this.#watcher, have);
  }

  async seen(match: string): Promise<Seen> {
    const seen = await this.#arena.seen(match, this.id);
    invariant(seen.ok, 'may look');
    return seen.value;
  }

  async legal(match: string): Promise<readonly Typed[]> {
    const legal = await this.#arena.legal(match, this.id);
    invariant(legal.ok, 'has a seat');
    return legal.value.commands as Typed[];
  }
}

export interface Pair {
  readonly red: TestPlayer;
  readonly blue: TestPlayer;
  readonly match: string;
}

/** Two people in a match that has begun. */
export async function pairIn(arena: Arena, wish: Partial<NewMatch> = {}): Promise<Pair> {
  const [red, blue] = [await TestPlayer.come(arena, 'Red'), await TestPlayer.come(arena, 'Blue')];
  const { id, invite } = await red.create(wish);
  await blue.join(invite!);
  return { red, blue, match: id };
}

export const PLACE_RED = { type: 'place', king: [0, 0], pit: [0, 1] };
export const PLACE_BLUE = { type: 'place', king: [5, 0], pit: [5, 1] };
export const SHUFFLE = { type: 'shuffle' };
export const READY = { type: 'ready' };

/** Both have laid out their armies; somebody is to move. */
export async function layOut({ red, blue, match }: Pair): Promise<void> {
  for (const command of [PLACE_RED, SHUFFLE, READY]) await red.play(match, command);
  for (const command of [PLACE_BLUE, SHUFFLE, READY]) await blue.play(match, command);
}
