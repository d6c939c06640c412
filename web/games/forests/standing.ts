import {
  type Command,
  type Event,
  ordersOf,
  refusalOf,
  routeOf,
  type SeatName,
  type Tile,
  type View,
} from '@tactarium/games/forests/client';
import { distance, indexOf, tileAt, unitOn } from './board.ts';
import { orderTo } from './hand.ts';

/** What a unit was told to do for longer than a turn. Only this page knows it; the rules know single commands. */
export type StandingOrder =
  | { readonly is: 'march'; readonly goal: number }
  /** Not asked about again in this round. */
  | { readonly is: 'stay'; readonly round: number }
  /** Not asked about until an enemy comes near. */
  | { readonly is: 'sleep' }
  | { readonly is: 'deep sleep' };

/** By tile, for units have no names. */
export type Standing = ReadonlyMap<number, StandingOrder>;

const NOTHING_STANDING: Standing = new Map();

/** Enemies that come as near as this wake sleepers and halt marches. */
const NEAR = 3;

/** Standing orders go along with their units, and end with them. */
export function standingAfter(standing: Standing, view: Pick<View, 'size' | 'viewer'>, event: Event): Standing {
  const at = (tile: Tile): number => indexOf(view, tile);
  const moved = (from: number, to: number): Standing => {
    const order = standing.get(from);
    const next = new Map(standing);
    next.delete(from);
    // Whoever is moved by hand is awake.
    if (order?.is === 'march' && order.goal !== to) next.set(to, order);
    else next.delete(to);
    return next;
  };
  const without = (...tiles: readonly number[]): Standing => {
    if (!tiles.some((tile) => standing.has(tile))) return standing;
    return new Map([...standing].filter(([tile]) => !tiles.includes(tile)));
  };
  switch (event.type) {
    case 'moved':
      if (event.seat !== view.viewer || !event.from || !event.to) return standing;
      return standing.has(at(event.from.at)) ? moved(at(event.from.at), at(event.to.at)) : standing;
    case 'merged':
      if (event.seat !== view.viewer || !event.from || !event.to) return standing;
      return without(at(event.from.at), at(event.to.at));
    case 'fought':
      return without(at(event.at.at), ...(event.from ? [at(event.from.at)] : []));
    case 'struck':
      return event.from ? without(at(event.from.at)) : standing;
    case 'undone': {
      // A step that is taken back takes its march back with it.
      const left = event.tiles.find(({ at: tile, unit }) => unit === null && standing.has(at(tile)));
      const back = event.tiles.find(({ unit }) => unit?.seat === view.viewer);
      return left && back ? moved(at(left.at), at(back.at)) : standing;
    }
    default:
      return standing;
  }
}

/** Those whose unit is still there. */
export const standingIn = (standing: Standing, view: View): Standing => {
  const kept = [...standing].filter(
    ([tile, order]) => unitOn(view, tile)?.seat === view.viewer && (order.is !== 'stay' || order.round === view.round),
  );
  return kept.length === standing.size ? standing : new Map(kept);
};

/** Tiles where an enemy came into sight or arrived since the viewer's last turn ended. */
export function newcomers(view: View, log: readonly { readonly type: string }[]): ReadonlySet<number> {
  const found = new Set<number>();
  let ends = 0;
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i] as Event;
    if (event.type === 'turn_ended' && event.seat === view.viewer && ++ends === 1) break;
    if (event.type === 'sighted') {
      for (const unit of event.units) if (unit.seat !== view.viewer) found.add(indexOf(view, unit.at));
    } else if ((event.type === 'moved' || event.type === 'merged') && event.seat !== view.viewer && event.to) {
      found.add(indexOf(view, event.to.at));
    } else if (event.type === 'deployed' && event.seat !== view.viewer) found.add(indexOf(view, event.at.at));
  }
  return new Set([...found].filter((tile) => isEnemy(view, tile)));
}

const isEnemy = (view: View, tile: number): boolean => {
  const unit = unitOn(view, tile);
  return unit !== undefined && unit.seat !== view.viewer && !unit.remembered;
};

