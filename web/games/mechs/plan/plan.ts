import { FACINGS, type Facing, turn } from '@tactarium/engine/grid/hex';
import {
  type Aim,
  type BlowAim,
  cellAt,
  facingToNearest,
  type MechView,
  type Mode,
  type Reach,
  type View,
} from '@tactarium/games/mechs/client';
import { indexAt } from '../board/layout.ts';

/** A move or a place before it is confirmed: a ghost stands there. */
export interface Aiming {
  readonly to: number;
  readonly facing: Facing;
  /** Absent while mechs are deployed. */
  readonly mode?: Mode;
}

/** All that a player has in mind and nobody was told yet. */
export interface Plan {
  /** The hex under the keyboard. */
  readonly focus: number;
  /** Of which turn, phase and mech the rest is: anything else is forgotten. */
  readonly of: string;
  /** The mech that was chosen to act. */
  readonly picked?: string;
  /** The mech whose sheet is looked at. */
  readonly looked?: string;
  readonly aiming?: Aiming;
  readonly twist?: number;
  readonly aims: readonly Aim[];
  readonly blows: readonly BlowAim[];
  readonly target?: string;
}

export const openPlan = (focus: number): Plan => ({ focus, of: '', aims: [], blows: [] });

/** Mechs of the viewer that may act now, in the order of their ids. */
export function readyMechs({ viewer, active, phase, current, mechs }: View): readonly MechView[] {
  if (phase === 'finished' || (active !== viewer && active !== 'either')) return [];
  return mechs.filter(
    (mech) =>
      mech.side === viewer &&
      !mech.done &&
      (phase === 'deployment' ? mech.at < 0 : !mech.destroyed && !mech.shutdown && mech.conscious) &&
      (current === '' || current === mech.id),
  );
}

/** Who acts by this plan: who was picked, or the first that may. */
export const actorIn = (view: View, { picked }: Plan): MechView | undefined => {
  const ready = readyMechs(view);
  return ready.find(({ id }) => id === picked) ?? ready[0];
};

const keyOf = ({ turn: round, phase }: View, actor: MechView | undefined): string =>
  `${round} ${phase} ${actor?.id ?? ''}`;

/** The plan as far as it still fits the view: what was meant for another mech or phase is dropped. */
export function keepUp(view: View, plan: Plan): Plan {
  const of = keyOf(view, actorIn(view, plan));
  if (plan.of === of) return plan;
  const { focus, picked, looked } = plan;
  return {
    focus,
    of,
    aims: [],
    blows: [],
    ...(picked !== undefined && { picked }),
    ...(looked !== undefined && { looked }),
  };
}

/** Modes as a player would try them: the cooler first. */
const COOLEST: readonly Mode[] = ['walk', 'walk_back', 'run', 'jump'];

/** The facings that a mode leaves on a hex, with their MP. */
export const facingsAt = (view: View, reaches: readonly Reach[], mode: Mode, to: number) =>
  reaches.find((reach) => reach.mode === mode)?.hexes.find(({ at }) => indexAt(view.field, at) === to)?.facings ?? [];

/** How far it is from facing to facing, in hexsides. */
const apart = (one: Facing, two: Facing): number => {
  const sides = turn(one, -two);
  return Math.min(sides, 6 - sides);
};

/** The way a mech would like to look from a hex: at the nearest enemy, or across the map. */
export function wantedFacing(view: View, mech: MechView, to: number): Facing {
  return facingToNearest(view, mech.side, cellAt(view, to)) ?? (mech.side === 'a' ? 3 : 0);
}

/**
 * A stance on that hex: the coolest mode in which it looks at the nearest enemy or, with a twist, nearly; else whatever
 * reaches the hex. Undefined where none does. With `only`, in that mode alone.
 */
export function aimAt(
  view: View,
  mech: MechView,
  reaches: readonly Reach[],
  to: number,
  only?: Mode,
): Aiming | undefined {
  const wanted = wantedFacing(view, mech, to);
  const modes = only ? [only] : COOLEST;
  const best = modes.flatMap((mode) => {
    const [nearest] = facingsAt(view, reaches, mode, to).toSorted(
      (one, two) => apart(one.facing, wanted) - apart(two.facing, wanted) || one.mp - two.mp,
    );
    return nearest ? [{ to, mode, facing: nearest.facing, off: apart(nearest.facing, wanted) }] : [];
  });
  const found = best.find(({ off }) => off <= 1) ?? best.toSorted((one, two) => one.off - two.off)[0];
  return found && { to, mode: found.mode, facing: found.facing };
}

/** The same hex in another mode, with the facing kept where that mode allows it. */
export function inMode(
  view: View,
  mech: MechView,
  reaches: readonly Reach[],
  aiming: Aiming,
  mode: Mode,
): Aiming | undefined {
  const facings = facingsAt(view, reaches, mode, aiming.to);
  if (facings.some(({ facing }) => facing === aiming.facing)) return { ...aiming, mode };
  return aimAt(view, mech, reaches, aiming.to, mode);
}

/** The same hex with another facing: in the same mode if that allows it, else in the coolest one that does. */
export function facing(view: View, reaches: readonly Reach[], aiming: Aiming, wanted: Facing): Aiming | undefined {
  if (aiming.mode === undefined) return { ...aiming, facing: wanted };
  const mode = [aiming.mode, ...COOLEST].find((one) =>
    facingsAt(view, reaches, one, aiming.to).some((reached) => reached.facing === wanted),
  );
  return mode && { ...aiming, facing: wanted, mode };
}

/** Turned to the next facing that can be had, clockwise or the other way. */
export function turned(view: View, reaches: readonly Reach[], aiming: Aiming, by: 1 | -1): Aiming {
  for (let sides = 1; sides < FACINGS.length; sides++) {
    const next = facing(view, reaches, aiming, turn(aiming.facing, by * sides));
    if (next) return next;
  }
  return aiming;
}

/** Plans a weapon at a target, takes it elsewhere, or drops it where it was planned at the same one. */
export function toggled(aims: readonly Aim[], aim: Aim): readonly Aim[] {
  const rest = aims.filter(({ weapon }) => weapon !== aim.weapon);
  return aims.some(({ weapon, target }) => weapon === aim.weapon && target === aim.target) ? rest : [...rest, aim];
}

/** Fires the weapon one place earlier: the first target is the primary one. */
export function earlier(aims: readonly Aim[], weapon: string): readonly Aim[] {
  const at = aims.findIndex((aim) => aim.weapon === weapon);
  return at < 1 ? aims : aims.with(at, aims[at - 1]!).with(at - 1, aims[at]!);
}
