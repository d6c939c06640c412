import type { Refusal } from '@tactarium/engine';
import { FACINGS, type Facing } from '@tactarium/engine/grid/hex';
import {
  type Aim,
  type AimView,
  aimsOf,
  type BlowAim,
  type BlowView,
  blowsOf,
  type Command,
  cellAt,
  type Event,
  type HeatForecast,
  heatForecast,
  type MechView,
  type Mode,
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
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useOpenMatch } from '../../../match/MatchContext.ts';
import type { MatchProps } from '../../face.ts';
import {
  type Aiming,
  actorIn,
  aimAt,
  earlier,
  facing,
  inMode,
  keepUp,
  openPlan,
  type Plan,
  readyMechs,
  toggled,
  turned,
  wantedFacing,
} from './plan.ts';

/** Shots whose mean damage is below this are not worth their heat: "all" leaves them out. */
const WORTH = 0.3;

/** Everything a player can do on the page, and what follows from the view for it. */
export interface Play {
  readonly view: View;
  readonly plan: Plan;
  readonly busy: boolean;
  readonly ready: readonly MechView[];
  /** Who acts now. */
  readonly actor: MechView | undefined;
  readonly looked: MechView | undefined;
  readonly enemies: readonly MechView[];
  readonly reaches: readonly Reach[];
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
  setTwist(to: number): void;
  target(mech: string): void;
  toggle(aim: Aim): void;
  all(target: string): void;
  clear(): void;
  earlier(weapon: string): void;
  toggleBlow(blow: BlowAim): void;
  fire(): void;
}

type PlayProps = Pick<MatchProps<View, Command, Event>, 'view' | 'state' | 'send' | 'theatre' | 'refuse'>;

const NOTHING: readonly never[] = [];
const NO_HEXES: ReadonlySet<number> = new Set();

const startOf = (view: View): Plan => {
  const own = view.mechs.find(({ side, at }) => side === view.viewer && at >= 0);
  const [width, height] = view.field.size;
  const row = view.viewer === 'b' ? height - 1 : 0;
  return openPlan(own?.at ?? row * width + Math.trunc(width / 2));
};

