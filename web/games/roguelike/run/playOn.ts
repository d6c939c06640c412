import { err, isObject, type Json, ok, type Refusal, type Result } from '@tactarium/engine';
import { SEATS } from '@tactarium/games/roguelike/client';
import { localArena } from '../../../local/arena.ts';
import { isOnline } from '../../../online/ids.ts';
import { arena, refusedBy } from '../../../online/session.ts';

/** An ended run, anybody's, goes on in this browser as it stood before its nth battle. The id of the new run. */
export const playOn = (run: string, n: number): Promise<Result<string, Refusal>> =>
  isOnline(run) ? playOnFromServer(run, n) : playOnHere(run, n);

async function playOnFromServer(run: string, n: number): Promise<Result<string, Refusal>> {
  const recipe = await (await arena()).playOn(run, n);
  if (!recipe.ok) return err(refusedBy(recipe.error));
  const made = await localArena.ask('create', { game: 'roguelike', options: recipe.value.options as Json });
  return made.ok ? ok(made.value.match) : made;
}

/** With the same seed: whoever decides as before meets the same opponents. */
async function playOnHere(match: string, n: number): Promise<Result<string, Refusal>> {
  const film = await localArena.ask('film', { match });
  const replay = film.ok ? await localArena.ask('recording', {}) : film;
  if (!replay.ok) return replay;
  const step = stepBefore(replay.value.commands, n);
  const made = await localArena.ask('playOn', { step, seat: SEATS[0]! });
  return made.ok ? ok(made.value.match) : made;
}

/** How many commands were made when the battle before the nth was over. */
export function stepBefore(commands: readonly { readonly command: Json }[], n: number): number {
  const results = commands.flatMap(({ command }, i) => (isObject(command) && command['type'] === 'fought' ? [i] : []));
  return n === 1 ? 0 : results[n - 2]! + 1;
}
