import type { Result } from '@tactarium/engine';
import { useState } from 'react';

interface Submit {
  readonly busy: boolean;
  /** The code of what was refused last. */
  readonly problem: string | undefined;
  /** What is wrong with what was typed, before anybody was asked. */
  refuse(code: string): void;
  submit<T>(work: Work<T>): Promise<T | undefined>;
  /** For what answers nothing: whether it was done. */
  isDone(work: Work<unknown>): Promise<boolean>;
}

type Work<T> = Promise<Result<T, { readonly code: string }>>;

/** A form on its way: nothing is sent twice, and what was refused is said. */
export function useSubmit(): Submit {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const finish = async <T>(work: Work<T>): Work<T> => {
    setBusy(true);
    setProblem(undefined);
    const answer = await work;
    setBusy(false);
    if (!answer.ok) setProblem(answer.error.code);
    return answer;
  };
  return {
    busy,
    problem,
    refuse: setProblem,
    async submit(work) {
      const answer = await finish(work);
      return answer.ok ? answer.value : undefined;
    },
    async isDone(work) {
      return (await finish(work)).ok;
    },
  };
}
