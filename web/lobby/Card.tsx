import type { ReactElement, ReactNode } from 'react';
import { useTitle } from '../app/useTitle.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';
import styles from './Card.module.css';

interface CardProps {
  readonly title: string;
  readonly lead?: string;
  readonly icon: IconName;
  /** Something is under way: the picture says so too. */
  readonly busy?: boolean;
  readonly children?: ReactNode;
}

/** A page with one thing on it: an invitation, a wait, an answer. */
export function Card({ title, lead, icon, busy = false, children }: CardProps): ReactElement {
  useTitle(title);
  return (
    <main className={styles['card']}>
      <Icon name={icon} className={`${styles['picture']} ${busy ? styles['busy'] : ''}`} />
      <h1>{title}</h1>
      {lead && <p className={styles['lead']}>{lead}</p>}
      {children}
    </main>
  );
}

/** Ways on, side by side where there is room. */
export const Ways = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles['ways']}>{children}</div>
);

/** What is played, in short lines. */
export const Facts = ({ facts }: { readonly facts: readonly string[] }): ReactElement => (
  <ul className={styles['facts']}>
    {facts.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </ul>
);
