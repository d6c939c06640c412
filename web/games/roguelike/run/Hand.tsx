import { costOf, everyLine, type Role, unitOf, type View } from '@tactarium/games/roguelike/client';
import type { CSSProperties, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outline } from '../../../art/Icon.tsx';
import { lookOf } from '../look.ts';
import { cardName } from '../names.ts';
import { Picture } from '../parts/Picture.tsx';
import { Pips } from '../parts/UnitCard.tsx';
import type { Drag } from '../parts/useDrag.tsx';
import { MARKS, ROLES } from '../pictures/marks.ts';
import styles from './Hand.module.css';

interface HandProps {
  readonly view: View;
  readonly picked: string | undefined;
  readonly drag: Drag;
  onPick(card: string): void;
}

/** The cards that can be placed, with what that costs. */
export function Hand({ view, picked, drag, onPick }: HandProps): ReactElement {
  const { t } = useTranslation('roguelike');
  return (
    <section className={styles['hand']} aria-labelledby="hand-title">
      <h2 id="hand-title">{t('hand.title', { count: view.hand.length })}</h2>
      <ul>
        {view.hand.map(({ card, tier, owned, at }) => {
          const cost = costOf(view, card);
          const role = everyLine.get(unitOf(card))?.line.role as Role;
          const price = at ? t('hand.placed') : owned ? t('hand.owned') : t('hand.price', { gold: cost });
          const { colour, weave } = lookOf(card);
          return (
            <li key={card}>
              <button
                type="button"
                className={styles['card']}
                data-card={card}
                data-placed={at !== undefined}
                data-dear={!owned && cost > view.gold}
                aria-pressed={picked === card}
                style={{ '--colour': colour, '--weave': weave } as CSSProperties}
                onClick={() => onPick(card)}
                data-lifted={drag.lifted === card}
                {...drag.handlersOf(card, true)}
              >
                <span className={styles['face']}>
                  <Picture id={card} />
                </span>
                <span className={styles['about']}>
                  <strong>{cardName(card)}</strong>
                  <small>
                    <Outline of={ROLES[role]} /> {t(`role.${role}`)}
                  </small>
                  <small className={styles['price']}>
                    {!owned && !at && <Outline of={MARKS.gold} />} {price}
                  </small>
                </span>
                <Pips tier={tier} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
