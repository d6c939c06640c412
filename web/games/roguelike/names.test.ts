import { everyLine, factions, leaders, type Passive, snakeCase, spells } from '@tactarium/games/roguelike/client';
import { describe, expect, it } from 'vitest';
import { names } from './words/names.de.ts';

const abilitiesOf = (passives: readonly Passive[] = []): readonly string[] => passives.map(({ name }) => name);
const lines = [...everyLine.values()].map(({ line }) => line);

/** Everything that has a name, by the key under which it is looked up. */
const NAMED: Readonly<Record<keyof typeof names, readonly string[]>> = {
  faction: factions.map(({ id }) => id),
  unit: [...everyLine.keys()],
  title: lines.flatMap(({ titles }) => titles ?? []),
  leader: [...leaders.keys()],
  spell: [...spells.keys()].map((id) => id.split('/')[1]!),
  ability: [
    ...lines.flatMap(({ active, passives, late }) => [
      ...(active ? [active.name] : []),
      ...abilitiesOf(passives),
      ...abilitiesOf(late),
    ]),
    ...[...leaders.values()].flatMap(({ passives }) => abilitiesOf(passives)),
    ...factions.flatMap(({ bonus }) => abilitiesOf(bonus)),
  ].map(snakeCase),
};

describe('the German names', () => {
  it.each(Object.entries(NAMED))('are there for every %s, and for nothing else', (kind, keys) => {
    const german = names[kind as keyof typeof names];
    expect(Object.keys(german).toSorted()).toEqual([...new Set(keys)].toSorted());
    for (const name of Object.values(german)) expect(name.trim()).toBe(name);
  });

  it('tell the units of a faction apart', () => {
    for (const { id } of factions) {
      const own = Object.entries(names.unit).filter(([unit]) => unit.startsWith(`${id}/`));
      expect(new Set(own.map(([, name]) => name)).size).toBe(own.length);
    }
  });
});
