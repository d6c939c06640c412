import { apply } from '../apply.ts';
import type { AnyBot } from '../bot.ts';
import { diceFrom } from '../dice/dice.ts';
import { simulationSeed } from '../dice/seed.ts';
import type { AnyEntry } from '../entry.ts';
import type { Typed } from '../game.ts';
import { sameJson } from '../json.ts';
import { match } from '../match.ts';
import type { Outcome } from '../outcome.ts';
import { playOut } from '../playOut.ts';
import { wilson } from '../wilson.ts';
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
      if (outcome) return [known(step, outcome)];
      return playouts === 0 ? [] : [estimated(step, points, playouts)];
    });
  }

  /**
   * Plays some games from every step, one at each `next`: first from a few steps far apart, then from those between. From
   * each step every bot meets every other on both sides, so neither side has the better one.
   */
  *round(): Generator<undefined> {
    const games = pairsOf(this.#entry).length;
    for (const index of this.#order) {
      const tally = this.#tallies[index]!;
      if (tally.outcome) continue;
      for (const points of playedFrom(this.#entry, this.#timeline, tally.step, tally.playouts, games)) {
        tally.points += points;
        tally.playouts++;
        yield;
      }
    }
  }
}

/** The result is known: nothing is left to estimate. */
export function known(step: number, outcome: Outcome): Chance {
  const share = pointsOf(outcome);
  return { step, share, low: share, high: share, playouts: 0 };
}

export function estimated(step: number, points: number, playouts: number): Chance {
  const share = points / playouts;
  const [low, high] = wilson(share, playouts);
  return { step, share, low, high, playouts };
}

/** Both sides of each game from a step, in turn. */
const pairsOf = (entry: AnyEntry): readonly (readonly AnyBot[])[] =>
  estimators(entry).flatMap((one) => estimators(entry).map((other) => [one, other]));

/** Plays games from a step, the `first` one and those after it. What the first seat made of each. The same number gives the same game. */
export function* playedFrom(
  entry: AnyEntry,
  timeline: Timeline,
  step: number,
  first: number,
  games: number,
): Generator<number> {
  const pairs = pairsOf(entry);
  const { state, histories } = timeline.at(step);
  const moment = { state: state.game, histories };
  for (let n = first; n < first + games; n++) {
    const { outcome } = playOut(entry.game, pairs[n % pairs.length]!, moment, simulationSeed(step, n), MOST_DECISIONS);
    yield outcome ? pointsOf(outcome) : 0.5;
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
