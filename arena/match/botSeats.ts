import { createHash } from 'node:crypto';
import {
  answerToDraw,
  decisionDice,
  type MatchState,
  type Refusal,
  type Result,
  randomCommand,
  type Seat,
} from '@tactarium/engine';
import type { Bots } from '../bots/bots.ts';
import type { Meter, Ports } from '../ports.ts';
import type { MatchRow } from '../storage/store.ts';
import type { Held } from './held.ts';
import type { Accepted } from './path.ts';

type Play = (held: Held, seat: Seat, n: number, command: unknown) => Promise<Result<Accepted, Refusal>>;

/** Plays the seats that nobody sits in, like anybody: a view in, a command out. */
export class BotSeats {
  readonly #bots: Bots;
  readonly #ports: Ports;
  readonly #meter: Meter;
  readonly #play: Play;
  #stopping = false;

  constructor(bots: Bots, ports: Ports, meter: Meter, play: Play) {
    this.#bots = bots;
    this.#ports = ports;
    this.#meter = meter;
    this.#play = play;
  }

  stop(): void {
    this.#stopping = true;
  }

  /** Bots that owe a command are asked for it, once for each decision. */
  ask(held: Held): void {
    const { table, match } = held;
    if (!table || match.status !== 'live' || this.#stopping) return;
    const { draws, game } = table.state as MatchState<unknown>;
    for (const { seat, bot } of match.seats) {
      if (bot === undefined) continue;
      const n = table.count(seat);
      const answer = answerToDraw(draws, seat);
      // Once it has answered it is asked again for what else it owes.
      if (answer) void this.#send(held, seat, n, answer);
      if (answer || held.asked.get(seat) === n || !table.game.toAct(table.state).includes(seat)) continue;
      held.asked.set(seat, n);
      const view = table.entry.game.view(game, seat);
      const history = table.histories.get(seat)!.slice();
      this.#bots.decide({ game: match.game, bot, seat, n, view, history, salt: saltOf(match) }).then(
        (command) => this.#answer(held, seat, n, command),
        (error) => this.#standIn(held, seat, n, { bot, error }),
      );
    }
  }

  async #answer(held: Held, seat: Seat, n: number, command: unknown): Promise<void> {
    const refused = await this.#send(held, seat, n, command);
    if (refused) await this.#standIn(held, seat, n, { bot: held.match.seats[seat]!.bot, code: refused.code });
  }

  /**
   * A bot that is broken or too slow must not hang a match: some legal command is played for it. Not the first one
   * listed: a layout could then be shuffled for ever.
   */
  async #standIn(held: Held, seat: Seat, n: number, why: object): Promise<void> {
    const { table, match } = held;
    const owes = table && match.status === 'live' && table.game.toAct(table.state).includes(seat);
    if (!owes || table.count(seat) !== n || this.#stopping) {
      // Another node asked its own bot too and was first, or the match is over.
      if (held.asked.get(seat) === n) held.asked.delete(seat);
      return;
    }
    this.#meter.botFailed();
    this.#ports.log.error({ match: match.id, seat, ...why }, 'a bot failed, and a legal command is played for it');
    const { game } = table.state as { game: unknown };
    const command = randomCommand(
      table.entry.game.legal(game, seat),
      decisionDice(saltOf(match), seat, n),
      table.entry.rare,
    );
    const refused = await this.#send(held, seat, n, command);
    if (!refused) return;
    held.asked.delete(seat);
    this.#ports.log.error({ match: match.id, seat, code: refused.code }, 'what was played for a bot was refused');
  }

  /** Undefined when it was accepted. */
  async #send(held: Held, seat: Seat, n: number, command: unknown): Promise<Refusal | undefined> {
    try {
      const played = await this.#play(held, seat, n, command);
      return played.ok ? undefined : played.error;
    } catch (error) {
      // The keeper asks again: the match's row still says that a bot is due.
      held.asked.delete(seat);
      this.#ports.log.error({ match: held.match.id, seat, error }, 'a command of a bot could not be written');
      return undefined;
    }
  }
}

/** Bots have dice of their own, from which nobody finds the way back to the seed. */
const saltOf = ({ seed }: MatchRow): string => createHash('sha256').update(`bots ${seed}`).digest('hex');
