import type { Spell } from '../vocabulary/abilities.ts';
import type { Faction, Leader, Line } from '../vocabulary/factions.ts';
import { arcane } from './factions/arcane.ts';
import { chaos } from './factions/chaos.ts';
import { humans } from './factions/humans.ts';
import { machine } from './factions/machine.ts';
import { nature } from './factions/nature.ts';
import { order } from './factions/order.ts';
import { shadow } from './factions/shadow.ts';
import { undead } from './factions/undead.ts';
import { resolveSpells } from './spells/resolve.ts';

/** RUN-16: the eight that can be played, in the order in which they are shown. */
export const factions: readonly Faction[] = [order, chaos, nature, shadow, arcane, machine, humans, undead];

export interface Found {
  /** `humans/footman`. */
  readonly id: string;
  readonly faction: Faction;
  readonly line: Line;
}

export const lines: ReadonlyMap<string, Found> = new Map(
  factions.flatMap((faction) =>
    Object.entries(faction.units).map(([name, line]) => {
      const id = `${faction.id}/${name}`;
      return [id, { id, faction, line }] as const;
    }),
  ),
);

/** These, and what only abilities and spells bring. */
export const everyLine: ReadonlyMap<string, Found> = new Map([
  ...lines,
  ...factions.flatMap((faction) =>
    Object.entries(faction.summons ?? {}).map(([name, line]) => {
      const id = `${faction.id}/${name}`;
      return [id, { id, faction, line }] as const;
    }),
  ),
]);

export const leaders: ReadonlyMap<string, Leader> = new Map(
  factions.flatMap((faction) =>
    Object.entries(faction.leaders).map(([name, leader]) => [`${faction.id}/${name}`, leader]),
  ),
);

/** A faction's own spells, and the Resolve list, which any leader may have learnt. */
export const spells: ReadonlyMap<string, Spell> = new Map(
  factions.flatMap((faction) =>
    Object.entries({ ...resolveSpells, ...faction.spells }).map(([name, spell]) => [`${faction.id}/${name}`, spell]),
  ),
);

/** Names in snake_case behind the faction: how scenarios and saved teams call them. */
export const abilityId = (faction: string, name: string): string => `${faction}/${snakeCase(name)}`;

/** `Nature's Wrath` is `natures_wrath`. */
export const snakeCase = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '_');
