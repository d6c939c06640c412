import type { Refusal } from '@tactarium/engine';
import { FACINGS } from '@tactarium/engine/grid/hex';
import {
  type Aim,
  type AimView,
  aimsOf,
  type BlowView,
  blowsOf,
  type Command,
  cellAt,
  type HeatForecast,
  heatForecast,
  type MechView,
  type Outlook,
  outlookOf,
  planBlows,
  planSalvo,
  type Reach,
  reachOf,
  refusalOf,
  type SalvoPlan,
  type View,
  type Way,
  wayOf,
} from '@tactarium/games/mechs/client';
import { useMemo } from 'react';
import { actorIn, type Plan, readyMechs } from './plan.ts';

/** What follows by the rules from a view and from what a player has in mind. */
export interface Prospect {
  readonly ready: readonly MechView[];
  /** Who acts now. */
  readonly actor: MechView | undefined;
  readonly looked: MechView | undefined;
  readonly enemies: readonly MechView[];
  readonly reaches: readonly Reach[];
  /** Why the mech that lies and acts cannot stand up now. */
  readonly lies: Refusal | undefined;
  /** Hexes to deploy on. */
  readonly zone: ReadonlySet<number>;
  readonly way: Way | undefined;
  readonly outlook: readonly Outlook[];
  readonly twist: number;
  /** Every weapon at every target, as if its row were not planned yet. */
  readonly cells: readonly AimView[];
  readonly salvo: SalvoPlan | undefined;
  readonly blowCells: readonly BlowView[];
  readonly blows: readonly BlowView[];
  readonly heat: HeatForecast | undefined;
}

const NOTHING: readonly never[] = [];
const NO_HEXES: ReadonlySet<number> = new Set();

/** Each part is worked out once for a view and for what of the plan it depends on. */
export function useProspect(view: View, plan: Plan): Prospect {
  const ready = useMemo(() => readyMechs(view), [view]);
  const actor = actorIn(view, plan);
  const id = actor?.id;
  const { phase } = view;

  const enemies = useMemo(
    () =>
      view.mechs.filter(({ side, destroyed, at }) => side !== (actor?.side ?? view.viewer) && !destroyed && at >= 0),
    [view, actor],
  );
  const reaches = useMemo(
    () => (id !== undefined && phase === 'movement' ? reachOf(view, id) : NOTHING),
    [view, id, phase],
  );
  const lies = useMemo(
    () => (actor?.prone && phase === 'movement' ? refusalOf(view, { type: 'stand', mech: actor.id }) : undefined),
    [view, actor, phase],
  );
  const zone = useMemo(() => (actor && phase === 'deployment' ? zoneOf(view, actor) : NO_HEXES), [view, actor, phase]);

  const { aiming, aims, blows: planned } = plan;
  const way = useMemo(
    () =>
      id !== undefined && aiming?.mode !== undefined
        ? wayOf(view, id, aiming.mode, cellAt(view, aiming.to), aiming.facing)
        : undefined,
    [view, id, aiming],
  );
  const outlook = useMemo(() => {
    if (!actor || phase === 'attack' || phase === 'physical') return NOTHING;
    if (aiming) {
      const { moved, hexes } = way ?? { moved: 'stationary' as const, hexes: 0 };
      return outlookOf(view, actor.id, { at: cellAt(view, aiming.to), facing: aiming.facing, moved, hexes });
    }
    if (actor.at < 0) return NOTHING;
    const { at, facing, moved, hexes } = actor;
    return outlookOf(view, actor.id, { at: cellAt(view, at), facing, moved, hexes });
  }, [view, actor, phase, aiming, way]);

  const twist = plan.twist ?? actor?.twist ?? 0;
  const shooting = phase === 'attack' && id !== undefined;
  const salvo = useMemo(
    () => (shooting ? planSalvo(view, id, twist, aims) : undefined),
    [view, shooting, id, twist, aims],
  );
  const cells = useMemo(
    () => (shooting ? consoleCells(view, id, twist, aims) : NOTHING),
    [view, shooting, id, twist, aims],
  );
  const striking = phase === 'physical' && id !== undefined;
  const blowCells = useMemo(() => (striking ? blowsOf(view, id, planned) : NOTHING), [view, striking, id, planned]);
  const blows = useMemo(() => (striking ? planBlows(view, id, planned) : NOTHING), [view, striking, id, planned]);
  const heat = useMemo(() => {
    if (id === undefined || phase === 'deployment') return undefined;
    if (salvo) return salvo.heat;
    return heatForecast(view, id, way ? { move: { moved: way.moved, hexes: way.hexes } } : {});
  }, [view, id, phase, salvo, way]);

  const looked = view.mechs.find((mech) => mech.id === plan.looked);
  return {
    ready,
    actor,
    looked,
    enemies,
    reaches,
    lies,
    zone,
    way,
    outlook,
    twist,
    cells,
    salvo,
    blowCells,
    blows,
    heat,
  };
}

/** The hexes on which the rules would let the mech be deployed. */
function zoneOf(view: View, mech: MechView): ReadonlySet<number> {
  const [width, height] = view.field.size;
  const zone = new Set<number>();
  for (let hex = 0; hex < width * height; hex++) {
    const row = Math.trunc(hex / width);
    if (row > 3 && row < height - 4) continue;
    const command: Command = { type: 'deploy', mech: mech.id, at: cellAt(view, hex), facing: FACINGS[0] };
    if (!refusalOf(view, command)) zone.add(hex);
  }
  return zone;
}

/** Every weapon at every target after the others that are planned: a weapon that is planned can be planned elsewhere. */
function consoleCells(view: View, id: string, twist: number, aims: readonly Aim[]): readonly AimView[] {
  const open = aimsOf(view, id, twist, aims);
  const planned = new Set(aims.map(({ weapon }) => weapon));
  if (planned.size === 0) return open;
  return open.map((cell) => {
    if (!planned.has(cell.weapon)) return cell;
    const before = aims.slice(
      0,
      aims.findIndex(({ weapon }) => weapon === cell.weapon),
    );
    return planSalvo(view, id, twist, [...before, cell])!.shots.at(-1)!;
  });
}
