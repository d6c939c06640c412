import type { QuickPace } from '@tactarium/protocol';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../online/session.ts';

/** Milliseconds between two questions: the server takes who asks no more for gone. */
const ASK_EVERY = 1_000;

interface Quick {
  /** When the wait began, by this machine's clock. */
  readonly since: number;
  readonly problem: string | undefined;
  /** Leaves the queue. True: a partner was found at the last moment, and the match is on its way. */
  leave(): Promise<boolean>;
}

/** Waits for a stranger as long as the page is open, and goes to the match when there is one. */
export function useQuick(game: string, pace: QuickPace): Quick {
  const navigate = useNavigate();
  const [since] = useState(Date.now);
  const [problem, setProblem] = useState<string>();
  const waiting = useRef(true);

  useEffect(() => {
    waiting.current = true;
    let timer: ReturnType<typeof setTimeout>;
    const look = async (): Promise<void> => {
      const answer = await ask((server) => server.quick(game, pace));
      if (!waiting.current) return;
      if (answer.ok && answer.value.match) {
        waiting.current = false;
        return navigate({ to: '/match/$match', params: { match: answer.value.match.id }, replace: true });
      }
      setProblem(answer.ok ? undefined : answer.error.code);
      timer = setTimeout(() => void look(), ASK_EVERY);
    };
    void look();
    return () => {
      clearTimeout(timer);
      if (!waiting.current) return;
      waiting.current = false;
      // Gone by a link, perhaps: nobody shall be matched with who is not there.
      void ask((server) => server.leaveQuick(game));
    };
  }, [game, pace, navigate]);

  return {
    since,
    problem,
    async leave() {
      waiting.current = false;
      const left = await ask((server) => server.leaveQuick(game));
      if (!left.ok || !left.value.match) return false;
      await navigate({ to: '/match/$match', params: { match: left.value.match.id }, replace: true });
      return true;
    },
  };
}
