import { err, isObject, type MatchEvent, type MatchView, ok, type Typed } from '@tactarium/engine';
import type { Clocks, Command, MatchInfo, News, PresenceNews, Said, Seen as Told } from '@tactarium/protocol';
import type { About, Listener, MatchSource } from '../match/source.ts';
import { link, sendCommand, watch } from './link.ts';
import { ask, refusedBy } from './session.ts';

/** A match on the server, over the socket. It survives whatever happens to the network. */
export function onlineMatch<View, Own extends Typed, Event extends Typed>(
  match: string,
): MatchSource<View, Own, Event> {
  let n = 0;
  /** Commands go one after the other: each carries how many went before it. */
  let last: Promise<unknown> = Promise.resolve();

  async function sendNext(command: Own | Typed): ReturnType<MatchSource<View, Own, Event>['send']> {
    const answer = await sendCommand(match, n, command as Command);
    if (answer.ok) {
      n = answer.value.next;
      return ok(undefined);
    }
    // This seat has played elsewhere too: the next command has the right count.
    const { code, detail } = answer.error;
    if (code === 'command/stale' && isObject(detail) && typeof detail['n'] === 'number') n = detail['n'];
    return answer;
  }

  return {
    listen(listener) {
      const ear = new Ear(match, listener, (count) => {
        n = count;
      });
      const stop = watch(match, ear);
      return () => {
        ear.stop();
        stop();
      };
    },
    send(command) {
      const answer = last.then(() => sendNext(command));
      last = answer;
      return answer;
    },
    async rematch() {
      const next = await ask((server) => server.rematch(match));
      return next.ok ? ok(next.value.id) : err(refusedBy(next.error));
    },
    async say(saying) {
      const told = await ask((server) => server.say(match, saying));
      return told.ok ? ok(undefined) : err(refusedBy(told.error));
    },
    plans: {
      async read() {
        const told = await ask((server) => server.plan(match));
        return told.ok ? told : err(refusedBy(told.error));
      },
      async leave(lines) {
        const left = await ask((server) => server.leavePlan(match, lines));
        return left.ok ? left : err(refusedBy(left.error));
      },
    },
    async claim() {
      const claimed = await ask((server) => server.claim(match));
      return claimed.ok ? ok(undefined) : err(refusedBy(claimed.error));
    },
  };
}

/** Hears the socket, and tells the page what it has to know, in order. */
class Ear<View, Event extends Typed> {
  readonly #match: string;
  readonly #listener: Listener<View, Event>;
  readonly #counted: (n: number) => void;
  /** What came while the past of a fresh view was asked for. Absent: nothing is asked for. */
  #held: (() => void)[] | undefined;
  /** Raised by every fresh view: the past of an earlier one is not wanted any more. */
  #views = 0;
  #stopped = false;

  constructor(match: string, listener: Listener<View, Event>, counted: (n: number) => void) {
    this.#match = match;
    this.#listener = listener;
    this.#counted = counted;
  }

  stop(): void {
    this.#stopped = true;
  }

  seen = (told: Told): void => void this.#see(told);
  news = ({ events, clocks }: News): void =>
    this.#inOrder(() => this.#listener.news(events as Event[], clocks && here(clocks)));
  info = (info: MatchInfo): void => this.#inOrder(() => this.#listener.about?.(aboutOf(info)));
  presence = ({ away }: PresenceNews): void =>
    this.#inOrder(() => {
      const { ahead } = link.getState();
      const hereAway = Object.entries(away).map(([seat, { since, claim }]) => [
        seat,
        { since: since - ahead, ...(claim !== undefined && { claim: claim - ahead }) },
      ]);
      this.#listener.away?.(Object.fromEntries(hereAway));
    });
  said = ({ seat, saying }: Said): void => this.#inOrder(() => this.#listener.said?.({ seat, saying }));
  refused = ({ code }: { readonly code: string }): void => {
    if (!this.#stopped) this.#listener.gone({ code });
  };

  async #see({ seat, n = 0, view, cursor, clocks, info }: Told): Promise<void> {
    const mine = ++this.#views;
    this.#held = [];
    const told = view === undefined || cursor === 0 ? [] : await this.#past(cursor);
    if (mine !== this.#views || this.#stopped) return;
    const held = this.#held ?? [];
    this.#held = undefined;
    this.#counted(n);
    this.#listener.seen({
      match: this.#match,
      ...(seat !== undefined && { seat }),
      n,
      ...aboutOf(info),
      // The wire has any JSON here; the caller knows which game's view it is.
      ...(view !== undefined && { view: view as unknown as MatchView<View> }),
      told,
      ...(clocks && { clocks: here(clocks) }),
    });
    for (const tell of held) tell();
  }

  /** What happened before the view: it only fills the log, so a view without it is better than none. */
  async #past(cursor: number): Promise<readonly (Event | MatchEvent)[]> {
    const answer = await ask((server) => server.told(this.#match));
    if (!answer.ok) return [];
    const before = answer.value.news.filter((news) => news.cursor <= cursor);
    return before.flatMap(({ events }) => events) as (Event | MatchEvent)[];
  }

  #inOrder(tell: () => void): void {
    if (this.#stopped) return;
    if (this.#held) this.#held.push(tell);
    else tell();
  }
}

/** Clocks by the clock of this machine. */
const here = ({ at, ...clocks }: Clocks): Clocks => ({ ...clocks, at: at - link.getState().ahead });

function aboutOf(info: MatchInfo): About {
  const { status, game, options, clock, delay, rated, listed, outcome, ratings, unrated, rematch, rematchOf } = info;
  return {
    game,
    options,
    sitters: info.seats.map(({ seat, player, bot, awaited, rating }) => ({
      seat,
      ...(player && { name: player.name, player: player.id }),
      ...(bot !== undefined && { bot }),
      ...(rating !== undefined && { rating }),
      ...(awaited && { awaited }),
    })),
    online: {
      status,
      clock,
      delay,
      rated,
      ...(listed && { listed }),
      ...(outcome && { reason: outcome.reason }),
      ...(ratings && { ratings }),
      ...(unrated !== undefined && { unrated }),
      ...(rematch !== undefined && { rematch }),
      ...(rematchOf !== undefined && { rematchOf }),
    },
  };
}
