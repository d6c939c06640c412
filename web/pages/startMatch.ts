import type { Json, Seed } from '@tactarium/engine';
import type { useNavigate } from '@tanstack/react-router';
import type { AnyWebGame } from '../games/face.ts';
import { PACES } from '../lobby/clocks.ts';
import { sentOptions } from '../lobby/wish.ts';
import { ask } from '../online/session.ts';

export interface Wish {
  readonly game: string;
  readonly bot: string;
  /** Left out: the game's usual ones. */
  readonly options?: Json;
  readonly seat?: string;
  /** Left out: a new one. Given, it is the same game for everybody: a first game, with hints to go with it. */
  readonly seed?: Seed;
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

/** Makes a match against a bot on the server, which keeps its score, and goes there. Nobody's time is counted. */
export async function startRefereed(
  navigate: ReturnType<typeof useNavigate>,
  { id, seats, seatsAgainstBots = seats, usual }: AnyWebGame,
  { bot, options = usual, seat = seatsAgainstBots[0] }: Wish,
): Promise<string | undefined> {
  const made = await ask((server) =>
    server.create({
      game: id,
      options: sentOptions(options),
      clock: PACES.none,
      seats: seats.map((one) => (one === seat ? 'me' : { bot })),
    }),
  );
  if (!made.ok) return made.error.code;
  await navigate({ to: '/match/$match', params: { match: made.value.id } });
  return undefined;
}
