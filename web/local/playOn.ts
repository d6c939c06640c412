import {
  type AnyEntry,
  actorNamed,
  err,
  match,
  ok,
  type Refusal,
  type Replay,
  type Result,
  refusal,
  Table,
} from '@tactarium/engine';
import type { KeptCommand } from './messages.ts';

/** The commands that lead to a step of a replay, or why nobody can play on from there. */
export function commandsUpTo(entry: AnyEntry, replay: Replay, step: number): Result<readonly KeptCommand[], Refusal> {
  if (entry.game.rules !== replay.rules) return err(refusal('match/other-rules'));
  const { readCommand } = match(entry.game);
  const table = new Table(entry, replay.options, replay.seed);
  const commands: KeptCommand[] = [];
  for (const [at, { actor: name, command: json }] of replay.commands.slice(0, step).entries()) {
    const actor = actorNamed(entry.game, name);
    const command = readCommand(json);
    if (actor === undefined || !command.ok || !table.act(actor, command.value).ok) {
      return err(refusal('replay/broken', { at }));
    }
    commands.push({ actor: name, command: command.value });
  }
  return table.outcome ? err(refusal('replay/over-there')) : ok(commands);
}
