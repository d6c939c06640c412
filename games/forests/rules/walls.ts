import { REBUILD_WAIT, WALL_COST, WALL_HP } from '../content/numbers.ts';
import { tierFor } from '../content/tiers.ts';
import { type Deed, edgeWitnesses, putUnit, putWall, shownEdge, shownTile, witnesses } from '../deed.ts';
import { edgeOf, firstTile, indexOf, secondTile } from '../map.ts';
import { other, plus, SEATS } from '../seats.ts';
import { seenUnit } from '../sight.ts';
import { hpOf, seatOf, spent } from '../units.ts';
import { NEUTRAL, ruin, wall, wallHp, wallOwner } from '../walls.ts';
import type { Command } from '../wire.ts';
import { claim } from './forests.ts';

/** FOR-21. */
export function hitWall(deed: Deed, command: Extract<Command, { type: 'hit_wall' }>): void {
  const { plan, units } = deed.state;
  const from = indexOf(plan, command.from);
  putUnit(deed, from, spent(units[from]!));
  strikeWall(deed, from, edgeOf(plan, command.between));
}

/** FOR-20: by the unit on `from`, whose action ends with it. */
export function strikeWall(deed: Deed, from: number, edge: number): void {
  const { state, seat, log } = deed;
  const struck = state.walls[edge]!;
  const damage = wallOwner(struck) === NEUTRAL ? WALL_HP : tierFor(hpOf(state.units[from]!)).wallDamage;
  const left = wallHp(struck) - damage;
  const [nearby, seenBy] = [witnesses(deed, from), edgeWitnesses(deed, edge)];
  putWall(deed, edge, left > 0 ? wall(wallOwner(struck), left) : ruin(state.round + REBUILD_WAIT));
  log?.push({
    type: 'wall_hit',
    seat: SEATS[seat]!,
    from: shownTile(deed, from, nearby),
    wall: shownEdge(deed, edge, seenBy),
  });
  claim(deed, from);
}

/** FOR-10. */
export function buildWall(deed: Deed, { between }: Extract<Command, { type: 'build_wall' }>): void {
  const { state, seat, log } = deed;
  const edge = edgeOf(state.plan, between);
  // FOR-31: news to the other side, as far as this one can tell: who watches unseen must not show.
  if (isWatchedInSight(deed, edge)) deed.final = true;
  putWall(deed, edge, wall(seat, WALL_HP));
  state.built = true;
  state.wood = plus(state.wood, seat, -WALL_COST);
  log?.push({ type: 'wall_built', seat: SEATS[seat]!, wall: shownEdge(deed, edge, edgeWitnesses(deed, edge)) });
}

/** Whether the enemy's base, or an enemy unit that this side sees, has a tile of the edge in sight. */
function isWatchedInSight({ state, seat }: Deed, edge: number): boolean {
  const { plan, memory } = state;
  if (!memory) return false;
  const enemy = other(seat);
  const tiles = [firstTile(edge), secondTile(plan, edge)];
  return tiles.some(
    (tile) =>
      plan.watched[enemy]!.includes(tile) ||
      plan.around[tile]!.some((near) => seatOf(seenUnit(state, seat, near)) === enemy),
  );
}

/** FOR-10: it costs nothing, and starts the same wait. */
export function removeWall(deed: Deed, { between }: Extract<Command, { type: 'remove_wall' }>): void {
  const { state, seat, log } = deed;
  const edge = edgeOf(state.plan, between);
  const seenBy = edgeWitnesses(deed, edge);
  putWall(deed, edge, ruin(state.round + REBUILD_WAIT));
  log?.push({ type: 'wall_removed', seat: SEATS[seat]!, wall: shownEdge(deed, edge, seenBy) });
}
