import { type Chapter, chaptersOf, type Event, type View } from '@tactarium/games/mechs/client';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { itemName, type MechWords, placeName } from '../words/names.ts';
import { meansName, sayEvent } from '../words/sayings.ts';
import styles from './Report.module.css';
import { isResolution, type MechReport, reportOf, turnsOf } from './turns.ts';

/** The battle by turns: a row a mech, and every chapter with all of its rolls. */
export function Report({ view, events }: { readonly view: View; readonly events: readonly Event[] }): ReactElement {
  const { t } = useTranslation('mechs');
  const turns = turnsOf(events);
  // A turn in which nothing was resolved yet is less news than the one before it.
  const last = Math.max(
    0,
    turns.findLastIndex(({ events: told }) => told.some(isResolution)),
  );
  const [chosen, setChosen] = useState<number>();
  const at = Math.min(chosen ?? last, turns.length - 1);
  const shown = turns[at];
  if (!shown) return <p>{t('report.empty')}</p>;
  return (
    <div className={styles['report']}>
      <div className={styles['pages']}>
        <Button look="quiet" disabled={at === 0} aria-label={t('report.earlier')} onClick={() => setChosen(at - 1)}>
          ‹
        </Button>
        <h3>{shown.turn === 0 ? t('report.before') : t('report.turn', { turn: shown.turn })}</h3>
        <Button
          look="quiet"
          disabled={at === turns.length - 1}
          aria-label={t('report.later')}
          onClick={() => setChosen(at + 1)}
        >
          ›
        </Button>
      </div>
      <Rows reports={reportOf(view, shown.events)} />
      <h4>{t('report.chapters')}</h4>
      {withoutDeeds(chaptersOf(shown.events)).map((chapter, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chapters of a turn only grow.
        <ChapterOf key={n} chapter={chapter} />
      ))}
    </div>
  );
}

/** Moves and declarations in a row are one chapter: what is read first is what came of them. */
function withoutDeeds(chapters: readonly Chapter[]): readonly Chapter[] {
  const merged: Chapter[] = [];
  for (const chapter of chapters) {
    const last = merged.at(-1);
    if (chapter.about !== 'deed' && chapter.about !== 'turn') merged.push(chapter);
    else if (last?.about === 'turn')
      merged[merged.length - 1] = { ...last, events: [...last.events, ...chapter.events] };
    else merged.push({ about: 'turn', events: chapter.events });
  }
  return merged;
}

function Rows({ reports }: { readonly reports: readonly MechReport[] }): ReactElement {
  const { t } = useTranslation('mechs');
  return (
    <div className={styles['scroll']}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('report.mech')}</th>
            <th scope="col">{t('report.dealt')}</th>
            <th scope="col">{t('report.taken')}</th>
            <th scope="col">{t('report.lost')}</th>
            <th scope="col">{t('report.heat')}</th>
          </tr>
        </thead>
        <tbody>
          {reports.map((report) => (
            <tr key={report.mech} data-report={report.mech}>
              <th scope="row">{report.mech}</th>
              <td>{report.dealt}</td>
              <td>{report.taken === 0 ? 0 : `${report.taken} (${sayPlaces(report)})`}</td>
              <td>{sayLosses(t, report)}</td>
              <td>{report.heat ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const sayPlaces = ({ takenAt }: MechReport): string =>
  Object.entries(takenAt)
    .map(([location, damage]) => `${location}\u00a0${damage}`)
    .join(', ');

/** What was hit several times is named once. */
function sayLosses(t: MechWords, { lost, slots }: MechReport): string {
  const times = (slot: string): number => slots.filter((one) => one === slot).length;
  const equipment = [...new Set(slots)].map((slot) =>
    times(slot) > 1 ? `${itemName(t, slot)}\u00a0×\u00a0${times(slot)}` : itemName(t, slot),
  );
  return [...lost.map((location) => placeName(t, location)), ...equipment].join(', ') || t('report.nothing');
}

function ChapterOf({ chapter }: { readonly chapter: Chapter }): ReactElement | null {
  const { t } = useTranslation('mechs');
  const sentences = chapter.events.flatMap((event) => sayEvent(t, event) ?? []);
  if (sentences.length === 0) return null;
  const title = titleOf(t, chapter);
  if (sentences.length === 1) return <p className={styles['single']}>{sentences[0]}</p>;
  return (
    <details>
      <summary>{title}</summary>
      <ol>
        {sentences.map((sentence, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a chapter stay where they are.
          <li key={n}>{sentence}</li>
        ))}
      </ol>
    </details>
  );
}

function titleOf(t: MechWords, { about, mech = '', events: [first] }: Chapter): string {
  if (first?.type === 'attack_resolved') {
    const roll = first.roll ?? 0;
    const what = t(first.hit ? 'report.attackHit' : 'report.attackMiss', { roll, number: first.number });
    return t('report.attack', { mech, target: first.target, what: `${meansName(t, first)}, ${what}` });
  }
  return about === 'attack' ? mech : t(`report.chapter.${about}`, { mech });
}
