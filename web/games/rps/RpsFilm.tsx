import type { Verdict } from '@tactarium/engine';
import { type Event, SEATS, type View } from '@tactarium/games/rps/client';
import { type KeyboardEvent, type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/Button.tsx';
import { ShareLink } from '../../app/ShareLink.tsx';
import { useTitle } from '../../app/useTitle.ts';
import type { Film } from '../../local/messages.ts';
import { isOnline } from '../../online/ids.ts';
import { useNames } from '../../online/useNames.ts';
import { download } from '../../replay/file.ts';
import type { TFunction } from '../../words/index.ts';
import { indexOf } from './board.ts';
import { openView } from './openView.ts';
import { Board } from './parts/Board.tsx';
import { PlayerPanel } from './parts/PlayerPanel.tsx';
import styles from './RpsFilm.module.css';
import { sayCell, sayEvent } from './words.ts';

/** Milliseconds between two steps. */
const PACE = 900;
const NOWHERE: ReadonlySet<number> = new Set();

interface RpsFilmProps {
  readonly film: Film;
  readonly onClose: () => void;
  /** Which match it is; absent when it is from a file. */
  readonly match?: string | undefined;
}

/** A recorded game, step by step, with everything revealed. */
export function RpsFilm({ film, onClose, match }: RpsFilmProps): ReactElement {
  const { t } = useTranslation();
  const last = film.steps.length - 1;
  const [wanted, setStep] = useState(0);
  const [running, setRunning] = useState(false);
  const step = Math.min(wanted, last);
  const names = useNames(match);
  useTitle(t('replay.title'));
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => (step < last ? setStep(step + 1) : setRunning(false)), PACE);
    return () => clearTimeout(timer);
  }, [running, step, last]);

  const go = (to: number): void => {
    setRunning(false);
    setStep(Math.max(0, Math.min(last, to)));
  };
  const toggle = (): void => {
    if (step === last) setStep(0);
    setRunning(!running);
  };
  const press = (event: KeyboardEvent): void => {
    // Inside the board the arrows go from cell to cell, on the slider they are its own.
    if (event.target instanceof Element && event.target.closest('[role="grid"], input')) return;
    if (event.key === 'ArrowRight') go(step + 1);
    else if (event.key === 'ArrowLeft') go(step - 1);
  };

  const { views, events } = film.steps[step]!;
  const view = openView(views as readonly View[]);
  const told = events as readonly Event[];
  return (
    <main className={styles['film']} onKeyDown={press}>
      <h1 className="hidden-text">{t('replay.title')}</h1>
      <div className={styles['left']}>
        {SEATS.map((seat) => (
          <PlayerPanel
            key={seat}
            view={view}
            seat={seat}
            name={names[seat] ?? t(`side.${seat}`)}
            acting={view.turn === seat}
          />
        ))}
      </div>
      <div className={styles['table']}>
        <Board
          view={view}
          label={t('rps.board')}
          labelOf={(index) => sayCell(t, view, index, false)}
          targets={NOWHERE}
          trace={traceOf(view, told)}
          moment={step}
          canLift={() => false}
        />
      </div>
      <div className={styles['right']}>
        <section className={styles['told']} aria-live="polite">
          <h2>{t('replay.step', { step, steps: last })}</h2>
          {told.length === 0 && <p>{t('replay.beginning')}</p>}
          {told.map((event) => (
            <p key={JSON.stringify(event)}>{sayEvent(t, event, 'spectator')}</p>
          ))}
        </section>
        <label className={styles['slider']}>
          <span className="hidden-text">{t('replay.position')}</span>
          <input type="range" min="0" max={last} value={step} onChange={({ target }) => go(Number(target.value))} />
        </label>
        <div className={styles['buttons']}>
          <Button onClick={() => go(0)}>{t('replay.first')}</Button>
          <Button onClick={() => go(step - 1)}>{t('replay.back')}</Button>
          <Button onClick={() => go(step + 1)}>{t('replay.next')}</Button>
          <Button onClick={() => go(last)}>{t('replay.last')}</Button>
        </div>
        <Button look="gold" onClick={toggle}>
          {t(running ? 'replay.pause' : 'replay.play')}
        </Button>
        <p className={styles['verdict']} data-is={film.verdict.is}>
          {sayVerdict(t, film.verdict)}
        </p>
        {match !== undefined && isOnline(match) && (
          <ShareLink label={t('replay.share')} url={location.href} title={t('replay.title')} />
        )}
        <div className={styles['ways']}>
          <Button look="quiet" onClick={() => download(film.replay)}>
            {t('replay.download')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('replay.another')}
          </Button>
        </div>
      </div>
    </main>
  );
}

function sayVerdict(t: TFunction, verdict: Verdict): string {
  switch (verdict.is) {
    case 'verified':
      return t('replay.verified');
    case 'made under other rules':
      return t('replay.otherRules', { rules: verdict.rules });
    case 'broken':
      return t('replay.broken', { why: verdict.why });
  }
}

function traceOf(view: View, events: readonly Event[]): readonly [number, number] | undefined {
  for (const event of events) {
    if (event.type === 'moved') return [indexOf(view, event.from), indexOf(view, event.to)];
    if (event.type === 'fought' || event.type === 'tied') return [indexOf(view, event.from), indexOf(view, event.at)];
  }
  return undefined;
}
