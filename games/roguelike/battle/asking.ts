import type { Action, Battle } from './state.ts';

/** Reactions are asked for, not called: perform.ts does them, first asked first, before what was under way goes on. */
export function ask(battle: Battle, action: Action): void {
  battle.pending.push(action);
}
