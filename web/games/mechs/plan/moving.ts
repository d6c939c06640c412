import type { Facing } from '@tactarium/engine/grid/hex';
import { cellAt, type MechView, type Mode, refusalOf } from '@tactarium/games/mechs/client';
import type { Mind } from './mind.ts';
import { type Aiming, aimAt, facing, inMode, readyMechs, turned, wantedFacing } from './plan.ts';

/** What a player can do on the map: pick, aim, turn, and confirm. */
export interface Moving {
  look(hex: number): void;
  lookAt(mech: string | undefined): void;
  pick(mech: string): void;
  nextReady(back: boolean): MechView | undefined;
  /** A click on a hex: picks, aims, chooses a target, or confirms. */
  choose(hex: number): void;
  aimAt(hex: number): void;
  face(to: Facing): void;
  turn(by: 1 | -1): void;
  mode(mode: Mode): void;
  confirm(): void;
  letGo(): void;
  hold(): void;
  stand(): void;
  endPhase(): void;
}

export function movingWith({ now, change, order, refuse, sound }: Mind): Moving {
  const aimTo = (to: number): void => {
    const { view, actor, reaches, zone } = now();
    if (!actor) return;
    refuse(undefined);
    if (view.phase === 'deployment') {
      if (zone.has(to)) {
        sound('choose');
        change({ aiming: { to, facing: wantedFacing(view, actor, to) }, focus: to });
      } else refuse(refusalOf(view, { type: 'deploy', mech: actor.id, at: cellAt(view, to), facing: actor.facing }));
      return;
    }
    const next = aimAt(view, actor, reaches, to);
    if (next) {
      sound('choose');
      change({ aiming: next, focus: to });
    } else {
      const { id: mech, facing: ahead } = actor;
      refuse(refusalOf(view, { type: 'move', mech, mode: 'run', to: cellAt(view, to), facing: ahead }));
    }
  };
  const reaim = (next: Aiming | undefined): void => {
    if (!next) return;
    sound('lift');
    change({ aiming: next });
  };
  const confirm = (): void => {
    const { view, plan, actor } = now();
    if (!actor || !plan.aiming) return;
    const { to, facing: ahead, mode } = plan.aiming;
    const at = cellAt(view, to);
    order([
      mode === undefined
        ? { type: 'deploy', mech: actor.id, at, facing: ahead }
        : { type: 'move', mech: actor.id, mode, to: at, facing: ahead },
    ]);
  };
  const pick = (mech: string): void => {
    const { view } = now();
    if (!view.mechs.some(({ id }) => id === mech)) return;
    refuse(undefined);
    sound('lift');
    const isReady = readyMechs(view).some(({ id }) => id === mech);
    change({ looked: mech, ...(isReady && { picked: mech }) });
  };
  const orderActor = (type: 'done' | 'stand'): void => {
    const { actor } = now();
    if (actor) order([{ type, mech: actor.id }]);
  };

  return {
    look: (focus) => change({ focus }),
    lookAt: (looked) => change(({ looked: _, ...plan }) => ({ ...plan, ...(looked !== undefined && { looked }) })),
    pick,
    nextReady(back) {
      const { ready, actor } = now();
      const at = ready.findIndex(({ id }) => id === actor?.id);
      const next = ready[(at + (back ? ready.length - 1 : 1)) % ready.length];
      if (next) pick(next.id);
      return next;
    },
    choose(hex) {
      const { view, plan, actor } = now();
      const there = view.mechs.find(({ at, destroyed }) => at === hex && !destroyed);
      refuse(undefined);
      change({ focus: hex });
      if (plan.aiming?.to === hex) return confirm();
      if (there && there.side === view.viewer && there.id !== actor?.id) return pick(there.id);
      if (there && there.side !== actor?.side) {
        const isAimed = actor && (view.phase === 'attack' || view.phase === 'physical');
        return change({ looked: there.id, ...(isAimed && { target: there.id }) });
      }
      if (!actor) return change(({ looked: _, ...rest }) => rest);
      if (view.phase === 'movement' || view.phase === 'deployment') aimTo(hex);
    },
    aimAt: aimTo,
    face(to) {
      const { view, plan, reaches } = now();
      if (plan.aiming) reaim(facing(view, reaches, plan.aiming, to));
    },
    turn(by) {
      const { view, plan, reaches, actor } = now();
      if (plan.aiming) reaim(turned(view, reaches, plan.aiming, by));
      else if (actor && view.phase === 'movement') {
        reaim(turned(view, reaches, { to: actor.at, facing: actor.facing, mode: 'walk' }, by));
      }
    },
    mode(mode) {
      const { view, plan, reaches, actor } = now();
      if (actor && plan.aiming) reaim(inMode(view, actor, reaches, plan.aiming, mode));
    },
    confirm,
    letGo() {
      refuse(undefined);
      change(({ aiming: _, ...plan }) => ({ ...plan, aims: [], blows: [] }));
    },
    hold: () => orderActor('done'),
    stand: () => orderActor('stand'),
    endPhase: () => order([{ type: 'end_phase' }]),
  };
}
