import { type Actor, invariant } from '@tactarium/engine';
import type { Event } from '../events.ts';
import { EITHER, mechNamed, type State } from '../state.ts';
import type { Command } from '../wire.ts';
import { attack, twist } from './declare.ts';
import { confirm, isConfirmation, isWaiting, pass } from './flow.ts';
import { deploy, move, stand } from './movement.ts';
import { swing } from './physical.ts';

/** The rules, for a command that was not refused. */
export function advance(state: State, actor: Actor, command: Command, log?: Event[]): void {
  invariant(actor !== 'arena', 'the arena fights no battles');
  if (state.active === EITHER) {
    state.active = actor;
    state.first = actor;
  }
  if (command.type === 'done' || command.type === 'end_phase') {
    const mech = command.type === 'done' ? command.mech : undefined;
    const confirms = isConfirmation(state, actor, mech);
    state.settled = '';
    if (confirms) return confirm(state, actor, command.type, log);
  }
  state.settled = '';
  switch (command.type) {
    case 'deploy':
      return deploy(state, command, log);
    case 'move':
      return move(state, command, log);
    case 'stand':
      return stand(state, command, log);
    case 'twist':
      return twist(state, command, log);
    case 'attack':
      return attack(state, command, log);
    case 'punch':
      return swing(state, command.mech, command.arm, command.target, log);
    case 'kick':
      return swing(state, command.mech, command.leg, command.target, log);
    case 'done':
      return pass(state, [mechNamed(state, command.mech)!], log);
    case 'end_phase':
      return pass(
        state,
        state.mechs.filter((mech) => mech.side === actor && isWaiting(state, mech)),
        log,
      );
  }
}
