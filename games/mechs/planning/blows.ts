import type { Refusal } from '@tactarium/engine';
import { knownState } from '../known.ts';
import { type Mech, NOWHERE } from '../mech.ts';
import { chance, type Lines } from '../resolution/toHit.ts';
import { blowDamage, refuseBlow, swing } from '../rules/physical.ts';
import { swingNumber } from '../rules/situation.ts';
import { LOCATIONS, type LocationName } from '../sheet/locations.ts';
import { mechNamed, type State } from '../state.ts';
import type { View } from '../view.ts';

export const LIMBS = ['LA', 'RA', 'LL', 'RL'] as const satisfies readonly LocationName[];
export type Limb = (typeof LIMBS)[number];

/** One limb at one target. */
export interface BlowAim {
  readonly limb: Limb;
  readonly target: string;
}

/** A blow before it is declared: its number line by line, or why it is refused. */
export interface BlowView extends BlowAim {
  readonly refusal?: Refusal;
  readonly number: number;
  readonly lines: Lines;
  /** Of 36; 0 where it is refused. */
  readonly ways: number;
  readonly damage: number;
}

/** MEC-37: every limb at every enemy within reach of a blow or beside it, after the blows that are planned already. */
export function blowsOf(view: View, id: string, planned: readonly BlowAim[]): readonly BlowView[] {
  const state = knownState(view);
  const mech = mechNamed(state, id);
  if (!mech || mech.at === NOWHERE) return [];
  for (const aim of planned) if (!blowIn(state, mech, aim).refusal) swing(state, id, aim.limb, aim.target, undefined);
  const enemies = state.mechs.filter((other) => other.side !== mech.side && !other.destroyed && other.at !== NOWHERE);
  return LIMBS.flatMap((limb) => enemies.map((enemy) => blowIn(state, mech, { limb, target: enemy.id })));
}

/** The planned blows in their order, as they would be declared. */
export function planBlows(view: View, id: string, planned: readonly BlowAim[]): readonly BlowView[] {
  const state = knownState(view);
  const mech = mechNamed(state, id);
  if (!mech) return [];
  return planned.map((aim) => {
    const blow = blowIn(state, mech, aim);
    if (!blow.refusal) swing(state, id, aim.limb, aim.target, undefined);
    return blow;
  });
}

function blowIn(state: State, mech: Mech, { limb, target }: BlowAim): BlowView {
  const location = LOCATIONS.indexOf(limb);
  const refusal = refuseBlow(state, mech, limb, target);
  const { number, lines } = swingNumber(state, mech, location, mechNamed(state, target)!);
  const ways = refusal ? 0 : chance(state.rules, number, state);
  return { limb, target, ...(refusal && { refusal }), number, lines, ways, damage: blowDamage(mech, location) };
}
