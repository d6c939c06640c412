import { invariant } from '@tactarium/engine';
import type { Event } from '../events.ts';
import { type Mech, weaponIndex } from '../mech.ts';
import { type Impact, land } from '../resolution/attack.ts';
import { settle } from '../resolution/piloting.ts';
import { type Blow, newToll } from '../resolution/record.ts';
import { hits } from '../resolution/toHit.ts';
import { type Declared, mechNamed, type State } from '../state.ts';
import { blowTable } from './physical.ts';
import { columnFor } from './situation.ts';

/** What happens to each mech in one phase. */
export type Tolls = ReadonlyMap<Mech, Blow>;

export const newTolls = ({ mechs, rules, dice }: State, log: Event[] | undefined): Tolls =>
  new Map(mechs.map((mech) => [mech, { record: mech, rules, toll: newToll(), dice, log }]));

/** MEC-14: in the order of declaration, then what the phase leaves behind, by mech. */
export function resolve(state: State, log: Event[] | undefined): void {
  const tolls = newTolls(state, log);
  for (const attack of state.declared) resolveAttack(state, attack, tolls, log);
  state.declared = [];
  settleAll(state, tolls);
}

function resolveAttack(state: State, attack: Declared, tolls: Tolls, log: Event[] | undefined): void {
  const { number, by } = attack;
  const attacker = mechNamed(state, attack.mech)!;
  const target = mechNamed(state, attack.target)!;
  if (target.destroyed) {
    log?.push({ type: 'attack_resolved', ...attack, hit: false });
    return;
  }
  const roll = state.dice.roll('table', 'to-hit', 2, 6);
  const hit = hits(state.rules, number, roll, state);
  log?.push({ type: 'attack_resolved', ...attack, roll, hit });
  const kicks = by === 'kick';
  if (!hit) {
    if (kicks) tolls.get(attacker)!.toll.missedKicks++;
    return;
  }
  const blow = tolls.get(target)!;
  if (kicks) blow.toll.kicked++;
  land(blow, impactOf(state, attack, attacker, target), columnFor(state, target, attacker));
}

function impactOf(state: State, attack: Declared, attacker: Mech, target: Mech): Impact {
  if (attack.by === 'weapon') {
    const { weapon } = attacker.sheet.weapons[weaponIndex(attacker, attack.with)]!;
    return { by: 'weapon', weapon, cover: attack.lines.cover !== undefined };
  }
  const table = blowTable(state, attacker, attack.by === 'kick', target);
  invariant(table, 'what was declared is within reach');
  return { by: 'blow', damage: attack.damage, table };
}

/** MEC-31, MEC-26, by mech id. */
export function settleAll(state: State, tolls: Tolls): void {
  for (const mech of state.mechs) settleOne(state, mech, tolls.get(mech)!);
}

export function settleOne({ turn }: State, mech: Mech, blow: Blow): void {
  if (mech.destroyed) return;
  const wasConscious = mech.conscious;
  settle(blow);
  if (wasConscious && !mech.conscious) mech.unconsciousIn = turn;
}
