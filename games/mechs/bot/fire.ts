import { type Mech, NOWHERE } from '../mech.ts';
import { chance } from '../resolution/toHit.ts';
import { refuseShot, refuseTwist } from '../rules/declare.ts';
import { blowDamage, refuseSwing } from '../rules/physical.ts';
import { swingNumber } from '../rules/situation.ts';
import { LOCATIONS } from '../sheet/locations.ts';
import type { State } from '../state.ts';
import type { Command } from '../wire.ts';
import { type Fighter, fighterOf } from './appraisal.ts';
import { stanceOf } from './candidates.ts';
import type { Level } from './level.ts';
import { bestSalvo } from './salvo.ts';

/** The next shot of a mech: twist if that is better, then weapon after weapon as long as each is worth its heat. */
export function decideFire(state: State, mech: Mech, level: Level): Command {
  const self = fighterOf(state, mech);
  const targets = state.mechs
    .filter((other) => other.side !== mech.side && !other.destroyed && other.at !== NOWHERE)
    .map((other) => [focused(state, fighterOf(state, other), level), stanceOf(other)] as const);
  const twists = [mech.twist, ...[-1, 0, 1].filter((to) => to !== mech.twist && !refuseTwist(mech, to))];
  const { target, twist, options } = bestSalvo(state, self, stanceOf(mech), targets, level, twists);
  if (!target) return { type: 'done', mech: mech.id };
  if (twist !== mech.twist) return { type: 'twist', mech: mech.id, to: twist };
  for (const { gun } of options) {
    if (refuseShot(state, mech, gun.mount.id, target.mech)) continue;
    return { type: 'attack', mech: mech.id, weapon: gun.mount.id, target: target.mech.id };
  }
  return { type: 'done', mech: mech.id };
}

/** Whom comrades have aimed at already is worth more: two half-broken mechs shoot back, one broken mech does not. */
function focused({ declared }: State, target: Fighter, { focus }: Level): Fighter {
  if (focus === 0 || !declared.some((attack) => attack.target === target.mech.id)) return target;
  return { ...target, front: target.front * (1 + focus), behind: target.behind * (1 + focus) };
}

/** MEC-37: the kick or the punch that does most on average. */
export function decideBlow(state: State, mech: Mech): Command {
  let best: Command = { type: 'done', mech: mech.id };
  let most = 0;
  for (const target of state.mechs) {
    if (target.side === mech.side || target.destroyed) continue;
    for (const limb of ['LL', 'RL', 'LA', 'RA'] as const) {
      if (refuseSwing(state, mech, limb, target)) continue;
      const location = LOCATIONS.indexOf(limb);
      const { number } = swingNumber(state, mech, location, target);
      const ways = chance(state.rules, number, state);
      const kicks = limb === 'LL' || limb === 'RL';
      // A missed kick may end on the ground.
      const damage = ways * blowDamage(mech, location);
      const value = kicks ? damage - (36 - ways) * 2 : damage * 2;
      if (value <= most) continue;
      most = value;
      best = kicks
        ? { type: 'kick', mech: mech.id, leg: limb, target: target.id }
        : { type: 'punch', mech: mech.id, arm: limb, target: target.id };
    }
  }
  return best;
}
