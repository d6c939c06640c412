import {
  type AnyEntry,
  err,
  type Json,
  type MatchView,
  match,
  ok,
  type Refusal,
  type Replay,
  type Result,
  readReplay,
  refusal,
  type Typed,
  type Verdict,
  verify,
} from '@tactarium/engine';
import type { Frame } from './messages.ts';

/** Steps between two positions that are kept whole: every other one is projected from the last of them. */
const KEYFRAME_EVERY = 50;

type Views = readonly MatchView<unknown>[];

/** A replay that can be looked at from any step: its events, and a position now and then. Step 0 is the beginning. */
export class Film {
  readonly replay: Replay;
  readonly verdict: Verdict;
  /** Commands that can be shown; fewer than the replay has where its events cannot be followed. */
  readonly length: number;
  readonly #follow: (views: Views, step: number) => Views;
  readonly #keyframes: readonly Views[];

  private constructor(entry: AnyEntry, replay: Replay, first: Views) {
    const played = match(entry.game);
    this.replay = replay;
    this.#follow = (views, step) =>
      views.map((view, seat) =>
        eventsOf(replay, step).reduce((before, event) => {
          const shown = played.redact(event, seat);
          return shown ? played.project(before, shown) : before;
        }, view),
      );
    const keyframes = [first];
    let views = first;
    let step = 0;
    try {
      for (; step < replay.events.length; ) {
        views = this.#follow(views, step + 1);
        step++;
        if (step % KEYFRAME_EVERY === 0) keyframes.push(views);
      }
      this.verdict = verify(played, replay);
    } catch {
      // A file from elsewhere may hold events that today's game cannot follow; up to there it is shown.
      this.verdict = { is: 'broken', at: step, why: 'its events cannot be followed' };
    }
    this.length = step;
    this.#keyframes = keyframes;
  }

  /** Reads and checks a replay. It is shown from its stored events, so one that was made under other rules is shown too. */
  static async develop(
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
    return ok(
      new Film(
        entry,
        replay,
        played.seats.map((_, seat) => played.view(first, seat)),
      ),
    );
  }

  /** What every seat saw after a step, and what led there. */
  frame(wanted: number): Frame {
    const step = Math.max(0, Math.min(this.length, Math.trunc(wanted)));
    const key = Math.trunc(step / KEYFRAME_EVERY);
    let views = this.#keyframes[key]!;
    for (let at = key * KEYFRAME_EVERY + 1; at <= step; at++) views = this.#follow(views, at);
    return { step, views: views.map(({ game }) => game), events: step === 0 ? [] : eventsOf(this.replay, step) };
  }
}

const eventsOf = ({ events }: Replay, step: number): readonly Typed[] => (events[step - 1] ?? []) as readonly Typed[];
