import type { Database } from '../storage/database.ts';
import { type Bus, SOLITARY } from './bus.ts';
import { payloadOf, readPayload, spokenPayload } from './notices.ts';

export const CHANNEL = 'tactarium';

/** By LISTEN and NOTIFY, on one channel for all: notices of commands go out with the commit itself. */
export function postgresBus(database: Database, me: string): Bus {
  if (!database.listen) return SOLITARY;
  const held = new Set<string>();
  return {
    async hold(match) {
      held.add(match);
    },
    drop: (match) => void held.delete(match),
    async tell(match) {
      await database.query('select pg_notify($1, $2)', [CHANNEL, payloadOf(me, { match, seq: 0 })]);
    },
    async say(match, spoken) {
      await database.query('select pg_notify($1, $2)', [CHANNEL, spokenPayload(me, match, spoken)]);
    },
    async listen(heard, again) {
      const others = (payload: string): void => {
        const notices = readPayload(payload, me, (match) => held.has(match));
        if (notices.length > 0) heard(notices);
      };
      await database.listen!(CHANNEL, others, again);
    },
  };
}
