import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Tabs.module.css';

/** Links to pages of the same kind; the one that is open has `aria-current`, and is in sight on a phone too. */
export function Tabs({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  const tabs = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const open = tabs.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (open) tabs.current!.scrollLeft = open.offsetLeft - (tabs.current!.clientWidth - open.offsetWidth) / 2;
  });
  return (
    <nav ref={tabs} aria-label={label} className={styles['tabs']}>
      {children}
    </nav>
  );
}