const isNear = (view: View, tile: number, others: ReadonlySet<number>): boolean =>
  [...others].some((other) => distance(tileAt(view, tile), tileAt(view, other)) <= NEAR);

/** The next step of a march, how many turns are left, and whether something holds it up. */
export interface MarchStep {
  readonly from: number;
  readonly goal: number;
  /** Absent where there is no way any more. */
  readonly command?: Command;
  readonly turns: number;
  /** Present when it should be looked at first; the goal is kept. */
  readonly halted?: 'no way' | 'enemy' | 'sighted';
  /** The tiles it leads through, from the unit on. */
  readonly way: readonly number[];
}

export function marchStep(view: View, from: number, goal: number, fresh: ReadonlySet<number>): MarchStep {
  const route = routeOf(view, tileAt(view, from), tileAt(view, goal));
  if (!route?.[0]) return { from, goal, turns: 0, halted: 'no way', way: [from] };
  const [command] = route;
  const way = [from, ...route.flatMap((one) => (one.type === 'act' ? [indexOf(view, one.to)] : []))];
  const order = command.type === 'act' ? orderTo(view, from, indexOf(view, command.to)) : undefined;
  const march = { from, goal, command, turns: route.length, way };
  if (order && order.is !== 'move') return { ...march, halted: 'enemy' };
  return isNear(view, from, fresh) ? { ...march, halted: 'sighted' } : march;
}

/** Every march, those that can go on first. */
export function marchesIn(view: View, standing: Standing, fresh: ReadonlySet<number>): readonly MarchStep[] {
  return [...standing].flatMap(([tile, order]) =>
    order.is === 'march' ? [marchStep(view, tile, order.goal, fresh)] : [],
  );
}

/** Whether a march can take its next step now: nothing holds it up, and its unit has not acted yet. */
export const canGoOn = (view: View, { command, halted }: MarchStep): boolean =>
  command !== undefined && halted === undefined && refusalOf(view, command) === undefined;

/** Own units that could act and were told nothing: what Next idle goes through, in the order of their tiles. */
export function idleUnits(view: View, standing: Standing, fresh: ReadonlySet<number>): readonly number[] {
  if (view.viewer === 'spectator' || view.turn !== (view.viewer as SeatName)) return [];
  return [...ordersOf(view).keys()]
    .filter((tile) => {
      const order = standing.get(tile);
      if (!order) return true;
      if (order.is === 'sleep') return isNear(view, tile, fresh);
      if (order.is === 'march') return marchStep(view, tile, order.goal, fresh).halted !== undefined;
      return order.is === 'stay' && order.round !== view.round;
    })
    .toSorted((a, b) => a - b);
}

const keyOf = (match: string): string => `tactarium.standing.${match}`;

/** What was stored may be from anybody: only what has the shape of an order is taken. */
export function readStanding(text: string | null): Standing {
  let json: unknown;
  try {
    json = JSON.parse(text ?? '[]');
  } catch {
    // Half written: nothing was ordered.
    return NOTHING_STANDING;
  }
  if (!Array.isArray(json)) return NOTHING_STANDING;
  return new Map(
    json.filter(
      (entry): entry is [number, StandingOrder] =>
        Array.isArray(entry) && Number.isInteger(entry[0]) && isStandingOrder(entry[1]),
    ),
  );
}

function isStandingOrder(json: unknown): boolean {
  if (typeof json !== 'object' || json === null || !('is' in json)) return false;
  if (json.is === 'march') return 'goal' in json && Number.isInteger(json.goal);
  if (json.is === 'stay') return 'round' in json && Number.isInteger(json.round);
  return json.is === 'sleep' || json.is === 'deep sleep';
}

export const loadStanding = (match: string): Standing => readStanding(localStorage.getItem(keyOf(match)));

export function storeStanding(match: string, standing: Standing): void {
  if (standing.size === 0) localStorage.removeItem(keyOf(match));
  else localStorage.setItem(keyOf(match), JSON.stringify([...standing]));
}
