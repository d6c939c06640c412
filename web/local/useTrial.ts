import { useCallback, useEffect, useRef, useState } from 'react';
import type { Tally, TrialNews, TrialWish } from './trial.ts';

/** A trial as a page follows it. */
export interface Trial {
  readonly status: 'idle' | 'running' | 'done' | 'stopped' | 'failed';
  readonly tally?: Tally;
  /** Why it failed. */
  readonly code?: string;
}

/** Lets bots play in a worker of their own, which is ended when the page is left. */
export function useTrial(): {
  readonly trial: Trial;
  start(wish: Omit<TrialWish, 'seed'>): void;
  stop(): void;
} {
  const [trial, setTrial] = useState<Trial>({ status: 'idle' });
  const worker = useRef<Worker>(undefined);
  const end = useCallback((): void => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  useEffect(() => end, [end]);
  return {
    trial,
    start(wish) {
      end();
      const own = new Worker(new URL('./trialWorker.ts', import.meta.url), { type: 'module' });
      worker.current = own;
      setTrial({ status: 'running' });
      own.onmessage = ({ data }: MessageEvent<TrialNews>) => {
        if (worker.current !== own) return;
        if (data.type === 'refused') return setTrial({ status: 'failed', code: data.code });
        const { type: _, ...tally } = data;
        setTrial({ status: tally.played === tally.games ? 'done' : 'running', tally });
      };
      own.onerror = () => {
        if (worker.current === own) setTrial({ status: 'failed', code: 'local/failed' });
      };
      const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
      own.postMessage({ ...wish, seed } satisfies TrialWish);
    },
    stop() {
      end();
      setTrial(({ tally }) => ({ status: 'stopped', ...(tally && { tally }) }));
    },
  };
}
