import { type JsonObject, type Outcome, ScriptedDice, simulationSeed } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { positions } from './positions.ts';
import { conclude } from './rules/conclude.ts';
import { rank, type ScoreEntry, scoreOf, unscored } from './score.ts';
import { setup } from './setup.ts';
import type { Options } from './wire.ts';

const WHO = { playerName: 'Ada', timestamp: 1000 };

function finished(given: JsonObject, outcome: Outcome) {
  const state = positions.read(given, new ScriptedDice([]));
  conclude(state, outcome);
  return state;
}

const won = (winner: number, reason: string): Outcome => ({ result: 'won', winner, reason });

describe('the leaderboard', () => {
  const given: JsonObject = {
    difficulty: 'hard',
    fog: true,
    size: 20,
    round: 42,
    forests: [
      [5, 5],
      [6, 9],
      [9, 9],
    ],
    owners: {
      a: [
        [5, 5],
        [6, 9],
      ],
      b: [[9, 9]],
    },
  };

  it('FOR-29 a game against the computer makes an entry', () => {
    expect(scoreOf(finished(given, won(0, 'monopoly')), WHO)).toEqual({
      difficulty: 'hard',
      forestsCaptured: 2,
      mapSize: 20,
      playerName: 'Ada',
      timestamp: 1000,
      turnsPlayed: 42,
      victory: true,
      victoryType: 'monopoly',
    });
  });

  it('FOR-29 a defeat has the way in which it was lost', () => {
    const entry = scoreOf(finished(given, won(1, 'monopoly')), WHO);
    expect(entry).toMatchObject({ victory: false, victoryType: 'monopoly' });
  });

  it.each(['resigned', 'timeout', 'annihilation'])('FOR-29 %s counts as annihilation', (reason) => {
    expect(scoreOf(finished(given, won(0, reason)), WHO)?.victoryType).toBe('annihilation');
  });

  it('FOR-29 draws, unfinished games and games between people make none', () => {
    const { difficulty: _, ...people } = given;
    expect(scoreOf(finished(given, { result: 'draw', reason: 'turn_limit' }), WHO)).toBeUndefined();
    expect(scoreOf(finished(people, won(0, 'monopoly')), WHO)).toBeUndefined();
    expect(scoreOf(positions.read(given, new ScriptedDice([])), WHO)).toBeUndefined();
  });

  it('FOR-29 games without fog and on a chosen map make none, which is known before they start', () => {
    const options: Options = { size: 20, fog: true, difficulty: 'hard' };
    expect(unscored(options)).toBeUndefined();
    expect(unscored({ ...options, fog: false })).toBe('without_fog');
    expect(unscored({ ...options, mapSeed: 3 })).toBe('chosen_map');
    expect(unscored({ size: 20, fog: true })).toBe('between_people');
    expect(scoreOf(finished({ ...given, fog: false }, won(0, 'monopoly')), WHO)).toBeUndefined();
    const chosen = setup({ ...options, mapSeed: 3 }, simulationSeed(1));
    conclude(chosen, won(0, 'monopoly'));
    expect(scoreOf(chosen, WHO)).toBeUndefined();
  });

  const entry = (changes: Partial<ScoreEntry>): ScoreEntry => ({
    difficulty: 'hard',
    forestsCaptured: 3,
    mapSize: 10,
    playerName: 'Ada',
    timestamp: 1000,
    turnsPlayed: 50,
    victory: true,
    victoryType: 'monopoly',
    ...changes,
  });

  it('FOR-30 victories, then monopoly, then fewer turns, then the earlier time', () => {
    const inOrder = [
      entry({ turnsPlayed: 40, timestamp: 5 }),
      entry({ turnsPlayed: 40, timestamp: 6 }),
      entry({ turnsPlayed: 41, timestamp: 1 }),
      entry({ turnsPlayed: 9, victoryType: 'annihilation' }),
      entry({ turnsPlayed: 80, victory: false }),
      entry({ turnsPlayed: 5, victory: false, victoryType: 'annihilation' }),
    ];
    expect(rank(inOrder.toReversed())).toEqual(inOrder);
    expect(rank(inOrder.toSorted((a, b) => a.timestamp - b.timestamp))).toEqual(inOrder);
  });

  it('FOR-30 the list is filtered by difficulty and size', () => {
    const entries = [entry({}), entry({ difficulty: 'baby' }), entry({ mapSize: 30 })];
    expect(rank(entries, { difficulty: 'hard' })).toEqual([entries[0], entries[2]]);
    expect(rank(entries, { mapSize: 10, difficulty: 'baby' })).toEqual([entries[1]]);
    expect(rank(entries)).toHaveLength(3);
  });
});
