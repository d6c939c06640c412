import { type Command, refusalOf, type View } from '@tactarium/games/mechs/client';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useOpenMatch } from '../../../match/MatchContext.ts';
import type { PlayProps } from './usePlay.ts';

/** Gives orders: one after another, and none after the first that is refused. */
export function useOrders(
  { state: { busy }, send, refuse }: Pick<PlayProps, 'state' | 'send' | 'refuse'>,
  latest: RefObject<{ readonly view: View; readonly busy: boolean }>,
): (commands: readonly Command[]) => void {
  const { match } = useOpenMatch();
  /** What is shown may still be one's own last deed: the next one does not wait for it. */
  const waiting = useRef<(() => void) | undefined>(undefined);
  const whenFree = useCallback(
    (job: () => void): void => {
      if (!latest.current.busy) return job();
      waiting.current = job;
      match.hurry();
    },
    [match, latest],
  );
  useEffect(() => {
    if (busy) return;
    const job = waiting.current;
    waiting.current = undefined;
    job?.();
  }, [busy]);

  return useCallback(
    (commands) =>
      whenFree(() => {
        const refusal = commands[0] && refusalOf(latest.current.view, commands[0]);
        if (refusal) return refuse(refusal);
        void (async () => {
          for (const command of commands) if (!(await send(command))) return;
        })();
      }),
    [send, refuse, whenFree, latest],
  );
}
