import { invariant, type Json, type Outcome, playBots, type Seed } from '@tactarium/engine';
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
  const known = [...entry.bots, ...(entry.sparring ?? [])];
  const bots = names.map((name) => known.find((bot) => bot.name === name)!);
  const table = playBots(entry, bots, options, seed);
  const { outcome, turn } = table;
  invariant(outcome, 'bots play to the end');
  return { outcome, turns: turn, commands: table.replay().commands.length };
}
