import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import styles from './Tabs.module.css';

/** Links to pages of the same kind; the one that is open has `aria-current`, and is in sight. */
export function Tabs({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = tabs;
    const open = current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!current || !open) return;
    const [frame, tab] = [current.getBoundingClientRect(), open.getBoundingClientRect()];
    current.scrollLeft += Math.max(0, tab.right - frame.right);
  });
  return (
    <nav ref={tabs} aria-label={label} className={styles['tabs']}>
      {children}
    </nav>
  );
}
