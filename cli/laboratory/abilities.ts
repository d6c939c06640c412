import { abilityId, factions, spells } from '@tactarium/games/roguelike/content/index';
import { spellbookOf } from '@tactarium/games/roguelike/teams/spellbook';

/** An ability of units, or a spell of a leader, that can be used in battle. */
export interface Known {
  /** `humans/fireball`. */
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  /** The units or leaders that have it. */
  readonly of: readonly string[];
  readonly kind: 'ability' | 'spell';
}

export function abilitiesOf(chosen: readonly string[]): readonly Known[] {
  const known = new Map<string, Known & { readonly of: string[] }>();
  const add = (id: string, name: string, faction: string, kind: Known['kind'], owner: string): void => {
    const entry = known.get(id) ?? { id, name, faction, kind, of: [] };
    entry.of.push(owner);
    known.set(id, entry);
  };
  for (const faction of factions.filter(({ id }) => chosen.includes(id))) {
    for (const { name, active } of Object.values(faction.units)) {
      if (active) add(abilityId(faction.id, active.name), active.name, faction.id, 'ability', name);
    }
    for (const [leader, { name }] of Object.entries(faction.leaders)) {
      for (const spell of spellbookOf(faction, `${faction.id}/${leader}`)) {
        const id = `${faction.id}/${spell}`;
        add(id, spells.get(id)!.name, faction.id, 'spell', name);
      }
    }
  }
  return [...known.values()];
}
