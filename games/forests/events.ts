import type { OutcomeView, Viewer } from '@tactarium/engine';
import type { Between, Tile } from './map.ts';
import type { BySide } from './seats.ts';
import { SEATS, type SeatName } from './seats.ts';
import type { Accounts, ForestView, UnitOn, UnitView, WaitView, WallOwner, WallView } from './view.ts';

/** Under fog: the seats that saw it when it happened. Absent: everybody. Never told. */
type Witnessed = {
  readonly seenBy?: readonly SeatName[];
};

/** What stands on a tile after the event. */
export type TileShown = Witnessed & {
  readonly at: Tile;
  readonly unit: UnitView | null;
};

/** What stands on an edge after the event. */
export type EdgeShown = Witnessed & {
  readonly between: Between;
  readonly wall: { readonly owner: WallOwner; readonly hp: number } | null;
  /** No wall is built there before this round. */
  readonly free?: number;
};

export type ForestShown = Witnessed & {
  readonly at: Tile;
  readonly owner: SeatName | null;
};

export const LUCK = ['critical', 'glancing', 'none'] as const;
export const RESULTS = ['attacker', 'defender', 'draw', 'lucky_attacker', 'lucky_defender'] as const;

/** Parts marked optional are left out for who did not see them. */
export type Event =
  | { readonly type: 'moved'; readonly seat: SeatName; readonly from?: TileShown; readonly to?: TileShown }
  | {
      readonly type: 'fought';
      readonly seat: SeatName;
      readonly from?: TileShown;
      readonly at: TileShown;
      /** HP before the fight. */
      readonly attacker: number;
      readonly defender: number;
      readonly luck: (typeof LUCK)[number];
      readonly power: number;
      /** FOR-15: the defender's HP, and 1 each for shield and support. */
      readonly defence: number;
      readonly shield: boolean;
      readonly support: boolean;
      readonly result: (typeof RESULTS)[number];
    }
  /** What stays on `from` is the remainder. */
  | { readonly type: 'merged'; readonly seat: SeatName; readonly from?: TileShown; readonly to?: TileShown }
  | {
      readonly type: 'struck';
      readonly seat: SeatName;
      readonly from?: TileShown;
      readonly base: SeatName;
      readonly damage: number;
      readonly left: number;
    }
  | { readonly type: 'wall_hit'; readonly seat: SeatName; readonly from?: TileShown; readonly wall: EdgeShown }
  | { readonly type: 'deployed'; readonly seat: SeatName; readonly at: TileShown }
  | { readonly type: 'converted'; readonly seat: SeatName; readonly points: number }
  | { readonly type: 'wall_built' | 'wall_removed'; readonly seat: SeatName; readonly wall: EdgeShown }
  /** How many forests each side has is public. */
  | {
      readonly type: 'captured';
      readonly seat: SeatName;
      readonly forest?: ForestShown;
      readonly holdings: BySide<number>;
    }
  | {
      readonly type: 'undone';
      readonly seat: SeatName;
      readonly tiles: readonly TileShown[];
      readonly walls: readonly EdgeShown[];
      readonly forests: readonly ForestShown[];
      /** Only where they changed: they are public. */
      readonly holdings?: BySide<number>;
      readonly bases?: BySide<number>;
    }
  | { readonly type: 'counted'; readonly side: SeatName; readonly left: number }
  | { readonly type: 'countdown_broken'; readonly side: SeatName }
  | { readonly type: 'turn_ended'; readonly seat: SeatName }
  | { readonly type: 'turn_began'; readonly seat: SeatName; readonly round: number }
  /** Told to that seat alone, like the next two. */
  | { readonly type: 'accounted'; readonly seat: SeatName; readonly accounts: Accounts }
  /** These tiles came into sight, and all that stands on them and on the edges that were not seen before. */
  | {
      readonly type: 'sighted';
      readonly seat: SeatName;
      readonly tiles: readonly Tile[];
      readonly units: readonly UnitOn[];
      readonly walls: readonly WallView[];
      readonly waiting: readonly WaitView[];
      readonly forests: readonly ForestView[];
    }
  | { readonly type: 'lost_sight'; readonly seat: SeatName; readonly tiles: readonly Tile[] }
  /** The fog lifts. */
  | {
      readonly type: 'finished';
      readonly outcome: OutcomeView<SeatName>;
      readonly round: number;
      /** FOR-29: different forests that each side ever captured. */
      readonly captured: BySide<number>;
      readonly units: readonly UnitOn[];
      readonly walls: readonly WallView[];
      readonly waiting: readonly WaitView[];
      readonly forests: readonly ForestView[];
    };

