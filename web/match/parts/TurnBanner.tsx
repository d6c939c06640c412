import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameView } from '../../games/face.ts';
import { verdictOf } from '../useSayings.ts';
import styles from './TurnBanner.module.css';

/** Whose turn it is, in the game's own words. */
export interface Banner {
  readonly words: string;
  /** `mine`: something is asked of who looks. */
  readonly whose: 'mine' | 'other';
  /** What to do now, or what to keep in mind. */
  readonly help?: string | undefined;
}

interface TurnBannerProps {
  readonly banner: Banner;
  readonly view: GameView;
  /** Why the last command was refused: more urgent than any help. */
  readonly hint: string | undefined;
  /** Present while events are shown: skips to the end of them. */
  readonly onHurry?: (() => void) | undefined;
  /** On a phone all of it stands in one line. */
  readonly isShort?: boolean;
}

/** Always in sight: whose turn it is, or how it ended. */
export function TurnBanner({ banner, view, hint, onHurry, isShort = false }: TurnBannerProps): ReactElement {
  const { t } = useTranslation();
  const { words, whose, help } = banner;
  return (
    <div
      className={styles['banner']}
      data-whose={view.outcome ? 'other' : whose}
      data-short={isShort}
      data-silent={(hint ?? help) === undefined}
    >
      <p className={styles['words']}>{view.outcome ? t(`result.${verdictOf(view.outcome, view.viewer)}`) : words}</p>
      <p className={styles['help']} data-hint={hint !== undefined}>
        {hint ?? help ?? '\u00a0'}
      </p>
      {onHurry && (
        <button type="button" className={styles['hurry']} onClick={onHurry} aria-label={t('match.hurry')}>
          <span aria-hidden="true">⏭</span>
        </button>
      )}
    </div>
  );
}
