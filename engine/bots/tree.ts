import type { Dice } from '../dice/dice.ts';
import type { Seat, Typed } from '../game.ts';
import { drawBy } from './mixing.ts';
import type { Found, Judgement, Playable } from './search.ts';
import { NOTHING, PROMISE, SIZE, Tallies, TOTAL, VISITS } from './tallies.ts';

/** A situation as everybody sees it. Most are seen once only, so what they hold is made when it is needed. */
interface Node<Command> {
  visits: number;
  commands: readonly Command[];
  /** Where the tallies of its commands begin; NOTHING as long as there are none. */
  tallies: number;
  /** The same for the searching seat in states sampled as its opponents see them, which are counted separately. */
  guises: number;
  /** By what everybody saw happen. */
  next: Map<number | string, Node<Command>> | undefined;
}

/** How the commands of a situation are chosen and learnt from. */
interface Manner {
  readonly curiosity: number;
  readonly leak: number;
}

export class Tree<State, Command extends Typed> {
  readonly #game: Playable<State, Command>;
  readonly #judgement: Judgement<State, Command>;
  readonly #seat: Seat;
  readonly #manner: Manner;
  readonly #dice: Dice;
  readonly #root: Node<Command> = newNode();
  readonly #tallies = new Tallies();
  /** The path of one iteration: who chose which tally. Reused by the next. */
  readonly #path: number[] = [];
  readonly #seats: Seat[] = [];
  /** By command: the tally for the secret of this sample; NOTHING where it forbids the command. Reused each time. */
  readonly #open: number[] = [];

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

  /** Descends the tree in this sample to a new situation, values it, and updates the tallies on the way back. */
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
      const seat = seats[i]!;
      this.#tallies.add(path[i]!, values[seat]!, veiled || seat === this.#seat ? 1 : this.#manner.leak);
    }
  }

  found(state: State): readonly Found<Command>[] {
    const root = this.#root;
    const open = this.#openTo(root, state, this.#seat, false);
    const { values } = this.#tallies;
    return root.commands.flatMap((command, i) => {
      const at = open[i]!;
      if (at === NOTHING) return [];
      const visits = values[at + VISITS]!;
      return [{ command, visits, value: visits === 0 ? 0 : values[at + TOTAL]! / visits }];
    });
  }

  /** Releases its memory. Nothing may be asked of it afterwards. */
  release(): void {
    this.#tallies.release();
  }

  /** Undefined where the sampled secrets leave the seat no command. */
  #choose(node: Node<Command>, state: State, seat: Seat, veiled: boolean): Node<Command> | undefined {
    const open = this.#openTo(node, state, seat, veiled);
    const { commands } = node;
    const best = this.#tallies.best(open, commands.length, this.#manner.curiosity);
    if (best < 0) return undefined;
    this.#path.push(open[best]!);
    this.#seats.push(seat);
    this.#game.advance(state, seat, commands[best]!);
    return follow(node, this.#game.seen(state, commands[best]!));
  }

  #openTo(node: Node<Command>, state: State, seat: Seat, veiled: boolean): readonly number[] {
    if (node.tallies === NOTHING && node.guises === NOTHING) node.commands = this.#game.open(state, seat);
    const { commands } = node;
    const own = seat === this.#seat;
    // In our own samples the searching seat's secrets never change, so one tally per command is enough.
    const secrets = own && !veiled ? 1 : this.#game.secrets;
    let start = own && veiled ? node.guises : node.tallies;
    if (start === NOTHING) {
      start = this.#tallies.take(commands.length * secrets);
      if (own && veiled) node.guises = start;
      else node.tallies = start;
    } else if (secrets === 1) return this.#openAgain(start, commands.length);
    const open = this.#open;
    for (let i = 0; i < commands.length; i++) {
      const secret = this.#game.secret(state, seat, commands[i]!);
      if (secret < 0) {
        open[i] = NOTHING;
        continue;
      }
      const at = start + (secrets === 1 ? i : i * secrets + secret) * SIZE;
      const { values } = this.#tallies;
      if (values[at + PROMISE] === 0) values[at + PROMISE] = this.#judgement.promise(state, seat, commands[i]!);
      open[i] = at;
    }
    return open;
  }

  /** A command that was open to the searching seat once is open to it again. */
  #openAgain(start: number, count: number): readonly number[] {
    const open = this.#open;
    const { values } = this.#tallies;
    for (let i = 0, at = start; i < count; i++, at += SIZE) open[i] = values[at + PROMISE] === 0 ? NOTHING : at;
    return open;
  }

  /** With simultaneous choices no seat may react to another: all choose by the prior alone, and learn nothing from it. */
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

const NO_COMMANDS: readonly never[] = [];

function newNode<Command>(): Node<Command> {
  return { visits: 0, commands: NO_COMMANDS, tallies: NOTHING, guises: NOTHING, next: undefined };
}

function follow<Command>(node: Node<Command>, seen: number | string): Node<Command> {
  node.next ??= new Map();
  const known = node.next.get(seen);
  if (known) return known;
  const fresh = newNode<Command>();
  node.next.set(seen, fresh);
  return fresh;
}
