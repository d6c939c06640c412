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
  /**
   * One in which the searching seat's own secrets are drawn anew too, from all that the others may think they are. An
   * opponent learns its replies in these, so that it does not play as if it saw through us. Absent: it does.
   */
  theirs?(dice: Dice): State;
}

export interface Budget {
  readonly iterations: number;
  /** How much a promising command is preferred to one that did well: 0.1 trusts results, 1 trusts promises. */
  readonly curiosity: number;
}

/** What was found out about a command of the searching seat. */
export interface Found<Command> {
  readonly command: Command;
  readonly visits: number;
  /** The mean of the values it led to; 0 if it was never tried. */
  readonly value: number;
}

/** A command as its seat knows it, with what came of it in each sort of world: ours first, then theirs. */
interface Edge {
  promise: number;
  readonly visits: [number, number];
  readonly total: [number, number];
}

/** A situation as everybody sees it. */
interface Node {
  readonly edges: Map<number | string, Edge>;
  /** By what everybody saw happen. */
  readonly next: Map<number | string, Node>;
  /** In each sort of world. */
  readonly visits: [number, number];
}

const OURS = 0;
const THEIRS = 1;
type Sort = typeof OURS | typeof THEIRS;

/**
 * Monte Carlo tree search over sampled states. The tree is of what everybody sees; each seat's commands are told apart
 * by what it alone knows. `found` is in the order of the game's legal commands.
 */
export function search<State, Command extends Typed>(
  game: Playable<State, Command>,
  judgement: Judgement<State, Command>,
  worlds: Worlds<State>,
  seat: Seat,
  { iterations, curiosity }: Budget,
  dice: Dice,
): readonly Found<Command>[] {
  const tree = new Tree(game, judgement, seat, curiosity, dice, worlds.theirs !== undefined);
  for (let i = 0; i < iterations; i++) {
    if (worlds.theirs && i % 2 === 0) tree.grow(worlds.theirs(dice), THEIRS);
    else tree.grow(worlds.ours(dice), OURS);
  }
  return tree.found(worlds.ours(dice));
}

class Tree<State, Command extends Typed> {
  readonly #game: Playable<State, Command>;
  readonly #judgement: Judgement<State, Command>;
  readonly #seat: Seat;
  readonly #curiosity: number;
  readonly #dice: Dice;
  /** Whether opponents learn only in worlds of theirs. */
  readonly #veiled: boolean;
  readonly #root = newNode();
  /** The way down of one iteration: who chose which edge. Used again by the next. */
  readonly #path: { edge: Edge; seat: Seat }[] = [];

  constructor(
    game: Playable<State, Command>,
    judgement: Judgement<State, Command>,
    seat: Seat,
    curiosity: number,
    dice: Dice,
    veiled: boolean,
  ) {
    this.#game = game;
    this.#judgement = judgement;
    this.#seat = seat;
    this.#curiosity = curiosity;
    this.#dice = dice;
    this.#veiled = veiled;
  }

  /** Plays down the tree in this world until a situation is new, values that, and remembers it on the way back. */
  grow(state: State, sort: Sort): void {
    const path = this.#path;
    path.length = 0;
    let node = this.#root;
    for (;;) {
      const acting = this.#game.toAct(state);
      const first = node.visits[sort]++ === 0 && node !== this.#root;
      if (first || acting.length === 0) break;
      const next =
        acting.length === 1 ? this.#choose(node, state, acting[0]!, sort) : this.#together(node, state, acting);
      if (!next) break;
      node = next;
    }
    const values = this.#valueOf(state);
    for (const { edge, seat } of path) {
      const learnt = this.#sortFor(seat, sort);
      if (learnt !== sort) continue;
      edge.visits[learnt]++;
      edge.total[learnt] += values[seat]!;
    }
  }

  found(state: State): readonly Found<Command>[] {
    return this.#game.legal(state, this.#seat).map((command) => {
      const edge = this.#root.edges.get(this.#judgement.name(state, this.#seat, command));
      const visits = edge?.visits[OURS] ?? 0;
      return { command, visits, value: visits === 0 ? 0 : edge!.total[OURS] / visits };
    });
  }

  /** In which sort of world this seat learns what to do, when the world is of that sort. */
  #sortFor(seat: Seat, sort: Sort): Sort {
    return this.#veiled && seat !== this.#seat ? THEIRS : sort;
  }

  /** Undefined where secrets were drawn that leave the seat nothing to do. */
  #choose(node: Node, state: State, seat: Seat, sort: Sort): Node | undefined {
    const commands = this.#game.legal(state, seat);
    if (commands.length === 0) return undefined;
    const edges = this.#edgesOf(node, state, seat, commands);
    const best = bestEdge(edges, this.#sortFor(seat, sort), this.#curiosity);
    const edge = edges[best]!;
    this.#path.push({ edge, seat });
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

  #edgesOf(node: Node, state: State, seat: Seat, commands: readonly Command[]): readonly Edge[] {
    let promises: readonly number[] | undefined;
    const edges: Edge[] = new Array(commands.length);
    for (let i = 0; i < commands.length; i++) {
      const name = this.#judgement.name(state, seat, commands[i]!);
      const known = node.edges.get(name);
      if (known) {
        edges[i] = known;
        continue;
      }
      promises ??= shares(this.#judgement.weigh(state, seat, commands));
      edges[i] = edgeOf(node, name);
      edges[i]!.promise = promises[i]!;
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

const newNode = (): Node => ({ edges: new Map(), next: new Map(), visits: [0, 0] });

function edgeOf(node: Node, name: number | string): Edge {
  const known = node.edges.get(name);
  if (known) return known;
  const edge: Edge = { promise: 1, visits: [0, 0], total: [0, 0] };
  node.edges.set(name, edge);
  return edge;
}

function follow({ next }: Node, seen: number | string): Node {
  const known = next.get(seen);
  if (known) return known;
  const node = newNode();
  next.set(seen, node);
  return node;
}

/** What an untried command is worth less than the mean of its situation: others that did well come before it. */
const UNTRIED = 0.03;

function bestEdge(edges: readonly Edge[], sort: Sort, curiosity: number): number {
  let visits = 0;
  let total = 0;
  for (const edge of edges) {
    visits += edge.visits[sort];
    total += edge.total[sort];
  }
  const untried = visits === 0 ? 0.5 : total / visits - UNTRIED;
  const reach = curiosity * Math.sqrt(visits + 1);
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i]!;
    const tried = edge.visits[sort];
    const score = (tried === 0 ? untried : edge.total[sort] / tried) + (reach * edge.promise) / (1 + tried);
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
