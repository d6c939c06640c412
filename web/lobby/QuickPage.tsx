import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import { timeGone } from '../match/time.ts';
import { useNow } from '../match/useNow.ts';
import { startMatch, USUAL } from '../pages/startMatch.ts';
import { botName } from '../words/bots.ts';
import { sayProblem } from '../words/problem.ts';
import { Card, Facts, Ways } from './Card.tsx';
import { PACES, sayClock } from './clocks.ts';
import styles from './QuickPage.module.css';
import { useQuick } from './useQuick.ts';

/** Milliseconds alone, after which a bot is offered. */
const LONELY = 15_000;
const BOTS = ['baby', 'normal', 'hard', 'nightmare'] as const;

/** Waiting for a stranger. */
export function QuickPage(): ReactElement {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { since, problem, leave } = useQuick('rps');
  const gone = useNow(250, true) - since;
  const [leaving, setLeaving] = useState(false);
  const cancel = async (): Promise<void> => {
    setLeaving(true);
    if (!(await leave())) await navigate({ to: '/' });
  };
  const playBot = async (bot: string): Promise<void> => {
    setLeaving(true);
    if (!(await leave())) await startMatch(navigate, { ...USUAL, bot });
  };
  return (
    <Card title={t('quick.title')} lead={t('quick.lead')} icon="hourglass" busy>
      <Facts facts={[t('rps.name'), t('variant.classic.name'), sayClock(t, PACES.calm), t('quick.rated')]} />
      <p className={styles['time']} role="timer" aria-label={t('quick.waited', { time: timeGone(gone) })}>
        {timeGone(gone)}
      </p>
      {problem && <p role="alert">{sayProblem(t, problem)}</p>}
      <div role="status">
        {gone >= LONELY && (
          <div className={styles['lonely']}>
            <p>{t('quick.lonely')}</p>
            <Ways>
              {BOTS.map((bot) => (
                <Button key={bot} disabled={leaving} onClick={() => void playBot(bot)}>
                  {t('bot.name', { name: botName(t, bot) })}
                </Button>
              ))}
            </Ways>
          </div>
        )}
      </div>
      <Ways>
        <Button look="quiet" disabled={leaving} onClick={() => void cancel()}>
          {t('quick.cancel')}
        </Button>
      </Ways>
    </Card>
  );
}
