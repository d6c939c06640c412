import type { Refusal } from '@tactarium/engine';
import { knownState } from '../known.ts';
import { copyMech, type Mech, NOWHERE } from '../mech.ts';
import { no } from '../refusals.ts';
import { meanDamage } from '../resolution/mean.ts';
import { chance, type Lines } from '../resolution/toHit.ts';
import { declareShot, refuseAttack, refuseTwist, spendShot } from '../rules/declare.ts';
import { shotNumber } from '../rules/situation.ts';
import { type Declared, mechNamed, type State } from '../state.ts';
import type { View } from '../view.ts';
import { forecast, type HeatForecast } from './heat.ts';

/** One weapon at one target. */
export interface Aim {
  readonly weapon: string;
  readonly target: string;
}

/** A shot before it is declared: its number line by line, or why it is refused. */
export interface AimView extends Aim {
  readonly refusal?: Refusal;
  /** Absent where there is no such weapon or target. */
  readonly number?: number;
  readonly lines?: Lines;
  /** Of 36; 0 where it is refused. */
  readonly ways: number;
  /** Damage on average, misses included. */
  readonly mean: number;
}

/** A salvo before it is fired. */
export interface SalvoPlan {
  /** Why the torso cannot be twisted so. */
  readonly refusal?: Refusal;
  readonly shots: readonly AimView[];
  /** Of all shots that are not refused. */
  readonly mean: number;
  readonly heat: HeatForecast;
}

/** The battle with a mech twisted so, as a draft to declare shots in. Nothing of the view's is written to. */
function draftOf(view: View, id: string, twist: number): { state: State; mech: Mech; refusal?: Refusal } | undefined {
  const state = knownState(view);
  const mech = mechNamed(state, id);
  if (!mech) return undefined;
  const refusal = twist === mech.twist ? undefined : refuseTwist(mech, twist);
  if (!refusal) mech.twist = twist;
  return { state, mech, ...(refusal && { refusal }) };
}

/** The number of a shot in the draft, and whether it may be declared. */
function aimIn(state: State, mech: Mech, { weapon, target }: Aim): AimView {
  const refusal = refuseAttack(state, mech, weapon, target);
  const mount = mech.sheet.weapons.find(({ id }) => id === weapon);
  const other = mechNamed(state, target);
  if (!mount || !other || other.at === NOWHERE || other.at === mech.at) {
    return { weapon, target, refusal: refusal ?? no('mech/unknown'), ways: 0, mean: 0 };
  }
  const { number, lines } = shotNumber(state, mech, mount, other);
  const ways = refusal ? 0 : chance(state.rules, number, state);
  const mean = (ways * meanDamage(mount.weapon)) / 36;
  return { weapon, target, ...(refusal && { refusal }), number, lines, ways, mean };
}

/**
 * MEC-10: what declaring these shots in this order would be, with the torso twisted so. The first target is the primary;
 * ammunition is spent shot by shot.
 */
export function planSalvo(view: View, id: string, twist: number, aims: readonly Aim[]): SalvoPlan | undefined {
  const draft = draftOf(view, id, twist);
  if (!draft) return undefined;
  const { state, mech, refusal } = draft;
  const shots = aims.map((aim) => declareIn(state, mech, aim));
  return {
    ...(refusal && { refusal }),
    shots,
    mean: shots.reduce((sum, shot) => sum + shot.mean, 0),
    heat: forecast(state, mech, {}),
  };
}

function declareIn(state: State, mech: Mech, aim: Aim): AimView {
  const shot = aimIn(state, mech, aim);
  if (shot.refusal) return shot;
  spendShot(mech, aim.weapon);
  declareShot(state, mech, aim.weapon, aim.target);
  return shot;
}

/** Every weapon at every enemy on the field, after the shots that are planned already: the cells of a console. */
export function aimsOf(view: View, id: string, twist: number, planned: readonly Aim[]): readonly AimView[] {
  const draft = draftOf(view, id, twist);
  if (!draft) return [];
  const { state, mech } = draft;
  for (const aim of planned) declareIn(state, mech, aim);
  const enemies = state.mechs.filter((other) => other.side !== mech.side && !other.destroyed && other.at !== NOWHERE);
  return mech.sheet.weapons.flatMap(({ id: weapon }) =>
    enemies.map((enemy) => aimIn(state, mech, { weapon, target: enemy.id })),
  );
}

/** Why a shot cannot be declared now; undefined if it can, whoever's turn it is. */
export function whyNot(view: View, { mech: id, weapon, target }: Aim & { readonly mech: string }): Refusal | undefined {
  const state = knownState(view);
  const mech = mechNamed(state, id);
  return mech ? refuseAttack(state, mech, weapon, target) : no('mech/unknown');
}

/** The declared shots of a plan, and the mechs that they concern: what is resolved to try it out. */
export function draftSalvo(view: View, id: string, twist: number, aims: readonly Aim[]): State | undefined {
  const draft = draftOf(view, id, twist);
  if (!draft) return undefined;
  const { state, mech } = draft;
  state.declared = [];
  for (const aim of aims) declareIn(state, mech, aim);
  const concerned = new Set([id, ...state.declared.map(({ target }: Declared) => target)]);
  return { ...state, mechs: state.mechs.filter((one) => concerned.has(one.id)).map(copyMech) };
}
