import { feedOf, type Mech } from '../mech.ts';
import { meanDamage } from '../resolution/mean.ts';
import { isWorking, shotPenalty } from '../resolution/record.ts';
import type { Ruleset } from '../resolution/tables.ts';
import { liesOn } from '../rules/declare.ts';
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

/** What a mech can fire with, whoever is where. */
export function arsenalOf(rules: Ruleset, mech: Mech): readonly Gun[] {
  return mech.sheet.weapons.flatMap((mount, index): readonly Gun[] => {
    const { weapon, location, rear } = mount;
    if (mech.fired & (1 << index) || !isWorking(mech, mount) || feedOf(mech, mount) === undefined) return [];
    if (liesOn(rules, mech, mount)) return [];
    const left = rear ? 120 : location === LA ? 240 : 300;
    const right = rear ? 240 : isArm(location) && location !== LA ? 120 : 60;
    return [
      {
        index,
        mount,
        reach: rules.reach(weapon),
        damage: meanDamage(weapon),
        actuators: shotPenalty(rules, mech, location),
        from: left,
        to: right,
        twists: !isLeg(location),
      },
    ];
  });
}
