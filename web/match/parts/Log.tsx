import type { Typed } from '@tactarium/engine';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyWebGame } from '../../games/face.ts';
import { useSayings } from '../useSayings.ts';
import styles from './Log.module.css';

interface LogProps {
  readonly game: AnyWebGame;
  readonly events: readonly Typed[];
  readonly viewer: string;
}

/** How many entries are shown; as many more each time that earlier ones are asked for. */
const WINDOW = 200;

/** What happened, in words; the newest is in sight. */
export function Log({ game, events, viewer }: LogProps): ReactElement {
  const { t } = useTranslation();
  const { sayEvent } = useSayings(game);
  const list = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState(WINDOW);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new event is what moves the list.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [events.length]);
  const first = Math.max(0, events.length - shown);
  return (
    <section className={styles['log']} aria-label={t('match.log')}>
      <h2>{t('match.log')}</h2>
      {first > 0 && (
        <button type="button" className={styles['earlier']} onClick={() => setShown(shown + WINDOW)}>
          {t('match.earlier', { count: Math.min(first, WINDOW) })}
        </button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <ol ref={list} tabIndex={0}>
        {events.slice(first).map((event, i) => {
          const sentence = sayEvent(event, viewer);
          const seat = seatOf(event);
          return sentence === undefined ? null : (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows, so a place in it is an identity.
              key={first + i}
              data-loud={game.isLoud?.(event)}
              style={seat === undefined ? undefined : { borderLeftColor: game.colour(seat) }}
            >
              {sentence}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const seatOf = (event: Typed): string | undefined => (typeof event['seat'] === 'string' ? event['seat'] : undefined);
