import type { Chapter, Event, PlateName, View } from '@tactarium/games/mechs/client';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { usePhone } from '../../../match/parts/Details.tsx';
import { HeatBar } from '../plan/Heat.tsx';
import { thresholdsOf } from '../sheet/HeatScale.tsx';
import { Silhouette } from '../sheet/Silhouette.tsx';
import type { MechWords } from '../words/names.ts';
import { meansName, sayEvent } from '../words/sayings.ts';
import styles from './Report.module.css';
import { chapterNow } from './turns.ts';

interface ResolutionProps {
  readonly view: View;
  readonly log: readonly Event[];
  readonly playing: Event | undefined;
  readonly onHurry: () => void;
}

/** The attack that is being resolved, down to the critical slot, beside the map. */
export function Resolution({ view, log, playing, onHurry }: ResolutionProps): ReactElement | null {
  const { t } = useTranslation('mechs');
  const now = chapterNow(log, playing);
  const isPhone = usePhone();
  const lines = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is brought into sight when there is one.
  useEffect(() => {
    const { current } = lines;
    if (!current) return;
    current.scrollTop = current.scrollHeight;
    // A line that is half out of sight fades instead of being cut.
    current.dataset['more'] = String(current.scrollTop > 0);
  }, [now?.chapter.events.length]);
  if (!now) return null;
  const { chapter, number } = now;
  const [first] = chapter.events;
  const attack = first?.type === 'attack_resolved' ? first : undefined;
  const victim = view.mechs.find(({ id }) => id === (attack?.target ?? chapter.mech));
  const last = chapter.events.at(-1);
  const settled = chapter.events.find((event) => event.type === 'heat_settled');
  return (
    <section className={styles['resolution']} aria-label={t('film.title')} data-chapter={chapter.about}>
      {victim && (
        <div className={styles['victim']}>
          <Silhouette design={victim.design} record={victim} flash={plateIn(last)} />
          <b>{victim.id}</b>
        </div>
      )}
      <div>
        <h3>
          {attack ? `${number}. ${attack.mech} → ${attack.target}` : titleOf(t, chapter)}
          {attack && <small>{meansName(t, attack)}</small>}
        </h3>
        {attack?.roll !== undefined && (
          <p className={styles['dice']} data-hit={attack.hit}>
            <strong>{t('film.needs', { roll: attack.roll, number: attack.number })}</strong>{' '}
            {t(attack.hit ? 'film.hit' : 'film.miss')}
          </p>
        )}
        <ol ref={lines}>
          {chapter.events.slice(attack ? 1 : 0).map((event, n) => {
            const sentence = sayEvent(t, event);
            // biome-ignore lint/suspicious/noArrayIndexKey: a chapter only grows.
            return sentence && <li key={n}>{sentence}</li>;
          })}
        </ol>
        {settled && victim && (
          <HeatBar now={victim.heat} after={settled.heat} marks={thresholdsOf(t, view.rules).map(({ from }) => from)} />
        )}
      </div>
      {/* A phone has it in the bar below the map. */}
      {!isPhone && (
        <Button look="quiet" onClick={onHurry} aria-keyshortcuts="Space">
          {t('film.skip')}
        </Button>
      )}
    </section>
  );
}

function titleOf(t: MechWords, { about, mech = '' }: Chapter): string {
  return about === 'heat' || about === 'strain' ? t(`report.chapter.${about}`, { mech }) : t('film.title');
}

function plateIn(event: Event | undefined): PlateName | undefined {
  if (event?.type === 'damaged') return event.plate;
  return event && 'location' in event ? event.location : undefined;
}
