import type { Weapon } from '../content/weapons.ts';
import { isLeg, LOCATIONS } from '../sheet/locations.ts';
import { clusterHits, groupsOf } from './cluster.ts';
import { strike } from './damage.ts';
import { type Column, kickPlace, type Place, placeOf, punchPlace } from './location.ts';
import type { Blow } from './record.ts';

/** The tables that a blow may land on: MEC-37, and MEC-40 for what lies or stands higher or lower. */
export type BlowTable = 'punch' | 'kick' | 'location';

/** What strikes, once it has hit. */
export type Impact =
  | { readonly by: 'weapon'; readonly weapon: Weapon; readonly cover: boolean }
  | { readonly by: 'blow'; readonly damage: number; readonly table: BlowTable };

/** From a hit to its last critical: how much, where, and what it does there. */
export function land(blow: Blow, impact: Impact, column: Column): void {
  if (impact.by === 'blow') return landBlow(blow, impact.table, impact.damage, column);
  for (const damage of damageGroups(blow, impact.weapon)) {
    if (blow.record.destroyed) return;
    const roll = blow.dice.roll('table', 'location', 2, 6);
    at(blow, placeOf(column, roll), column, damage, roll, impact.cover);
  }
}

function landBlow(blow: Blow, table: BlowTable, damage: number, column: Column): void {
  const { dice } = blow;
  switch (table) {
    case 'punch': {
      const roll = dice.roll('table', 'punch', 1, 6);
      return at(blow, punchPlace(column, roll), column, damage, roll);
    }
    case 'kick': {
      let roll: number | undefined;
      const place = kickPlace(column, () => (roll = dice.roll('table', 'kick', 1, 6)));
      return at(blow, place, column, damage, roll);
    }
    case 'location': {
      const roll = dice.roll('table', 'location', 2, 6);
      return at(blow, placeOf(column, roll), column, damage, roll);
    }
  }
}

function at(blow: Blow, place: Place, column: Column, damage: number, roll: number | undefined, cover = false): void {
  const location = LOCATIONS[place.location]!;
  const rolled = roll === undefined ? {} : { roll };
  blow.log?.push({ type: 'location_rolled', mech: blow.record.id, column, ...rolled, location });
  // MEC-42: what would strike a leg strikes the cover.
  if (cover && isLeg(place.location)) blow.log?.push({ type: 'cover_struck', mech: blow.record.id, location, damage });
  else strike(blow, place, damage);
}

/** One group for a shot; for missiles as many as the cluster roll brings home. */
function damageGroups({ record, dice, log }: Blow, { damage, missiles }: Weapon): readonly number[] {
  if (!missiles) return [damage];
  const roll = dice.roll('table', 'cluster', 2, 6);
  const count = clusterHits(missiles.size, roll);
  log?.push({ type: 'missiles_counted', mech: record.id, roll, missiles: count });
  return groupsOf(count, missiles.group).map((group) => group * damage);
}
