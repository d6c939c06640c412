import { ArenaClient, type Command } from '@tactarium/protocol';
import type { Store } from '../storage/store.ts';
import { startServer, type TestServer, TestSocket } from './server.ts';

/** What Red does that nobody else may learn. */
export interface Secrets {
  readonly king: readonly [number, number];
  readonly pit: readonly [number, number];
  /** How often Red shuffles, and how many milliseconds pass before each time. */
  readonly shuffles: number;
  /** In a tie. */
  readonly choice: 'rock' | 'paper' | 'scissors';
  /** Whether Red leaves answers in advance, or makes the same moves by hand. */
  readonly isPrepared: boolean;
}

export interface Seen {
  /** Everything that Blue, a spectator and a stranger were sent, in order, as bytes. */
  readonly told: readonly string[];
  /** Everything else that was said or written anywhere. */
  readonly everything: readonly string[];
  /** Of the matches, by which everything hidden could be computed. */
  readonly seeds: readonly string[];
}

type Cell = readonly [number, number];
interface View {
  readonly game: {
    readonly turn?: string;
    readonly phase: string;
    readonly columns: number;
    readonly cells: readonly ({ readonly seat: string; readonly kind?: string } | null)[];
  };
}

/** So long Red takes for the layout, whatever it does in that time. */
const SETUP_TIME = 40_000;
/** A pace at which answers can be left. */
const DAYS = { type: 'move', seconds: 24 * 3600 } as const;
const FRONT = { red: [1, 3], blue: [4, 3] } as const;

/** One of two arenas that differ only in Red's secrets: plays the same visible game, and keeps every byte. */
export async function playTwin(secrets: Secrets, store: Store): Promise<Seen> {
  const server = await startServer({ store });
  const seen: Seen[] = [];
  // One match that spectators see as it is, and one that they see some turns later.
  for (const delay of [0, 3]) {
    const twin = new Twin(server, delay);
    await twin.play(secrets);
    seen.push(twin.seen());
  }
  await server.stop();
  return {
    told: seen.flatMap(({ told }) => told),
    everything: [...seen.flatMap(({ everything }) => everything), ...server.lines],
    seeds: seen.flatMap(({ seeds }) => seeds),
  };
}

class Twin {
  readonly #server: TestServer;
  readonly #delay: number;
  readonly #told: string[] = [];
  readonly #sockets: TestSocket[] = [];
  #match = '';
  #red!: ArenaClient;
  #blue!: ArenaClient;
  #watchers!: ArenaClient[];
  #redId = '';
  #seed = '';
  #redSaw: string[] = [];

  constructor(server: TestServer, delay: number) {
    this.#server = server;
    this.#delay = delay;
  }

