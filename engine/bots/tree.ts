import type { Dice } from '../dice/dice.ts';
import type { Seat, Typed } from '../game.ts';
import { drawBy } from './mixing.ts';
import type { Found, Judgement, Playable } from './search.ts';

/** A command as its seat knows it, and what came of it. */
interface Edge {
  readonly secret: number;
  readonly promise: number;
  visits: number;
  total: number;
  /** The same command with other secrets. */
  readonly next: Edge | undefined;
}

/** By command of a situation: its edges, as a chain. */
type Edges = (Edge | undefined)[];

/** A situation as everybody sees it. Most are seen once only, so what they hold is made when it is needed. */
interface Node<Command> {
  visits: number;
  commands: readonly Command[] | undefined;
  edges: Edges | undefined;
  /** What the searching seat does in worlds of theirs: it is not the same, and must not be taken for it. */
  guises: Edges | undefined;
  /** By what everybody saw happen. */
  next: Map<number | string, Node<Command>> | undefined;
}

/** How the commands of a situation are chosen and learnt from. */
interface Manner {
  readonly curiosity: number;
  readonly leak: number;
}

/** What an untried command is worth less than the mean of its situation: others that did well come before it. */
const UNTRIED = 0.03;

export class Tree<State, Command extends Typed> {
  readonly #game: Playable<State, Command>;
  readonly #judgement: Judgement<State, Command>;
  readonly #seat: Seat;
  readonly #manner: Manner;
  readonly #dice: Dice;
  readonly #root: Node<Command> = newNode();
  /** The way down of one iteration: who chose which edge. Used again by the next. */
  readonly #path: Edge[] = [];
  readonly #seats: Seat[] = [];
  /** The edges to choose among, by command; undefined where a secret forbids it. Used again by each choice. */
  readonly #open: Edges = [];

  constructor(
    game: Playable<State, Command>,
    judgement: Judgement<State, Command>,
    seat: Seat,
    manner: Manner,
    dice: Dice,
  ) {
    this.#game = game;
    this.#judgement = judgement;
    this.#seat = seat;
    this.#manner = manner;
    this.#dice = dice;
  }

