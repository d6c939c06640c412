import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { timeLeft } from '../match/time.ts';
import { useNow } from '../match/useNow.ts';

/** By this machine's clock, which may be a little off: the match itself shows the server's. */
export function TimeLeft({ until }: { readonly until: number }): ReactElement {
  const { t } = useTranslation();
  const now = useNow(1_000, true);
  return <>{t('mine.left', { time: timeLeft(Math.max(0, until - now)) })}</>;
}
