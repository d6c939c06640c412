import type { Event } from '../events.ts';
import type { Mech } from '../mech.ts';
import { land } from '../resolution/attack.ts';
import { settle } from '../resolution/piloting.ts';
import { type Blow, newToll } from '../resolution/record.ts';
import { hits } from '../resolution/toHit.ts';
import { isLeg, LOCATIONS, type LocationName } from '../sheet/locations.ts';
import { type Declared, mechNamed, type State } from '../state.ts';
import { columnFor, kickDamage, punchDamage } from './situation.ts';

/** What happens to each mech in one phase. */
export type Tolls = ReadonlyMap<Mech, Blow>;

export const newTolls = ({ mechs, dice }: State, log: Event[] | undefined): Tolls =>
  new Map(mechs.map((mech) => [mech, { record: mech, toll: newToll(), dice, log }]));

/** MEC-14: in the order of declaration, then what the phase leaves behind, by mech. */
export function resolve(state: State, log: Event[] | undefined): void {
  const tolls = newTolls(state, log);
  for (const attack of state.declared) resolveAttack(state, attack, tolls, log);
  state.declared = [];
  settleAll(state, tolls);
}

function resolveAttack(state: State, attack: Declared, tolls: Tolls, log: Event[] | undefined): void {
  const attacker = mechNamed(state, attack.mech)!;
  const target = mechNamed(state, attack.target)!;
  if (target.destroyed) {
    log?.push({ type: 'attack_resolved', ...attack, hit: false });
    return;
  }
  const roll = state.dice.roll('table', 'to-hit', 2, 6);
  const hit = hits(state.rules, attack.number, roll, state);
  log?.push({ type: 'attack_resolved', ...attack, roll, hit });
  const column = columnFor(state, target, attacker);
  const limb = LOCATIONS.indexOf(attack.with as LocationName);
  const blow = tolls.get(target)!;
  if (limb < 0) {
    const { weapon } = attacker.sheet.weapons.find(({ id }) => id === attack.with)!;
    if (hit) land(blow, { by: 'weapon', weapon }, column);
  } else if (!isLeg(limb)) {
    if (hit) land(blow, { by: 'punch', damage: punchDamage(attacker) }, column);
  } else if (hit) {
    land(blow, { by: 'kick', damage: kickDamage(attacker) }, column);
  } else {
    tolls.get(attacker)!.toll.kicks++;
  }
}

/** MEC-31, MEC-26, by mech id. */
export function settleAll(state: State, tolls: Tolls): void {
  for (const mech of state.mechs) settleOne(state, mech, tolls.get(mech)!);
}

export function settleOne({ rules, turn }: State, mech: Mech, blow: Blow): void {
  if (mech.destroyed) return;
  const wasConscious = mech.conscious;
  settle(blow, rules);
  if (wasConscious && !mech.conscious) mech.unconsciousIn = turn;
}
