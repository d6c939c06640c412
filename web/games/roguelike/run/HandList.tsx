import type { ReactElement } from 'react';
import { cardName } from '../names.ts';
import { Picture } from '../parts/Picture.tsx';
import { Pips } from '../parts/UnitCard.tsx';
import styles from './DraftScreen.module.css';

interface HandListProps {
  /** Left out where what is around it says so already. */
  readonly title?: string;
  readonly cards: readonly { readonly card: string; readonly tier: number }[];
}

/** Cards as a row of small pictures with their names. */
export const HandList = ({ title, cards }: HandListProps): ReactElement => (
  <div className={styles['hand']}>
    {title !== undefined && <h3>{title}</h3>}
    <ul>
      {cards.map(({ card, tier }) => (
        <li key={card}>
          <Picture id={card} />
          <span>{cardName(card)}</span>
          {tier > 1 && <Pips tier={tier} />}
        </li>
      ))}
    </ul>
  </div>
);
