import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/Button.tsx';
import { useOpenMatch } from '../MatchContext.ts';
import { timeGone } from '../time.ts';
import { useNow } from '../useNow.ts';
import styles from './Left.module.css';

/** Milliseconds: a network that broke for this long is most often back at once. */
const RECONNECTING = 15_000;

/** Beside a player who has no connection: how long that has been so. */
export function Away({ since }: { readonly since: number }): ReactElement {
  const { t } = useTranslation();
  const gone = useNow(1_000, true) - since;
  return (
    <span className={styles['away']} data-away={gone < RECONNECTING ? 'reconnecting' : 'away'}>
      {gone < RECONNECTING ? t('match.away.reconnecting') : t('match.away.since', { time: timeGone(gone) })}
    </span>
  );
}

/** An opponent who is to move has left: from when on the wait can be ended, and then how. */
export function Left(): ReactElement | null {
  const { t } = useTranslation();
  const { source, match, state, view, nameOf } = useOpenMatch();
  const [isClaiming, setClaiming] = useState(false);
  const awaited = Object.entries(state.away ?? {}).flatMap(([seat, { since, claim }]) =>
    seat === view.viewer || claim === undefined ? [] : [{ seat, since, claim }],
  );
  const first = awaited.toSorted((a, b) => a.claim - b.claim)[0];
  const now = useNow(1_000, first !== undefined);
  if (!first || view.outcome || !source.claim || now - first.since < RECONNECTING) return null;
  const left = first.claim - now;
  const claim = async (): Promise<void> => {
    setClaiming(true);
    const claimed = await source.claim!();
    setClaiming(false);
    if (!claimed.ok) match.refuse(claimed.error);
  };
  return (
    <section className={styles['left']} role="status">
      <p>{t('match.away.left', { name: nameOf(first.seat) })}</p>
      {left > 0 ? (
        <p className={styles['wait']} aria-hidden="true">
          {t('match.away.wait', { time: timeGone(left + 999) })}
        </p>
      ) : (
        <Button look="gold" disabled={isClaiming} onClick={() => void claim()}>
          {isClaiming ? t('match.away.claiming') : t('match.away.claim')}
        </Button>
      )}
    </section>
  );
}
