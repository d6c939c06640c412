import { err, ok, type Refusal, type Result, refusal, type Seat } from '@tactarium/engine';
import type { PresenceNews } from '@tactarium/protocol';
import { isLiveClock } from '@tactarium/protocol/pace';
import type { Ports } from '../ports.ts';
import type { Presence } from '../presence/presence.ts';
import { WHY_NOT } from './commandQueue.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { MatchHost } from './matchHost.ts';

/** Milliseconds for which somebody who owes a command may be away before the other side can end the wait. */
export const CLAIM_AFTER = 60_000;

/** Milliseconds: who loads the page again, or has come to another node, is not told to have left. */
const GRACE = 2_000;

type Away = ReadonlyMap<string, number>;

/** Who of those who play is there: told to the others, who may call time on somebody who has left. */
export class Attendance {
  readonly #presence: Presence;
  readonly #ports: Ports;
  readonly #host: MatchHost;

  constructor(presence: Presence, ports: Ports, host: MatchHost) {
    this.#presence = presence;
    this.#ports = ports;
    this.#host = host;
  }

  /** Everybody who sits and looks is told what changed in who is there. */
  async tick(now: number): Promise<void> {
    await this.#presence.beat(now);
    const attended = this.#host.inMemory().filter(isAttended);
    const away = await this.#presence.away(new Set(attended.flatMap(peopleIn)), now);
    for (const live of attended) {
      const news = this.#newsOf(live, away, now);
      const text = JSON.stringify(news);
      if (live.attendance?.text === text || (!live.attendance && Object.keys(news.away).length === 0)) continue;
      live.attendance = { text, news };
      for (const watcher of live.watchers) if (watcher.viewer !== 'spectator') watcher.presence(news);
    }
  }

  /** Calls time on an opponent who owes a command and has left. Whether that did it: they may have come back. */
  async claim(live: LiveMatch, claimant: Seat): Promise<Result<boolean, Refusal>> {
    const { status, clock } = live.match;
    if (status !== 'live') return err(refusal(`match/${WHY_NOT[status]}`));
    if (!isLiveClock(clock)) return err(refusal('claim/slow-clock'));
    const seats = await this.#claimable(live, claimant);
    if (!seats.ok) return seats;
    return this.#host.input(live, async () => {
      const now = await this.#claimable(live, claimant);
      const names = now.ok ? now.value.map((seat) => live.folded!.game.seats[seat]!) : [];
      return names.length === 0 ? undefined : { type: 'timeout', seat: names.length === 1 ? names[0]! : names };
    });
  }

  async #claimable(live: LiveMatch, claimant: Seat): Promise<Result<readonly Seat[], Refusal>> {
    const now = this.#ports.clock.now();
    const away = await this.#presence.away(peopleIn(live), now);
    const others = live.match.seats.filter(({ seat, player }) => seat !== claimant && player !== undefined);
    const moments = others.flatMap(({ seat, player }) => {
      const since = away.get(player!);
      const from = since === undefined ? undefined : this.#claimableFrom(live, seat, since);
      return from === undefined ? [] : [{ seat, from }];
    });
    if (moments.length === 0) return err(refusal('claim/nobody-left'));
    const ripe = moments.filter(({ from }) => from <= now).map(({ seat }) => seat);
    if (ripe.length > 0) return ok(ripe);
    return err(refusal('claim/too-early', { from: Math.min(...moments.map(({ from }) => from)) }));
  }

  #newsOf(live: LiveMatch, away: Away, now: number): PresenceNews {
    const { match, folded } = live;
    const told: Record<string, { since: number; claim?: number }> = {};
    for (const { seat, player } of match.seats) {
      const left = player === undefined ? undefined : away.get(player);
      if (left === undefined || !folded) continue;
      // Before the match nobody had to be there.
      const since = Math.max(left, match.started ?? match.created);
      if (now - since < GRACE) continue;
      const claim = isLiveClock(match.clock) ? this.#claimableFrom(live, seat, left) : undefined;
      told[folded.game.seats[seat]!] = { since, ...(claim !== undefined && { claim }) };
    }
    return { away: told };
  }

  /** Counted from when they left or came to owe a command, whichever was later. Times without a server do not count. */
  #claimableFrom({ folded }: LiveMatch, seat: Seat, left: number): number | undefined {
    const owes = folded?.clocks?.since[seat];
    if (owes === undefined || owes === null) return undefined;
    return Math.max(left, owes, this.#host.pauses.at(-1)?.ended ?? 0) + CLAIM_AFTER;
  }
}

const peopleIn = ({ match }: LiveMatch): readonly string[] =>
  match.seats.flatMap(({ player, joined }) => (player !== undefined && joined ? [player] : []));

/** Somebody who plays looks at it, and somebody else plays too. What was told before counts only while that is so. */
function isAttended(live: LiveMatch): boolean {
  const attended =
    live.match.status === 'live' &&
    peopleIn(live).length > 1 &&
    [...live.watchers].some(({ viewer }) => viewer !== 'spectator');
  if (!attended) live.attendance = undefined;
  return attended;
}
