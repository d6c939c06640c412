import {
  type AnyEntry,
  err,
  type Json,
  match,
  ok,
  type Refusal,
  type Result,
  readReplay,
  refusal,
  type Typed,
  verify,
} from '@tactarium/engine';
import type { Film } from './messages.ts';

/**
 * A replay, checked and made ready to be looked at. It is shown from its stored events, so one that was made under
 * other rules is shown too.
 */
export async function develop(
  json: Json,
  load: (game: string) => Promise<AnyEntry | undefined>,
): Promise<Result<Film, Refusal>> {
  const read = readReplay(json);
  if (!read.ok) return read;
  const replay = read.value;
  const entry = await load(replay.game);
  if (!entry) return err(refusal('game/unknown'));
  const played = match(entry.game);
  const options = played.readOptions(replay.options);
  if (!options.ok) return options;
  const first = played.setup(options.value, replay.seed);
  let views = played.seats.map((_, seat) => played.view(first, seat));
  const steps: Film['steps'][number][] = [{ views: views.map(({ game }) => game), events: [] }];
  try {
    for (const told of replay.events) {
      const events = told as unknown as readonly Typed[];
      views = views.map((view, seat) =>
        events.reduce((before, event) => {
          const shown = played.redact(event, seat);
          return shown ? played.project(before, shown) : before;
        }, view),
      );
      steps.push({ views: views.map(({ game }) => game), events });
    }
  } catch {
    // A file from elsewhere may hold events that today's game cannot follow; up to there it is shown.
    return ok({ replay, verdict: { is: 'broken', at: steps.length - 1, why: 'its events cannot be followed' }, steps });
  }
  return ok({ replay, verdict: verify(played, replay), steps });
}
