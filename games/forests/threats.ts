import { knownOnce, oncePerView, seatOfView } from './known.ts';
import { indexOf, type Tile } from './map.ts';
import { eachTarget } from './reach.ts';
import { other } from './seats.ts';
import { NO_UNIT, seatOf } from './units.ts';
import type { UnitOn, View } from './view.ts';

/** A tile that enemies can strike in their next turn. */
export interface Threat {
  readonly at: Tile;
  /** Enemies in sight, and remembered ones as they were last seen. */
  readonly by: readonly UnitOn[];
}

/** What the enemy can strike in its next turn as far as the viewer knows, in the order of the tiles. */
export const threatsOf: (view: View) => readonly Threat[] = oncePerView((view) => {
  if (view.viewer === 'spectator') return [];
  const { plan, units, walls, memory } = knownOnce(view);
  const enemy = other(seatOfView(view));
  const remembered = memory?.[seatOfView(view)];
  const field = {
    plan,
    units: units.map((unit, tile) => (unit === NO_UNIT ? (remembered?.units[tile] ?? NO_UNIT) : unit)),
    walls: walls.map((wall, edge) => wall || (remembered?.walls[edge] ?? 0)),
    memory: undefined,
  };
  const by = new Map<number, UnitOn[]>();
  for (const unit of view.units) {
    if (unit.seat === view.viewer) continue;
    eachTarget(field, enemy, indexOf(plan, unit.at), (to) => {
      if (seatOf(field.units[to]!) === enemy) return;
      const known = by.get(to);
      if (known) known.push(unit);
      else by.set(to, [unit]);
    });
  }
  return [...by].sort(([one], [two]) => one - two).map(([tile, units]) => ({ at: plan.tiles[tile]!, by: units }));
});

/** Own forests that an enemy can take in its next turn as far as the viewer knows. */
export function forestsInDanger(view: View): readonly Tile[] {
  const struck = new Set(threatsOf(view).map(({ at }) => indexOf(view, at)));
  return view.forests
    .filter(({ at, owner }) => owner === view.viewer && struck.has(indexOf(view, at)))
    .map(({ at }) => at);
}

/** Own forests with no unit of the viewer's on them or beside them, in any of 8 directions. */
export function unguardedForests(view: View): readonly Tile[] {
  const own = view.units.filter(({ seat }) => seat === view.viewer);
  const guards = ([x, y]: Tile): boolean =>
    own.some(({ at }) => Math.max(Math.abs(at[0] - x), Math.abs(at[1] - y)) <= 1);
  return view.forests.filter(({ at, owner }) => owner === view.viewer && !guards(at)).map(({ at }) => at);
}
