import type { Result } from '@tactarium/engine';
import { useState } from 'react';

interface Submit {
  readonly busy: boolean;
  /** The code of what was refused last. */
  readonly problem: string | undefined;
  /** What is wrong with what was typed, before anybody was asked. */
  refuse(code: string): void;
  submit<T>(work: Promise<Result<T, { readonly code: string }>>): Promise<T | undefined>;
}

/** A form on its way: nothing is sent twice, and what was refused is said. */
export function useSubmit(): Submit {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    busy,
    problem,
    refuse: setProblem,
    async submit(work) {
      setBusy(true);
      setProblem(undefined);
      const answer = await work;
      setBusy(false);
      if (answer.ok) return answer.value;
      setProblem(answer.error.code);
      return undefined;
    },
  };
}
