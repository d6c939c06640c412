import { useCallback, useEffect, useState } from 'react';

/** Milliseconds between two steps at the usual speed. */
const PACE = 900;

/** How many times as fast as usual. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
type Speed = (typeof SPEEDS)[number];

export interface Player {
  readonly step: number;
  readonly isRunning: boolean;
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
  /** Goes to a step and stays there. */
  go(to: number): void;
  toggle(): void;
}

/** Where a replay is, and how it goes on by itself. `ready` says that the step is in sight: the next one waits for it. */
export function usePlayer(first: number, last: number, ready: (step: number) => boolean): Player {
  const [wanted, setStep] = useState(first);
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const step = Math.max(0, Math.min(last, wanted));
  const isShown = ready(step);
  useEffect(() => {
    if (!isRunning || !isShown) return;
    const timer = setTimeout(() => (step < last ? setStep(step + 1) : setRunning(false)), PACE / speed);
    return () => clearTimeout(timer);
  }, [isRunning, isShown, step, last, speed]);
  const go = useCallback(
    (to: number): void => {
      setRunning(false);
      setStep(Math.max(0, Math.min(last, to)));
    },
    [last],
  );
  return {
    step,
    isRunning,
    speed,
    setSpeed,
    go,
    toggle() {
      if (step === last) setStep(0);
      setRunning(!isRunning);
    },
  };
}

/** What keys do in a replay, whatever has the focus: but a board, a field and a slider have keys of their own. */
export function useReplayKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const act = keys[key];
      if (!act || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest('[role="grid"], input, select')) return;
      // Space presses whatever button has the focus.
      if (key === ' ' && target instanceof Element && target.closest('button, a, summary')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [keys]);
}
