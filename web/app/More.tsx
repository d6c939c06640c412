import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './More.module.css';

interface MoreProps {
  /** What is chosen now, in a few words. */
  readonly facts: readonly string[];
  readonly children: ReactNode;
}

/** Where everything fits on one screen beside it. */
const ROOMY = '(min-width: 721px) and (min-height: 600px)';

/** Choices that most people leave as they are: told in a line, and folded away where room is short. */
export function More({ facts, children }: MoreProps): ReactElement {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(() => matchMedia(ROOMY).matches);
  return (
    <details className={styles['more']} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>{t('play.more')}</strong> <span>{facts.join(' · ')}</span>
      </summary>
      <div className={styles['choices']}>{children}</div>
    </details>
  );
}
