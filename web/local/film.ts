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
  verifying,
} from '@tactarium/engine';
import type { GameView } from '../games/face.ts';
import type { Frame, Picture } from './messages.ts';

/** Steps between two positions that are kept whole: every other one is projected from the last of them. */
const KEYFRAME_EVERY = 50;

type Views = readonly MatchView<unknown>[];

/** A replay that can be looked at from any step: its events, and a position now and then. Step 0 is the beginning. */
export class Film {
  readonly replay: Replay;
  readonly #entry: AnyEntry;
  readonly #game: ReturnType<typeof match>;
  /** As far as somebody has looked. */
  readonly #keyframes: Views[];
  /** The frame that was asked for last: most often the next one follows it. */
  #last: { readonly step: number; readonly views: Views };
  #length: number;

  private constructor(entry: AnyEntry, replay: Replay, first: Views) {
    this.replay = replay;
    this.#entry = entry;
    this.#game = match(entry.game);
    this.#keyframes = [first];
    this.#last = { step: 0, views: first };
    this.#length = replay.events.length;
  }

  /** Reads a replay. It is shown from its stored events, so one that was made under other rules is shown too. */
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

  /** Commands that can be shown; fewer than the replay has where its events cannot be followed, once that was noticed. */
  get length(): number {
    return this.#length;
  }

  /** What every seat saw after a step, and what led there. */
  frame(wanted: number): Frame {
    for (;;) {
      const step = Math.max(0, Math.min(this.#length, Math.trunc(wanted)));
      const key = Math.trunc(step / KEYFRAME_EVERY);
      for (let next = this.#keyframes.length; next <= key; next++) this.#addKeyframe(next);
      if (step > this.#length) continue;
      const keyframe = { step: key * KEYFRAME_EVERY, views: this.#keyframes[key]! };
      const near = this.#last.step <= step && this.#last.step > keyframe.step ? this.#last : keyframe;
      const views = this.#follow(near.views, near.step, step);
      if (!views) continue;
      this.#last = { step, views };
      return { step, views: views.map(({ game }) => game), events: this.eventsOf(step) };
    }
  }

  /** Whether its game can be drawn. */
  get hasPictures(): boolean {
    return this.#entry.portrait !== undefined;
  }

  /** A step as a picture: as one seat saw it, or with nothing hidden. A seat that is not there is the same as none. */
  picture(wanted: number, eyes: string, from: string): Result<Picture, Refusal> {
    const { step, views, events } = this.frame(wanted);
    const seat = (name: string): number | undefined => {
      const found = this.#game.seats.indexOf(name);
      return found < 0 ? undefined : found;
    };
    const eye = seat(eyes);
    try {
      const portrait = this.#entry.portrait?.(eye === undefined ? views : [views[eye]], seat(from));
      const { outcome } = views[0] as Pick<GameView, 'outcome'>;
      if (portrait) return ok({ step, portrait, events, ...(outcome && { outcome }) });
    } catch {
      // A file from elsewhere may lead to positions that no game has.
    }
    return err(refusal('replay/not-drawn'));
  }

  /** The events of a step: none at the beginning. */
  eventsOf(step: number): readonly Typed[] {
    return (this.replay.events[step - 1] ?? []) as readonly Typed[];
  }

  /** Follows and checks the whole replay, a little at each `next`. */
  *check(): Generator<unknown, Verdict> {
    for (let key = 1; key * KEYFRAME_EVERY <= this.#length; key++) {
      if (!this.#keyframes[key]) this.#addKeyframe(key);
      yield key;
    }
    this.frame(this.#length);
    if (this.#length < this.replay.events.length) {
      return { is: 'broken', at: this.#length, why: 'its events cannot be followed' };
    }
    return yield* verifying(this.#game, this.replay);
  }

  #addKeyframe(key: number): void {
    const before = this.#keyframes[key - 1];
    const views = before && this.#follow(before, (key - 1) * KEYFRAME_EVERY, key * KEYFRAME_EVERY);
    if (views) this.#keyframes.push(views);
  }

  /** A file from elsewhere may hold events that today's game cannot follow; it is shown up to there. */
  #follow(start: Views, from: number, to: number): Views | undefined {
    let views = start;
    for (let step = from + 1; step <= to; step++) {
      try {
        views = views.map((view, seat) => this.#followStep(view, seat, step));
      } catch {
        this.#length = step - 1;
        return undefined;
      }
    }
    return views;
  }

  #followStep(view: MatchView<unknown>, seat: number, step: number): MatchView<unknown> {
    return this.eventsOf(step).reduce((before, event) => {
      const shown = this.#game.redact(event, seat);
      return shown ? this.#game.project(before, shown) : before;
    }, view);
  }
}
