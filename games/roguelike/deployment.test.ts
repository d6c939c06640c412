import { simulationSeed } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { overlaysBefore } from './deployment.ts';
import type { Fielded } from './document.ts';
import { fight, replayTold } from './told.ts';

const team = (faction: string, leader: string, units: readonly string[]): Fielded => ({
  leader: `${faction}/${leader}`,
  spells: [],
  team: units.map((unit, x) => ({ card: `${faction}/${unit}`, tier: 1, at: { x, y: 1 } })),
});

const own = team('humans', 'commander_aldric', ['footman', 'knight', 'archer', 'priest', 'spearman']);
const rival = team('undead', 'lich_king_malachar', ['zombie', 'ghoul', 'skeleton_archer', 'vampire', 'banshee']);

describe('what a player sees of the field before a battle', () => {
  it('RUN-26: is the order of the first round, but for what is drawn', () => {
    const { turns } = overlaysBefore(own, rival);
    for (let seed = 0; seed < 5; seed++) {
      const { events } = replayTold(fight(simulationSeed(seed), own, rival));
      const end = events.findIndex((event) => event.type === 'round_started' && event.round === 2);
      const order = events.slice(0, end).flatMap((event) => (event.type === 'turn_started' ? [event.unitId] : []));
      expect(order.length).toBeGreaterThan(7);
      const seen = order.map((unit) => turns[unit]!);
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    }
  });

  it('CON-2: is who stands beside whom; CON-3: a Purifier breaks the chain', () => {
    const { chains } = overlaysBefore(team('humans', 'commander_aldric', ['footman', 'knight', 'archer']));
    expect(chains).toEqual([
      ['L1', 'L2'],
      ['L2', 'L3'],
    ]);
    const guarded = overlaysBefore(team('humans', 'commander_aldric', ['footman', 'hierophant', 'archer']));
    expect(guarded.chains).toEqual([]);
  });
});
