import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Loading.module.css';

/** In place of a match that is on its way. */
export function Loading(): ReactElement {
  const { t } = useTranslation();
  return <p className={styles['loading']}>{t('match.loading')}</p>;
}
