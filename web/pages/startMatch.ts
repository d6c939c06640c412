import type { Json } from '@tactarium/engine';
import type { useNavigate } from '@tanstack/react-router';

export interface Wish {
  readonly bot: string;
  readonly options: Json;
  readonly seat?: string;
}

/** What "Play now" means. */
export const USUAL: Wish = { bot: 'normal', options: { variant: 'classic' } };

/** Makes a match in this browser and goes there. Answers with a code if that failed. */
export async function startMatch(navigate: ReturnType<typeof useNavigate>, wish: Wish): Promise<string | undefined> {
  // The worker's side is fetched when it is needed: the first page does without.
  const { localArena } = await import('../local/arena.ts');
  const made = await localArena.ask('create', { game: 'rps', ...wish });
  if (!made.ok) return made.error.code;
  await navigate({ to: '/match/$match', params: { match: made.value.match } });
  return undefined;
}
