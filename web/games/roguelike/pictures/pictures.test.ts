import { readFileSync } from 'node:fs';
import { AURAS, CONTAGIONS, factions, ROLES, STATUS_NAMES, spells, TAGS } from '@tactarium/games/roguelike/client';
import { describe, expect, it } from 'vitest';

/** The icon that each name of a group has, read from the source: the icons themselves are compiled in by the bundler. */
function album(name: string, group: string): ReadonlyMap<string, string> {
  const text = readFileSync(new URL(`./${name}.ts`, import.meta.url), 'utf8');
  const found = new RegExp(`export const ${group} = \\{([^}]*)\\}`).exec(text)?.[1] ?? '';
  return new Map([...found.matchAll(/(\w+): outline\((\w+)\)/g)].map(([, key, icon]) => [key!, icon!]));
}

describe.each(factions.map((faction) => [faction.id, faction] as const))('the pictures of %s', (id, faction) => {
  it('show every unit and summon, no two alike', () => {
    const names = [...Object.keys(faction.units), ...Object.keys(faction.summons ?? {})];
    const units = album(id, 'units');
    expect([...units.keys()].toSorted()).toEqual(names.toSorted());
    expect(new Set(units.values()).size).toBe(units.size);
  });

  it('show every leader, and every spell of its own', () => {
    expect([...album(id, 'leaders').keys()].toSorted()).toEqual(Object.keys(faction.leaders).toSorted());
    expect([...album(id, 'spells').keys()].toSorted()).toEqual(Object.keys(faction.spells).toSorted());
  });
});

it('there is a picture for every spell that a leader can learn', () => {
  const learnt = album('marks', 'LEARNT');
  const missing = [...spells.keys()].filter((id) => {
    const [faction, name] = id.split('/') as [string, string];
    return !album(faction, 'spells').has(name) && !learnt.has(name);
  });
  expect(missing).toEqual([]);
});

it.each([
  ['FACTIONS', factions.map(({ id }) => id)],
  ['AURAS', AURAS],
  ['CONTAGIONS', CONTAGIONS],
  ['STATUSES', STATUS_NAMES],
  ['TAGS', TAGS],
  ['ROLES', ROLES],
])('there is a mark for each of the %s, no two alike', (group, names) => {
  const marks = album('marks', group);
  expect([...marks.keys()].toSorted()).toEqual([...names].toSorted());
  expect(new Set(marks.values()).size).toBe(marks.size);
});
