import type { Actor, Refusal, Seat } from '@tactarium/engine';
import { besideOwnUnit } from './commands.ts';
import { WALL_COST, WOOD_A_POINT } from './content/numbers.ts';
import { THRESHOLDS, tierFor, tierOf } from './content/tiers.ts';
import type { Known } from './known.ts';
import { type Between, betweenOf, courseOf, edgeOf, indexOf, NO_EDGE, nextTile, OFF_MAP, type Tile } from './map.ts';
import { canMerge } from './merge.ts';
import { goes, isBase, isFree, wallAcross } from './reach.ts';
import { no } from './refusals.ts';
import { seenUnit, seenWall } from './sight.ts';
import { hasActed, hpOf, NO_UNIT, seatOf } from './units.ts';
import { freeFrom, stands, wallOwner } from './walls.ts';
import type { Command } from './wire.ts';

/** From what the seat can see and nothing else: FOR-27. */
export function refuse(known: Known, actor: Actor, command: Command): Refusal | undefined {
  if (known.outcome) return no('match/over');
  if (actor === 'arena') return no('match/not-seated');
  if (known.turn !== actor) return no('turn/not-yours');
  switch (command.type) {
    case 'act':
      return refuseAct(known, actor, command.from, command.to);
    case 'hit_wall':
      return refuseHit(known, actor, command.from, command.between);
    case 'deploy':
      return refuseDeploy(known, actor, command.at, command.hp);
    case 'convert': {
      const wood = known.wood[actor]!;
      if (command.points < 1) return no('convert/too-few');
      return command.points * WOOD_A_POINT <= wood ? undefined : no('convert/not-enough-wood', { wood });
    }
    case 'build_wall':
      return refuseBuild(known, actor, command.between);
    case 'remove_wall':
      return refuseRemoval(known, actor, command.between);
    case 'undo':
      return known.undos.length > 0 ? undefined : no('undo/nothing');
    case 'end_turn':
      return undefined;
  }
}

/** The reason why no unit of the seat can act from here. */
function refuseActor(known: Known, seat: Seat, tile: number): Refusal | undefined {
  if (tile === OFF_MAP) return no('tile/off-map');
  const unit = seenUnit(known, seat, tile);
  if (unit === NO_UNIT) return no('unit/none');
  if (seatOf(unit) !== seat) return no('unit/not-yours');
  return hasActed(unit) ? no('unit/acted') : undefined;
}

/** FOR-11 to FOR-13, FOR-19, FOR-22. */
function refuseAct(known: Known, seat: Seat, fromTile: Tile, toTile: Tile): Refusal | undefined {
  const { plan } = known;
  const [from, to] = [indexOf(plan, fromTile), indexOf(plan, toTile)];
  const refused = refuseActor(known, seat, from);
  if (refused) return refused;
  if (to === OFF_MAP) return no('tile/off-map');
  const mover = known.units[from]!;
  const course = courseOf(plan, from, to);
  if (!course) return no('move/not-straight');
  if (!goes(hpOf(mover), course.direction)) return no('move/no-diagonals');
  const { range } = tierFor(hpOf(mover));
  if (course.length > range) return no('move/out-of-range', { range });
  for (let tile = from; tile !== to; tile = nextTile(plan, tile, course.direction)) {
    if (tile !== from && !isFree(known, seat, tile)) return no('move/in-the-way', { at: plan.tiles[tile]! });
    const wall = wallAcross(known, seat, tile, course.direction);
    if (wall !== NO_EDGE) return no('move/blocked-by-wall', { between: betweenOf(plan, wall) });
  }
  if (to === plan.bases[seat]) return no('move/own-base');
  const there = seenUnit(known, seat, to);
  if (seatOf(there) !== seat || canMerge(mover, there)) return undefined;
  return no(tierOf(hpOf(there)) === tierOf(hpOf(mover)) ? 'merge/full' : 'merge/other-tier');
}

/** FOR-21. */
function refuseHit(known: Known, seat: Seat, fromTile: Tile, between: Between): Refusal | undefined {
  const { plan } = known;
  const from = indexOf(plan, fromTile);
  const refused = refuseActor(known, seat, from);
  if (refused) return refused;
  const edge = edgeOf(plan, between);
  if (edge === NO_EDGE) return no('edge/none');
  if (!plan.edgesOf[from]!.includes(edge)) return no('wall/not-beside');
  const wall = seenWall(known, seat, edge);
  if (!stands(wall)) return no('wall/none');
  return wallOwner(wall) === seat ? no('wall/own') : undefined;
}

/** FOR-8. */
function refuseDeploy(known: Known, seat: Seat, at: Tile, hp: number): Refusal | undefined {
  const { plan } = known;
  const tile = indexOf(plan, at);
  if (tile === OFF_MAP) return no('tile/off-map');
  if (isBase(plan, tile)) return no('deploy/on-base');
  if (!plan.deployment[seat]!.includes(tile)) return no('deploy/too-far');
  if (seenUnit(known, seat, tile) !== NO_UNIT) return no('deploy/occupied');
  if (!THRESHOLDS.includes(hp)) return no('deploy/no-such-unit');
  const reserve = known.reserve[seat]!;
  return hp <= reserve ? undefined : no('deploy/not-enough-reserve', { reserve });
}

/** FOR-10. */
function refuseBuild(known: Known, seat: Seat, between: Between): Refusal | undefined {
  const edge = edgeOf(known.plan, between);
  if (edge === NO_EDGE) return no('edge/none');
  if (!besideOwnUnit(known, seat, edge)) return no('wall/no-unit-beside');
  if (known.plan.protected[edge] === 1) return no('wall/near-base');
  const wall = known.walls[edge]!;
  if (stands(wall)) return no('wall/stands-already');
  if (freeFrom(wall) > known.round) return no('wall/too-soon', { free: freeFrom(wall) });
  if (known.built) return no('wall/built-already');
  const wood = known.wood[seat]!;
  return wood >= WALL_COST ? undefined : no('wall/not-enough-wood', { wood });
}

function refuseRemoval(known: Known, seat: Seat, between: Between): Refusal | undefined {
  const edge = edgeOf(known.plan, between);
  if (edge === NO_EDGE) return no('edge/none');
  const wall = seenWall(known, seat, edge);
  if (!stands(wall)) return no('wall/none');
  if (wallOwner(wall) !== seat) return no('wall/not-yours');
  return besideOwnUnit(known, seat, edge) ? undefined : no('wall/no-unit-beside');
}
