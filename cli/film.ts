import {
  type AnyEntry,
  invariant,
  isMatchEvent,
  type Json,
  MATCH_COMMANDS,
  type MatchState,
  match,
  type Replay,
  sayEvent,
  type Typed,
  type Verdict,
  verify,
} from '@tactarium/engine';
import type { AnyFace } from './games/face.ts';
import { oneLine } from './replayFiles.ts';
import { type Colors, printable } from './terminal.ts';
import { tell } from './typing.ts';

/** A recorded game, ready to be looked at. Step 0 is the beginning, step n follows the nth command. */
export interface Film {
  readonly entry: AnyEntry;
  readonly replay: Replay;
  readonly verdict: Verdict;
  /** By step, as far as it could be played again. */
  readonly states: readonly MatchState<unknown>[];
}

export function develop(entry: AnyEntry, replay: Replay): Film {
  const played = match(entry.game);
  const states: MatchState<unknown>[] = [];
  const verdict = verify(played, replay, (state) => states.push(state as MatchState<unknown>));
  const options = played.readOptions(replay.options);
  if (verdict.is === 'made under other rules' || !options.ok) return { entry, replay, verdict, states: [] };
  return { entry, replay, verdict, states: [played.setup(options.value, replay.seed), ...states] };
}

export function verdictInWords({ entry, replay, verdict }: Film): string {
  switch (verdict.is) {
    case 'verified':
      return `Verified: played again, its ${verdict.commands} commands give the same events and digests.`;
    case 'made under other rules':
      return (
        `Made under other rules (${oneLine(verdict.rules)}; these are ${entry.game.rules}): ` +
        'it is told from its stored events and cannot be verified.'
      );
    case 'broken': {
      const { at, why } = verdict;
      if (at === undefined) return `Broken: ${printable(why)}.`;
      const { actor, command } = replay.commands[at]!;
      const which = `command ${at + 1} of ${replay.commands.length}, ${printable(actor)} ${oneLine(command)}`;
      return `Broken at ${which}: ${printable(why)}.`;
    }
  }
}

/** The words for a step: the command, then its events. */
export function tellStep({ entry, replay, states }: Film, face: AnyFace, step: number): readonly string[] {
  if (step === 0) return ['The beginning'];
  const { actor, command } = replay.commands[step - 1]!;
  const trusted = states[step] !== undefined;
  const typed = trusted ? typedAs(face, command) : oneLine(command);
  const events = replay.events[step - 1]!;
  const sentences = trusted
    ? tell(entry, face, events.map(asTyped), 'spectator')
    : events.map((event) => `  ${sayStored(entry, event)}`);
  return [`${step} of ${replay.commands.length}  ${printable(actor)}: ${typed}`, ...sentences];
}

/** How many earlier events a drawing may look at. */
const RECENT = 20;

/** The position after a step with nothing hidden; undefined where it could not be played again. */
export function drawStep(film: Film, face: AnyFace, step: number, colors: Colors): readonly string[] | undefined {
  const { entry, replay, states } = film;
  const state = states[step];
  if (!state) return undefined;
  const views = entry.game.seats.map((_, seat) => entry.game.view(state.game, seat));
  const recent = replay.events
    .slice(Math.max(0, step - RECENT), step)
    .flat()
    .map(asTyped);
  return face.drawOpen(
    views,
    recent.filter((event) => !isMatchEvent(event)),
    colors,
  );
}

/** What each seat should have believed after a step; undefined where it could not be played again. */
export function tellBeliefs({ entry, states }: Film, face: AnyFace, step: number): readonly string[] | undefined {
  const state = states[step];
  return state && face.beliefs?.(entry.game.seats.map((_, seat) => entry.game.view(state.game, seat)));
}

/** Only for what was verified, or was checked by readReplay to have a type. */
const asTyped = (json: Json): Typed => json as Typed;

function typedAs(face: AnyFace, command: Json): string {
  const typed = asTyped(command);
  invariant(typeof typed.type === 'string', 'a command that was played has a type');
  return MATCH_COMMANDS.has(typed.type) ? typed.type : face.write(typed);
}

/** An event of other rules may lack fields that today's words need; then it is shown as JSON. */
function sayStored(entry: AnyEntry, event: Json): string {
  try {
    const sentence = sayEvent(entry.words, asTyped(event), 'spectator');
    return sentence === undefined ? oneLine(event) : printable(sentence);
  } catch {
    return oneLine(event);
  }
}
