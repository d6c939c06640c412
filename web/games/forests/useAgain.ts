import { isMatchEvent, type Typed } from '@tactarium/engine';
import { type Event, project, type View } from '@tactarium/games/forests/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Theatre } from '../face.ts';
import { createStage } from './stage.ts';

interface Again {
  /** The view of the moment that is shown again; undefined while nothing is. */
  readonly view: View | undefined;
  readonly playing: Event | undefined;
  /** Absent where the beginning of their turn was not seen: after a reload. */
  readonly start: (() => void) | undefined;
  stop(): void;
}

/** Their turn once more: the view from before it, and its events through the same stage. */
export function useAgain(view: View, log: readonly Typed[], theatre: Theatre): Again {
  const before = useRef<{ readonly view: View; readonly at: number } | undefined>(undefined);
  const [shown, setShown] = useState<{ readonly view: View; readonly playing?: Event }>();
  const running = useRef<AbortController | undefined>(undefined);
  const last = log.at(-1);
  useEffect(() => {
    // The other side's turn begins: from here on it can be shown again.
    if (last?.type === 'turn_began' && view.turn !== view.viewer) before.current = { view, at: log.length };
  }, [last, view, log.length]);

  const stop = useCallback((): void => {
    running.current?.abort();
    running.current = undefined;
    setShown(undefined);
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  const known = before.current;
  const canStart = known !== undefined && view.turn === view.viewer && log.length > known.at;
  const start = useCallback(async (): Promise<void> => {
    if (!before.current) return;
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const stage = createStage(theatre);
    const events = log
      .slice(before.current.at)
      .filter((event) => !isMatchEvent(event)) as readonly Typed[] as readonly Event[];
    const end = events.findIndex(({ type }) => type === 'turn_ended');
    const theirs = end < 0 ? events : events.slice(0, end);
    let now = before.current.view;
    for (const [i, event] of theirs.entries()) {
      setShown({ view: now, playing: event });
      await stage.show(event, now, { signal: abort.signal, rest: theirs.slice(i + 1) });
      if (abort.signal.aborted) return;
      now = project(now, event);
    }
    setShown(undefined);
  }, [log, theatre]);

  return {
    view: shown?.view,
    playing: shown?.playing,
    start: canStart ? () => void start() : undefined,
    stop,
  };
}
