import type { AnyEntry } from '@tactarium/engine';
import { adviceAt, Chances, estimators } from '@tactarium/engine/analysis/chances';
import { type Played, Timeline } from '@tactarium/engine/analysis/timeline';
import type { AnalysisNews, AnalysisWish } from './analysis.ts';
import { loadEntry, type WorkerGlobal } from './rooms.ts';

const page = globalThis as unknown as WorkerGlobal<AnalysisWish>;
const tell = (news: AnalysisNews): void => page.postMessage(news);

/** Milliseconds between two drawings of the graph; other questions have their turn as often. */
const NEWS_EVERY = 150;

interface Opened {
  readonly entry: AnyEntry;
  readonly timeline: Timeline;
  readonly chances: Chances;
}

let opened: Promise<Opened | undefined> = Promise.resolve(undefined);
let wanted = 0;
let isAtWork = false;

page.onmessage = ({ data }) => void hear(data).catch(reportError);

async function hear(wish: AnalysisWish): Promise<void> {
  if (wish.type === 'open') {
    opened = open(wish.played);
    return;
  }
  const there = await opened;
  if (!there) return;
  if (wish.type === 'advise') {
    const { step } = wish;
    return tell({ type: 'advice', step, advice: adviceAt(there.entry, there.timeline, step) });
  }
  wanted = wish.playouts;
  if (!isAtWork) await estimate(there);
}

async function open(played: Played): Promise<Opened | undefined> {
  const entry = await loadEntry(played.game);
  if (!entry) {
    tell({ type: 'refused', code: 'game/unknown' });
    return undefined;
  }
  const timeline = Timeline.of(entry, played);
  if (!timeline.ok) {
    tell({ type: 'refused', ...timeline.error });
    return undefined;
  }
  return { entry, timeline: timeline.value, chances: new Chances(entry, timeline.value) };
}

async function estimate({ entry, chances }: Opened): Promise<void> {
  isAtWork = true;
  const bots = estimators(entry).map(({ name }) => name);
  const report = (): void =>
    tell({ type: 'chances', bots, points: chances.points, isDone: chances.playouts >= wanted });
  let last = performance.now();
  while (chances.playouts < wanted) {
    for (const _ of chances.round()) {
      if (performance.now() - last < NEWS_EVERY) continue;
      report();
      await new Promise((resolve) => setTimeout(resolve));
      last = performance.now();
      if (wanted === 0) break;
    }
  }
  isAtWork = false;
  report();
}
