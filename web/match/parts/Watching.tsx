import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../art/Icon.tsx';
import styles from './Watching.module.css';

/** Tells a spectator what they are, and how far behind. */
export function Watching({ delay }: { readonly delay: number }): ReactElement {
  const { t } = useTranslation();
  return (
    <section className={styles['watching']}>
      <Icon name="spyglass" />
      <div>
        <h2>{t('watch.youWatch')}</h2>
        <p>{t('watch.delay', { count: delay })}</p>
      </div>
    </section>
  );
}
