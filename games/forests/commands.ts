import type { Seat } from '@tactarium/engine';
import { WALL_COST, WOOD_A_POINT } from './content/numbers.ts';
import { THRESHOLDS } from './content/tiers.ts';
import type { Known } from './known.ts';
import { betweenOf, firstTile, OFF_MAP, secondTile } from './map.ts';
import { eachTarget } from './reach.ts';
import { seenUnit, seenWall } from './sight.ts';
import { hasActed, NO_UNIT, seatOf } from './units.ts';
import { freeFrom, stands, wallOwner } from './walls.ts';
import type { Command } from './wire.ts';

export function legal(known: Known, seat: Seat): readonly Command[] {
  if (known.outcome || known.turn !== seat) return [];
  const commands: Command[] = [];
  listActs(known, seat, commands);
  listWallHits(known, seat, commands);
  listDeployments(known, seat, commands);
  for (let points = 1; points * WOOD_A_POINT <= known.wood[seat]!; points++) commands.push({ type: 'convert', points });
  listWallWork(known, seat, commands);
  if (known.undos.length > 0) commands.push({ type: 'undo' });
  commands.push({ type: 'end_turn' });
  return commands;
}

function listActs(known: Known, seat: Seat, commands: Command[]): void {
  const { tiles } = known.plan;
  let from = 0;
  const list = (to: number) => commands.push({ type: 'act', from: tiles[from]!, to: tiles[to]! });
  for (; from < tiles.length; from++) if (mayAct(known, seat, from)) eachTarget(known, seat, from, list);
}

export const mayAct = ({ units }: Known, seat: Seat, tile: number): boolean =>
  seatOf(units[tile]!) === seat && !hasActed(units[tile]!);

/** FOR-21. */
function listWallHits(known: Known, seat: Seat, commands: Command[]): void {
  const { plan } = known;
  for (let tile = 0; tile < plan.tiles.length; tile++) {
    if (!mayAct(known, seat, tile)) continue;
    for (const edge of plan.edgesOf[tile]!) {
      const wall = seenWall(known, seat, edge);
      if (stands(wall) && wallOwner(wall) !== seat) {
        commands.push({ type: 'hit_wall', from: plan.tiles[tile]!, between: betweenOf(plan, edge) });
      }
    }
  }
}

/** FOR-8. */
function listDeployments(known: Known, seat: Seat, commands: Command[]): void {
  const { plan, reserve } = known;
  if (reserve[seat]! < 1) return;
  for (const tile of plan.deployment[seat]!) {
    if (seenUnit(known, seat, tile) !== NO_UNIT) continue;
    for (const hp of THRESHOLDS) {
      if (hp > reserve[seat]!) break;
      commands.push({ type: 'deploy', at: plan.tiles[tile]!, hp });
    }
  }
}

/** FOR-10: walls to build, then walls to remove, each once, whoever of one's units stands beside it. */
function listWallWork(known: Known, seat: Seat, commands: Command[]): void {
  const { plan } = known;
  const builds = !known.built && known.wood[seat]! >= WALL_COST;
  const removals: Command[] = [];
  for (let edge = 0; edge < plan.protected.length; edge++) {
    if (!besideOwnUnit(known, seat, edge)) continue;
    const wall = known.walls[edge]!;
    if (stands(wall)) {
      if (wallOwner(wall) === seat) removals.push({ type: 'remove_wall', between: betweenOf(plan, edge) });
    } else if (builds && plan.protected[edge] === 0 && freeFrom(wall) <= known.round) {
      commands.push({ type: 'build_wall', between: betweenOf(plan, edge) });
    }
  }
  for (const removal of removals) commands.push(removal);
}

/** Whether a unit of the seat stands on one of the edge's tiles; such an edge is always in its sight. */
export function besideOwnUnit({ plan, units }: Known, seat: Seat, edge: number): boolean {
  const second = secondTile(plan, edge);
  return second !== OFF_MAP && (seatOf(units[firstTile(edge)]!) === seat || seatOf(units[second]!) === seat);
}
