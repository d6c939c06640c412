import type { MatchEvent } from '@tactarium/engine';
import type { Event, View } from '@tactarium/games/rps/client';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sayEvent } from '../words.ts';
import styles from './Log.module.css';

interface LogProps {
  readonly events: readonly (Event | MatchEvent)[];
  readonly viewer: View['viewer'];
}

/** What happened, in words; the newest is in sight. */
export function Log({ events, viewer }: LogProps): ReactElement {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new event is what moves the list.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [events.length]);
  return (
    <section className={styles['log']} aria-label={t('match.log')}>
      <h2>{t('match.log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <ol ref={list} tabIndex={0}>
        {events.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows, so a place in it is an identity.
          <li key={i} data-type={event.type} data-side={sideOf(event)}>
            {sayEvent(t, event, viewer)}
          </li>
        ))}
      </ol>
    </section>
  );
}

const sideOf = (event: Event | MatchEvent): string | undefined => ('seat' in event ? event.seat : undefined);
