import { type Command, picksOf, type View } from '@tactarium/games/roguelike/client';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { useMedia } from '../../../app/useMedia.ts';
import { Makeup } from '../parts/Makeup.tsx';
import { DraftCard } from './DraftCard.tsx';
import styles from './DraftScreen.module.css';
import { HandList } from './HandList.tsx';

interface StepProps {
  readonly view: View;
  readonly busy: boolean;
  send(command: Command): Promise<boolean>;
  onDone(): void;
}

/** RUN-2: five cards and a choice of three, or three and a choice of one. */
export function DraftScreen({ view, busy, send, onDone }: StepProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const { offer, hand, remaining } = view;
  const wanted = picksOf(view);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const chosen = picked.filter((card) => offer.includes(card));
  const missing = wanted - chosen.length;
  const hasRoom = useMedia('(min-width: 701px)');
  const toggle = (card: string): void =>
    setPicked((before) => {
      if (before.includes(card)) return before.filter((one) => one !== card);
      // Where one card is picked, another one takes its place.
      return wanted === 1 ? [card] : before.length < wanted ? [...before, card] : before;
    });
  const submit = async (): Promise<void> => {
    if (await send({ type: 'draft', picks: chosen.toSorted() })) onDone();
  };
  return (
    <section className={styles['draft']} aria-labelledby="draft-title">
      <header>
        <h2 id="draft-title">{t('draft.title', { count: wanted, of: offer.length })}</h2>
        <p>{t(hand.length === 0 ? 'draft.first' : 'draft.later')}</p>
      </header>
      <ul className={styles['offer']}>
        {offer.map((card) => (
          <li key={card}>
            <DraftCard
              card={card}
              chosen={chosen.includes(card)}
              hand={[...hand.map((one) => one.card), ...chosen.filter((one) => one !== card)]}
              onToggle={() => toggle(card)}
            />
          </li>
        ))}
      </ul>
      <div className={styles['send']}>
        <Button look="gold" disabled={busy || missing !== 0} onClick={() => void submit()}>
          {missing > 0 ? t('draft.missing', { count: missing }) : t('draft.take')}
        </Button>
      </div>
      <div className={styles['known']}>
        <p className={styles['marks']}>{t('draft.marks')}</p>
        {hand.length > 0 && (
          <>
            <HandList title={t('draft.hand')} cards={hand.map(({ card, tier }) => ({ card, tier }))} />
            <Makeup cards={hand.map(({ card }) => card)} />
          </>
        )}
        <details open={hasRoom}>
          <summary>{t('draft.remaining', { count: remaining.length })}</summary>
          <HandList cards={remaining.map((card) => ({ card, tier: 1 }))} />
          <p>{t('draft.odds', { percent: Math.round(Math.min(100, 300 / Math.max(1, remaining.length - wanted))) })}</p>
        </details>
      </div>
    </section>
  );
}
