import type { Dice } from '../dice/dice.ts';
import type { Game, Seat, Typed } from '../game.ts';
import { drawBy } from './mixing.ts';

/** What the search asks of a game. */
export type Playable<State, Command extends Typed> = Pick<
  Game<never, State, Command, never, never>,
  'seats' | 'toAct' | 'legal' | 'advance' | 'outcome'
>;

/** What somebody who can play the game adds to its rules. */
export interface Judgement<State, Command extends Typed> {
  /** How well each seat stands, 0 to 1. Asked of positions that are not over. */
  value(state: State): readonly number[];
  /** How promising each command looks, by what its seat may know: any numbers above 0. */
  weigh(state: State, seat: Seat, commands: readonly Command[]): readonly number[];
  /**
   * Names a command together with what its seat alone knows of it (which piece this is that moves), so that the seat
   * can play otherwise with another secret.
   */
  name(state: State, seat: Seat, command: Command): number | string;
  /** Names a command that was just made as everybody saw it, together with what they saw come of it. */
  seen(state: State, command: Command): number | string;
}

/** Draws states that the game may be in. Each is given away: the search plays on in it. */
export interface Worlds<State> {
  /** One that fits all that the searching seat knows. */
  ours(dice: Dice): State;
  /** One in which the searching seat's own secrets are drawn anew too, from all that the others may think they are. */
  theirs?(dice: Dice): State;
}

export interface Budget {
  readonly iterations: number;
  /** How much a promising command is preferred to one that did well: 0.1 trusts results, 1 trusts promises. */
  readonly curiosity: number;
  /**
   * In how many of a hundred iterations the world is one of theirs, so that opponents, who learn from all iterations
   * alike, do not play as if they saw through us. Absent: they do.
   */
  readonly veil?: number;
}

/** What was found out about a command of the searching seat. */
export interface Found<Command> {
  readonly command: Command;
  readonly visits: number;
  /** The mean of the values it led to; 0 if it was never tried. */
  readonly value: number;
}

/** A command as its seat knows it, and what came of it. */
interface Edge {
  readonly promise: number;
  visits: number;
  total: number;
}

type Edges = Map<number | string, Edge>;

/** A situation as everybody sees it. Most are seen once only, so what they hold is made when it is needed. */
interface Node {
  visits: number;
  edges: Edges | undefined;
  /** What the searching seat does in worlds of theirs: it is not the same, and must not be taken for it. */
  guises: Edges | undefined;
  /** By what everybody saw happen. */
  next: Map<number | string, Node> | undefined;
}

/**
 * Monte Carlo tree search over sampled states. The tree is of what everybody sees; each seat's commands are told apart
 * by what it alone knows. `found` is in the order of the game's legal commands.
 */
export function search<State, Command extends Typed>(
  game: Playable<State, Command>,
  judgement: Judgement<State, Command>,
  worlds: Worlds<State>,
  seat: Seat,
  { iterations, curiosity, veil = 0 }: Budget,
  dice: Dice,
): readonly Found<Command>[] {
  const tree = new Tree(game, judgement, seat, curiosity, dice);
  for (let i = 0; i < iterations; i++) {
    // Spread evenly: one in four is every fourth.
    const veiled = worlds.theirs && Math.trunc(((i + 1) * veil) / 100) > Math.trunc((i * veil) / 100);
    if (veiled) tree.grow(worlds.theirs!(dice), true);
    else tree.grow(worlds.ours(dice), false);
  }
  return tree.found(worlds.ours(dice));
}

class Tree<State, Command extends Typed> {
  readonly #game: Playable<State, Command>;
  readonly #judgement: Judgement<State, Command>;
  readonly #seat: Seat;
  readonly #curiosity: number;
  readonly #dice: Dice;
  readonly #root = newNode();
  /** The way down of one iteration: who chose which edge. Used again by the next. */
  readonly #path: Edge[] = [];
  readonly #seats: Seat[] = [];

  constructor(
    game: Playable<State, Command>,
    judgement: Judgement<State, Command>,
    seat: Seat,
    curiosity: number,
    dice: Dice,
  ) {
    this.#game = game;
    this.#judgement = judgement;
    this.#seat = seat;
    this.#curiosity = curiosity;
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
      edge.visits++;
      edge.total += values[seats[i]!]!;
    }
  }

  found(state: State): readonly Found<Command>[] {
    return this.#game.legal(state, this.#seat).map((command) => {
      const edge = this.#root.edges?.get(this.#judgement.name(state, this.#seat, command));
      const visits = edge?.visits ?? 0;
      return { command, visits, value: visits === 0 ? 0 : edge!.total / visits };
    });
  }

  /** Undefined where secrets were drawn that leave the seat nothing to do. */
  #choose(node: Node, state: State, seat: Seat, veiled: boolean): Node | undefined {
    const commands = this.#game.legal(state, seat);
    if (commands.length === 0) return undefined;
    let known: Edges;
    if (veiled && seat === this.#seat) known = node.guises ??= new Map();
    else known = node.edges ??= new Map();
    const edges = this.#edgesOf(known, state, seat, commands);
    const best = bestEdge(edges, this.#curiosity);
    this.#path.push(edges[best]!);
    this.#seats.push(seat);
    this.#game.advance(state, seat, commands[best]!);
    return follow(node, this.#judgement.seen(state, commands[best]!));
  }

  /** Who chooses at the same time as another must not be read: all draw by promise, and learn nothing from it. */
  #together(node: Node, state: State, acting: readonly Seat[]): Node {
    let at = node;
    for (const seat of acting) {
      const commands = this.#game.legal(state, seat);
      const promises = this.#judgement.weigh(state, seat, commands);
      const command = commands[drawBy(promises, this.#dice)]!;
      this.#game.advance(state, seat, command);
      at = follow(at, this.#judgement.seen(state, command));
    }
    return at;
  }

  #edgesOf(known: Edges, state: State, seat: Seat, commands: readonly Command[]): readonly Edge[] {
    let promises: readonly number[] | undefined;
    const edges: Edge[] = new Array(commands.length);
    for (let i = 0; i < commands.length; i++) {
      const name = this.#judgement.name(state, seat, commands[i]!);
      let edge = known.get(name);
      if (!edge) {
        promises ??= shares(this.#judgement.weigh(state, seat, commands));
        edge = { promise: promises[i]!, visits: 0, total: 0 };
        known.set(name, edge);
      }
      edges[i] = edge;
    }
    return edges;
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

const newNode = (): Node => ({ visits: 0, edges: undefined, guises: undefined, next: undefined });

function follow(node: Node, seen: number | string): Node {
  node.next ??= new Map();
  const known = node.next.get(seen);
  if (known) return known;
  const fresh = newNode();
  node.next.set(seen, fresh);
  return fresh;
}

/** What an untried command is worth less than the mean of its situation: others that did well come before it. */
const UNTRIED = 0.03;

function bestEdge(edges: readonly Edge[], curiosity: number): number {
  let visits = 0;
  let total = 0;
  for (const edge of edges) {
    visits += edge.visits;
    total += edge.total;
  }
  const untried = visits === 0 ? 0.5 : total / visits - UNTRIED;
  const reach = curiosity * Math.sqrt(visits + 1);
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i]!;
    const tried = edge.visits;
    const score = (tried === 0 ? untried : edge.total / tried) + (reach * edge.promise) / (1 + tried);
    if (score > bestScore) {
      best = i;
      bestScore = score;
    }
  }
  return best;
}

function shares(weights: readonly number[]): readonly number[] {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return weights.map((weight) => weight / sum);
}
