import { type Fielded, ZONE } from '@tactarium/games/roguelike/client';
import { describe, expect, it } from 'vitest';
import { armyOf, placedAt, singleMoves, withAdded, withExchanged, withLeader, withMoved, without } from './army.ts';

const army = armyOf('humans', ['footman', 'footman', 'archer']);
const cards = ({ team }: Fielded): readonly string[] => team.map(({ card, at }) => `${card} ${at.x},${at.y}`);

describe('an army of the sandbox', () => {
  it('tells two of a kind apart', () => {
    expect(cards(army)).toEqual(['humans/footman 2,1', 'humans/footman#2 3,1', 'humans/archer 4,1']);
  });

  it('has a unit moved to a free cell, and two that change places', () => {
    expect(placedAt(withMoved(army, 'humans/archer', { x: 0, y: 0 }), { x: 0, y: 0 })?.card).toBe('humans/archer');
    expect(cards(withMoved(army, 'humans/archer', { x: 2, y: 1 }))).toEqual([
      'humans/footman 4,1',
      'humans/footman#2 3,1',
      'humans/archer 2,1',
    ]);
    expect(withMoved(army, 'humans/knight', { x: 0, y: 0 })).toBe(army);
  });

  it('has a unit exchanged for another on the same cell, at another tier too', () => {
    expect(cards(withExchanged(army, 'humans/archer', 'humans/footman', 2))).toContain('humans/footman#3 4,1');
    expect(withExchanged(army, 'humans/archer', 'humans/archer', 3).team[2]).toMatchObject({
      card: 'humans/archer',
      tier: 3,
    });
  });

  it('takes twelve units and no more, and gives them back', () => {
    const full = ZONE.reduce((so, at) => (placedAt(so, at) ? so : withAdded(so, 'humans/archer', 1, at)), army);
    expect(full.team).toHaveLength(12);
    expect(new Set(full.team.map(({ card }) => card)).size).toBe(12);
    expect(without(full, 'humans/archer').team).toHaveLength(11);
  });

  it('keeps its timings under another leader', () => {
    const led = withLeader(
      { ...army, spells: army.spells.map((one) => ({ ...one, when: 'early' as const })) },
      'undead/lich_king_malachar',
    );
    expect(led.spells).toHaveLength(2);
    expect(led.spells.every(({ spell, when }) => spell.startsWith('undead/') && when === 'early')).toBe(true);
  });

  it('lists every single move once', () => {
    // Three units to thirteen free cells each, and three pairs.
    const moves = singleMoves(army, ZONE);
    expect(moves).toHaveLength(3 * 13 + 3);
    expect(new Set(moves.map(({ card, to }) => JSON.stringify(withMoved(army, card, to)))).size).toBe(42);
  });
});
