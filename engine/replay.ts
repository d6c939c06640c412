import { apply } from './apply.ts';
import { readSeed, type Seed } from './dice/seed.ts';
import { digest } from './digest.ts';
import { type Actor, type AnyGame, actorName, actorNamed, type Typed } from './game.ts';
import { isObject, type Json, sameJson } from './json.ts';
import { err, ok, type Refusal, type Result, refusal } from './result.ts';

/** A finished game, written down. It holds everything that was hidden, so it is available only after the match has ended. */
export interface Replay {
  readonly game: string;
  readonly rules: string;
  readonly options: Json;
  readonly seed: Seed;
  readonly commands: readonly { readonly actor: string; readonly command: Json }[];
  /** The digest of the state after each command. */
  readonly digests: readonly string[];
  /** The full events of each command, so that a replay can be shown even when the rules have changed. */
  readonly events: readonly (readonly Json[])[];
}

/** More than any game needs; a longer file was not made by playing. */
export const MOST_COMMANDS = 100_000;

export const digestOf = (game: AnyGame, state: unknown): string => digest(game.write(state));

/** Writes a game down while it is played. */
export class Recorder {
  readonly #game: AnyGame;
  readonly #head: Pick<Replay, 'game' | 'rules' | 'options' | 'seed'>;
  readonly #commands: { actor: string; command: Json }[] = [];
  readonly #digests: string[] = [];
  readonly #events: Json[][] = [];

  constructor(game: AnyGame, options: Json, seed: Seed) {
    this.#game = game;
    this.#head = { game: game.id, rules: game.rules, options, seed };
  }

  add(actor: Actor, command: Typed, state: unknown, events: readonly Typed[]): void {
    this.#commands.push({ actor: actorName(this.#game, actor), command });
    this.#digests.push(digestOf(this.#game, state));
    this.#events.push(events.slice());
  }

  replay(): Replay {
    return { ...this.#head, commands: this.#commands, digests: this.#digests, events: this.#events };
  }
}

/** Reads untrusted data. A refusal names the place. */
export function readReplay(json: unknown): Result<Replay, Refusal> {
  const malformed = (place: string, why: string) => err(refusal('replay/malformed', { place, why }));
  if (!isObject(json)) return malformed('$', 'is not an object');
  const { game, rules, options, seed, commands, digests, events } = json;
  if (typeof game !== 'string') return malformed('game', 'is missing');
  if (typeof rules !== 'string') return malformed('rules', 'is missing');
  if (options === undefined) return malformed('options', 'is missing');
  const known = readSeed(seed);
  if (!known.ok) return malformed('seed', 'is not a seed');
  if (!Array.isArray(commands)) return malformed('commands', 'is not a list');
  if (!Array.isArray(digests)) return malformed('digests', 'is not a list');
  if (!Array.isArray(events)) return malformed('events', 'is not a list');
  if (commands.length > MOST_COMMANDS) return malformed('commands', `has more than ${MOST_COMMANDS} entries`);
  for (const [name, list] of [['digests', digests] as const, ['events', events] as const]) {
    if (list.length !== commands.length) {
      return malformed(name, `has ${list.length} entries for ${commands.length} commands`);
    }
  }
  for (const [i, entry] of commands.entries()) {
    if (!isObject(entry) || typeof entry['actor'] !== 'string') return malformed(`commands[${i}].actor`, 'is missing');
    if (!isObject(entry['command'])) return malformed(`commands[${i}].command`, 'is not an object');
    if (typeof digests[i] !== 'string') return malformed(`digests[${i}]`, 'is not a digest');
    const told: unknown = events[i];
    if (!Array.isArray(told)) return malformed(`events[${i}]`, 'is not a list');
    const wrong = told.findIndex((event) => !isObject(event) || typeof event['type'] !== 'string');
    if (wrong >= 0) return malformed(`events[${i}][${wrong}]`, 'is not an event');
  }
  return ok({ game, rules, options, seed: known.value, commands, digests, events } as Replay);
}

export type Verdict =
  | { readonly is: 'verified'; readonly commands: number }
  /** It can be shown from its events, but not played again. */
  | { readonly is: 'made under other rules'; readonly rules: string }
  | { readonly is: 'broken'; readonly at?: number; readonly why: string };

/** Plays the replay again and compares every event and digest. `visit` sees each state on the way. */
export function verify(game: AnyGame, replay: Replay, visit?: (state: unknown, index: number) => void): Verdict {
  const steps = verifying(game, replay);
  for (let index = 0; ; index++) {
    const step = steps.next();
    if (step.done) return step.value;
    visit?.(step.value, index);
  }
}

/** The same one command at a time, for callers with other work to do in between: yields the state after each. */
export function* verifying(game: AnyGame, replay: Replay): Generator<unknown, Verdict> {
  if (replay.game !== game.id) return { is: 'broken', why: `it is a game of ${replay.game}, not of ${game.id}` };
  if (replay.rules !== game.rules) return { is: 'made under other rules', rules: replay.rules };
  const options = game.readOptions(replay.options);
  if (!options.ok) return { is: 'broken', why: `its options are refused (${options.error.code})` };

  let state = game.setup(options.value, replay.seed);
  for (const [at, { actor: name, command: json }] of replay.commands.entries()) {
    const actor = actorNamed(game, name);
    if (actor === undefined) return { is: 'broken', at, why: `there is no seat ${name}` };
    const command = game.readCommand(json);
    if (!command.ok) return { is: 'broken', at, why: `its command cannot be read (${command.error.code})` };
    const applied = apply(game, state, actor, command.value);
    if (!applied.ok) return { is: 'broken', at, why: `its command is refused (${applied.error.code})` };
    state = applied.value.state;
    if (digestOf(game, state) !== replay.digests[at]) return { is: 'broken', at, why: 'its digest differs' };
    if (!sameJson(applied.value.events, replay.events[at]!)) {
      return { is: 'broken', at, why: 'its events differ' };
    }
    yield state;
  }
  return { is: 'verified', commands: replay.commands.length };
}
