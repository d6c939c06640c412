import type { Refusal } from '@tactarium/engine';
import { refusal } from '@tactarium/engine';
import type { Advice, Chance } from '@tactarium/engine/analysis/chances';
import { useEffect, useRef, useState } from 'react';
import type { AnalysisNews, AnalysisWish } from './analysis.ts';
import { localArena } from './arena.ts';
import type { FilmInfo } from './messages.ts';

/** What bots have found out about the open replay so far. */
export interface Findings {
  readonly status: 'running' | 'stopped' | 'done';
  /** Those who play both sides. */
  readonly bots: readonly string[];
  readonly points: readonly Chance[];
  /** By step. Absent: not asked; null: nobody had to do anything there. */
  readonly advice: Readonly<Record<number, Advice | null>>;
  readonly refused?: Refusal;
}

const NOTHING: Findings = { status: 'running', bots: [], points: [], advice: {} };

/** Games from each step before somebody asks for more. */
const PLAYOUTS = 16;

/** Lets bots look into the open replay, in a worker of their own which is ended when the page is left. */
export function useAnalysis(film: FilmInfo): {
  readonly findings: Findings;
  stop(): void;
  /** Goes on after a stop, or plays as many games again as there are. */
  goOn(): void;
  advise(step: number): void;
} {
  const [findings, setFindings] = useState<Findings>(NOTHING);
  const worker = useRef<Worker>(undefined);
  const wanted = useRef(PLAYOUTS);
  const tell = (wish: AnalysisWish): void => worker.current?.postMessage(wish);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another film is another game, and needs a new worker.
  useEffect(() => {
    const own = new Worker(new URL('./analysisWorker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    wanted.current = PLAYOUTS;
    setFindings(NOTHING);
    own.onmessage = ({ data }: MessageEvent<AnalysisNews>) => setFindings((before) => after(before, data));
    own.onerror = () => setFindings((before) => ({ ...before, status: 'done', refused: refusal('local/failed') }));
    void localArena.ask('recording', {}).then((replay) => {
      if (!replay.ok) return setFindings({ ...NOTHING, status: 'done', refused: replay.error });
      const { game, rules, options, seed, commands } = replay.value;
      own.postMessage({
        type: 'open',
        played: { game, rules, options, seed, commands },
      } satisfies AnalysisWish);
      own.postMessage({ type: 'estimate', playouts: PLAYOUTS } satisfies AnalysisWish);
    });
    return () => {
      own.terminate();
      if (worker.current === own) worker.current = undefined;
    };
  }, [film]);
  return {
    findings,
    stop() {
      tell({ type: 'estimate', playouts: 0 });
      setFindings((before) => ({ ...before, status: 'stopped' }));
    },
    goOn() {
      if (findings.status === 'done') wanted.current *= 2;
      tell({ type: 'estimate', playouts: wanted.current });
      setFindings((before) => ({ ...before, status: 'running' }));
    },
    advise: (step) => tell({ type: 'advise', step }),
  };
}

function after(before: Findings, news: AnalysisNews): Findings {
  switch (news.type) {
    case 'chances': {
      const { bots, points, isDone } = news;
      return { ...before, bots, points, status: isDone && before.status === 'running' ? 'done' : before.status };
    }
    case 'advice':
      return { ...before, advice: { ...before.advice, [news.step]: news.advice ?? null } };
    case 'refused': {
      const { type: _, ...refused } = news;
      return { ...before, status: 'done', refused };
    }
  }
}