export function usePlay({ view, state, send, theatre, refuse }: PlayProps): Play {
  const { match } = useOpenMatch();
  const { busy } = state;
  const [wanted, setPlan] = useState<Plan>(() => startOf(view));
  const plan = useMemo(() => keepUp(view, wanted), [view, wanted]);
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
  const zone = useMemo(() => (actor && phase === 'deployment' ? zoneOf(view, actor) : NO_HEXES), [view, actor, phase]);

  const { aiming, aims, blows: plannedBlows } = plan;
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
    const { at, facing: ahead, moved, hexes } = actor;
    return outlookOf(view, actor.id, { at: cellAt(view, at), facing: ahead, moved, hexes });
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
  const blowCells = useMemo(
    () => (striking ? blowsOf(view, id, plannedBlows) : NOTHING),
    [view, striking, id, plannedBlows],
  );
  const blows = useMemo(
    () => (striking ? planBlows(view, id, plannedBlows) : NOTHING),
    [view, striking, id, plannedBlows],
  );
  const heat = useMemo(() => {
    if (id === undefined || phase === 'deployment') return undefined;
    if (salvo) return salvo.heat;
    return heatForecast(view, id, way ? { move: { moved: way.moved, hexes: way.hexes } } : {});
  }, [view, id, phase, salvo, way]);

  // Several deeds may come before React draws again.
  const latest = useRef({ view, plan, actor, reaches, zone, busy });
  latest.current = { view, plan, actor, reaches, zone, busy };
  const change = useCallback((next: Partial<Plan> | ((plan: Plan) => Plan)): void => {
    const { plan: before } = latest.current;
    const after = typeof next === 'function' ? next(before) : { ...before, ...next };
    latest.current = { ...latest.current, plan: after };
    setPlan(after);
  }, []);

  /** What is shown may still be one's own last deed: the next one does not wait for it. */
  const waiting = useRef<(() => void) | undefined>(undefined);
  const whenFree = useCallback(
    (job: () => void): void => {
      if (!latest.current.busy) return job();
      waiting.current = job;
      match.hurry();
    },
    [match],
  );
  useEffect(() => {
    if (busy) return;
    const job = waiting.current;
    waiting.current = undefined;
    job?.();
  }, [busy]);

  /** Sends commands one after another and stops at the first that is refused. */
  const sendAll = useCallback(
    (commands: readonly Command[]): void =>
      whenFree(() => {
        const refusal = commands[0] && refusalOf(latest.current.view, commands[0]);
        if (refusal) return refuse(refusal);
        void (async () => {
          for (const command of commands) if (!(await send(command))) return;
        })();
      }),
    [send, refuse, whenFree],
  );

  const complain = (refusal: Refusal | undefined): void => refuse(refusal);
  const aimTo = (to: number): void => {
    const { view: now, actor: mech, reaches: reach, zone: places } = latest.current;
    if (!mech) return;
    complain(undefined);
    if (now.phase === 'deployment') {
      if (places.has(to)) {
        theatre.play('choose');
        change({ aiming: { to, facing: wantedFacing(now, mech, to) }, focus: to });
      } else complain(refusalOf(now, { type: 'deploy', mech: mech.id, at: cellAt(now, to), facing: mech.facing }));
      return;
    }
    const next = aimAt(now, mech, reach, to);
    if (next) {
      theatre.play('choose');
      change({ aiming: next, focus: to });
    } else {
      complain(refusalOf(now, { type: 'move', mech: mech.id, mode: 'run', to: cellAt(now, to), facing: mech.facing }));
    }
  };
  const reaim = (next: Aiming | undefined): void => {
    if (!next) return;
    theatre.play('lift');
    change({ aiming: next });
  };
  const confirm = (): void => {
    const { view: now, plan: mind, actor: mech } = latest.current;
    if (!mech || !mind.aiming) return;
    const { to, facing: ahead, mode } = mind.aiming;
    const at = cellAt(now, to);
    sendAll([
      mode === undefined
        ? { type: 'deploy', mech: mech.id, at, facing: ahead }
        : { type: 'move', mech: mech.id, mode, to: at, facing: ahead },
    ]);
  };
  const pick = (mech: string): void => {
    const { view: now } = latest.current;
    const found = now.mechs.find((one) => one.id === mech);
    if (!found) return;
    complain(undefined);
    theatre.play('lift');
    change((mind) => ({
      ...mind,
      looked: mech,
      ...(readyMechs(now).some((one) => one.id === mech) && { picked: mech }),
    }));
  };

  return {
    view,
    plan,
    busy,
    ready,
    actor,
    looked: view.mechs.find((mech) => mech.id === plan.looked),
    enemies,
    reaches,
    zone,
    way,
    outlook,
    twist,
    cells,
    salvo,
    blowCells,
    blows,
    heat,
    look: (focus) => change({ focus }),
    lookAt: (looked) => change(({ looked: _, ...mind }) => ({ ...mind, ...(looked !== undefined && { looked }) })),
    pick,
    nextReady(back) {
      const at = ready.findIndex((mech) => mech.id === id);
      const next = ready[(at + (back ? ready.length - 1 : 1)) % ready.length];
      if (next) pick(next.id);
      return next;
    },
    choose(hex) {
      const { view: now, plan: mind, actor: mech } = latest.current;
      const there = now.mechs.find((one) => one.at === hex && !one.destroyed);
      complain(undefined);
      change({ focus: hex });
      if (mind.aiming?.to === hex) return confirm();
      if (there && there.side === now.viewer && there.id !== mech?.id) return pick(there.id);
      if (there && there.side !== mech?.side) {
        if (mech && (now.phase === 'attack' || now.phase === 'physical'))
          return change({ target: there.id, looked: there.id });
        return change({ looked: there.id });
      }
      if (!mech) return change(({ looked: _, ...rest }) => rest);
      if (now.phase === 'movement' || now.phase === 'deployment') aimTo(hex);
    },
    aimAt: aimTo,
    face(to) {
      const { view: now, plan: mind, reaches: reach } = latest.current;
      if (mind.aiming) reaim(facing(now, reach, mind.aiming, to));
    },
    turn(by) {
      const { view: now, plan: mind, reaches: reach, actor: mech } = latest.current;
      if (mind.aiming) reaim(turned(now, reach, mind.aiming, by));
      else if (mech && now.phase === 'movement') {
        reaim(turned(now, reach, { to: mech.at, facing: mech.facing, mode: 'walk' }, by));
      }
    },
    mode(mode) {
      const { view: now, plan: mind, reaches: reach, actor: mech } = latest.current;
      if (mech && mind.aiming) reaim(inMode(now, mech, reach, mind.aiming, mode));
    },
    confirm,
    letGo() {
      complain(undefined);
      change(({ aiming: _, ...mind }) => ({ ...mind, aims: [], blows: [] }));
    },
    hold: () => id !== undefined && sendAll([{ type: 'done', mech: id }]),
    stand: () => id !== undefined && sendAll([{ type: 'stand', mech: id }]),
    endPhase: () => sendAll([{ type: 'end_phase' }]),
    setTwist(to) {
      const mech = latest.current.actor;
      if (!mech) return;
      const refusal =
        to === mech.twist ? undefined : refusalOf(latest.current.view, { type: 'twist', mech: mech.id, to });
      complain(refusal);
      if (refusal) return;
      theatre.play('servo');
      // What does not bear any more is dropped: the console says why.
      change((mind) => ({
        ...mind,
        twist: to,
        aims: planSalvo(latest.current.view, mech.id, to, mind.aims)!.shots.filter(({ refusal: no }) => !no),
      }));
    },
    target: (target) => change({ target, looked: target }),
    toggle(aim) {
      const planned = aims.some(({ weapon, target }) => weapon === aim.weapon && target === aim.target);
      const cell = cells.find(({ weapon, target }) => weapon === aim.weapon && target === aim.target);
      complain(planned ? undefined : cell?.refusal);
      if (!planned && cell?.refusal) return;
      theatre.play(planned ? 'lift' : 'lock');
      change((mind) => ({ ...mind, target: aim.target, aims: toggled(mind.aims, aim) }));
    },
    all(target) {
      if (id === undefined) return;
      const worth = aimsOf(view, id, twist, []).filter(
        (aim) => aim.target === target && !aim.refusal && aim.mean >= WORTH,
      );
      theatre.play('lock');
      change({ target, aims: worth.map(({ weapon }) => ({ weapon, target })) });
    },
    clear: () => change({ aims: [], blows: [] }),
    earlier: (weapon) => change((mind) => ({ ...mind, aims: earlier(mind.aims, weapon) })),
    toggleBlow(blow) {
      const planned = plannedBlows.some(({ limb, target }) => limb === blow.limb && target === blow.target);
      const rest = plannedBlows.filter(({ limb }) => limb !== blow.limb);
      const refusal = planned
        ? undefined
        : planBlows(view, id ?? '', [...rest, blow]).find(({ limb }) => limb === blow.limb)?.refusal;
      complain(refusal);
      if (refusal) return;
      theatre.play(planned ? 'lift' : 'lock');
      change({ blows: planned ? rest : [...rest, blow], target: blow.target });
    },
    fire() {
      const { plan: mind, actor: mech, view: now } = latest.current;
      if (!mech) return;
      const done: Command = { type: 'done', mech: mech.id };
      if (now.phase === 'physical') {
        const strikes = mind.blows.map(({ limb, target }): Command => {
          const common = { mech: mech.id, target };
          return limb === 'LA' || limb === 'RA'
            ? { type: 'punch', arm: limb, ...common }
            : { type: 'kick', leg: limb, ...common };
        });
        return sendAll([...strikes, done]);
      }
      const twisted = mind.twist !== undefined && mind.twist !== mech.twist;
      sendAll([
        ...(twisted ? [{ type: 'twist', mech: mech.id, to: mind.twist! } as const] : []),
        ...mind.aims.map(({ weapon, target }) => ({ type: 'attack', mech: mech.id, weapon, target }) as const),
        done,
      ]);
    },
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
