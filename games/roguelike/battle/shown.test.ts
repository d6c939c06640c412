import { describe, expect, it } from 'vitest';
import { everyLine, factions, leaders, spells } from '../content/index.ts';
import { resolveSpells } from '../content/spells/resolve.ts';
import type { Passive } from '../vocabulary/abilities.ts';
import type { Line } from '../vocabulary/factions.ts';
import { arcaneRows } from './testing/shown/arcane.ts';
import { chaosRows } from './testing/shown/chaos.ts';
import { humansRows } from './testing/shown/humans.ts';
import { leaderRows } from './testing/shown/leaders.ts';
import { machineRows } from './testing/shown/machine.ts';
import { natureRows } from './testing/shown/nature.ts';
import { orderRows } from './testing/shown/order.ts';
import { restRows } from './testing/shown/rest.ts';
import { shadowRows } from './testing/shown/shadow.ts';
import { spellRows } from './testing/shown/spells.ts';
import { undeadRows } from './testing/shown/undead.ts';
import { eventsOf, eventsOfSpell } from './testing/stage.ts';

const rows = [
  ...orderRows,
  ...chaosRows,
  ...natureRows,
  ...shadowRows,
  ...arcaneRows,
  ...machineRows,
  ...humansRows,
  ...undeadRows,
  ...restRows,
];

/** A tag is shown where its rule is. */
function namesOf({ active, passives = [], late = [] }: Line): readonly string[] {
  const shown = [...passives, ...late].filter((passive: Passive) => passive.is !== 'tagged');
  return [...(active ? [active.name] : []), ...shown.map(({ name }) => name)];
}

/** What several lines have in common is shown once. */
const SHARED = [
  'Bulwark',
  'Weapon Master',
  'Steady Hand',
  'Deep Study',
  'Heartening Presence',
  'Coordinated Retreat',
  'Coordinated Defense',
];

describe('RUN-22 every ability is seen to do what it says', () => {
  for (const [id, name, deed, event, given] of rows) {
    it(`${id}: ${name}`, () => {
      const { active, passives = [], late = [] } = everyLine.get(id)!.line;
      expect([active?.name, ...[...passives, ...late].map((passive) => passive.name)]).toContain(name);
      expect(eventsOf(id, deed, given)).toContainEqual(expect.objectContaining(event));
    });
  }

  it('and none is left out', () => {
    const shown = new Set(rows.flatMap(([id, name]) => (SHARED.includes(name) ? [name] : [`${id} ${name}`])));
    const needed = [...everyLine].flatMap(([id, { line }]) =>
      namesOf(line).map((name) => (SHARED.includes(name) ? name : `${id} ${name}`)),
    );
    expect(needed.filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('RUN-22 every leader has its passive', () => {
  for (const [id, name, deed, event, given] of leaderRows) {
    it(`${id}: ${name}`, () => {
      expect(leaders.get(id)!.passives.every((passive) => passive.name === name)).toBe(true);
      expect(eventsOf(id, deed, given)).toContainEqual(expect.objectContaining(event));
    });
  }

  it('and none is left out', () => expect(leaderRows.map(([id]) => id)).toEqual([...leaders.keys()]));
});

describe('RUN-29 every spell is seen to do what it says', () => {
  it.each(spellRows)('%s', (id, event) => {
    expect(eventsOfSpell(id)).toContainEqual(expect.objectContaining(event));
  });

  it('and none is left out', () => {
    const shown = spellRows.map(([id]) => id);
    const own = factions.flatMap((faction) => Object.keys(faction.spells).map((spell) => `${faction.id}/${spell}`));
    expect(own.filter((id) => !shown.includes(id))).toEqual([]);
    const listed = Object.keys(resolveSpells).filter((name) => !shown.some((id) => id.endsWith(`/${name}`)));
    expect(listed).toEqual([]);
    expect(shown.filter((id) => !spells.has(id))).toEqual([]);
  });
});
