import { describe, expect, it } from 'vitest';
import { describeLine, describeSpell } from '../battle/abilities/describe.ts';
import type { Faction } from '../battle/abilities/vocabulary.ts';
import { faultsOf } from './check.ts';
import { humans } from './humans.ts';
import { factions, lines, spells } from './index.ts';
import { TAGS } from './tags.ts';
import { undead } from './undead.ts';

/** A copy in which one thing is otherwise, as an editor without types could write it. */
function changed(change: (faction: { units: Record<string, Record<string, unknown>> }) => void): Faction {
  const copy = structuredClone(humans);
  change(copy as unknown as Parameters<typeof change>[0]);
  return copy;
}

describe('RUN-21 content', () => {
  it('is without fault', () => expect(faultsOf(factions)).toEqual([]));

  it('has every line of Humans and Undead', () => {
    expect(Object.keys(humans.units)).toHaveLength(22);
    expect(Object.keys(undead.units)).toHaveLength(18);
  });

  it('has every tag carried by some unit', () => {
    const carried = new Set(
      [...lines.values()].flatMap(({ line }) => [
        ...line.tags,
        ...[...(line.passives ?? []), ...(line.late ?? [])].flatMap((passive) =>
          passive.is === 'tagged' ? passive.tags : [],
        ),
      ]),
    );
    expect(TAGS.filter((tag) => !carried.has(tag))).toEqual([]);
  });

  it('has starter decks of twelve known units', () => {
    for (const { starter, units } of factions) {
      expect(starter).toHaveLength(12);
      expect(starter.filter((unit) => !units[unit])).toEqual([]);
    }
  });

  it('refuses an unknown tag, with the unit and the field', () => {
    const faction = changed(({ units }) => {
      units['footman']!['tags'] = ['Infantry', 'Brave'];
    });
    expect(faultsOf([faction])).toEqual([{ unit: 'humans/footman', field: 'tags', why: 'Brave is not known' }]);
  });

  it('refuses an ability without a word', () => {
    const faction = changed(({ units }) => {
      units['archer']!['active'] = { ...humans.units['archer']!.active, effects: [{ does: 'explode', to: 'aim' }] };
    });
    expect(faultsOf([faction])).toEqual([
      { unit: 'humans/archer', field: 'active.effects', why: 'has no word explode' },
    ]);
  });

  it('refuses two units with one id', () => {
    const [fault] = faultsOf([humans, changed(() => undefined)]);
    expect(fault).toEqual({ unit: 'humans/footman', field: 'id', why: 'is there twice' });
  });

  it('refuses a negative cost', () => {
    const faction = changed(({ units }) => {
      units['priest']!['cost'] = -1;
    });
    expect(faultsOf([faction])).toEqual([
      { unit: 'humans/priest', field: 'cost', why: 'is not a whole number from 0 on' },
    ]);
  });
});

describe('RUN-22 texts', () => {
  it('are made from the data of every line and spell', () => {
    for (const { line } of lines.values()) {
      for (const text of describeLine(line)) expect(text).toMatch(/^[A-Z].*\.$/);
    }
    for (const spell of spells.values()) expect(describeSpell(spell)).toMatch(/^[A-Z].*\.$/);
  });

  it('say what the words say', () => {
    expect(describeLine(humans.units['apprentice']!)).toEqual([
      'Fireball (T3, every 2 turns, range 4): deals 100 % ATK magic damage to enemies within 1 of the target, infects them with fire.',
    ]);
    expect(describeLine(undead.units['death_knight']!)).toEqual(['Execute (T3): a blow kills what is below 20 % HP.']);
  });
});
