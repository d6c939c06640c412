import { isObject, type JsonObject, MATCH_COMMANDS, type Result, type Typed } from '@tactarium/engine';
import {
  type ArenaClient,
  type Clocks,
  type Command,
  Connection,
  type MatchInfo,
  type Problem,
  type Seen,
} from '@tactarium/protocol';
import { WebSocket } from 'ws';
import { complain } from '../complaint.ts';

/** What a player has before them, as the server tells it. */
export interface Sight {
  /** The game's own view, without what a match adds to it. */
  readonly view: unknown;
  /** The turn of a draw that was offered and waits for an answer. */
  readonly offer: number | undefined;
  /** Commands of the game itself. */
  readonly legal: readonly Typed[];
  readonly n: number;
  readonly clocks: Clocks | undefined;
  readonly info: MatchInfo;
}

/** A match on a server. It survives lost networks and restarted servers. */
export class Remote {
  /** Every event shown to this seat since the program began to look. */
  readonly history: Typed[] = [];
  readonly #client: ArenaClient;
  readonly #match: string;
  readonly #connection: Connection;
  #changes = 0;
  #wake: () => void = () => {};

  constructor(client: ArenaClient, match: string, onConnected: (connected: boolean) => void) {
    this.#client = client;
    this.#match = match;
    this.#connection = new Connection({
      open: () =>
        new WebSocket(client.socketUrl, {
          headers: { authorization: `Bearer ${client.token}` },
        }),
      onConnected,
      onClosed: () => this.#changed(),
    });
    this.#connection.watch(match, {
      seen: () => this.#changed(),
      news: ({ events }) => {
        this.history.push(...(events as Typed[]));
        this.#changed();
      },
      info: () => this.#changed(),
    });
  }

  /** How many times something changed so far: what `changedSince` asks about. */
  get changes(): number {
    return this.#changes;
  }

  async changedSince(changes: number): Promise<void> {
    while (this.#changes === changes) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Asks until the server answers. */
  async look(): Promise<Sight> {
    const seen = await this.#ask(() => this.#client.seen(this.#match));
    const { commands } = await this.#ask(() => this.#client.legal(this.#match));
    const { game, offer } = readView(seen);
    const legal = (commands as Typed[]).filter(({ type }) => !MATCH_COMMANDS.has(type));
    return { view: game, offer, legal, n: seen.n ?? 0, clocks: seen.clocks, info: seen.info };
  }

  act(n: number, command: Command): Promise<Result<{ n: number; next: number }, Problem>> {
    return this.#connection.command(this.#match, n, command);
  }

  close(): void {
    this.#connection.close();
  }

  #changed(): void {
    this.#changes++;
    this.#wake();
  }

  async #ask<T>(question: () => Promise<Result<T, Problem>>): Promise<T> {
    for (;;) {
      const answer = await question();
      if (answer.ok) return answer.value;
      if (!/^(network|arena)\//.test(answer.error.code)) complain(answer.error.message);
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    }
  }
}

const RETRY_AFTER = 500;

function readView({ view, seat, info }: Seen): { game: unknown; offer: number | undefined } {
  if (!isObject(view)) return { game: undefined, offer: undefined };
  const offer = (view['draws'] as JsonObject | undefined)?.['offer'];
  const mine = info.seats.findIndex((one) => one.seat === seat);
  const theirs = isObject(offer) && offer['seat'] !== mine ? offer['turn'] : undefined;
  return { game: view['game'], offer: typeof theirs === 'number' ? theirs : undefined };
}
