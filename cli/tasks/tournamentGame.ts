import { err, isObject, ok, type Refusal, type Result, readSeed, refusal } from '@tactarium/engine';
import type { Task } from '@tactarium/farm/task';
import { gameNamed, rulesOfAll } from '@tactarium/games';
import { type Fixture, type Played, playFixture } from '../tournament/fixture.ts';

/** One game between bots. */
export const tournamentGame: Task<Fixture, Played> = {
  name: 'game',
  version: rulesOfAll,
  read: readFixture,
  run: playFixture,
};

function readFixture(json: unknown): Result<Fixture, Refusal> {
  const malformed = err(refusal('fixture/malformed'));
  if (!isObject(json)) return malformed;
  const { game, options, bots, seed } = json;
  const entry = typeof game === 'string' ? gameNamed(game) : undefined;
  if (!entry || !Array.isArray(bots) || bots.length !== entry.game.seats.length) return malformed;
  const known = [...entry.bots, ...(entry.sparring ?? [])].map(({ name }) => name);
  const read = readSeed(seed);
  if (!bots.every((bot) => known.includes(String(bot))) || !read.ok) return malformed;
  if (!entry.game.readOptions(options).ok) return malformed;
  return ok({ game: entry.game.id, options: options ?? {}, bots: bots.map(String), seed: read.value });
}
