import { everyLine, type Role, unitOf } from '@tactarium/games/roguelike/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cardName } from '../names.ts';
import { UnitCard } from '../parts/UnitCard.tsx';
import styles from './DraftScreen.module.css';

interface DraftCardProps {
  readonly card: string;
  readonly chosen: boolean;
  /** What the player has besides. */
  readonly hand: readonly string[];
  onToggle(): void;
}

const roleOf = (card: string): Role => everyLine.get(unitOf(card))!.line.role;

/** A card on offer: pressing it picks it, or puts it back. */
export function DraftCard({ card, chosen, hand, onToggle }: DraftCardProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const role = roleOf(card);
  return (
    <div className={styles['card']} data-chosen={chosen}>
      <UnitCard id={card} measured>
        {hand.length > 0 && (
          <p className={styles['with']}>
            {t('draft.with', { count: 1 + hand.filter((one) => roleOf(one) === role).length, what: t(`role.${role}`) })}
          </p>
        )}
      </UnitCard>
      <button type="button" aria-pressed={chosen} onClick={onToggle} data-card={card}>
        <span>{t(chosen ? 'draft.chosen' : 'draft.choose', { card: cardName(card) })}</span>
      </button>
    </div>
  );
}
