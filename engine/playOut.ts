import type { AnyBot } from './bot.ts';
import { diceFrom } from './dice/dice.ts';
import type { Seed } from './dice/seed.ts';
import type { AnyGame, BySeat, Typed } from './game.ts';
import { invariant } from './invariant.ts';
import { isObject, type Json } from './json.ts';
import type { Outcome } from './outcome.ts';

/** A copy of the position with fresh dice; what is hidden stays as it is. */
export function withFreshDice(game: AnyGame, state: unknown, seed: Seed): unknown {
  // The written state may share parts with the original.
  const written = game.write(game.copy(state));
  invariant(isObject(written) && 'dice' in written, 'a state is written with its dice');
  const dice = diceFrom(seed, game.seats.length).write();
  return game.read({ ...(written as Readonly<Record<string, Json>>), dice });
}

/** A moment of a game: the full state, and every event that each seat was shown until then. */
export interface Moment {
  readonly state: unknown;
  readonly histories: BySeat<readonly Typed[]>;
}

/** How a game played on from a moment went. */
export interface PlayedOut {
  /** Absent when it took more decisions than were allowed, or waits for something other than a seat. */
  readonly outcome?: Outcome;
  readonly decisions: number;
}

/**
 * Plays a game to its end from a moment with fresh dice and a bot in every seat. It starts from the full state, but each
 * decision is made from its seat's own view, as always. The same seed gives the same game.
 */
export function playOut(
  game: AnyGame,
  bots: BySeat<AnyBot>,
  moment: Moment,
  seed: Seed,
  mostDecisions = Number.POSITIVE_INFINITY,
): PlayedOut {
  const state = withFreshDice(game, moment.state, seed);
  const histories = moment.histories.map((history) => [...history]);
  const dice = diceFrom(seed, 0);
  for (let decisions = 0; ; decisions++) {
    const outcome = game.outcome(state);
    if (outcome) return { outcome, decisions };
    const [seat] = game.toAct(state);
    if (seat === undefined || decisions >= mostDecisions) return { decisions };
    const command = bots[seat]!.decide({ seat, view: game.view(state, seat), history: histories[seat]!, dice });
    const events: Typed[] = [];
    game.advance(state, seat, command, events);
    for (const [viewer, history] of histories.entries()) {
      for (const event of events) {
        const shown = game.redact(event, viewer);
        if (shown) history.push(shown);
      }
    }
  }
}
