import type { Banner } from '../../match/parts/TurnBanner.tsx';
import { type ForestWords, sideName } from './sayings.ts';
import type { Play } from './usePlay.ts';

/** Whose turn it is, in which round, and what to do now. */
export function bannerOf(t: ForestWords, play: Play, isAgain: boolean): Banner {
  const { view, mayAct } = play;
  const round = t('banner.round', { round: view.round });
  if (isAgain) return { words: t('their.showing'), whose: 'other', help: round };
  if (view.viewer === 'spectator') {
    const words = t('banner.of', { side: sideName(t, view.turn) });
    return { words, whose: 'other', help: view.fog && !view.outcome ? t('banner.watching') : round };
  }
  if (!mayAct) return { words: t('banner.theirs'), whose: 'other', help: round };
  return { words: t('banner.yours'), whose: 'mine', help: `${round} · ${whatNow(t, play)}` };
}

function whatNow(t: ForestWords, { hand, idle }: Play): string {
  if (hand.tool) return t(`banner.${hand.tool.is}`);
  if (hand.picked !== undefined) return t('banner.picked');
  return idle.length === 0 ? t('banner.allDone') : t('banner.idle', { count: idle.length });
}
