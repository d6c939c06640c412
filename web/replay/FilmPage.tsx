import type { Verdict } from '@tactarium/engine';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import { ShareLink } from '../app/ShareLink.tsx';
import { useTitle } from '../app/useTitle.ts';
import type { AnyWebGame, GameView } from '../games/face.ts';
import type { FilmInfo } from '../local/messages.ts';
import { Loading } from '../match/parts/Loading.tsx';
import { PlayerPanel } from '../match/parts/PlayerPanel.tsx';
import { useSayings } from '../match/useSayings.ts';
import { isOnline } from '../online/ids.ts';
import type { TFunction } from '../words/index.ts';
import styles from './FilmPage.module.css';
import { download } from './file.ts';
import { useFrame } from './useFrame.ts';
import { useSitters } from './useSitters.ts';

/** Milliseconds between two steps. */
const PACE = 900;

interface FilmPageProps {
  readonly game: AnyWebGame;
  readonly film: FilmInfo;
  readonly onClose: () => void;
  /** Which match it is; absent when it is from a file. */
  readonly match?: string | undefined;
}

/** A recorded game, step by step, with everything revealed. */
export function FilmPage({ game, film, onClose, match }: FilmPageProps): ReactElement {
  const { t } = useTranslation();
  const { seatName, sayEvent } = useSayings(game);
  const last = film.length;
  const [step, setStep] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const { names, mine } = useSitters(match);
  const frame = useFrame(film, step);
  useTitle(t('replay.title'));
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => (step < last ? setStep(step + 1) : setRunning(false)), PACE);
    return () => clearTimeout(timer);
  }, [isRunning, step, last]);

  const go = (to: number): void => {
    setRunning(false);
    setStep(Math.max(0, Math.min(last, to)));
  };
  const toggle = (): void => {
    if (step === last) setStep(0);
    setRunning(!isRunning);
  };
  useArrowKeys((by) => go(step + by));

  if (!frame) return <Loading />;
  const views = frame.views as readonly GameView[];
  const view = game.openView(views);
  const sentences = frame.events.flatMap((event) => sayEvent(event, 'spectator') ?? []);
  return (
    <main className={styles['film']}>
      <h1 className="hidden-text">{t('replay.title')}</h1>
      <div className={styles['left']}>
        {game.seats.map((seat) => (
          <PlayerPanel
            key={seat}
            game={game}
            view={view}
            seat={seat}
            name={names[seat] ?? seatName(seat)}
            options={film.replay.options}
            acting={game.acts(view, seat)}
          />
        ))}
      </div>
      <div className={styles['table']}>
        <game.Replay views={views} events={frame.events} step={frame.step} from={mine ?? 'spectator'} />
      </div>
      <div className={styles['right']}>
        <section className={styles['told']} aria-live="polite">
          <h2>{t('replay.step', { step, steps: last })}</h2>
          {frame.events.length === 0 && <p>{t('replay.beginning')}</p>}
          {sentences.map((sentence, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of one step do not change places.
            <p key={i}>{sentence}</p>
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
          {t(isRunning ? 'replay.pause' : 'replay.play')}
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

/** Left and right go back and on at once, whatever has the focus: but on a board and a slider they are its own. */
function useArrowKeys(onStep: (by: number) => void): void {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent): void => {
      if (target instanceof Element && target.closest('[role="grid"], input')) return;
      if (key === 'ArrowRight') onStep(1);
      else if (key === 'ArrowLeft') onStep(-1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onStep]);
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
