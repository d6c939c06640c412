import { invariant } from '@tactarium/engine';
import { performCast } from '../abilities/cast.ts';
import { performEffect } from '../abilities/effects.ts';
import { canPass } from '../reach/reach.ts';
import {
  tellArrived,
  tellBroke,
  tellClashed,
  tellDied,
  tellDisplaced,
  tellGuarded,
  tellLeaving,
  tellStepped,
} from '../resolution/calls.ts';
import { isBreakDelayed, isBreaking, speedOf } from '../resolution/questions.ts';
import type { Action, Attack, Clash, March, Strike, Swap } from '../state/action.ts';
import { type Battle, isFree } from '../state/battle.ts';
import { CELLS, facingTo, homeward, WIDTH } from '../state/board.ts';
import { exchange, move, turn, turnHome } from '../state/changes.ts';
import { canAct, type Unit } from '../state/unit.ts';
import { deliver, newStrike } from './blow.ts';
import { request, requestAftermath } from './requests.ts';

/** More actions than any turn can need: an endless chain is a bug report with a seed, not a hang. */
const MOST_ACTIONS = 5_000;
/** RES-4. */
const FLIGHT = 2;

/** Performs what was asked for, first asked first, before what was under way goes on. Nothing recurses. */
export function settle(battle: Battle): void {
  const { pending, stack } = battle;
  for (;;) {
    while (pending.length > 0) stack.push(pending.pop()!);
    const action = stack.pop();
    if (action === undefined) return;
    invariant(battle.performed++ < MOST_ACTIONS, 'a turn that does not end');
    perform(battle, action);
  }
}

function perform(battle: Battle, action: Action): void {
  switch (action.do) {
    case 'march':
      return performMarch(battle, action.with);
    case 'guard':
      return tellGuarded(battle, action.with);
    case 'attack':
      return performAttack(battle, action.with);
    case 'strike':
      if (isStillMeant(action.with)) deliver(battle, action.with);
      return;
    case 'close':
      return closeClash(battle, action.with);
    case 'cast':
      return performCast(battle, action.with);
    case 'effect':
      return performEffect(battle, action.with);
    case 'flee':
      return performFlight(battle, action.with);
    case 'swap':
      return performSwap(battle, action.with);
    case 'aftermath':
      return performAftermath(battle);
  }
}

/** ENG-2: who breaks while it leaves retreats without further strikes. */
const isStillMeant = ({ attacker, target, cause }: Strike): boolean =>
  attacker.alive && target.alive && !(cause === 'opportunity' && target.state === 'retreating');

/** Step by step as long as nobody reacts; else it goes back on the stack, so that what a step provokes comes first. */
function performMarch(battle: Battle, march: March): void {
  const { unit, path } = march;
  for (;;) {
    if (!unit.alive || unit.state === 'retreating') return;
    if (march.halted || march.next >= path.length || march.next >= paceOf(battle, march)) return arrive(battle, march);
    if (!march.clear && (march.provokes === 'each' || (march.provokes === 'first' && march.next === 0))) {
      march.clear = true;
      tellLeaving(battle, march);
      return request(battle, { do: 'march', with: march });
    }
    const cell = path[march.next]!;
    // Somebody may have fled into the way since it set out.
    if (!isFree(battle, cell) && !canPass(battle, unit, cell)) return arrive(battle, march);
    step(battle, march, cell);
    if (isReactedTo(battle, march)) return;
  }
}

function step(battle: Battle, march: March, cell: number): void {
  const { unit } = march;
  march.next++;
  march.clear = false;
  const facing = facingTo(unit.cell, cell);
  if (isFree(battle, cell)) march.footing = cell;
  move(battle, unit, cell, march.gait);
  turn(battle, unit, facing);
  unit.moved = true;
}