/** FOR-27. */
export function redact(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'moved':
    case 'merged': {
      const { from, to, ...rest } = event;
      const told = { ...part('from', from, viewer), ...part('to', to, viewer) };
      if (!told.from && !told.to) return undefined;
      // Whether a unit that went out of sight met another there is not to be seen.
      if (!told.to && told.from?.unit === null) return { ...rest, type: 'moved', ...told };
      return { ...rest, ...told };
    }
    case 'fought': {
      const { from, at, ...rest } = event;
      const told = tell(at, viewer);
      return told && { ...rest, ...part('from', from, viewer), at: told };
    }
    case 'struck': {
      const { from, ...rest } = event;
      return { ...rest, ...part('from', from, viewer) };
    }
    case 'wall_hit': {
      const { from, wall, ...rest } = event;
      const told = tell(wall, viewer);
      return told && { ...rest, ...part('from', from, viewer), wall: told };
    }
    case 'deployed': {
      const at = tell(event.at, viewer);
      return at && { ...event, at };
    }
    case 'wall_built':
    case 'wall_removed': {
      const wall = tell(event.wall, viewer);
      return wall && { ...event, wall };
    }
    case 'captured': {
      const { forest, ...rest } = event;
      return { ...rest, ...part('forest', forest, viewer) };
    }
    case 'undone':
      return redactUndone(event, viewer);
    case 'converted':
    case 'accounted':
    case 'sighted':
    case 'lost_sight':
      return isSeat(viewer, event.seat) ? event : undefined;
    case 'counted':
    case 'countdown_broken':
    case 'turn_ended':
    case 'turn_began':
    case 'finished':
      return event;
  }
}

/** That something was taken back out of sight is nobody's business. */
function redactUndone(event: Extract<Event, { type: 'undone' }>, viewer: Viewer): Event | undefined {
  const told = {
    ...event,
    tiles: event.tiles.flatMap((tile) => tell(tile, viewer) ?? []),
    walls: event.walls.flatMap((wall) => tell(wall, viewer) ?? []),
    forests: event.forests.flatMap((forest) => tell(forest, viewer) ?? []),
  };
  const { tiles, walls, forests, holdings, bases } = told;
  const shows = tiles.length + walls.length + forests.length > 0 || holdings || bases;
  return shows || isSeat(viewer, event.seat) ? told : undefined;
}

const isSeat = (viewer: Viewer, name: SeatName): boolean => viewer !== 'spectator' && SEATS[viewer] === name;

/** A part without who saw it, or undefined if this viewer did not. */
function tell<Part extends Witnessed>(part: Part, viewer: Viewer): Omit<Part, 'seenBy'> | undefined {
  const { seenBy, ...told } = part;
  return seenBy === undefined || seenBy.some((name) => isSeat(viewer, name)) ? told : undefined;
}

function part<Name extends string, Part extends Witnessed>(
  name: Name,
  value: Part | undefined,
  viewer: Viewer,
): { readonly [name in Name]?: Omit<Part, 'seenBy'> } {
  const told = value && tell(value, viewer);
  return (told ? { [name]: told } : {}) as { readonly [name in Name]?: Omit<Part, 'seenBy'> };
}
