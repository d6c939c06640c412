import type { RedisLink } from '../redis/link.ts';
import type { CommitRow } from '../storage/port/log.ts';
import type { Bus } from './bus.ts';
import { payloadOf, readPayload, spokenPayload } from './notices.ts';

export interface RedisBus extends Bus {
  /** Tells the other nodes what this one has committed. */
  publish(rows: readonly CommitRow[]): void;
}

const channelOf = (match: string): string => `match:${match}`;
const anyMatch = (): boolean => true;

/**
 * By PUBLISH, on a channel a match: a node hears of the matches that it holds alone. It goes out after the commit and may
 * be lost on the way, so whoever uses this reads the heads of what it holds from time to time.
 */
export function redisBus(link: RedisLink, me: string): RedisBus {
  const held = new Set<string>();
  return {
    hold(match) {
      held.add(match);
      return link.subscribe([channelOf(match)]);
    },
    drop(match) {
      held.delete(match);
      link.unsubscribe(channelOf(match));
    },
    async tell(match) {
      link.publish([{ channel: channelOf(match), text: payloadOf(me, { match, seq: 0 }) }]);
    },
    async say(match, spoken) {
      link.publish([{ channel: channelOf(match), text: spokenPayload(me, match, spoken) }]);
    },
    publish(rows) {
      link.publish(rows.map((row) => ({ channel: channelOf(row.match), text: payloadOf(me, row) })));
    },
    async listen(heard, again) {
      const others = (payload: string): void => {
        const notices = readPayload(payload, me, anyMatch);
        if (notices.length > 0) heard(notices);
      };
      link.listen(others, () => void link.subscribe([...held].map(channelOf)).then(again));
    },
  };
}
