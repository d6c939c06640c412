import { HIGHEST_TIER } from '@tactarium/games/roguelike/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { UnitCard } from '../parts/UnitCard.tsx';

interface UpgradeCardProps {
  readonly card: string;
  readonly tier: number;
  readonly price: number;
  readonly gold: number;
  readonly busy: boolean;
  onUpgrade(): void;
}

/** A card as its next tier has it, with every number that changes. */
export function UpgradeCard({ card, tier, price, gold, busy, onUpgrade }: UpgradeCardProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const isHighest = tier >= HIGHEST_TIER;
  return (
    <UnitCard id={card} tier={isHighest ? tier : tier + 1} against={isHighest ? undefined : { id: card, tier }}>
      {isHighest ? (
        <p>{t('shop.highest')}</p>
      ) : (
        <>
          <Button look="gold" disabled={busy || price > gold} onClick={onUpgrade}>
            {t('shop.upgrade', { tier: tier + 1, gold: price })}
          </Button>
          <small>
            {price > gold ? t('shop.lacking', { gold: price - gold }) : t('shop.after', { gold: gold - price })}
          </small>
        </>
      )}
    </UnitCard>
  );
}
