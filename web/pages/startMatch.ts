import type { Json } from '@tactarium/engine';
import type { useNavigate } from '@tanstack/react-router';

export interface Wish {
  readonly game: string;
  readonly bot: string;
  /** Left out: the game's usual ones. */
  readonly options?: Json;
  readonly seat?: string;
}

/** Whom one plays without having chosen. */
export const USUAL_BOT = 'normal';

/** Makes a match in this browser and goes there. Answers with a code if that failed. */
export async function startMatch(
  navigate: ReturnType<typeof useNavigate>,
  { options = {}, ...wish }: Wish,
): Promise<string | undefined> {
  // The worker's side is fetched when it is needed: the first page does without.
  const { localArena } = await import('../local/arena.ts');
  const made = await localArena.ask('create', { options, ...wish });
  if (!made.ok) return made.error.code;
  await navigate({ to: '/match/$match', params: { match: made.value.match } });
  return undefined;
}
