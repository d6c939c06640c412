import type { BattleEvent } from '@tactarium/games/roguelike/client';

/** What a unit did and suffered in a battle. */
export interface Deeds {
  readonly id: string;
  dealt: number;
  taken: number;
  healed: number;
  kills: number;
  broken: number;
}

/** Of every unit that did or suffered anything, the one that dealt most first. */
export function deedsIn(events: readonly BattleEvent[]): readonly Deeds[] {
  const all = new Map<string, Deeds>();
  const of = (id: string): Deeds => {
    const known = all.get(id) ?? { id, dealt: 0, taken: 0, healed: 0, kills: 0, broken: 0 };
    all.set(id, known);
    return known;
  };
  let striker: string | undefined;
  for (const event of events) {
    if (event.type === 'attacked') {
      of(event.attackerId).dealt += event.damage;
      striker = event.attackerId;
    }
    if (event.type === 'wounded') of(event.unitId).taken += event.amount;
    if (event.type === 'healed') of(event.unitId).healed += event.amount;
    if (event.type === 'died' && event.killerId !== undefined) of(event.killerId).kills++;
    if ((event.type === 'unit_retreating' || event.type === 'unit_crumbling') && striker !== undefined)
      of(striker).broken++;
  }
  return [...all.values()].toSorted((a, b) => b.dealt - a.dealt || b.kills - a.kills);
}
