import { type Actor, match, simulationSeed, Table, type Typed, verify } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { games } from './index.ts';

/** Commands that are enough to meet most of what a game does. */
const ENOUGH = 150;

describe.each(games.map((entry) => [entry.game.id, entry] as const))('%s restored from its commands', (_, entry) => {
  it('is what was played: the same views, histories and record, and it can be gone on with', () => {
    const [options] = entry.samples;
    const seed = simulationSeed(5);
    const played = new Table(entry, options!, seed);
    const made: { readonly actor: Actor; readonly command: Typed }[] = [];
    const act = (actor: Actor, command: Typed): void => {
      expect(played.act(actor, command).ok).toBe(true);
      made.push({ actor, command });
    };
    while (!played.outcome && made.length < ENOUGH) {
      const { owed, toAct } = played;
      const legal = owed ? [] : played.legal(toAct[0]!);
      act(owed ? 'arena' : toAct[0]!, owed ?? legal[(made.length * 17) % legal.length]!);
    }
    // A record that is asked for in between is gone on with.
    const half = new Table(entry, options!, seed);
    expect(half.restore(made.slice(0, made.length / 2)).ok).toBe(true);
    expect(half.replay().commands).toHaveLength(Math.trunc(made.length / 2));
    expect(half.restore(made.slice(made.length / 2)).ok).toBe(true);

    for (const seat of entry.game.seats.keys()) {
      expect(half.matchView(seat)).toEqual(played.matchView(seat));
      expect(half.history(seat)).toEqual(played.history(seat));
      expect(half.count(seat)).toBe(played.count(seat));
    }
    const record = JSON.parse(JSON.stringify(half.replay()));
    expect(record).toEqual(JSON.parse(JSON.stringify(played.replay())));
    expect(verify(match(entry.game), record)).toEqual({ is: 'verified', commands: made.length });
  });

  it('stops at a command that is refused', () => {
    const table = new Table(entry, entry.samples[0]!, simulationSeed(5));
    expect(table.restore([{ actor: 'arena', command: { type: 'resign' } }]).ok).toBe(false);
    expect(table.replay().commands).toEqual([]);
  });
});
