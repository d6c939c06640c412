import { useAnswer } from '../online/useAnswer.ts';
import { localArena } from './arena.ts';

/** Every bot that a game lists, the weakest first: the worker knows, the page need not. */
export function useBots(game: string): { readonly bots: readonly string[]; readonly failed?: string } {
  const { value, failed } = useAnswer(() => localArena.ask('game', { game }), `bots ${game}`);
  return { bots: value?.bots ?? [], ...(failed !== undefined && { failed }) };
}