/** After a step: overwatch, then interceptors, then what they leave behind. True if the march waits for one of them. */
function isReactedTo(battle: Battle, march: March): boolean {
  const { pending } = battle;
  tellStepped(battle, march);
  if (pending.length > 0) request(battle, { do: 'guard', with: march });
  else tellGuarded(battle, march);
  if (pending.length > 0) requestAftermath(battle);
  else performAftermath(battle);
  if (pending.length === 0) return false;
  request(battle, { do: 'march', with: march });
  return true;
}

/** Cells it may go this turn: CHG-1 gives a charge twice its speed, a disengagement is a single cell. */
const paceOf = (battle: Battle, { gait, unit }: March): number =>
  gait === 'disengage' ? 1 : gait === 'charge' ? 2 * speedOf(battle, unit) : speedOf(battle, unit);

function arrive(battle: Battle, march: March): void {
  const { unit } = march;
  // ENG-4: nobody ends a move on an occupied cell.
  if (battle.board[unit.cell] !== unit.id) move(battle, unit, march.footing, march.gait);
  tellArrived(battle, march);
}

/** RIP-1: one clash, which draws at most one riposte, also when dodged. */
function performAttack(battle: Battle, { unit, target, cells, answered }: Attack): void {
  if (!canAct(unit) || !target.alive) return;
  unit.acted = true;
  const strike = newStrike(battle, unit, target, 'attack', cells > 0 ? { cells, momentum: true } : undefined);
  deliver(battle, strike);
  if (!strike.ranged) {
    const clash: Clash = { strike, answered, riposte: 'none', reason: undefined, riposteDamage: 0, riposteShock: 0 };
    tellClashed(battle, clash);
    request(battle, { do: 'close', with: clash });
  }
  requestAftermath(battle);
}

function closeClash(battle: Battle, { strike, riposte, reason, riposteDamage, riposteShock }: Clash): void {
  battle.log?.push({
    type: 'clash',
    attackerId: strike.attacker.name,
    targetId: strike.target.name,
    attackDamage: strike.damage,
    riposteDamage,
    attackResolveDamage: strike.shaken,
    riposteResolveDamage: riposteShock,
    wasFlanked: strike.arc !== 'front',
    riposteType: riposte,
    ...(reason && { reason }),
  });
}

/** RES-4: straight back, two cells or as many as are free; nobody leaves the board. */
function performFlight(battle: Battle, unit: Unit): void {
  if (!unit.alive || unit.state !== 'retreating') return;
  const from = unit.cell;
  for (let i = 0; i < FLIGHT; i++) {
    const cell = unit.cell + homeward(unit.side) * WIDTH;
    if (cell < 0 || cell >= CELLS || !isFree(battle, cell)) break;
    move(battle, unit, cell, 'flee');
    unit.moved = true;
  }
  turnHome(battle, unit);
  if (unit.cell !== from) tellDisplaced(battle, unit, 'retreat');
  requestAftermath(battle);
}

/** SHR-3: the whole turn of the one that acts, and a move for both. */
function performSwap(battle: Battle, { unit, ally }: Swap): void {
  if (!canAct(unit) || !ally.alive) return;
  exchange(battle, unit, ally);
  unit.moved = true;
  ally.moved = true;
  tellDisplaced(battle, unit, 'forced_move');
  tellDisplaced(battle, ally, 'forced_move');
  requestAftermath(battle);
}

/** What a blow or a loss leaves to settle: deaths in the order they fell, then breaks, lowest id first (RES-4). */
function performAftermath(battle: Battle): void {
  const fallen = battle.fallen.shift();
  if (fallen) {
    tellDied(battle, fallen);
    requestAftermath(battle);
    return;
  }
  if (!battle.doubt) return;
  let doubt = false;
  for (const unit of battle.units) {
    if (!unit.alive || unit.state !== 'ready' || unit.resolve > 0) continue;
    doubt = true;
    if (!isBreaking(battle, unit)) continue;
    unit.breaking = false;
    if (isBreakDelayed(battle, unit)) {
      unit.counting = true;
      continue;
    }
    tellBroke(battle, unit);
    requestAftermath(battle);
    return;
  }
  battle.doubt = doubt;
}
