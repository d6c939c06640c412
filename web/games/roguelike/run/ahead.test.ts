import { apply, type Seed, simulationSeed } from '@tactarium/engine';
import type { Command, View } from '@tactarium/games/roguelike/client';
import { roguelike } from '@tactarium/games/roguelike/index';
import { describe, expect, it } from 'vitest';
import { ahead } from './ahead.ts';

const PLAYER = 0;

/** The first field of a run: three cards drafted, nothing placed. */
function fieldOf(seed: Seed) {
  const options = roguelike.readOptions({ faction: 'humans', leader: 'humans/commander_aldric' });
  if (!options.ok) throw new Error(options.error.code);
  const state = roguelike.setup(options.value, seed);
  const draft = roguelike.legal(state, PLAYER)[0]!;
  const drafted = apply(roguelike, state, PLAYER, draft);
  if (!drafted.ok) throw new Error(drafted.error.code);
  return drafted.value.state;
}

describe('RUN-5: what a page foretells of placing is what the rules make of it', () => {
  it.each([1, 2, 3, 4, 5])('for every legal placing and taking back, three deep, in run %i', (number) => {
    let compared = 0;
    const walk = (state: ReturnType<typeof fieldOf>, depth: number): void => {
      const view: View = roguelike.view(state, PLAYER);
      const moves = roguelike
        .legal(state, PLAYER)
        .filter((command): command is Command => command.type === 'place' || command.type === 'unplace');
      for (const command of moves.filter((_, i) => i % 7 === depth % 7)) {
        const done = apply(roguelike, state, PLAYER, command);
        if (!done.ok) throw new Error(done.error.code);
        expect(ahead(view, [command])).toEqual(roguelike.view(done.value.state, PLAYER));
        // Answered already: the same command changes nothing more.
        expect(ahead(roguelike.view(done.value.state, PLAYER), [command])).toEqual(
          roguelike.view(done.value.state, PLAYER),
        );
        compared++;
        if (depth < 2) walk(done.value.state, depth + 1);
      }
    };
    walk(fieldOf(simulationSeed(number)), 0);
    expect(compared).toBeGreaterThan(50);
  });
});
