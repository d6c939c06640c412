import { type Actor, invariant, type Seat } from '@tactarium/engine';
import { type Deed, newDeed } from '../deed.ts';
import type { Event } from '../events.ts';
import { SEATS } from '../seats.ts';
import type { State } from '../state.ts';
import { type Accounts, accountsOf } from '../view.ts';
import type { Command } from '../wire.ts';
import { act } from './act.ts';
import { conclude } from './conclude.ts';
import { convert, deploy } from './reserve.ts';
import { settleSight } from './settle.ts';
import { endTurn } from './turn.ts';
import { undo } from './undo.ts';
import { buildWall, hitWall, removeWall } from './walls.ts';

/** The rules, for a command that was not refused. */
export function advance(state: State, actor: Actor, command: Command, log?: Event[]): void {
  invariant(actor !== 'arena', 'the arena plays no forests');
  const before = log && SEATS.map((_, seat) => accountsOf(state, seat));
  const deed = newDeed(state, actor, log);
  perform(deed, command);
  settleSight(deed);
  if (command.type !== 'undo') keepUndo(deed);
  if (log) for (const seat of SEATS.keys()) tellAccounts(state, seat, before![seat]!, log);
  if (deed.outcome) conclude(state, deed.outcome, log);
}

function perform(deed: Deed, command: Command): void {
  switch (command.type) {
    case 'act':
      return act(deed, command);
    case 'hit_wall':
      return hitWall(deed, command);
    case 'deploy':
      return deploy(deed, command);
    case 'convert':
      return convert(deed, command);
    case 'build_wall':
      return buildWall(deed, command);
    case 'remove_wall':
      return removeWall(deed, command);
    case 'undo':
      return undo(deed);
    case 'end_turn':
      return endTurn(deed);
  }
}

/** FOR-31: what can never be taken back bars the way to all before it. */
function keepUndo({ state, before, final }: Deed): void {
  state.undos = final ? [] : [...state.undos, before];
}

function tellAccounts(state: State, seat: Seat, before: Accounts, log: Event[]): void {
  const accounts = accountsOf(state, seat);
  const keys = Object.keys(accounts) as (keyof Accounts)[];
  if (keys.some((key) => accounts[key] !== before[key])) log.push({ type: 'accounted', seat: SEATS[seat]!, accounts });
}
