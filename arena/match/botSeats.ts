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
import { type Bots, Busy } from '../bots/bots.ts';
import type { Meter, Ports } from '../ports.ts';
import type { MatchRow } from '../storage/port/matches.ts';
import type { Accepted } from './commandQueue.ts';
import type { LiveMatch } from './liveMatch.ts';

type Play = (live: LiveMatch, seat: Seat, n: number, command: unknown) => Promise<Result<Accepted, Refusal>>;

/** Plays the seats that nobody sits in, like anybody: a view in, a command out. */
export class BotSeats {
  readonly #bots: Bots;
  readonly #ports: Ports;
  readonly #meter: Meter;
  readonly #play: Play;
  /** Matches in which a bot is not asked yet, because too many think for their maker. */
  readonly #later = new Map<string, Set<LiveMatch>>();
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
  ask(live: LiveMatch): void {
    const { folded, match } = live;
    if (!folded || match.status !== 'live' || this.#stopping) return;
    const { draws, game } = folded.state as MatchState<unknown>;
    for (const { seat, bot } of match.seats) {
      if (bot === undefined) continue;
      const n = folded.count(seat);
      const { game: rules, takesDraw } = folded.entry;
      const answer = answerToDraw(draws, seat, () => takesDraw?.(rules.view(game, seat)) ?? false);
      // Once it has answered it is asked again for what else it owes.
      if (answer) void this.#send(live, seat, n, answer);
      if (answer || live.asked.get(seat) === n || !folded.game.toAct(folded.state).includes(seat)) continue;
      live.asked.set(seat, n);
      const view = rules.view(game, seat);
      const history = folded.histories.get(seat)!.slice();
      const decision = { game: match.game, bot, seat, n, view, history, salt: saltOf(match) };
      this.#bots
        .decide(decision, match.maker)
        .then(
          (command) => this.#answer(live, seat, n, command),
          (error) => {
            if (error instanceof Busy) return this.#askLater(live, seat);
            this.#askNext(match.maker);
            return this.#standIn(live, seat, n, { bot, error });
          },
        )
        // The rules threw. Nobody waits for this promise, and one that is rejected unheard would end the process.
        .catch((error) => this.#ports.log.error({ match: match.id, seat, error }, 'nothing could be played for a bot'));
    }
  }

  isBusy(player: string): boolean {
    return this.#bots.isBusy(player);
  }

  #askLater(live: LiveMatch, seat: Seat): void {
    live.asked.delete(seat);
    const others = this.#later.get(live.match.maker) ?? new Set();
    this.#later.set(live.match.maker, others.add(live));
  }

  /** A decision was made: there is room for the next. */
  #askNext(player: string): void {
    const others = this.#later.get(player);
    const [next] = others ?? [];
    if (!others || !next) return;
    others.delete(next);
    if (others.size === 0) this.#later.delete(player);
    this.ask(next);
  }

  async #answer(live: LiveMatch, seat: Seat, n: number, command: unknown): Promise<void> {
    this.#askNext(live.match.maker);
    const refused = await this.#send(live, seat, n, command);
    if (refused) await this.#standIn(live, seat, n, { bot: live.match.seats[seat]!.bot, code: refused.code });
  }

  /**
   * A bot that is broken or too slow must not hang a match: some legal command is played for it. Not the first one
   * listed: a layout could then be shuffled for ever.
   */
  async #standIn(live: LiveMatch, seat: Seat, n: number, why: object): Promise<void> {
    const { folded, match } = live;
    const owes = folded && match.status === 'live' && folded.game.toAct(folded.state).includes(seat);
    if (!owes || folded.count(seat) !== n || this.#stopping) {
      // Another node asked its own bot too and was first, or the match is over.
      if (live.asked.get(seat) === n) live.asked.delete(seat);
      return;
    }
    this.#meter.botFailed();
    this.#ports.log.error({ match: match.id, seat, ...why }, 'a bot failed, and a legal command is played for it');
    const { game } = folded.state as { game: unknown };
    const command = randomCommand(
      folded.entry.game.legal(game, seat),
      decisionDice(saltOf(match), seat, n),
      folded.entry.rare,
    );
    const refused = await this.#send(live, seat, n, command);
    if (!refused) return;
    live.asked.delete(seat);
    this.#ports.log.error({ match: match.id, seat, code: refused.code }, 'what was played for a bot was refused');
  }

  /** Undefined when it was accepted. */
  async #send(live: LiveMatch, seat: Seat, n: number, command: unknown): Promise<Refusal | undefined> {
    try {
      const played = await this.#play(live, seat, n, command);
      if (played.ok) return undefined;
      if (played.error.code !== 'arena/away') return played.error;
      // The keeper asks again when it is back.
      live.asked.delete(seat);
      return undefined;
    } catch (error) {
      // The keeper asks again: the match's row still says that a bot is due.
      live.asked.delete(seat);
      this.#ports.log.error({ match: live.match.id, seat, error }, 'a command of a bot could not be written');
      return undefined;
    }
  }
}

/** Bots have dice of their own, from which nobody finds the way back to the seed. */
const saltOf = ({ seed }: MatchRow): string => createHash('sha256').update(`bots ${seed}`).digest('hex');
