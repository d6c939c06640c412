import { simulationSeed } from '@tactarium/engine';
import { type BattleEvent, CONTAGIONS, type Fielded, fight, replayTold } from '@tactarium/games/roguelike/client';
import { describe, expect, it } from 'vitest';
import type { SoundName } from '../../../art/sounds.ts';
import { nextMoment } from './film.ts';
import { soundsBetween } from './sounds.ts';

/** Everything that is heard of events, with the moment of the battle it belongs to. */
function heard(events: readonly BattleEvent[]): readonly (readonly [SoundName, readonly BattleEvent[]])[] {
  const all: (readonly [SoundName, readonly BattleEvent[]])[] = [];
  for (let at = 0; at < events.length; ) {
    const next = nextMoment(events, at);
    for (const sound of soundsBetween(events, at, next)) all.push([sound, events.slice(at, next)]);
    at = next;
  }
  return all;
}

const team = (faction: string, leader: string, units: readonly string[]): Fielded => ({
  leader: `${faction}/${leader}`,
  spells: [],
  team: units.map((unit, x) => ({ card: `${faction}/${unit}`, tier: 3, at: { x, y: 1 } })),
});
const own = team('humans', 'commander_aldric', ['knight', 'footman', 'archer', 'priest', 'spearman']);
const opponent = team('undead', 'lich_king_malachar', ['zombie', 'ghoul', 'skeleton_archer', 'vampire', 'banshee']);
/** Several battles, one after the other. */
const events = Array.from({ length: 20 }, (_, i) => replayTold(fight(simulationSeed(i), own, opponent)).events).flat();

/** RUN-32: each sound that is named, and what it belongs to. */
const NAMED: readonly (readonly [BattleEvent['type'], SoundName])[] = [
  ['unit_retreating', 'horn'],
  ['unit_crumbling', 'horn'],
  ['charge_impact', 'gallop'],
  ['armor_shredded', 'crack'],
  ['attacked', 'clash'],
  ['died', 'fall'],
];

describe('RUN-32: a battle that plays by itself is heard', () => {
  it.each(NAMED)('%s as %s, wherever it happens in it', (type, sound) => {
    const count = events.filter((event) => event.type === type).length;
    const moments = heard(events).filter(
      ([name, passed]) => name === sound && passed.some((event) => event.type === type),
    );
    expect(count).toBeGreaterThan(0);
    const inTheirMoments = moments.flatMap(([, passed]) => passed.filter((event) => event.type === type));
    expect(inTheirMoments.length).toBe(
      type === 'attacked' ? events.filter((event) => event.type === type && event.result === 'hit').length : count,
    );
  });

  it.each(CONTAGIONS)('CON: %s that spreads has a sound of its own', (contagionType) => {
    const spread: BattleEvent = {
      type: 'contagion_spread',
      sourceId: 'L1',
      targetId: 'L2',
      contagionType,
      roll: 1,
      threshold: 50,
    };
    expect(heard([spread]).map(([name]) => name)).toEqual([contagionType]);
  });
});
