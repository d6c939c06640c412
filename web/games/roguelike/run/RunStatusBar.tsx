import { battleOf, goldFor, type View } from '@tactarium/games/roguelike/client';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { Way } from '../../../app/Way.tsx';
import { Outline } from '../../../art/Icon.tsx';
import { factionName, leaderName } from '../names.ts';
import { MARKS } from '../pictures/marks.ts';
import { sayDay } from './day.ts';
import { LeaderPortrait } from './LeaderPortrait.tsx';
import { RunRules } from './RunRules.tsx';
import styles from './RunStatusBar.module.css';
import { isRated } from './useRun.ts';

/** Few ask for it: a page of a run does without. */
const Dialog = lazy(async () => ({ default: (await import('../../../app/Dialog.tsx')).Dialog }));

const WINS = 9;
const LIVES = 4;
const numbersTo = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1);
const CRUMBS = ['draft', 'battle', 'shop', 'result'] as const;

interface RunStatusBarProps {
  readonly view: View;
  readonly id: string;
  readonly page: string;
  onAbandon(): void;
}

/** How the run stands: wins as lamps, lives as hearts, gold, and what the next win pays. */
export function RunStatusBar({ view, id, page, onAbandon }: RunStatusBarProps): ReactElement {
  const { t, i18n } = useTranslation('roguelike');
  // Absent until it was asked for the first time.
  const [asking, setAsking] = useState<boolean>();
  const { wins, losses, gold, streak, rating, leader, faction, status, hand, deck, house } = view;
  const rated = isRated(id, view);
  const cost = house.day !== undefined ? 'day' : !rated ? 'practice' : view.opponent ? 'costs' : 'free';
  const bound = hand
    .filter(({ fresh }) => fresh)
    .reduce((sum, { card }) => sum + (deck.find((one) => one.card === card)?.cost ?? 0), 0);
  return (
    <section className={styles['bar']} aria-label={t('bar.label')}>
      <LeaderPortrait leader={leader} small />
      <div className={styles['who']}>
        <strong>{leaderName(leader)}</strong>
        <span>{factionName(faction)}</span>
      </div>
      <div className={styles['count']} role="img" aria-label={t('bar.wins', { wins, of: WINS })}>
        {numbersTo(WINS).map((number) => (
          <span key={number} className={styles['lamp']} data-lit={number <= wins} />
        ))}
      </div>
      <div className={styles['count']} role="img" aria-label={t('bar.lives', { count: LIVES - losses })}>
        {numbersTo(LIVES).map((number) => (
          <span key={number} className={styles['heart']} data-lit={number <= LIVES - losses}>
            <Outline of={MARKS.life} />
          </span>
        ))}
      </div>
      <div className={styles['gold']} title={t('bar.goldHint', { bound })}>
        <Outline of={MARKS.gold} />
        <span aria-live="polite">
          <span className="hidden-text">{t('bar.gold')} </span>
          {gold}
        </span>
        {bound > 0 && <small>{t('bar.bound', { bound })}</small>}
      </div>
      <div className={styles['facts']}>
        {status === 'active' && <span>{t('bar.battle', { number: battleOf(view) })}</span>}
        {status === 'active' && (
          <span>
            {t('bar.nextWin', { gold: goldFor('win', streak + 1) })}
            {streak > 1 && ` · ${t('bar.streak', { count: streak })}`}
          </span>
        )}
        {rated && <span>{t('bar.rating', { rating })}</span>}
        {house.day !== undefined && <span>{t('day.of', { date: sayDay(house.day, i18n.language) })}</span>}
      </div>
      <ol className={styles['crumbs']} aria-label={t('bar.steps')}>
        {CRUMBS.map((crumb) => (
          <li key={crumb} aria-current={crumb === page ? 'step' : undefined}>
            {t(`step.${crumb}`)}
          </li>
        ))}
      </ol>
      <RunRules />
      {status === 'active' && (
        <Button look="quiet" onClick={() => setAsking(true)}>
          {t('bar.abandon')}
        </Button>
      )}
      {asking !== undefined && (
        <Suspense>
          <Dialog open={asking} title={t('abandon.title')} onClose={() => setAsking(false)}>
            <p>{t(`abandon.${cost}`)}</p>
            <div className={styles['sure']}>
              <Button onClick={() => setAsking(false)}>{t('abandon.no')}</Button>
              <Button
                look="danger"
                onClick={() => {
                  setAsking(false);
                  onAbandon();
                }}
              >
                {t('abandon.yes')}
              </Button>
            </div>
          </Dialog>
        </Suspense>
      )}
      <Way href={`/codex?from=${id}`} className={styles['codex'] ?? ''}>
        {t('codex.title')}
      </Way>
    </section>
  );
}
