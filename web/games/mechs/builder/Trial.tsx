import { type JsonObject, wilson } from '@tactarium/engine';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { Choice } from '../../../app/Choice.tsx';
import type { Tally } from '../../../local/trial.ts';
import { useTrial } from '../../../local/useTrial.ts';
import { botName } from '../../../words/bots.ts';
import { sayProblem } from '../../../words/problem.ts';
import styles from './Workshop.module.css';

const GAMES = ['5', '20', '100'] as const;
const BOTS = ['normal', 'hard'] as const;

/** Lets bots fight the battle a few times, and says what that shows, and what not. */
export function Trial({
  options,
  canStart,
}: {
  readonly options: JsonObject;
  readonly canStart: boolean;
}): ReactElement {
  const { t } = useTranslation('workshop');
  const { t: shared } = useTranslation();
  const { trial, start, stop } = useTrial();
  const [games, setGames] = useState<(typeof GAMES)[number]>('20');
  const [bot, setBot] = useState<(typeof BOTS)[number]>('normal');
  const [tried, setTried] = useState('');
  const now = JSON.stringify(options);
  const { status, tally, code } = trial;
  const begin = (): void => {
    setTried(now);
    start({ game: 'mechs', options, bot, games: Number(games) });
  };
  return (
    <section className={styles['panel']}>
      <h2>{t('trial.title')}</h2>
      <p className={styles['soft']}>{t('trial.about')}</p>
      <div className={styles['pair']}>
        <Choice
          title={t('trial.games')}
          options={GAMES.map((value) => ({ value, name: value }))}
          value={games}
          onChange={setGames}
        />
        <Choice
          title={t('trial.bot')}
          options={BOTS.map((value) => ({ value, name: botName(shared, value) }))}
          value={bot}
          onChange={setBot}
        />
      </div>
      <div className={styles['buttons']}>
        {status === 'running' ? (
          <Button onClick={stop}>{t('trial.stop')}</Button>
        ) : (
          <Button disabled={!canStart} onClick={begin}>
            {t(status === 'idle' ? 'trial.start' : 'trial.again')}
          </Button>
        )}
      </div>
      {status === 'running' && (
        <div className={styles['progress']}>
          <progress value={tally?.played ?? 0} max={Number(tally?.games ?? games)} aria-label={t('trial.title')} />
          <span>{tally ? t('trial.progress', { ...tally }) : t('trial.starting')}</span>
        </div>
      )}
      {status === 'failed' && <p role="alert">{sayProblem(shared, code, 'mechs')}</p>}
      <div role="status" className={styles['result']} data-trial={status}>
        {status === 'stopped' && <p>{t('trial.stopped')}</p>}
        {tally && status !== 'running' && <Result tally={tally} />}
        {tally && status !== 'running' && tried !== now && <p className={styles['soft']}>{t('trial.changed')}</p>}
      </div>
    </section>
  );
}

const percent = (share: number): number => Math.round(100 * share);

function Result({ tally }: { readonly tally: Tally }): ReactElement {
  const { t } = useTranslation('workshop');
  const { wins, draws, played } = tally;
  const [a = 0, b = 0] = wins;
  const share = (a + draws / 2) / played;
  const [low, high] = wilson(share, played);
  const turns = tally.turns.toSorted((one, other) => one - other);
  const favoured = low > 0.5 ? 'a' : high < 0.5 ? 'b' : undefined;
  return (
    <>
      <div className={styles['interval']} aria-hidden="true">
        <i className={styles['range']} style={{ left: `${100 * low}%`, right: `${100 - 100 * high}%` }} />
        <i className={styles['half']} />
        <i className={styles['point']} style={{ left: `${100 * share}%` }} />
        <span>A</span>
        <span>B</span>
      </div>
      <p>{t('trial.result', { a, b, draws, played })}</p>
      <p>{t('trial.share', { share: percent(share), low: percent(low), high: percent(high) })}</p>
      <p>
        {favoured ? t('trial.unfair', { side: t(`force.${favoured}`) }) : t('trial.fair')}{' '}
        {t('trial.turns', {
          median: turns[Math.trunc(turns.length / 2)] ?? 0,
          least: turns[0] ?? 0,
          most: turns.at(-1) ?? 0,
        })}
      </p>
    </>
  );
}
