import { digest } from './digest.ts';
import type { AnyGame } from './game.ts';
import type { Json } from './json.ts';
import { randomGame } from './laws/play.ts';
import { digestOf } from './replay.ts';

/**
 * One digest a seeded game, over all of its states and events: played by random legal commands, the samples in turn.
 * Equal digests are equal rules; they are compared between versions of the rules, and between Node and a browser.
 */
export function gameDigests(game: AnyGame, samples: readonly Json[], games: number): readonly string[] {
  return Array.from({ length: games }, (_, number) => {
    const sample = samples[number % samples.length]!;
    let chain = '';
    for (const { after, events } of randomGame(game, sample, LOCK_RUN, number)) {
      chain = digest([chain, digestOf(game, after), events as unknown as Json]);
    }
    return chain;
  });
}

/** Any number; what matters is that it never changes. */
const LOCK_RUN = 1000;
