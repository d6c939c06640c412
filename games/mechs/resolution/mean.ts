import { type Weapon, weapons } from '../content/weapons.ts';
import { clusterHits } from './cluster.ts';
import { WAYS } from './toHit.ts';

const MEAN = new Map(weapons.map((weapon) => [weapon, reckon(weapon)]));

function reckon({ damage, missiles }: Weapon): number {
  if (!missiles) return damage;
  let sum = 0;
  for (const [n, ways] of WAYS.entries()) sum += ways * clusterHits(missiles.size, n + 2);
  return (damage * sum) / 36;
}

/** Damage of an average hit: for missiles by the cluster table. */
export const meanDamage = (weapon: Weapon): number => MEAN.get(weapon)!;
