import type { Action } from '../state/action.ts';
import type { Battle } from '../state/battle.ts';

/** Reactions are asked for, not called: perform.ts does them, first asked first, before what was under way goes on. */
export function request(battle: Battle, action: Action): void {
  battle.pending.push(action);
}

const AFTERMATH: Action = { do: 'aftermath', with: undefined };

/** After whatever may have felled or broken somebody. */
export function requestAftermath(battle: Battle): void {
  battle.pending.push(AFTERMATH);
}
