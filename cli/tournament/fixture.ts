import { invariant, type Json, type Outcome, playBots, type Seed, verify } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';

/** One game to be played: plain data, so that it can be sent to a thread. */
export interface Fixture {
  readonly game: string;
  readonly options: Json;
  /** Names, by seat. */
  readonly bots: readonly string[];
  readonly seed: Seed;
}

/** How it went. */
export interface Played {
  readonly outcome: Outcome;
  readonly turns: number;
  readonly commands: number;
}

export function playFixture({ game: id, options, bots: names, seed }: Fixture): Played {
  const entry = gameNamed(id);
  invariant(entry, 'the game was chosen before');
  const { game } = entry;
  const bots = names.map((name) => entry.bots.find((bot) => bot.name === name)!);
  const replay = playBots(game, bots, options, seed);
  // A replay does not say how the game ended: playing it again does, and proves it while at it.
  let last: unknown;
  const verdict = verify(game, replay, (state) => {
    last = state;
  });
  invariant(verdict.is === 'verified', `a game of bots can be played again: ${JSON.stringify(verdict)}`);
  const outcome = game.outcome(last);
  invariant(outcome, 'bots play to the end');
  return { outcome, turns: game.turn(last), commands: replay.commands.length };
}
