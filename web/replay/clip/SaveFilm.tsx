import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../../app/Button.tsx';
import { Choice } from '../../app/Choice.tsx';
import { Dialog } from '../../app/Dialog.tsx';
import { sayProblem } from '../../words/problem.ts';
import { saveAs } from '../file.ts';
import styles from './SaveFilm.module.css';
import {
  everyOf,
  FORMATS,
  type Format,
  PACES,
  type Pace,
  secondsOf,
  shotsOf,
  WIDTHS,
  type Width,
  within,
} from './shots.ts';
import type { Story } from './story.ts';
import { useRecorder } from './useRecorder.ts';
import { canFilm } from './video.ts';

interface SaveFilmProps {
  /** The game's id. */
  readonly game: string;
  readonly story: Story;
  /** Where play begins, and what is looked at now. */
  readonly opening: number;
  readonly step: number;
  readonly pace?: Pace;
  readonly onClose: () => void;
}

const KEYS = <T extends string>(of: Readonly<Record<T, unknown>>): readonly T[] => Object.keys(of) as T[];

/** A stretch of something that is over as a moving picture, made in this browser. */
export function SaveFilm({ game, story, opening, step, pace: usual = 'brisk', onClose }: SaveFilmProps): ReactElement {
  const { last } = story;
  const { t } = useTranslation('clip');
  const { t: shared, i18n } = useTranslation();
  const [from, setFrom] = useState(String(opening));
  const [to, setTo] = useState(String(last));
  const [pace, setPace] = useState<Pace>(usual);
  const [width, setWidth] = useState<Width>('medium');
  const [format, setFormat] = useState<Format>('gif');
  const formats = useFormats();
  const { status, canvas, start, cancel, forget } = useRecorder(story);
  const stretch = within({ from: Number(from), to: Number(to) }, last);
  const shots = shotsOf(stretch, pace);
  const every = everyOf(stretch);
  const name = `tactarium-${game}-${stretch.from}-${stretch.to}.${format}`;
  return (
    <Dialog open title={t('title')} onClose={onClose} className={styles['dialog']}>
      <div className={styles['painting']} hidden={status.is !== 'making'} aria-hidden="true">
        <canvas ref={canvas} />
      </div>
      {status.is === 'making' && (
        <div className={styles['form']}>
          <progress aria-label={t('progress')} value={status.done} max={shots.length} />
          <p>{t('making', { done: status.done, frames: shots.length })}</p>
          <Button onClick={cancel}>{t('cancel')}</Button>
        </div>
      )}
      {status.is === 'done' && (
        <div className={styles['form']}>
          <p role="status">{t('done', { size: megabytes(status.film, i18n.language) })}</p>
          <Button look="gold" onClick={() => saveAs(status.film, name)}>
            {t('save')}
          </Button>
          <ShareButton film={new File([status.film], name, { type: status.film.type })} />
          <Button look="quiet" onClick={forget}>
            {t('again')}
          </Button>
        </div>
      )}
      {status.is === 'waiting' && (
        <form
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault();
            void start(shots, format, WIDTHS[width]);
          }}
        >
          <p className={styles['soft']}>{t('lead')}</p>
          <div className={styles['stretch']}>
            <StepField label={t('from')} last={last} value={from} onChange={setFrom} />
            <StepField label={t('to')} last={last} value={to} onChange={setTo} />
            <Button look="quiet" onClick={() => setFrom(String(step))}>
              {t('here')}
            </Button>
          </div>
          <Choice
            title={t('pace')}
            options={KEYS(PACES).map((value) => ({ value, name: t(`paces.${value}`) }))}
            value={pace}
            onChange={setPace}
          />
          {formats.length > 1 && (
            <Choice
              title={t('format')}
              options={formats.map((value) => ({ value, name: t(`formats.${value}`), about: t(`abouts.${value}`) }))}
              value={format}
              onChange={setFormat}
            />
          )}
          <Choice
            title={t('size')}
            options={KEYS(WIDTHS).map((value) => ({
              value,
              name: t(`sizes.${value}`),
              about: t('pixels', { count: WIDTHS[value] }),
            }))}
            value={width}
            onChange={setWidth}
          />
          <p className={styles['soft']} aria-live="polite">
            {t('frames', { count: shots.length, seconds: secondsOf(shots) })} {every > 1 && t('every', { every })}
          </p>
          {status.wasCancelled && <p role="status">{t('cancelled')}</p>}
          {status.problem !== undefined && (
            <p role="alert">
              {status.problem === 'film/failed' ? t('failed') : sayProblem(shared, status.problem, game)}
            </p>
          )}
          <button type="submit" className={buttonLook('gold')}>
            {t('make')}
          </button>
        </form>
      )}
    </Dialog>
  );
}

interface StepFieldProps {
  readonly label: string;
  readonly last: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const StepField = ({ label, last, value, onChange }: StepFieldProps): ReactElement => (
  <label>
    {label}
    <input type="number" min="0" max={last} required value={value} onChange={({ target }) => onChange(target.value)} />
  </label>
);

/** What this browser can write: a GIF always. */
function useFormats(): readonly Format[] {
  const [formats, setFormats] = useState<readonly Format[]>(['gif']);
  useEffect(() => {
    let isGone = false;
    void canFilm().then((can) => can && !isGone && setFormats(FORMATS));
    return () => {
      isGone = true;
    };
  }, []);
  return formats;
}

const megabytes = ({ size }: Blob, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(
    Math.max(0.1, size / 1_000_000),
  );

/** Where the browser can hand files to other programs: phones, mostly. */
function ShareButton({ film }: { readonly film: File }): ReactElement | null {
  const { t } = useTranslation('clip');
  if (!navigator.canShare?.({ files: [film] })) return null;
  // Whoever changes their mind there has cancelled: that is no fault.
  const share = (): Promise<void> => navigator.share({ files: [film] }).catch(() => {});
  return <Button onClick={() => void share()}>{t('share')}</Button>;
}
