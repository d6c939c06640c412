import type { Refusal, Result, Typed } from '@tactarium/engine';
import type { Log } from '../ports.ts';
import type { MatchRow, Store } from '../storage/store.ts';
import type { Held } from './held.ts';
import type { Decide } from './path.ts';
import type { Table } from './table.ts';

type MakeInput = (held: Held, decide: Decide) => Promise<Result<boolean, Refusal>>;

/** Makes the commands that the arena itself owes: what a game needs from outside, such as an opponent that was found. */
export class Supplies {
  readonly #store: Store;
  readonly #log: Log;
  readonly #makeInput: MakeInput;

  constructor(store: Store, log: Log, makeInput: MakeInput) {
    this.#store = store;
    this.#log = log;
    this.#makeInput = makeInput;
  }

  /** Where the arena owes a command it is put into the match's queue. If that fails, the keeper asks again. */
  ask(held: Held): void {
    if (held.supplying || !held.table?.awaitsArena) return;
    held.supplying = true;
    const failed = (why: object): void => {
      held.supplying = false;
      this.#log.error({ match: held.match.id, ...why }, 'a command that the arena owes could not be made');
    };
    this.#makeInput(held, async (state, match) => {
      held.supplying = false;
      const { table } = held;
      return table?.awaitsArena ? this.#supply(table, match, state) : undefined;
    }).then(
      (made) => {
        if (!made.ok && made.error.code !== 'arena/stopping') failed({ code: made.error.code });
      },
      (error) => failed({ error }),
    );
  }

  async #supply({ entry }: Table, match: MatchRow, state: unknown): Promise<Typed | undefined> {
    const room = this.#store.rooms.find(({ game }) => game === match.game);
    return room?.supply ? room.supply(this.#store.rowsOf(room), match, state) : entry.supplies?.(state);
  }
}
