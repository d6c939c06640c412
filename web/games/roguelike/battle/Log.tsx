import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Film } from './film.ts';
import styles from './Log.module.css';
import { isLoud, type NameOf, sayBattle } from './sayings.ts';

interface LogProps {
  readonly film: Film;
  readonly at: number;
  readonly nameOf: NameOf;
  readonly leaders: { readonly left: string; readonly right: string };
  /** Only what concerns this unit. */
  readonly only: string | undefined;
  onGo(at: number): void;
  onWhy(at: number): void;
}

/** Lines that are drawn at most: those before are reached by the timeline. */
const MOST = 120;

/** What happened up to this moment, in words; each line is a way to its moment, and blows and turns can be asked for why. */
export function Log({ film, at, nameOf, leaders, only, onGo, onWhy }: LogProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(
    () =>
      film.events
        .slice(0, at)
        .flatMap((event, i) => {
          if (!all && !isLoud(event)) return [];
          if (only !== undefined && !Object.values(event).some((value) => value === only)) return [];
          return [{ i, event }];
        })
        // A round of which nothing is told has no head, unless it is the one that is looked at.
        .filter(
          ({ event }, place, told) => event.type !== 'round_started' || told[place + 1]?.event.type !== event.type,
        )
        .slice(-MOST)
        .map(({ i, event }) => ({
          i,
          text: sayBattle(t, event, nameOf, leaders),
          isHead: event.type === 'round_started',
          hasWhy: event.type === 'attacked' && event.result === 'hit',
          hasChoice: event.type === 'turn_started',
        })),
    [film, at, all, only, t, nameOf, leaders],
  );
  const last = lines.at(-1)?.i;
  useEffect(() => {
    if (last !== undefined && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  const copy = (): void => void navigator.clipboard?.writeText(lines.map(({ text }) => text).join('\n'));
  return (
    <section className={styles['log']} aria-labelledby="battle-log">
      <header>
        <h2 id="battle-log">{t('log.title')}</h2>
        <label>
          <input type="checkbox" checked={all} onChange={() => setAll(!all)} /> {t('log.all')}
        </label>
        <button type="button" onClick={copy}>
          {t('log.copy')}
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys */}
      <ol ref={list} tabIndex={0} aria-label={t('log.title')}>
        {lines.map(({ i, text, isHead, hasWhy, hasChoice }) => (
          <li key={i} data-head={isHead} data-now={i === at - 1}>
            <button type="button" onClick={() => onGo(i + 1)}>
              {text}
            </button>
            {(hasWhy || hasChoice) && (
              <button type="button" className={styles['why']} data-why={i} onClick={() => onWhy(i)}>
                {t('log.why')}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
