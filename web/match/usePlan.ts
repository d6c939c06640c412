import type { Refusal } from '@tactarium/engine';
import type { Line, Plan } from '@tactarium/protocol';
import { useEffect, useState } from 'react';
import type { PlanKeeper } from './source.ts';

interface KeptPlan {
  /** Absent until it has come. */
  readonly plan?: Plan;
  /** Why it could not be read or left the last time. */
  readonly refused?: Refusal;
  readonly isBusy: boolean;
  /** In place of what was left before. Whether it was taken. */
  leave(lines: readonly Line[]): Promise<boolean>;
}

/** The answers that a player has left in advance, read again at every moment of the match. */
export function usePlan(keeper: PlanKeeper, moment: number): KeptPlan {
  const [told, setTold] = useState<{ readonly plan?: Plan; readonly refused?: Refusal }>({});
  const [isBusy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happens in the match changes what is left of a plan.
  useEffect(() => {
    let isGone = false;
    void keeper.read().then((read) => {
      if (!isGone) setTold((before) => (read.ok ? { plan: read.value } : { ...before, refused: read.error }));
    });
    return () => {
      isGone = true;
    };
  }, [keeper, moment]);
  return {
    ...told,
    isBusy,
    async leave(lines) {
      setBusy(true);
      const left = await keeper.leave(lines);
      setBusy(false);
      setTold((before) => (left.ok ? { plan: left.value } : { ...before, refused: left.error }));
      return left.ok;
    },
  };
}
