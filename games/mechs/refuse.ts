import type { Actor, Refusal, Seat } from '@tactarium/engine';
import type { Known } from './known.ts';
import type { Mech } from './mech.ts';
import type { PhaseName } from './phases.ts';
import { no, type RefusalCode } from './refusals.ts';
import { refuseShot, refuseTarget, refuseTwist, refuseUnable } from './rules/declare.ts';
import { isConfirmation, isWaiting } from './rules/flow.ts';
import { refuseDeploy, refuseMove, refuseStand } from './rules/movement.ts';
import { refuseSwing } from './rules/physical.ts';
import { EITHER, mechNamed } from './state.ts';
import type { Command } from './wire.ts';

export function refuse(state: Known, actor: Actor, command: Command): Refusal | undefined {
  if (state.phase === 'finished') return no('match/over');
  if (actor === 'arena') return no('match/not-seated');
  const phase = refusePhase(state.phase, command);
  if (phase) return no(phase);
  if (command.type === 'end_phase') {
    return isTurnOf(state, actor) || isConfirmation(state, actor) ? undefined : no('turn/not-yours');
  }
  const mech = mechNamed(state, command.mech);
  if (!mech) return no('mech/unknown');
  if (command.type === 'done' && isConfirmation(state, actor, command.mech)) return undefined;
  return refuseMech(state, actor, mech) ?? refuseDeed(state, mech, command);
}

const isTurnOf = ({ active }: Known, seat: Seat): boolean => active === EITHER || active === seat;

function refusePhase(phase: PhaseName, { type }: Command): RefusalCode | undefined {
  switch (type) {
    case 'deploy':
      return phase === 'deployment' ? undefined : 'phase/not-deployment';
    case 'move':
    case 'stand':
      return phase === 'movement' ? undefined : 'phase/not-movement';
    case 'twist':
    case 'attack':
      return phase === 'attack' ? undefined : 'phase/not-attack';
    case 'punch':
    case 'kick':
      return phase === 'physical' ? undefined : 'phase/not-physical';
    case 'done':
    case 'end_phase':
      return phase === 'deployment' ? 'phase/deploy-first' : undefined;
  }
}

/** Whether this mech may act at all. */
function refuseMech(state: Known, seat: Seat, mech: Mech): Refusal | undefined {
  if (mech.side !== seat) return no('mech/not-yours');
  const unable = refuseUnable(mech);
  if (unable) return unable;
  if (!isTurnOf(state, seat)) return no('turn/not-yours');
  if (!isWaiting(state, mech)) return no('mech/done');
  const { current } = state;
  return current !== '' && current !== mech.id ? no('turn/another-mech', { by: current }) : undefined;
}

function refuseDeed(state: Known, mech: Mech, command: Exclude<Command, { type: 'end_phase' }>): Refusal | undefined {
  switch (command.type) {
    case 'deploy':
      return refuseDeploy(state, mech, command);
    case 'move':
      return refuseMove(state, mech, command);
    case 'stand':
      return refuseStand(state, mech);
    case 'twist':
      return refuseTwist(mech, command.to);
    case 'attack':
      return refuseTarget(state, mech, command.target, (target) => refuseShot(state, mech, command.weapon, target));
    case 'punch':
      return refuseTarget(state, mech, command.target, (target) => refuseSwing(state, mech, command.arm, target));
    case 'kick':
      return refuseTarget(state, mech, command.target, (target) => refuseSwing(state, mech, command.leg, target));
    case 'done':
      return undefined;
  }
}