  async play(secrets: Secrets): Promise<void> {
    [this.#red, this.#blue, ...this.#watchers] = await Promise.all([]).then(() => this.#come(4)) as [ArenaClient, ArenaClient, ...ArenaClient[]]; // biome-ignore format: short
    const me = await this.#red.me();
    const made = await this.#red.create({ game: 'rps', clock: DAYS, delay: this.#delay, rated: true });
    if (!me.ok) throw new Error(me.error.code);
    this.#redId = me.value.id;
    if (!made.ok) throw new Error(made.error.code);
    this.#match = made.value.id;
    await this.#blue.join(made.value.invite!);
    this.#seed = (await this.#server.store.match(this.#match))!.seed;
    const [spectator] = this.#watchers as [ArenaClient];
    for (const viewer of [this.#blue, spectator]) this.#sockets.push(await this.#watch(viewer));
    await this.#look();
    await this.#layOut(secrets);
    await this.#look();
    await this.#untilTie(secrets);
    await this.#look();
    await this.#send(this.#red, { type: 'choose', piece: secrets.choice });
    await this.#look();
    for (const socket of this.#sockets) socket.close();
  }

  seen(): Seen {
    const frames = this.#sockets.map(({ frames }, i) => `socket ${i}: ${frames.join('\n')}`);
    const told = [...this.#told, ...frames];
    return { told, everything: [...told, ...this.#redSaw], seeds: [this.#seed] };
  }

  /** One after the other, so that both arenas give them the same ids. */
  async #come(people: number): Promise<ArenaClient[]> {
    const clients: ArenaClient[] = [];
    for (let i = 0; i < people; i++) {
      const client = new ArenaClient(this.#server.url);
      await client.guest(`Player ${i}`);
      clients.push(client);
    }
    return clients;
  }

  /** A socket that was shown the match. A slow database may answer later than the socket seems to be quiet. */
  async #watch(viewer: ArenaClient): Promise<TestSocket> {
    const socket = new TestSocket(this.#server.url, viewer.token);
    await socket.opened();
    socket.send({ type: 'watch', match: this.#match });
    while (socket.heard('seen').length === 0) await new Promise((resolve) => setTimeout(resolve, 4));
    await socket.settle();
    return socket;
  }

  async #layOut({ king, pit, shuffles }: Secrets): Promise<void> {
    await this.#send(this.#red, { type: 'place', king, pit });
    for (let i = 0; i < shuffles; i++) {
      this.#server.ports.clock.pass(SETUP_TIME / shuffles);
      await this.#send(this.#red, { type: 'shuffle' });
    }
    await this.#rockTo(this.#red, 'red');
    await this.#look();
    await this.#send(this.#blue, { type: 'place', king: [5, 0], pit: [5, 1] });
    await this.#send(this.#blue, { type: 'shuffle' });
    await this.#rockTo(this.#blue, 'blue');
    await this.#send(this.#red, { type: 'ready' });
    await this.#look();
    await this.#send(this.#blue, { type: 'ready' });
  }

  /** A rock in the middle of the front row, in both arenas. */
  async #rockTo(client: ArenaClient, seat: 'red' | 'blue'): Promise<void> {
    const { cells, columns } = (await this.#view(client)).game;
    const [row, column] = FRONT[seat];
    const at = cells.findIndex((piece) => piece?.seat === seat && piece.kind === 'rock');
    if (at === row * columns + column) return;
    await this.#send(client, { type: 'swap', a: [Math.floor(at / columns), at % columns], b: [row, column] });
  }

  /** The two rocks walk towards each other and meet. Red answers each step of Blue's at once. */
  async #untilTie({ isPrepared }: Secrets): Promise<void> {
    const at: { red: Cell; blue: Cell } = { ...FRONT };
    const step = (seat: 'red' | 'blue'): Command => {
      const [row, column] = at[seat];
      const to: Cell = [row + (seat === 'red' ? 1 : -1), column];
      const move = { type: 'move', from: at[seat], to };
      at[seat] = to;
      return move;
    };
    for (let round = 0; round < 5; round++) {
      const { turn, phase } = await this.#now();
      if (phase === 'tie_breaker') return;
      this.#server.ports.clock.pass(1_000);
      const isMeeting = at.blue[0] - at.red[0] === 1;
      if (turn === 'red') await this.#send(this.#red, step('red'));
      else if (isMeeting) await this.#send(this.#blue, step('blue'));
      else await this.#answered(step('blue'), step('red'), isPrepared);
      await this.#look();
    }
    throw new Error('the rocks did not meet');
  }

  /** The same to everybody else, whether it was prepared or not. */
  async #answered(foreseen: Command, answer: Command, isPrepared: boolean): Promise<void> {
    const other = { type: 'move', from: [4, 6], to: [3, 6] };
    const lines = [[{ foreseen, answer }], [{ foreseen: other, answer }]];
    const left = isPrepared ? await this.#red.leavePlan(this.#match, lines) : undefined;
    if (left?.ok === false) throw new Error(left.error.code);
    await this.#look();
    await this.#send(this.#blue, foreseen);
    if (!isPrepared) return this.#send(this.#red, answer);
    while ((await this.#now()).turn === 'red') await new Promise((resolve) => setTimeout(resolve, 5));
  }

  async #now(): Promise<View['game']> {
    return (await this.#view(this.#blue)).game;
  }

  async #view(client: ArenaClient): Promise<View> {
    const seen = await client.seen(this.#match);
    if (!seen.ok) throw new Error(seen.error.code);
    if (client === this.#red) this.#redSaw.push(JSON.stringify(seen.value));
    // The wire has any JSON here; this match is of RPS Battle.
    return seen.value.view as unknown as View;
  }

  async #send(client: ArenaClient, command: Command): Promise<void> {
    const legal = await client.legal(this.#match);
    if (!legal.ok) throw new Error(legal.error.code);
    const played = await client.play(this.#match, legal.value.n, command);
    if (!played.ok) throw new Error(`${JSON.stringify(command)}: ${played.error.code}`);
  }

  /** Everything that Blue, a spectator and a stranger can ask, bad questions too. */
  async #look(): Promise<void> {
    const match = `/api/matches/${this.#match}`;
    const n = await this.#blue.legal(this.#match);
    const count = n.ok ? n.value.n : 0;
    const bad: readonly (readonly [number, Command])[] = [
      [count, { type: 'move', from: [1, 3], to: [2, 3] }],
      [count, { type: 'move', from: [0, 0], to: [1, 0] }],
      [count, { type: 'move', from: [5, 0], to: [4, 0] }],
      [count, { type: 'swap', a: [0, 0], b: [0, 1] }],
      [count, { type: 'accept_draw' }],
      [count, { type: 'timeout', seat: 'red' }],
      [count + 1, { type: 'ready' }],
      [0, { type: 'ready' }],
    ];
    for (const viewer of [this.#blue, ...this.#watchers]) {
      for (const path of [
        match,
        `${match}/view`,
        `${match}/news?have=0`,
        `${match}/told`,
        `${match}/legal`,
        `${match}/plan`,
        `${match}/replay`,
        '/api/matches',
        '/api/matches/live',
        '/api/leaderboard/rps',
        `/api/players/${this.#redId}`,
      ]) {
        await this.#ask(viewer, 'GET', path);
      }
      for (const [at, command] of bad) await this.#ask(viewer, 'POST', `${match}/commands`, { n: at, command });
      await this.#ask(viewer, 'PUT', `${match}/plan`, { lines: [] });
      await this.#ask(viewer, 'POST', `${match}/rematch`);
      await this.#ask(viewer, 'POST', `${match}/seat`);
      await this.#ask(viewer, 'POST', '/api/quick', { game: 'rps' });
      await this.#ask(viewer, 'DELETE', '/api/quick/rps');
    }
    for (const socket of this.#sockets) {
      for (const [at, command] of bad) await socket.ask({ type: 'command', match: this.#match, n: at, command });
    }
    const fresh = await this.#watch(this.#blue);
    this.#told.push(...fresh.frames);
    fresh.close();
  }

  async #ask(viewer: ArenaClient, method: string, path: string, body?: object): Promise<void> {
    const response = await fetch(`${this.#server.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${viewer.token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const length = response.headers.get('content-length');
    this.#told.push(`${method} ${path} ${response.status} ${length} ${await response.text()}`);
  }
}
