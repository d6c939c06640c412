import { describe, expect, it } from 'vitest';
import { attacksOf, RARITIES, ROLES, rangeOf, roleStats } from '../vocabulary/roles.ts';
import { factions, leaders, snakeCase } from './index.ts';
import { resolveSpells } from './spells/resolve.ts';
import { distribution, figures } from './testing/figures.ts';

const six = factions.filter(({ id }) => figures[id]);

describe('RUN-16 the six factions of the design', () => {
  it('come first, and Humans and Undead after them', () => {
    expect(factions.map(({ id }) => id)).toEqual([...Object.keys(figures), 'humans', 'undead']);
  });

  it.each(six)('$name has every unit with its figures', ({ id, units }) => {
    const said = Object.entries(units).map(([key, { name, role, rarity, cost, hp, atk, armor, active, passives }]) => {
      expect(key).toBe(snakeCase(name));
      const ability = active?.name ?? passives?.[0]?.name ?? '-';
      return [name, role, RARITIES.indexOf(rarity) + 1, cost, hp, atk, armor, ability];
    });
    expect(said).toEqual(figures[id]!.units);
  });

  it.each(six)('$name has the three leaders, their passives and their spells', ({ id, leaders: own, spells }) => {
    const said = Object.entries(own).map(([key, { name, passives, spells: cast }]) => {
      expect(key).toBe(snakeCase(name));
      return [name, passives[0]!.name, cast.map((spell) => spells[spell]!.name)];
    });
    expect(said).toEqual(figures[id]!.leaders);
    expect(Object.keys(spells)).toHaveLength(6);
  });

  it.each(six)('$name is made up of roles and rarities as all are', ({ units }) => {
    for (const role of ROLES) {
      const counts = RARITIES.map(
        (rarity) => Object.values(units).filter((unit) => unit.role === role && unit.rarity === rarity).length,
      );
      expect(counts, role).toEqual(distribution[role]);
    }
  });

  it('are 150 units, 18 leaders and 36 spells', () => {
    expect(six.flatMap(({ units }) => Object.keys(units))).toHaveLength(150);
    expect(six.flatMap(({ leaders: own }) => Object.keys(own))).toHaveLength(18);
    expect(six.flatMap(({ spells }) => Object.keys(spells))).toHaveLength(36);
    expect(leaders.size).toBe(24);
  });
});

describe('RUN-18 starter decks', () => {
  it.each(six)('of $name: its commons, and the cheapest tank a second time', ({ units, starter }) => {
    const commons = Object.entries(units).filter(([, { rarity }]) => rarity === 'common');
    const [cheapest] = commons.filter(([, { role }]) => role === 'tank').sort(([, a], [, b]) => a.cost - b.cost);
    expect(starter.toSorted()).toEqual([...commons.map(([key]) => key), cheapest![0]].toSorted());
  });
});

describe('RUN-19 the third spell', () => {
  it('is of the Resolve list, and which goes by the faction', () => {
    expect(Object.fromEntries(factions.map(({ id, third }) => [id, third]))).toEqual({
      order: 'rally',
      chaos: 'terror',
      nature: 'inspire',
      shadow: 'fear',
      arcane: 'inspire',
      machine: 'rally',
      humans: 'rally',
      undead: 'dark_binding',
    });
    for (const { third } of factions) expect(resolveSpells[third]).toBeDefined();
  });
});

/** RUN-20: the lines that have another speed than their role, each for a reason that its file gives. */
const SPEEDS: { readonly [name: string]: number } = {
  Knight: 3,
  'Ballista Crew': 1,
  Hellhound: 3,
  'Doom Knight': 4,
  Wolf: 4,
  Panther: 4,
  Werewolf: 4,
  'Dire Wolf': 4,
  'Alpha Beast': 4,
  'Gun Turret': 1,
};

/** RUN-20: shooters that are casters. */
const MAGIC = ['Warlock Adept', 'Fel Caster', 'Doom Caller', 'Arch Warlock'];
const MAGES = ['Apprentice', 'Fire Mage', 'Ice Mage', 'Lightning Mage', 'Archmage'];

describe('RUN-20 what the tables leave out', () => {
  it.each(six)('goes by role in $name', ({ units }) => {
    for (const line of Object.values(units)) {
      const { name, role, cost, speed, initiative, dodge, resolve, range, attacks, damage } = line;
      const usual = { ...roleStats[role], range: rangeOf(role, cost), attacks: attacksOf(role, cost) };
      expect({ name, speed, initiative, dodge, resolve, range, attacks }).toEqual({
        name,
        ...usual,
        speed: SPEEDS[name] ?? usual.speed,
      });
      const caster = role === 'ranged_dps' && [...MAGIC, ...MAGES].includes(name);
      expect(damage, name).toBe(caster ? 'magic' : undefined);
    }
  });

  it.each(six)('gives every shooter of $name one trajectory, by its weapon', ({ units }) => {
    for (const { name, role, tags, range } of Object.values(units)) {
      const flights = tags.filter((tag) => tag === 'DirectFire' || tag === 'ArcFire' || tag === 'MagicMissile');
      expect(flights.length, name).toBe(range > 1 ? 1 : 0);
      if (range > 1) expect(flights[0] === 'MagicMissile', name).toBe(role !== 'ranged_dps');
    }
  });

  it('reaches farther the more it costs, and strikes twice from 7 on', () => {
    expect([3, 4, 5, 6, 7, 8].map((cost) => rangeOf('ranged_dps', cost))).toEqual([4, 4, 5, 5, 6, 6]);
    expect([3, 4, 5, 8].map((cost) => rangeOf('mage', cost))).toEqual([3, 3, 4, 4]);
    expect([6, 7].map((cost) => attacksOf('melee_dps', cost))).toEqual([1, 2]);
  });
});
