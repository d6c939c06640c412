import { type Command, costOf, HIGHEST_TIER, priceOfTier, type View } from '@tactarium/games/roguelike/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { cardName } from '../names.ts';
import { UpgradeCard } from './UpgradeCard.tsx';
import styles from './UpgradeShop.module.css';

interface StepProps {
  readonly view: View;
  readonly busy: boolean;
  send(command: Command): Promise<boolean>;
  onDone(): void;
}

/** RUN-6: upgrades of cards that are owned, the cheapest step first. */
export function UpgradeShop({ view, busy, send, onDone }: StepProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const { hand, gold } = view;
  const priceOf = ({ card, tier }: View['hand'][number]): number =>
    tier < HIGHEST_TIER ? priceOfTier(costOf(view, card), tier + 1) : Number.POSITIVE_INFINITY;
  const owned = hand.filter((card) => card.owned).toSorted((a, b) => priceOf(a) - priceOf(b));
  const others = hand.filter((card) => !card.owned);
  return (
    <section className={styles['shop']} aria-labelledby="shop-title">
      <header>
        <h2 id="shop-title">{t('shop.title')}</h2>
        <p>{t('shop.lead')}</p>
        <Button look="gold" onClick={onDone}>
          {t('shop.back')}
        </Button>
      </header>
      {owned.length === 0 && <p>{t('shop.none')}</p>}
      <ul>
        {owned.map((card) => (
          <li key={card.card}>
            <UpgradeCard
              card={card.card}
              tier={card.tier}
              price={priceOf(card)}
              gold={gold}
              busy={busy}
              onUpgrade={() => void send({ type: 'upgrade', card: card.card })}
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && <p>{t('shop.notOwned', { cards: others.map(({ card }) => cardName(card)).join(', ') })}</p>}
    </section>
  );
}
