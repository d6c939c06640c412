import type { ReactElement, ReactNode } from 'react';
import styles from './Tabs.module.css';

/** Links to pages of the same kind; the one that is open has `aria-current`. */
export const Tabs = ({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement => (
  <nav aria-label={label} className={styles['tabs']}>
    {children}
  </nav>
);
