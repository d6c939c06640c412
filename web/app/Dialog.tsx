import { Dialog as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Absent where an answer is owed: then it cannot be closed. */
  readonly onClose?: () => void;
  readonly className?: string | undefined;
}

export const Dialog = ({ open, title, children, onClose, className }: DialogProps): ReactElement => (
  <Radix.Root open={open} onOpenChange={(wanted) => !wanted && onClose?.()}>
    <Radix.Portal>
      <Radix.Overlay className={styles['veil']} />
      <Radix.Content className={`${styles['dialog']} ${className ?? ''}`} aria-describedby={undefined}>
        <Radix.Title className={styles['title']}>{title}</Radix.Title>
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
