import type { ReactElement, ReactNode } from 'react';
import styles from './Page.module.css';
import { useTitle } from './useTitle.ts';

interface PageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page of text and forms. */
export function Page({ title, lead, children }: PageProps): ReactElement {
  useTitle(title);
  return (
    <main className={styles['page']}>
      <header>
        <h1>{title}</h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
      </header>
      {children}
    </main>
  );
}
