import { type AnyBot, type AnyEntry, type Json, playBots, simulationSeed } from '@tactarium/engine';

/** What a page wants tried out: games of a bot with itself. */
export interface TrialWish {
  readonly game: string;
  readonly options: Json;
  readonly bot: string;
  readonly games: number;
  /** The same number gives the same games. */
  readonly seed: number;
}

/** What came of the games so far. */
export interface Tally {
  readonly played: number;
  readonly games: number;
  /** By seat. */
  readonly wins: readonly number[];
  readonly draws: number;
  /** The turns of each game, in the order they were played. */
  readonly turns: readonly number[];
}

export type TrialNews = ({ readonly type: 'tally' } & Tally) | { readonly type: 'refused'; readonly code: string };

/** One tally after each game. */
export function* tryOut(entry: AnyEntry, bot: AnyBot, { options, games, seed }: TrialWish): Generator<Tally> {
  const wins = entry.game.seats.map(() => 0);
  const turns: number[] = [];
  let draws = 0;
  for (let n = 0; n < games; n++) {
    const { outcome, turn } = playBots(
      entry,
      entry.game.seats.map(() => bot),
      options,
      simulationSeed(seed, n),
    );
    if (outcome?.result === 'won') wins[outcome.winner]! += 1;
    else draws += 1;
    turns.push(turn);
    yield { played: n + 1, games, wins: [...wins], draws, turns: [...turns] };
  }
}
