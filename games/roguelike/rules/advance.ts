import type { Actor } from '@tactarium/engine';
import type { Timing } from '../battle/state/battle.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import type { Command } from '../wire.ts';
import { beginBattle, deploy, meetOpponent, seekOpponent, setTiming, settleBattle } from './battle.ts';
import { abandon } from './conclude.ts';
import { draftCards, offerCards } from './draft.ts';
import { placeCard, takeBack, upgradeCard } from './field.ts';
import { begin } from './start.ts';

export function advance(state: State, _actor: Actor, command: Command, log?: Event[]): void {
  switch (command.type) {
    case 'start':
      begin(state, command.faction, command.leader, log);
      return offerCards(state, log);
    case 'draft':
      return draftCards(state, command.picks, log);
    case 'place':
      return placeCard(state, command.card, command.at, log);
    case 'unplace':
      return takeBack(state, command.card, log);
    case 'timing':
      return setTiming(state, command.spell, command.when as Timing, log);
    case 'upgrade':
      return upgradeCard(state, command.card, log);
    case 'find':
      return seekOpponent(state, log);
    case 'deploy':
      return deploy(state, command, log);
    case 'fight':
      if (command.team) deploy(state, { team: command.team, timings: command.timings ?? [] }, log);
      return beginBattle(state, log);
    case 'abandon':
      return abandon(state, log);
    case 'opponent': {
      const { type: _, ...opponent } = command;
      return meetOpponent(state, opponent, log);
    }
    case 'fought':
      return settleBattle(state, command, log);
  }
}
