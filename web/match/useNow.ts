import { useEffect, useState } from 'react';

/** The time, again and again while something runs by it. */
export function useNow(every: number, running: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    const look = (): void => setNow(Date.now());
    look();
    const timer = setInterval(look, every);
    return () => clearInterval(timer);
  }, [every, running]);
  return now;
}
