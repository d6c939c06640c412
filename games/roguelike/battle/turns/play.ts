import { castSpell } from '../abilities/cast.ts';
import { settle } from '../actions/perform.ts';
import { requestAftermath } from '../actions/requests.ts';
import { aimOfSpell } from '../ai/aims.ts';
import { decide } from '../ai/decide.ts';
import { tellRoundEnded, tellRoundStarted, tellTurnEnded } from '../resolution/calls.ts';
import type { Battle, SpellCard } from '../state/battle.ts';
import { SIDES, type Side } from '../state/board.ts';
import { NOBODY, type Unit } from '../state/unit.ts';
import { queueOfRound } from './queue.ts';

/** RUN-9. */
export const LAST_ROUND = 100;
/** RUN-29: percent of HP below which one of the allies lets a spell fire. */
const MID_PERCENT = 70;
const LATE_PERCENT = 40;

/** Plays on to the end. */
export function playOut(battle: Battle): void {
  while (playTurn(battle));
}

/** One unit's turn, with the round's start and end where they fall. False once the battle is over. */
export function playTurn(battle: Battle): boolean {
  if (battle.winner !== undefined) return false;
  if (battle.turns >= battle.queue.length) startRound(battle);
  const unit = battle.units[battle.queue[battle.turns++]!];
  if (unit && mayAct(battle, unit) && battle.winner === undefined) takeTurn(battle, unit);
  if (battle.winner === undefined && battle.turns >= battle.queue.length) endRound(battle);
  return battle.winner === undefined;
}

/** RUN-26, and RUN-29: early spells come before round 1. */
export function startRound(battle: Battle): void {
  if (battle.round === 1) castDue(battle, isEarly);
  tellRoundStarted(battle);
  battle.queue = queueOfRound(battle);
  battle.turns = 0;
  const order = battle.log && battle.queue.map((id) => battle.units[id]!.name);
  if (order) battle.log?.push({ type: 'round_started', round: battle.round, order });
  conclude(battle);
}

export function endRound(battle: Battle): void {
  tellRoundEnded(battle);
  if (battle.round >= LAST_ROUND) end(battle, moreHp(battle), 'rounds');
  else battle.round++;
}

/** A whole turn, with the spells and the end of the battle that come after it. */
export function takeTurn(battle: Battle, unit: Unit): void {
  startTurn(battle, unit);
  if (mayAct(battle, unit)) {
    decide(battle, unit);
    settle(battle);
  }
  endTurn(battle, unit);
  castDue(battle, isDue);
  conclude(battle);
}

/** RUN-36: who has just stood up again waits for the next round. */
const mayAct = (battle: Battle, { alive, since }: Unit): boolean => alive && since <= battle.round;

export function startTurn(battle: Battle, unit: Unit): void {
  battle.current = unit.id;
  battle.performed = 0;
  battle.leaving = NOBODY;
  unit.moved = false;
  unit.from = unit.cell;
  unit.acted = false;
  unit.resting = false;
  unit.fled = false;
  unit.suppressed = 0;
  unit.held = NOBODY;
  battle.log?.push({ type: 'turn_started', unitId: unit.name });
  const { turnStart } = battle.rules;
  for (let i = 0; i < turnStart.length; i++) {
    turnStart[i]!(battle, unit);
    if (battle.fallen.length > 0) requestAftermath(battle);
    if (battle.pending.length === 0) continue;
    settle(battle);
    if (!mayAct(battle, unit)) break;
  }
  unit.rested = false;
}

export function endTurn(battle: Battle, unit: Unit): void {
  if (unit.alive) tellTurnEnded(battle, unit);
  unit.rested = !unit.moved && !unit.acted;
  unit.suppressed = 0;
  battle.leaving = NOBODY;
  battle.current = NOBODY;
}

/** The submitting player's first. */
function castDue(battle: Battle, isTime: (battle: Battle, card: SpellCard) => boolean): void {
  if (battle.spells.length === 0) return;
  castDueOf(battle, battle.player, isTime);
  castDueOf(battle, 1 - battle.player, isTime);
}

function castDueOf(battle: Battle, side: Side, isTime: (battle: Battle, card: SpellCard) => boolean): void {
  for (const card of battle.spells) {
    if (card.cast || card.side !== side || !isTime(battle, card)) continue;
    castSpell(battle, card, aimOfSpell(battle, card));
    requestAftermath(battle);
    settle(battle);
  }
}

const isEarly = (_battle: Battle, { timing }: SpellCard): boolean => timing === 'early';

/** RUN-26: a fallen ally counts as below every threshold. */
function isDue({ units }: Battle, { side, timing }: SpellCard): boolean {
  if (timing === 'early') return false;
  const percent = timing === 'mid' ? MID_PERCENT : LATE_PERCENT;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    if (unit.side === side && unit.hp * 100 < unit.make.maxHp * percent) return true;
  }
  return false;
}

/** RUN-36: a side with nothing but barricades has lost. */
export function conclude(battle: Battle): void {
  if (battle.winner !== undefined) return;
  const left = canFightOn(battle, 0);
  const right = canFightOn(battle, 1);
  if (left && right) return;
  end(battle, left === right ? moreHp(battle) : left ? 0 : 1, 'elimination');
}

function canFightOn(battle: Battle, side: Side): boolean {
  const living = battle.living[side]!;
  for (let i = 0; i < living.length; i++) if (!living[i]!.make.barricade) return true;
  return false;
}

function end(battle: Battle, winner: Side, reason: 'elimination' | 'rounds'): void {
  battle.winner = winner;
  battle.log?.push({ type: 'battle_ended', winner: SIDES[winner]!, reason });
}

/** RUN-9: the larger share of summed HP left; exactly equal is lost for the player. */
function moreHp(battle: Battle): Side {
  const [left, right] = SIDES.map((_, side) => {
    const team = battle.units.filter((unit) => unit.side === side && !unit.summoned && !unit.make.barricade);
    return {
      hp: team.reduce((sum, unit) => sum + Math.max(0, unit.hp), 0),
      most: team.reduce((sum, { make }) => sum + make.maxHp, 0),
    };
  });
  const difference = left!.hp * right!.most - right!.hp * left!.most;
  return difference === 0 ? 1 - battle.player : difference > 0 ? 0 : 1;
}
