import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cardName } from '../names.ts';
import { UnitCard } from '../parts/UnitCard.tsx';
import styles from './DraftScreen.module.css';

interface DraftCardProps {
  readonly card: string;
  readonly chosen: boolean;
  onToggle(): void;
}

/** A card on offer: pressing it picks it, or puts it back. */
export function DraftCard({ card, chosen, onToggle }: DraftCardProps): ReactElement {
  const { t } = useTranslation('roguelike');
  return (
    <div className={styles['card']} data-chosen={chosen}>
      <UnitCard id={card} />
      <button type="button" aria-pressed={chosen} onClick={onToggle} data-card={card}>
        <span>{t(chosen ? 'draft.chosen' : 'draft.choose', { card: cardName(card) })}</span>
      </button>
    </div>
  );
}
