import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../../app/Button.tsx';
import { Choice } from '../../app/Choice.tsx';
import { Dialog } from '../../app/Dialog.tsx';
import type { AnyWebGame } from '../../games/face.ts';
import { sayProblem } from '../../words/problem.ts';
import { saveAs } from '../file.ts';
import styles from './SaveFilm.module.css';
import { everyOf, PACES, type Pace, secondsOf, shotsOf, WIDTHS, type Width, within } from './shots.ts';
import { useRecorder } from './useRecorder.ts';

export interface SaveFilmProps {
  readonly game: AnyWebGame;
  /** In the order of the seats. */
  readonly names: readonly string[];
  /** Where play begins, what is looked at now, and the last step. */
  readonly opening: number;
  readonly step: number;
  readonly last: number;
  /** The seat whose view is shown, or nobody's; and the one whose side is below. */
  readonly eyes: string;
  readonly from: string;
  readonly onClose: () => void;
}

const KEYS = <T extends string>(of: Readonly<Record<T, unknown>>): readonly T[] => Object.keys(of) as T[];

/** A stretch of the open replay as a moving picture, made in this browser. */
export function SaveFilm(props: SaveFilmProps): ReactElement {
  const { game, opening, step, last, onClose } = props;
  const { t } = useTranslation('clip');
  const { t: shared, i18n } = useTranslation();
  const [from, setFrom] = useState(String(opening));
  const [to, setTo] = useState(String(last));
  const [pace, setPace] = useState<Pace>('brisk');
  const [width, setWidth] = useState<Width>('medium');
  const { status, canvas, start, cancel, forget } = useRecorder(props);
  const stretch = within({ from: Number(from), to: Number(to) }, last);
  const shots = shotsOf(stretch, pace);
  const every = everyOf(stretch);
  const name = `tactarium-${game.id}-${stretch.from}-${stretch.to}.gif`;
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
            void start(shots, WIDTHS[width]);
          }}
        >
          <p className={styles['soft']}>{t('lead')}</p>
          <div className={styles['stretch']}>
            <label>
              {t('from')}
              <input
                type="number"
                min="0"
                max={last}
                required
                value={from}
                onChange={({ target }) => setFrom(target.value)}
              />
            </label>
            <label>
              {t('to')}
              <input
                type="number"
                min="0"
                max={last}
                required
                value={to}
                onChange={({ target }) => setTo(target.value)}
              />
            </label>
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
              {status.problem === 'film/failed' ? t('failed') : sayProblem(shared, status.problem, game.id)}
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
