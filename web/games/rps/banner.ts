import type { View } from '@tactarium/games/rps/client';
import type { Banner } from '../../match/parts/TurnBanner.tsx';
import type { Translate } from '../face.ts';
import { seatWord } from './sayings.ts';

/** From here on the end by a hundred quiet plies is worth a thought. */
const MENTION_QUIET = 60;
const MOST_QUIET = 100;

/** RPS-24: whose turn it is, always. */
export function bannerOf(view: View, t: Translate<'rps'>): Banner {
  const { phase, turn, viewer, ready, quiet } = view;
  const isWatching = viewer === 'spectator';
  switch (phase) {
    case 'setup':
      if (isWatching) return { words: t('turn.watchSetup'), whose: 'other' };
      return ready.includes(viewer)
        ? { words: t('turn.waiting'), whose: 'other' }
        : { words: t('turn.setup'), whose: 'mine', help: t('setup.lead') };
    case 'playing': {
      const help = quiet >= MENTION_QUIET ? t('turn.quiet', { count: MOST_QUIET - quiet }) : undefined;
      if (turn === viewer) return { words: t('turn.yours'), whose: 'mine', help: help ?? t('turn.yoursHelp') };
      const words = isWatching ? t('turn.of', { side: seatWord(t, turn!) }) : t('turn.theirs');
      return { words, whose: 'other', help };
    }
    case 'tie_breaker':
      return { words: t('turn.tie'), whose: isWatching ? 'other' : 'mine' };
    case 'finished':
      return { words: '', whose: 'other' };
  }
}