  /** Plays down the tree in this world until a situation is new, values that, and remembers it on the way back. */
  grow(state: State, veiled: boolean): void {
    const [path, seats] = [this.#path, this.#seats];
    path.length = 0;
    seats.length = 0;
    let node = this.#root;
    for (;;) {
      const acting = this.#game.toAct(state);
      const first = node.visits++ === 0 && node !== this.#root;
      if (first || acting.length === 0) break;
      const next =
        acting.length === 1 ? this.#choose(node, state, acting[0]!, veiled) : this.#together(node, state, acting);
      if (!next) break;
      node = next;
    }
    const values = this.#valueOf(state);
    for (let i = 0; i < path.length; i++) {
      const edge = path[i]!;
      const weight = veiled || seats[i] === this.#seat ? 1 : this.#manner.leak;
      edge.visits += weight;
      edge.total += weight * values[seats[i]!]!;
    }
  }

  found(state: State): readonly Found<Command>[] {
    const { commands = this.#game.open(state, this.#seat), edges } = this.#root;
    const found: Found<Command>[] = [];
    for (const [i, command] of commands.entries()) {
      const secret = this.#game.secret(state, this.#seat, command);
      if (secret < 0) continue;
      const edge = edges && edgeOf(edges[i], secret);
      const visits = edge?.visits ?? 0;
      found.push({ command, visits, value: visits === 0 ? 0 : edge!.total / visits });
    }
    return found;
  }

  /** Undefined where secrets were drawn that leave the seat nothing to do. */
  #choose(node: Node<Command>, state: State, seat: Seat, veiled: boolean): Node<Command> | undefined {
    node.commands ??= this.#game.open(state, seat);
    const { commands } = node;
    const open = this.#openTo(node, commands, state, seat, veiled);
    const best = bestOf(open, commands.length, this.#manner.curiosity);
    if (best < 0) return undefined;
    this.#path.push(open[best]!);
    this.#seats.push(seat);
    this.#game.advance(state, seat, commands[best]!);
    return follow(node, this.#game.seen(state, commands[best]!));
  }

  /** By command, the edge for the secret that the seat has in this world. */
  #openTo(node: Node<Command>, commands: readonly Command[], state: State, seat: Seat, veiled: boolean): Edges {
    const own = seat === this.#seat;
    // In worlds of ours the searching seat's secrets are the same always: what was open to it once is open again.
    if (own && !veiled && node.edges) return node.edges;
    let known: Edges;
    if (own && veiled) known = node.guises ??= edgesFor(commands);
    else known = node.edges ??= edgesFor(commands);
    const open = this.#open;
    for (let i = 0; i < commands.length; i++) {
      const secret = this.#game.secret(state, seat, commands[i]!);
      if (secret < 0) {
        open[i] = undefined;
        continue;
      }
      let edge = edgeOf(known[i], secret);
      if (edge === undefined) {
        const promise = this.#judgement.promise(state, seat, commands[i]!);
        edge = { secret, promise, visits: 0, total: 0, next: known[i] };
        known[i] = edge;
      }
      open[i] = edge;
    }
    return open;
  }

  /** Who chooses at the same time as another must not be read: all draw by promise, and learn nothing from it. */
  #together(node: Node<Command>, state: State, acting: readonly Seat[]): Node<Command> {
    let at = node;
    for (const seat of acting) {
      const commands = this.#game.open(state, seat).filter((command) => this.#game.secret(state, seat, command) >= 0);
      const promises = commands.map((command) => this.#judgement.promise(state, seat, command));
      const command = commands[drawBy(promises, this.#dice)]!;
      this.#game.advance(state, seat, command);
      at = follow(at, this.#game.seen(state, command));
    }
    return at;
  }

  #valueOf(state: State): readonly number[] {
    const outcome = this.#game.outcome(state);
    if (!outcome) return this.#judgement.value(state);
    const even = outcome.result === 'draw' || outcome.result === 'void';
    return this.#game.seats.map((_, seat) =>
      even ? 0.5 : outcome.result === 'won' && outcome.winner === seat ? 1 : 0,
    );
  }
}

function newNode<Command>(): Node<Command> {
  return { visits: 0, commands: undefined, edges: undefined, guises: undefined, next: undefined };
}

function edgesFor(commands: readonly unknown[]): Edges {
  return new Array<Edge | undefined>(commands.length).fill(undefined);
}

function edgeOf(chain: Edge | undefined, secret: number): Edge | undefined {
  let edge = chain;
  while (edge !== undefined && edge.secret !== secret) edge = edge.next;
  return edge;
}

/** What to try next: what did well, or is promising and was seldom tried. Below 0 where nothing is open. */
function bestOf(open: Edges, count: number, curiosity: number): number {
  let visits = 0;
  let total = 0;
  let promises = 0;
  for (let i = 0; i < count; i++) {
    const edge = open[i];
    if (edge === undefined) continue;
    visits += edge.visits;
    total += edge.total;
    promises += edge.promise;
  }
  const untried = visits === 0 ? 0.5 : total / visits - UNTRIED;
  const reach = (curiosity * Math.sqrt(visits + 1)) / promises;
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const edge = open[i];
    if (edge === undefined) continue;
    const tried = edge.visits;
    const score = (tried === 0 ? untried : edge.total / tried) + (reach * edge.promise) / (1 + tried);
    if (score > bestScore) {
      best = i;
      bestScore = score;
    }
  }
  return best;
}

function follow<Command>(node: Node<Command>, seen: number | string): Node<Command> {
  node.next ??= new Map();
  const known = node.next.get(seen);
  if (known) return known;
  const fresh = newNode<Command>();
  node.next.set(seen, fresh);
  return fresh;
}
