import type { AnyBot } from './bot.ts';
import { type Dice, diceFrom } from './dice/dice.ts';
import { simulationSeed } from './dice/seed.ts';
import { digest } from './digest.ts';
import type { Seat, Typed } from './game.ts';
import { type DrawTalk, isMatchEvent, type MatchCommand } from './match.ts';

/** What a bot decides from. Plain data, so that it can be sent to a thread. */
export interface BotTurn {
  readonly seat: Seat;
  /** How many commands the seat has made before this decision. */
  readonly n: number;
  /** The seat's view of the game, without what a match adds to it. */
  readonly view: unknown;
  /** Every event the seat was shown, those of the match too. */
  readonly history: readonly Typed[];
  /** Seeds the bot's own dice. The seed of the match must not be computable from it. */
  readonly salt: string;
}

/** One decision, from nothing but what the seat has seen. The same turn gives the same command on any machine. */
export function decide(bot: AnyBot, { seat, n, view, history, salt }: BotTurn): Typed {
  return bot.decide({
    seat,
    view,
    // A bot knows its game, not what a match adds to it. Filtered lazily: few bots read the history, and it grows long.
    get history() {
      return history.filter((event) => !isMatchEvent(event));
    },
    dice: decisionDice(salt, seat, n),
  });
}

/** Whether there is an offer of a draw for this seat to answer. */
export const isOfferedDraw = ({ offer }: DrawTalk, seat: Seat): boolean => offer !== undefined && offer.seat !== seat;

/**
 * What a bot in this seat answers to the offer of a draw that stands, if there is one for it to answer; its game says
 * whether it takes it. The answer names its offer, so it is never taken for an answer to a later one.
 */
export function answerToDraw(talk: DrawTalk, seat: Seat, takes: () => boolean): MatchCommand | undefined {
  if (!isOfferedDraw(talk, seat)) return undefined;
  return { type: takes() ? 'accept_draw' : 'decline_draw', offer: talk.offer!.turn };
}

/** Dice for the `n`th decision of a seat. They depend on nothing that a bot would have to remember. */
export function decisionDice(salt: string, seat: Seat, n: number): Dice {
  const hash = digest(salt);
  const halves = [hash.slice(0, 8), hash.slice(8)].map((half) => Number.parseInt(half, 16));
  return diceFrom(simulationSeed(...halves, seat, n), 0);
}
