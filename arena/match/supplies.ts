import type { Refusal, Result, Typed } from '@tactarium/engine';
import type { Bots } from '../bots/bots.ts';
import type { Log, Meter } from '../ports.ts';
import type { MatchRow } from '../storage/port/matches.ts';
import type { Store } from '../storage/store.ts';
import type { Decide } from './commandQueue.ts';
import type { FoldedMatch } from './foldedMatch.ts';
import type { LiveMatch } from './liveMatch.ts';

type MakeInput = (live: LiveMatch, decide: Decide) => Promise<Result<boolean, Refusal>>;

/** Makes the commands that the arena itself owes: what a game needs from outside, such as an opponent that was found. */
export class Supplies {
  readonly #store: Store;
  readonly #bots: Bots;
  readonly #log: Log;
  readonly #meter: Meter;
  readonly #makeInput: MakeInput;

  constructor(store: Store, bots: Bots, log: Log, meter: Meter, makeInput: MakeInput) {
    this.#store = store;
    this.#bots = bots;
    this.#log = log;
    this.#meter = meter;
    this.#makeInput = makeInput;
  }

  /** Where the arena owes a command it is put into the match's queue. If that fails, the keeper asks again. */
  ask(live: LiveMatch): void {
    if (live.supplying || !live.folded?.awaitsArena) return;
    live.supplying = true;
    const failed = (why: object): void => {
      live.supplying = false;
      this.#log.error({ match: live.match.id, ...why }, 'a command that the arena owes could not be made');
    };
    this.make(live).then(
      (made) => {
        if (made.ok) return;
        // The keeper asks again when it is back.
        if (made.error.code === 'arena/away') live.supplying = false;
        else if (made.error.code !== 'arena/stopping') failed({ code: made.error.code });
      },
      (error) => failed({ error }),
    );
  }

  /** Makes what the arena owes in this match, once everything before it is done. Whether there was something to make. */
  make(live: LiveMatch): Promise<Result<boolean, Refusal>> {
    return this.#makeInput(live, async (state, match) => {
      live.supplying = false;
      const { folded } = live;
      return folded?.awaitsArena ? this.#supply(folded, match, state) : undefined;
    });
  }

  async #supply({ entry }: FoldedMatch, match: MatchRow, state: unknown): Promise<Typed | undefined> {
    const room = this.#store.rooms.find(({ game }) => game === match.game);
    const began = performance.now();
    const made = room?.supply
      ? await room.supply(this.#store.rowsOf(room), match, state, (task, input) => this.#bots.work(task, input))
      : (entry.supplies?.(state) as Typed | undefined);
    if (made) this.#meter.supplied(match.game, room?.kindOf?.(made) ?? made.type, performance.now() - began);
    return made;
  }
}
