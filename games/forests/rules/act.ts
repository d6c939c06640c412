import { type Deed, moveUnit, putUnit, shownTile, witnesses } from '../deed.ts';
import { courseOf, indexOf, NO_EDGE, nextTile } from '../map.ts';
import { mergedHp } from '../merge.ts';
import { anyWallAcross } from '../reach.ts';
import { other, plus, SEATS } from '../seats.ts';
import { sees } from '../sight.ts';
import { arrived, hpOf, NO_UNIT, seatOf, spent, withHp } from '../units.ts';
import type { Command } from '../wire.ts';
import { fight } from './combat.ts';
import { claim } from './forests.ts';
import { strikeWall } from './walls.ts';

/** FOR-11: a move, an attack, a merge or a strike at the base, by what stands there. */
export function act(deed: Deed, command: Extract<Command, { type: 'act' }>): void {
  const { state } = deed;
  const { plan, units } = state;
  const [from, to] = [indexOf(plan, command.from), indexOf(plan, command.to)];
  const { direction } = courseOf(plan, from, to)!;
  let tile = from;
  while (tile !== to) {
    // FOR-27: what was in sight has been refused, so what stops the unit here was not.
    const wall = anyWallAcross(state, tile, direction);
    if (wall !== NO_EDGE) {
      halt(deed, from, tile);
      return strikeWall(deed, tile, wall);
    }
    const next = nextTile(plan, tile, direction);
    if (next === to) break;
    if (units[next] !== NO_UNIT) {
      halt(deed, from, tile);
      return claim(deed, tile);
    }
    tile = next;
  }
  arrive(deed, from, to);
}

function arrive(deed: Deed, from: number, to: number): void {
  const { state, seat } = deed;
  const there = state.units[to]!;
  if (to === state.plan.bases[other(seat)]) return strikeBase(deed, from);
  if (there === NO_UNIT) move(deed, from, to);
  else if (seatOf(there) === seat) return merge(deed, from, to);
  else fight(deed, from, to);
  claim(deed, to);
}

function move(deed: Deed, from: number, to: number): void {
  const { state, seat, log } = deed;
  const unit = state.units[from]!;
  const [leaving, coming] = [witnesses(deed, from), witnesses(deed, to)];
  // FOR-31: a unit that comes out of the fog is news to the other side.
  if (sees(state, other(seat), to) && !sees(state, other(seat), from)) deed.final = true;
  moveUnit(deed, from, to, arrived(unit));
  log?.push({
    type: 'moved',
    seat: SEATS[seat]!,
    from: shownTile(deed, from, leaving),
    to: shownTile(deed, to, coming),
  });
}

/** Something unseen ends the action here, perhaps before it began to move. */
function halt(deed: Deed, from: number, at: number): void {
  deed.final = true;
  if (at !== from) move(deed, from, at);
  else putUnit(deed, from, spent(deed.state.units[from]!));
}

/** FOR-19. */
function strikeBase(deed: Deed, from: number): void {
  const { state, seat, log } = deed;
  const enemy = other(seat);
  const damage = hpOf(state.units[from]!);
  const seenBy = witnesses(deed, from);
  putUnit(deed, from, NO_UNIT);
  const left = Math.max(0, state.bases[enemy]! - damage);
  state.bases = plus(state.bases, enemy, left - state.bases[enemy]!);
  const shown = shownTile(deed, from, seenBy);
  log?.push({ type: 'struck', seat: SEATS[seat]!, from: shown, base: SEATS[enemy]!, damage, left });
  // FOR-25.
  if (left === 0) deed.outcome = { result: 'won', winner: seat, reason: 'annihilation' };
}

/** FOR-22, FOR-23: the sum, as far as it goes, on the target tile; the rest stays behind. */
function merge(deed: Deed, from: number, to: number): void {
  const { state, seat, log } = deed;
  const [mover, target] = [state.units[from]!, state.units[to]!];
  const sum = hpOf(mover) + hpOf(target);
  const merged = mergedHp(hpOf(target), sum);
  const [leaving, growing] = [witnesses(deed, from), witnesses(deed, to)];
  putUnit(deed, from, sum > merged ? spent(withHp(mover, sum - merged)) : NO_UNIT);
  putUnit(deed, to, spent(withHp(target, merged)));
  log?.push({
    type: 'merged',
    seat: SEATS[seat]!,
    from: shownTile(deed, from, leaving),
    to: shownTile(deed, to, growing),
  });
  claim(deed, from);
  claim(deed, to);
}
