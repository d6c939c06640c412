import { gzipSync } from 'node:zlib';
import {
  actorNamed,
  err,
  invariant,
  type Json,
  match,
  ok,
  type Refusal,
  type Result,
  readSeed,
  refusal,
  Table,
  writeOutcome,
} from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import type { ShareGame } from '@tactarium/protocol';

/** Characters of a replay with its events, before it is compressed: as many as a browser opens from a file. */
const MOST_CHARACTERS = 8 * 1024 * 1024;

/** A game that was played again to its end, as it is kept: nothing of what was sent is in it that the rules did not read. */
export interface Genuine {
  readonly options: Json;
  readonly outcome: Json;
  /** The replay as JSON, compressed by gzip, in base64. */
  readonly body: string;
}

/** Plays a game again, command by command. It takes long, so a thread does it. A refusal names the command (`at`) where it differs. */
export function verifyShared({ replay }: Pick<ShareGame, 'replay'>): Result<Genuine, Refusal> {
  const { game: id, commands, digests } = replay;
  const entry = gameNamed(id);
  invariant(entry, 'the game is looked up before');
  const game = match(entry.game);
  const seed = readSeed(replay.seed);
  if (!seed.ok) return err(refusal('share/broken', { why: 'its seed is none' }));
  const options = game.readOptions(replay.options);
  if (!options.ok) return err(refusal('share/broken', { why: `its options are refused (${options.error.code})` }));

  const table = new Table(entry, options.value as Json, seed.value);
  const differs = (at: number, why: string) => err(refusal('share/broken', { at: at + 1, why }));
  for (const [at, { actor: name, command: json }] of commands.entries()) {
    const actor = actorNamed(game, name);
    if (actor === undefined) return differs(at, `there is no seat ${name}`);
    const command = game.readCommand(json);
    if (!command.ok) return differs(at, `it cannot be read (${command.error.code})`);
    const done = table.act(actor, command.value);
    if (!done.ok) return differs(at, `it is refused (${done.error.code})`);
    if (table.replay().digests[at] !== digests[at]) return differs(at, 'its digest differs');
  }
  if (!table.outcome) return err(refusal('share/not-over'));
  const text = JSON.stringify(table.replay());
  if (text.length > MOST_CHARACTERS) return err(refusal('share/too-large'));
  return ok({
    options: options.value as Json,
    outcome: writeOutcome(game, table.outcome) as Json,
    body: gzipSync(text).toString('base64'),
  });
}
