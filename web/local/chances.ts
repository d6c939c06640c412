import {
  type AnyBot,
  type AnyEntry,
  apply,
  diceFrom,
  match,
  type Outcome,
  playOut,
  sameJson,
  simulationSeed,
  type Typed,
  wilson,
} from '@tactarium/engine';
import type { Timeline } from './timeline.ts';

/** How the first seat stood after a step. */
export interface Chance {
  readonly step: number;
  /** Points a game: 1 for a win, a half for a draw. */
  readonly share: number;
  /** The 95 % interval around it. */
  readonly low: number;
  readonly high: number;
  /** Games that were played from there: 0 at the end, whose result is known. */
  readonly playouts: number;
}

/** What a bot would have done after a step, from what its seat could know. */
export interface Advice {
  readonly step: number;
  readonly bot: string;
  readonly seat: string;
  /** What would have come of it with the dice as they lay. */
  readonly events: readonly Typed[];
  /** Whether exactly that was played. */
  readonly isSame: boolean;
}

/** Decisions after which a game counts as drawn. */
const MOST_DECISIONS = 20_000;

/**
 * Those who play both sides: strong enough to punish mistakes, and quick enough to be asked some ten thousand times. They
 * are two, because one alone plays much the same game again and again where little is left to luck.
 */
export function estimators({ bots }: AnyEntry): readonly AnyBot[] {
  const quick = bots.filter(({ name }) => name === 'normal' || name === 'hard');
  return quick.length === 2 ? quick : bots.slice(-1);
}

/** The strongest there is: it is asked once. */
const adviser = ({ bots }: AnyEntry): AnyBot => bots.at(-1)!;

interface Tally {
  readonly step: number;
  readonly outcome: Outcome | undefined;
  points: number;
  playouts: number;
}

/** Estimates of how a game stood, better the longer they are gone on with. The same game has the same estimates. */
export class Chances {
  readonly #entry: AnyEntry;
  readonly #timeline: Timeline;
  readonly #tallies: readonly Tally[];
  readonly #order: readonly number[];

  constructor(entry: AnyEntry, timeline: Timeline) {
    const game = match(entry.game);
    this.#entry = entry;
    this.#timeline = timeline;
    this.#tallies = timeline.passes.map((step) => {
      return { step, outcome: game.outcome(timeline.at(step).state), points: 0, playouts: 0 };
    });
    this.#order = coarseFirst(this.#tallies.length);
  }

  /** The games from each step so far, where as many were played from each. */
  get playouts(): number {
    return Math.min(...this.#tallies.filter(({ outcome }) => !outcome).map(({ playouts }) => playouts));
  }

  /** Those steps about which something is known. */
  get points(): readonly Chance[] {
    return this.#tallies.flatMap(({ step, outcome, points, playouts }) => {
      if (outcome) {
        const share = pointsOf(outcome);
        return [{ step, share, low: share, high: share, playouts: 0 }];
      }
      if (playouts === 0) return [];
      const share = points / playouts;
      const [low, high] = wilson(share, playouts);
      return [{ step, share, low, high, playouts }];
    });
  }

  /**
   * Plays some games from every step, one at each `next`: first from a few steps far apart, then from those between. From
   * each step every bot meets every other on both sides, so neither side has the better one.
   */
  *round(): Generator<undefined> {
    const bots = estimators(this.#entry);
    for (const index of this.#order) {
      const tally = this.#tallies[index]!;
      if (tally.outcome) continue;
      const { state, histories } = this.#timeline.at(tally.step);
      const moment = { state: state.game, histories };
      for (const pair of bots.flatMap((one) => bots.map((other) => [one, other]))) {
        const seed = simulationSeed(tally.step, tally.playouts);
        const { outcome } = playOut(this.#entry.game, pair, moment, seed, MOST_DECISIONS);
        tally.points += outcome ? pointsOf(outcome) : 0.5;
        tally.playouts++;
        yield;
      }
    }
  }
}

const pointsOf = (outcome: Outcome): number => (outcome.result === 'won' ? Number(outcome.winner === 0) : 0.5);

/** All places of a list: first those far apart, then those in the middle between them, and so on. */
export function coarseFirst(length: number): readonly number[] {
  const order = new Set<number>();
  for (let stride = 2 ** Math.ceil(Math.log2(Math.max(1, length))); stride >= 1; stride /= 2) {
    for (let place = 0; place < length; place += stride) order.add(place);
  }
  return [...order];
}

/** Undefined where nobody had to do anything. */
export function adviceAt(entry: AnyEntry, timeline: Timeline, wanted: number): Advice | undefined {
  const { step, state, histories } = timeline.at(wanted);
  const game = match(entry.game);
  const played = timeline.made[step];
  const acting = game.toAct(state);
  // Where several may act, what is of interest is what the one did who was first.
  const seat = acting.find((one) => one === played?.actor) ?? acting[0];
  if (seat === undefined) return undefined;
  const bot = adviser(entry);
  const view = entry.game.view(state.game, seat);
  const command = bot.decide({ seat, view, history: histories[seat]!, dice: diceFrom(simulationSeed(step), 0) });
  const made = apply(game, state, seat, command);
  return {
    step,
    bot: bot.name,
    seat: game.seats[seat]!,
    events: made.ok ? made.value.events : [],
    isSame: played?.actor === seat && sameJson(played.command, command),
  };
}
