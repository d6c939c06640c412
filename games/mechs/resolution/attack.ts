import type { Weapon } from '../content/weapons.ts';
import { LOCATIONS } from '../sheet/locations.ts';
import { clusterHits, groupsOf } from './cluster.ts';
import { strike } from './damage.ts';
import { type Column, kickPlace, type Place, placeOf, punchPlace } from './location.ts';
import type { Blow } from './record.ts';

/** What strikes, once it has hit. */
export type Impact =
  | { readonly by: 'weapon'; readonly weapon: Weapon }
  | { readonly by: 'punch' | 'kick'; readonly damage: number };

/** From a hit to its last critical: how much, where, and what it does there. */
export function land(blow: Blow, impact: Impact, column: Column): void {
  switch (impact.by) {
    case 'weapon':
      for (const damage of damageGroups(blow, impact.weapon)) {
        if (blow.record.destroyed) return;
        const roll = blow.dice.roll('table', 'location', 2, 6);
        at(blow, placeOf(column, roll), column, damage, roll);
      }
      return;
    case 'punch': {
      const roll = blow.dice.roll('table', 'punch', 1, 6);
      return at(blow, punchPlace(column, roll), column, impact.damage, roll);
    }
    case 'kick': {
      let roll: number | undefined;
      const place = kickPlace(column, () => (roll = blow.dice.roll('table', 'kick', 1, 6)));
      return at(blow, place, column, impact.damage, roll);
    }
  }
}

function at(blow: Blow, place: Place, column: Column, damage: number, roll: number | undefined): void {
  const location = LOCATIONS[place.location]!;
  const rolled = roll === undefined ? {} : { roll };
  blow.log?.push({ type: 'location_rolled', mech: blow.record.id, column, ...rolled, location });
  strike(blow, place, damage);
}

/** One group for a shot; for missiles as many as the cluster roll brings home. */
function damageGroups({ record, dice, log }: Blow, { damage, missiles }: Weapon): readonly number[] {
  if (!missiles) return [damage];
  const roll = dice.roll('table', 'cluster', 2, 6);
  const count = clusterHits(missiles.size, roll);
  log?.push({ type: 'missiles_counted', mech: record.id, roll, missiles: count });
  return groupsOf(count, missiles.group).map((group) => group * damage);
}
