import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Outline } from '../../../art/Icon.tsx';
import { MARKS } from '../pictures/marks.ts';
import type { Film, MarkKind } from './film.ts';
import { type NameOf, sayBattle } from './sayings.ts';
import styles from './Timeline.module.css';

interface TimelineProps {
  readonly film: Film;
  readonly at: number;
  readonly nameOf: NameOf;
  readonly leaders: { readonly left: string; readonly right: string };
  /** Whether the buttons are drawn yet. */
  readonly marked: boolean;
  onGo(at: number): void;
}

const ICONS: Readonly<Record<MarkKind, string>> = {
  death: MARKS.skull,
  break: MARKS.broken,
  spell: MARKS.spell,
  charge: MARKS.charge,
};

/** The whole battle as a line: rounds as ticks; deaths, breaks, spells and charges as buttons. */
export function Timeline({ film, at, nameOf, leaders, marked, onGo }: TimelineProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const end = Math.max(1, film.events.length);
  const share = (place: number): string => `${(100 * place) / end}%`;
  const marks = useMemo(
    () =>
      (marked ? film.marks : []).map(({ kind, at: place, event }) => ({
        kind,
        place,
        text: sayBattle(t, event, nameOf, leaders),
      })),
    [film, marked, t, nameOf, leaders],
  );
  return (
    <div className={styles['timeline']}>
      <div className={styles['ticks']} aria-hidden="true">
        {film.rounds.map((place, i) => (
          <span key={place} style={{ left: share(place) }}>
            {i % 5 === 0 ? i + 1 : ''}
          </span>
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={film.events.length}
        value={at}
        aria-label={t('viewer.timeline')}
        aria-valuetext={t('viewer.moment', { at, of: film.events.length })}
        onChange={({ target }) => onGo(Number(target.value))}
      />
      <ul className={styles['marks']} aria-label={t('viewer.marks')}>
        {marks.map(({ kind, place, text }) => (
          <li key={`${kind}${place}`} style={{ left: share(place) }} data-kind={kind} data-past={place <= at}>
            <button type="button" title={text} aria-label={text} onClick={() => onGo(place)}>
              <Outline of={ICONS[kind]} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
