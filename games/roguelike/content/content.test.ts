import { describe, expect, it } from 'vitest';
import { makeOf } from '../battle/setup/muster.ts';
import { describeLine, describePassives, describeSpell, LONGEST_TEXT } from '../vocabulary/describe.ts';
import type { Faction } from '../vocabulary/factions.ts';
import { TAGS } from '../vocabulary/tags.ts';
import { faultsOf } from './check.ts';
import { humans } from './factions/humans.ts';
import { machine } from './factions/machine.ts';
import { undead } from './factions/undead.ts';
import { everyLine, factions, leaders, lines, spells } from './index.ts';

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

  it('refuses what words do not say, whatever the field', () => {
    const faction = changed(({ units }) => {
      units['footman']!['passives'] = [{ name: 'Brave', is: 'valiant' }];
      units['knight']!['active'] = { ...humans.units['knight']!.active, aim: 'anybody' };
      units['paladin']!['passives'] = [
        { name: 'Oath', is: 'shares', percent: 10, if: [{ is: 'melee' }] },
        { name: 'Vow', is: 'deals', percent: 10, if: [{ is: 'raining' }] },
      ];
      units['archer']!['late'] = [{ name: 'Art', is: 'scripted', script: 'art' }];
      units['priest']!['active'] = { ...humans.units['priest']!.active, effects: [{ does: 'heal', to: 'everybody' }] };
    });
    expect(faultsOf([faction])).toEqual([
      { unit: 'humans/footman', field: 'passives', why: 'Brave has no word valiant' },
      { unit: 'humans/knight', field: 'active.aim', why: 'anybody is not known' },
      { unit: 'humans/paladin', field: 'passives', why: 'Oath knows no condition' },
      { unit: 'humans/paladin', field: 'passives', why: 'has no condition raining' },
      { unit: 'humans/archer', field: 'passives', why: 'Art has no script' },
      { unit: 'humans/priest', field: 'active.effects', why: 'reaches no everybody' },
    ]);
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

describe('RUN-22 abilities', () => {
  it('are words, and scripts only where no words say it', () => {
    const abilities = [...everyLine].flatMap(([id, { line }]) => {
      const { active, passives = [], late = [] } = line;
      const names = new Set([...passives, ...late].map(({ name }) => name));
      return [...(active ? [active.name] : []), ...names].map((name) => `${id} ${name}`);
    });
    const scripted = [...everyLine.values()].flatMap(({ id, line: { passives = [], late = [] } }) =>
      [...passives, ...late].flatMap((passive) => (passive.is === 'scripted' ? [`${id} ${passive.name}`] : [])),
    );
    console.info(`scripted: ${scripted.length} of ${abilities.length} abilities (${scripted.join(', ')})`);
    expect(scripted.length * 10).toBeLessThan(abilities.length);
  });

  it('are mastered at T3 by half again their numbers, or a turn less cooldown', () => {
    const made = (id: string, tier: number) => makeOf(lines.get(id)!, tier);
    expect([1, 3].map((tier) => made('order/crusader', tier).active!.cooldown)).toEqual([2, 1]);
    expect([1, 3].map((tier) => made('order/medic', tier).active!.words.effects[0])).toEqual([
      { does: 'heal', amount: 18, to: 'aim' },
      { does: 'heal', amount: 27, to: 'aim' },
    ]);
    expect([1, 3].map((tier) => made('shadow/shadow_guard', tier).passives[0])).toEqual([
      { name: 'Evasion', is: 'modifier', stat: 'dodge', flat: 12 },
      { name: 'Evasion', is: 'modifier', stat: 'dodge', flat: 18 },
    ]);
    expect([1, 3].map((tier) => made('arcane/phoenix', tier).lent.returns)).toEqual([40, 60]);
    expect([2, 3].map((tier) => made('order/squire', tier).lent.takes.length)).toEqual([0, 1]);
  });
});

describe('RUN-22 texts', () => {
  const texts = [
    ...[...everyLine.values()].flatMap(({ line }) => describeLine(line)),
    ...[...spells.values()].map((spell) => describeSpell(spell)),
    ...[...leaders.values()].flatMap(({ passives }) => describePassives(passives)),
    ...factions.flatMap(({ about, bonus }) => [about, ...describePassives(bonus)]),
  ];

  it('are made from the data of every line, spell, leader and faction', () => {
    expect(texts.length).toBeGreaterThan(300);
    for (const text of texts) {
      expect(text).toMatch(/^[A-Z].*[^ ,;:]\.$/);
      expect(text).not.toMatch(/undefined|NaN|\[object|_/);
    }
  });

  it('fit the card, in four lines of 36', () => {
    expect(LONGEST_TEXT).toBe(4 * 36);
    expect(texts.filter((text) => text.length > LONGEST_TEXT)).toEqual([]);
  });

  it('say what the words say', () => {
    expect(describeLine(humans.units['apprentice']!)).toEqual([
      'Fireball (T3, every 2 turns, range 4): deals 100 % ATK magic damage to enemies within 1 of the target, infects them with fire.',
    ]);
    expect(describeLine(machine.units['destroyer']!)).toEqual([
      'Overdrive (T1, every 4 turns): gives itself +30 % ATK, +1 speed and +5 initiative for 3 turns, deals 6 magic damage to itself.',
    ]);
    expect(describePassives(leaders.get('arcane/frost_queen')!.passives)).toEqual([
      'Frozen Heart: −15 % initiative of all enemies; −1 speed of all enemies at speed 3 or more.',
    ]);
    expect(describeLine(undead.units['death_knight']!)).toEqual(['Execute (T3): a blow kills what is below 20 % HP.']);
  });
});
