import { Dialog as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What is marked `data-first` has the focus at once; else whatever comes first. */
  readonly children: ReactNode;
  /** Absent where an answer is owed: then it cannot be closed. */
  readonly onClose?: () => void;
  readonly className?: string | undefined;
}

export function Dialog({ open, title, children, onClose, className }: DialogProps): ReactElement {
  const before = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={(wanted) => !wanted && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className={styles['veil']} />
        <Radix.Content
          className={`${styles['dialog']} ${className ?? ''}`}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            before.current = document.activeElement;
            const first = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('[data-first]');
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          // Radix gives the focus back to its own trigger, and ours are opened by keys and by the game as well.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const { current } = before;
            if (current instanceof HTMLElement || current instanceof SVGElement) current.focus();
          }}
        >
          <Radix.Title className={styles['title']}>{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
