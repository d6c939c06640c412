import type { Aim, Tally, View } from '@tactarium/games/mechs/client';
import { useEffect, useRef, useState } from 'react';
import type { TrialAnswer, TrialQuestion } from './trials.ts';

interface Trials {
  /** Absent while they are under way, and where nothing is planned. */
  readonly tallies?: readonly Tally[];
  readonly running: boolean;
}

/** The planned salvo, resolved 2,000 times in a worker of its own: bots that think elsewhere do not hold it up. */
export function useTrials(view: View, mech: string | undefined, twist: number, aims: readonly Aim[]): Trials {
  const worker = useRef<Worker | undefined>(undefined);
  const asked = useRef(0);
  const [answer, setAnswer] = useState<TrialAnswer>();
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );
  useEffect(() => {
    asked.current++;
    if (mech === undefined || aims.length === 0) return;
    if (!worker.current) {
      worker.current = new Worker(new URL('./trialWorker.ts', import.meta.url), { type: 'module' });
      worker.current.onmessage = ({ data }: MessageEvent<TrialAnswer>) => setAnswer(data);
    }
    const question: TrialQuestion = { id: asked.current, view, mech, twist, aims };
    worker.current.postMessage(question);
  }, [view, mech, twist, aims]);
  if (aims.length === 0) return { running: false };
  return answer && answer.id === asked.current ? { tallies: answer.tallies, running: false } : { running: true };
}
