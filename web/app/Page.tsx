import type { ReactElement, ReactNode } from 'react';
import styles from './Page.module.css';
import { useTitle } from './useTitle.ts';

interface PageProps {
  readonly title: string;
  readonly lead?: string;
  /** A picture beside the title. */
  readonly mark?: ReactNode;
  /** As wide as the window allows: for boards and many cards. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A page of text and forms. */
export function Page({ title, lead, mark, wide = false, children }: PageProps): ReactElement {
  useTitle(title);
  return (
    <main className={styles['page']} data-wide={wide}>
      <header>
        {mark ? (
          <div className={styles['marked']}>
            {mark}
            <h1>{title}</h1>
          </div>
        ) : (
          <h1>{title}</h1>
        )}
        {lead && <p className={styles['lead']}>{lead}</p>}
      </header>
      {children}
    </main>
  );
}
