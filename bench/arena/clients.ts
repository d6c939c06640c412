import { ArenaClient } from '@tactarium/protocol';
import { WebSocket } from 'ws';

/** Runs in a process of its own: pairs that move a piece to and fro, as fast as they are answered or at a pace. */
export interface Orders {
  readonly kind: 'arena' | 'handWritten' | 'echo';
  /** Of the nodes: the two of a match sit at nodes next to each other in this list. */
  readonly urls: readonly string[];
  readonly matches: number;
  /** Moves a second of each match; 0: the next as soon as the last is answered. */
  readonly pace: number;
  readonly seconds: number;
}

export interface Report {
  readonly seconds: number;
  /** Of each move, milliseconds from when it was due to hearing that it is accepted. */
  readonly latencies: readonly number[];
}

const STEPS = [
  [{ from: [1, 0], to: [2, 0] }, { from: [2, 0], to: [1, 0] }],
  [{ from: [4, 0], to: [3, 0] }, { from: [3, 0], to: [4, 0] }],
] as const; // biome-ignore format: a table
/** Before a draw by nothing happening. */
const MOST_MOVES = 96;

interface Player {
  readonly socket: WebSocket;
  n: number;
}

interface Pair {
  readonly match: string;
  readonly players: readonly [Player, Player];
  turn: number;
  moves: number;
  /** When the move that is under way was due. */
  sent: number;
  /** Messages that are missing until the next may move: that it was accepted, and the news of it for both. */
  missing: number;
  /** Moves whose time has come while another was under way: what they wait counts. */
  readonly due: number[];
}

const orders = JSON.parse(process.argv[2]!) as Orders;
const latencies: number[] = [];
let counting = false;
let warming = false;
let ended = false;

const pairs = await openFrom(0);
await warmUp();
process.send!('ready');
process.once('message', () => void measure());

/** As many other matches, played to their end before anything counts: servers that have just started are slower. */
async function warmUp(): Promise<void> {
  const warm = await openFrom(orders.matches);
  warming = true;
  for (const pair of warm) move(pair);
  while (warm.some(({ moves }) => moves < MOST_MOVES)) await new Promise((resolve) => setTimeout(resolve, 20));
  warming = false;
  for (const { players } of warm) for (const { socket } of players) socket.terminate();
}

async function openFrom(first: number): Promise<readonly Pair[]> {
  const opened: Pair[] = [];
  for (let i = 0; i < orders.matches; i += 50) {
    const some = Array.from({ length: Math.min(50, orders.matches - i) }, (_, k) => open(first + i + k));
    opened.push(...(await Promise.all(some)));
  }
  return opened;
}

async function open(index: number): Promise<Pair> {
  let match = `m${index}`;
  let addresses: readonly [string, string] | undefined;
  let tokens: readonly (string | undefined)[] = [];
  const [here, there] = [0, 1].map((seat) => orders.urls[(index + seat) % orders.urls.length]!) as [string, string];
  const base = here.replace('http', 'ws');
  if (orders.kind === 'arena') {
    const clients = [new ArenaClient(here), new ArenaClient(there)] as const;
    for (const client of clients) if (!(await client.guest()).ok) throw new Error('no guest');
    const made = await clients[0].create({ game: 'rps', options: { variant: 'onslaught' } });
    if (!made.ok) throw new Error(made.error.code);
    match = made.value.id;
    const joined = await clients[1].join(made.value.invite!);
    if (!joined.ok) throw new Error(joined.error.code);
    tokens = clients.map(({ token }) => token);
    addresses = [clients[0].socketUrl, clients[1].socketUrl];
  }
  addresses ??= [`${base}/?match=${match}&seat=0`, `${base}/?match=${match}&seat=1`];
  const players = addresses.map((address, seat) => ({
    socket: new WebSocket(address, { headers: tokens[seat] ? { authorization: `Bearer ${tokens[seat]}` } : {} }),
    n: 0,
  })) as [Player, Player];
  const pair: Pair = { match, players, turn: 0, moves: 0, sent: 0, missing: 0, due: [] };
  await Promise.all(players.map(({ socket }) => begin(pair, socket)));
  for (const { socket } of players) socket.on('message', (data) => hear(pair, String(data)));
  return pair;
}

/** Opens, watches, and learns whose turn it is. */
function begin(pair: Pair, socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('open', () => socket.send(JSON.stringify({ type: 'watch', match: pair.match })));
    const listen = (data: unknown): void => {
      const message = JSON.parse(String(data)) as { type: string; view?: { game: { turn: string } } };
      if (message.type !== 'seen') return;
      pair.turn = message.view!.game.turn === 'red' ? 0 : 1;
      socket.off('message', listen);
      resolve();
    };
    socket.on('message', listen);
  });
}

function move(pair: Pair, due = performance.now()): void {
  if (ended || pair.moves >= MOST_MOVES) return;
  if (pair.missing > 0) {
    pair.due.push(due);
    return;
  }
  const player = pair.players[pair.turn]!;
  const { from, to } = STEPS[pair.turn as 0 | 1][(player.n % 2) as 0 | 1];
  pair.sent = due;
  // An echo tells nobody else.
  pair.missing = orders.kind === 'echo' ? 1 : 3;
  player.socket.send(
    JSON.stringify({ type: 'command', match: pair.match, n: player.n, command: { type: 'move', from, to } }),
  );
}

function hear(pair: Pair, text: string): void {
  if (text.startsWith('{"type":"refused"')) throw new Error(text);
  const isAnswer = text.startsWith('{"type":"accepted"');
  if (!isAnswer && !text.startsWith('{"type":"news"')) return;
  if (isAnswer && counting) latencies.push(performance.now() - pair.sent);
  if (--pair.missing > 0) return;
  pair.players[pair.turn]!.n++;
  pair.moves++;
  pair.turn = 1 - pair.turn;
  const due = pair.due.shift();
  if (warming || orders.pace === 0 || due !== undefined) move(pair, due);
}

async function measure(): Promise<void> {
  const timers: NodeJS.Timeout[] = [];
  counting = true;
  const began = performance.now();
  for (const [i, pair] of pairs.entries()) {
    if (orders.pace === 0) move(pair);
    else {
      const every = 1_000 / orders.pace;
      // Spread over the interval, as people are.
      timers.push(setTimeout(() => timers.push(setInterval(() => move(pair), every)), (i / pairs.length) * every));
    }
  }
  const enough = (): boolean => orders.pace === 0 && pairs.every(({ moves }) => moves >= MOST_MOVES * 0.9);
  while (performance.now() - began < orders.seconds * 1_000 && !enough())
    await new Promise((resolve) => setTimeout(resolve, 20));
  const seconds = (performance.now() - began) / 1_000;
  counting = false;
  ended = true;
  for (const timer of timers) clearTimeout(timer);
  process.send!({ seconds, latencies } satisfies Report, () => process.exit(0));
}
