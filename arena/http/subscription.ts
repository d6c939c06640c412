import type { MatchInfo, News, PresenceNews, Said, Seen, ServerMessage } from '@tactarium/protocol';
import type { Seated } from '../arena.ts';
import type { LiveMatch, Watcher } from '../match/liveMatch.ts';
import type { MatchHost } from '../match/matchHost.ts';

/**
 * One socket's interest in one match. It is made before anything is awaited, and can be ended while it is still being
 * set up: so nothing keeps watching for a socket that has left.
 */
export class Subscription {
  readonly #match: string;
  readonly #send: (message: ServerMessage) => void;
  #watched: { readonly live: LiveMatch; readonly watcher: Watcher } | undefined;
  #ended = false;

  constructor(match: string, send: (message: ServerMessage) => void) {
    this.#match = match;
    this.#send = send;
  }

  async begin(host: MatchHost, { live, viewer }: Seated, have: number | undefined): Promise<void> {
    if (this.#ended) return;
    const match = this.#match;
    const watcher: Watcher = {
      viewer,
      news: (news: News) => this.#send({ type: 'news', match, ...news }),
      seen: (seen: Seen) => this.#send({ type: 'seen', ...seen }),
      info: (info: MatchInfo) => this.#send({ type: 'info', match, info }),
      said: (said: Said) => this.#send({ type: 'said', match, ...said }),
      presence: (news: PresenceNews) => this.#send({ type: 'presence', match, ...news }),
    };
    this.#watched = { live, watcher };
    await host.watch(live, watcher, have, () => this.#ended);
  }

  end(): void {
    this.#ended = true;
    this.#watched?.live.watchers.delete(this.#watched.watcher);
  }
}
