import type { AnyEntry } from './entry.ts';
import type { BySeat, Seat } from './game.ts';
import type { Json } from './json.ts';
import { err, ok, type Refusal, type Result } from './result.ts';

/** Who sits where before a match begins: a bot by its name, or a person (who may not have joined yet). */
export type Sitters = BySeat<string | undefined>;

/**
 * The options of a match with these bots in their seats, or why there can be no such match. Every host starts its matches
 * here, so that the same choices give the same match everywhere.
 *
 * The options come back as the game reads them, with defaults filled in, so that a default that changes later does not
 * change a match that has begun. Bots among themselves play with any options.
 */
export function openingOptions(entry: AnyEntry, options: Json, sitters: Sitters): Result<Json, Refusal> {
  const asked = readOptions(entry, options);
  if (!asked.ok) return asked;
  const bots = sitters.flatMap((bot, seat) => (bot === undefined ? [] : [{ bot, seat }]));
  if (bots.length === 0) {
    const refused = entry.refuseBetweenPeople?.(asked.value);
    return refused ? err(refused) : asked;
  }
  if (!entry.against || bots.length === sitters.length) return asked;
  let agreed: Result<Json, Refusal> = asked;
  for (const { bot, seat } of bots) if (agreed.ok) agreed = entry.against(agreed.value, bot, seat);
  return agreed.ok ? readOptions(entry, agreed.value) : agreed;
}

/** How one person begins a match against a bot. */
export interface Opening {
  readonly seat: Seat;
  readonly options: Json;
}

/** The person takes the first of these seats that the game allows. `bot`: absent where the game is solitary. */
export function openingFor(
  entry: AnyEntry,
  options: Json,
  bot: string | undefined,
  seats: readonly Seat[],
): Result<Opening, Refusal> {
  const tried = seats.map((person) => {
    const sitters = entry.game.seats.map((_, seat) => (seat === person ? undefined : bot));
    const agreed = openingOptions(entry, options, sitters);
    return agreed.ok ? ok({ seat: person, options: agreed.value }) : agreed;
  });
  return tried.find((one) => one.ok) ?? tried[0]!;
}

/** In a rematch players swap seats, except against a bot in a game that fixes the bot's seat. */
export const seatsChange = (entry: AnyEntry, sitters: Sitters): boolean =>
  !entry.against || sitters.every((bot) => bot === undefined);

function readOptions({ game }: AnyEntry, options: Json): Result<Json, Refusal> {
  const read = game.readOptions(options);
  return read.ok ? ok(read.value as Json) : read;
}
