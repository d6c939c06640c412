import type { View } from '@tactarium/games/rps/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { verdictOf } from '../words.ts';
import styles from './TurnBanner.module.css';

interface TurnBannerProps {
  readonly view: View;
  readonly hint: string | undefined;
  readonly picked: boolean;
}

/** RPS-24: whose turn it is, always. */
export function TurnBanner({ view, hint, picked }: TurnBannerProps): ReactElement {
  const { t } = useTranslation();
  const whose = whoseTurn(view);
  const help = hint ?? (whose === 'yours' ? t(picked ? 'rps.turn.pickedHelp' : 'rps.turn.yoursHelp') : undefined);
  const quiet =
    view.quiet >= MENTION_QUIET && view.phase === 'playing'
      ? t('rps.turn.quiet', { count: 100 - view.quiet })
      : undefined;
  return (
    <div className={styles['banner']} data-whose={whose}>
      <p className={styles['words']}>
        {view.outcome ? t(`result.${verdictOf(view.outcome, view.viewer)}`) : t(`rps.turn.${whose}`)}
      </p>
      <p className={styles['help']} data-hint={hint !== undefined}>
        {help ?? quiet ?? ' '}
      </p>
    </div>
  );
}

/** From here on the end by a hundred quiet plies is worth a thought. */
const MENTION_QUIET = 60;

type Whose = 'setup' | 'waiting' | 'yours' | 'theirs' | 'red' | 'blue' | 'tie' | 'over';

function whoseTurn({ phase, turn, viewer, ready }: View): Whose {
  switch (phase) {
    case 'setup':
      return viewer !== 'spectator' && ready.includes(viewer) ? 'waiting' : 'setup';
    case 'playing':
      if (viewer === 'spectator') return turn!;
      return turn === viewer ? 'yours' : 'theirs';
    case 'tie_breaker':
      return 'tie';
    case 'finished':
      return 'over';
  }
}
