import { type View, variants } from '@tactarium/games/rps/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PieceImage } from './parts/Piece.tsx';
import { moversIn, preyIn } from './pointed.ts';
import styles from './RulesCard.module.css';
import { kindWord } from './sayings.ts';

/** Who beats whom, and what else one forgets in the middle of a game. */
export function RulesCard({ view }: { readonly view: View }): ReactElement {
  const { t } = useTranslation('rps');
  const { court, clear } = variants[view.variant];
  return (
    <div className={styles['card']}>
      <p>{t(court ? 'card.goal' : 'card.goalAll')}</p>
      <ul>
        {moversIn(view).map((kind) => (
          <li key={kind}>
            <PieceImage seat="blue" kind={kind} />
            <span>
              <strong>{kindWord(t, kind)}</strong> {t('card.beats')}
            </span>
            {preyIn(view, kind).map((prey) => (
              <span key={prey} className={styles['prey']}>
                <PieceImage seat="red" kind={prey} />
                {kindWord(t, prey)}
              </span>
            ))}
          </li>
        ))}
        {court &&
          (['king', 'pit'] as const).map((kind) => (
            <li key={kind}>
              <PieceImage seat="blue" kind={kind} />
              <span>
                <strong>{kindWord(t, kind)}</strong> {t(`card.${kind}`)}
              </span>
            </li>
          ))}
      </ul>
      <p>{t('card.tie')}</p>
      {court && !clear && <p>{t('card.moved')}</p>}
    </div>
  );
}
