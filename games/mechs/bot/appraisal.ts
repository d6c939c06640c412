import { type Facing, inSector, turn } from '@tactarium/engine/grid/hex';
import { FORWARD } from '../field/arcs.ts';
import { type Field, WOODS } from '../field/field.ts';
import { isImmobile, type Mech } from '../mech.ts';
import { damaged } from '../resolution/record.ts';
import { ATTACKER_MOVEMENT, type Moved, type Ruleset } from '../resolution/tables.ts';
import { chance, heatAim, targetMovement } from '../resolution/toHit.ts';
import { heightsOf, isSecondary } from '../rules/situation.ts';
import { CT, HD, isTorso, LOCATIONS, plateOf } from '../sheet/locations.ts';
import { arsenalOf, type Gun } from './arsenal.ts';
import { bearingOf, isBlocked, isCovered, rangeOf, sightline, woodsOf } from './sightlines.ts';

/** Where and how a mech stands, or would stand. */
export interface Stance {
  readonly at: number;
  readonly facing: Facing;
  readonly moved: Moved;
  readonly hexes: number;
}

/** A mech as a bot weighs it: what does not depend on where it stands is reckoned once a decision. */
export interface Fighter {
  readonly mech: Mech;
  readonly guns: readonly Gun[];
  /** Gunnery, heat and sensors. */
  readonly base: number;
  /** What each point of damage from the front, and from behind, is worth. */
  readonly front: number;
  readonly behind: number;
  readonly blind: boolean;
}

export interface Ground {
  readonly field: Field;
  readonly rules: Ruleset;
  readonly boxcarsHit: boolean;
}

export function fighterOf(ground: Ground, mech: Mech): Fighter {
  const { rules } = ground;
  const sensors = damaged(mech, 'sensors');
  return {
    mech,
    guns: arsenalOf(rules, mech),
    base: mech.gunnery + heatAim(rules, mech.heat) + (sensors > 0 ? 2 : 0),
    front: worthOf(mech) / healthOf(mech, false),
    behind: worthOf(mech) / healthOf(mech, true),
    blind: sensors > 1,
  };
}

/** Tonnage is what wins; a mech that can still shoot is worth more than one that cannot. */
const worthOf = (mech: Mech): number => mech.sheet.tons * (mech.conscious && !mech.shutdown ? 1 : 0.9) + 20;

/** About how much damage it takes to put the mech out: its middle counts most, since that is what must be broken. */
function healthOf({ armor, structure }: Mech, rear: boolean): number {
  let others = 0;
  for (const location of LOCATIONS.keys()) {
    if (location === CT || location === HD) continue;
    others += structure[location]! + armor[plateOf(location, rear && isTorso(location))]!;
  }
  return 2 * (structure[CT]! + armor[plateOf(CT, rear)]!) + others / 3 + 5;
}

/** One weapon against one target. */
export interface Option {
  readonly gun: Gun;
  /** Expected damage. */
  readonly damage: number;
  /** Expected damage, weighed by what it does to that target. */
  readonly value: number;
}

/** What a shooter in a stance could fire at a target in a stance, with its torso twisted so. */
export function volley(
  ground: Ground,
  shooter: Fighter,
  from: Stance,
  twist: number,
  target: Fighter,
  to: Stance,
  options: Option[],
): void {
  options.length = 0;
  const line = sightline(ground.field, from.at, to.at, heightsOf(ground, shooter.mech, target.mech));
  if (shooter.blind || isBlocked(line)) return;
  const { rules } = ground;
  const range = rangeOf(line);
  const bearing = bearingOf(line);
  const { mech } = target;
  const legs = (bearing - 60 * from.facing + 360) % 360;
  const torso = (bearing - 60 * turn(from.facing, twist) + 360) % 360;
  const number =
    shooter.base +
    ATTACKER_MOVEMENT[from.moved] +
    targetMovement(rules, to.moved, to.hexes) +
    woodsOf(line) +
    WOODS[ground.field.terrain[to.at]!]! +
    (mech.prone ? (range <= 1 ? -2 : 1) : 0) +
    (isImmobile(mech) ? -4 : 0) +
    (isCovered(line) ? 1 : 0) +
    (shooter.mech.prone ? rules.proneAttacker : 0) +
    (isSecondary(shooter.mech, mech) ? (inSector(torso, ...FORWARD) ? 1 : rules.secondaryAside) : 0);
  const struck = (bearing + 180 - 60 * to.facing + 720) % 360;
  const weight = struck > 150 && struck < 210 ? target.behind : target.front;
  for (const gun of shooter.guns) {
    if (range > gun.reach || !inSector(gun.twists ? torso : legs, gun.from, gun.to)) continue;
    const { weapon } = gun.mount;
    const minimum = range <= weapon.minimum ? weapon.minimum - range + 1 : 0;
    const ways = chance(rules, number + rules.range(weapon, range) + minimum + gun.actuators, ground);
    if (ways === 0) continue;
    const damage = (ways * gun.damage) / 36;
    options.push({ gun, damage, value: damage * weight });
  }
}
