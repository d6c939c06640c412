import type { ReactElement, ReactNode } from 'react';
import styles from './Empty.module.css';

/** In place of a list with nothing in it: a picture, why there is nothing, and perhaps what to do about it. */
export function Empty({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles['empty']}>{children}</div>;
}
