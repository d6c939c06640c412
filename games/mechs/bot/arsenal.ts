import { weapons } from '../content/weapons.ts';
import { feedOf, type Mech } from '../mech.ts';
import { clusterHits } from '../resolution/cluster.ts';
import { actuatorPenalty, isWorking } from '../resolution/record.ts';
import type { Ruleset } from '../resolution/tables.ts';
import { WAYS } from '../resolution/toHit.ts';
import { isArm, isLeg, LA } from '../sheet/locations.ts';
import type { Mount } from '../sheet/sheet.ts';

/** A weapon that could fire this turn, with what a bot wants to know of it. */
export interface Gun {
  readonly index: number;
  readonly mount: Mount;
  readonly reach: number;
  /** Damage of an average hit. */
  readonly damage: number;
  readonly actuators: number;
  /** The arc, clockwise degrees from the facing of torso or legs. */
  readonly from: number;
  readonly to: number;
  readonly twists: boolean;
}

const MEAN = new Map(
  weapons.map((weapon) => {
    const { damage, missiles } = weapon;
    if (!missiles) return [weapon, damage];
    let sum = 0;
    for (const [n, ways] of WAYS.entries()) sum += ways * clusterHits(missiles.size, n + 2);
    return [weapon, (damage * sum) / 36];
  }),
);

/** What a mech can fire with, whoever is where. */
export function arsenalOf(rules: Ruleset, mech: Mech): readonly Gun[] {
  return mech.sheet.weapons.flatMap((mount, index): readonly Gun[] => {
    const { weapon, location, rear } = mount;
    if (mech.fired & (1 << index) || !isWorking(mech, mount) || feedOf(mech, mount) === undefined) return [];
    const left = rear ? 120 : location === LA ? 240 : 300;
    const right = rear ? 240 : isArm(location) && location !== LA ? 120 : 60;
    return [
      {
        index,
        mount,
        reach: rules.reach(weapon),
        damage: MEAN.get(weapon)!,
        actuators: actuatorPenalty(mech, location),
        from: left,
        to: right,
        twists: !isLeg(location),
      },
    ];
  });
}
