import { cardOf } from '@tactarium/games/roguelike/card';
import { factions, leaders, lines, spells } from '@tactarium/games/roguelike/content/index';
import { priceOfTier } from '@tactarium/games/roguelike/rules/prices';
import { spellbookOf } from '@tactarium/games/roguelike/teams/spellbook';
import { describeAt, describePassives, describeSpell } from '@tactarium/games/roguelike/vocabulary/describe';
import { RARITIES } from '@tactarium/games/roguelike/vocabulary/roles';
import type { factionList, leaderList, spellList, unitList } from '@tactarium/protocol';
import type { z } from 'zod';

/** RUN-14: what the code says of factions, leaders, units and spells, as the tables and the requests have it. */
export interface Content {
  readonly factions: z.infer<typeof factionList>['factions'];
  readonly leaders: z.infer<typeof leaderList>['leaders'];
  readonly units: z.infer<typeof unitList>['units'];
  readonly spells: z.infer<typeof spellList>['spells'];
}

/** RUN-17 in one number each. */
const BONUSES: Readonly<Record<string, { readonly stat: string; readonly value: number }>> = {
  order: { stat: 'hp', value: 0.1 },
  chaos: { stat: 'atk', value: 0.15 },
  nature: { stat: 'regen', value: 0.1 },
  shadow: { stat: 'dodge', value: 0.2 },
  arcane: { stat: 'magic_damage', value: 0.15 },
  machine: { stat: 'armor', value: 0.15 },
  humans: { stat: 'hp', value: 0.1 },
  undead: { stat: 'atk', value: 0.15 },
};

/** Pictures are found by these names. */
const icon = (kind: string, id: string): string => `${kind}/${id}`;
const factionOf = (id: string): string => id.split('/')[0]!;

export const content: Content = {
  factions: factions.map(({ id, name, about, bonus }) => ({
    id,
    name,
    description: about,
    bonus: { ...BONUSES[id]!, text: describePassives(bonus).join(' ') },
    icon: icon('factions', id),
  })),
  leaders: factions.flatMap((faction) =>
    Object.keys(faction.leaders).map((key) => {
      const id = `${faction.id}/${key}`;
      const { name, passives } = leaders.get(id)!;
      return {
        id,
        name,
        faction: faction.id,
        passive: { texts: [...describePassives(passives)] },
        spells: spellbookOf(faction, id).map((spell) => `${faction.id}/${spell}`),
        portrait: icon('leaders', id),
      };
    }),
  ),
  units: [...lines.values()].map((found) => {
    const { id, faction, line } = found;
    const { tags } = cardOf(found).tiers[0]!;
    const { name, role, cost, hp, atk, armor, speed, initiative, range, attacks, dodge, resolve, ammo = 0 } = line;
    return {
      id,
      name,
      faction: faction.id,
      role,
      tier: RARITIES.indexOf(line.rarity) + 1,
      cost,
      hp,
      atk,
      armor,
      speed,
      initiative,
      range,
      attackCount: attacks,
      dodge,
      resolve,
      ammo,
      tags: [...tags],
      ability: [...describeAt(line, 3)],
      upgradeCosts: [2, 3].map((tier) => priceOfTier(cost, tier)),
      icon: icon('units', id),
    };
  }),
  spells: [...spells].map(([id, spell]) => ({
    id,
    name: spell.name,
    faction: factionOf(id),
    text: describeSpell(spell),
    aim: spell.aim,
    // As data: what the battle runs on.
    effects: JSON.parse(JSON.stringify(spell.effects)),
    icon: icon('spells', id),
    learnt: !factions.some(({ id: faction, spells: own }) => id.startsWith(`${faction}/`) && id.split('/')[1]! in own),
  })),
};
