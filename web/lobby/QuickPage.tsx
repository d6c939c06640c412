import type { QuickPace } from '@tactarium/protocol';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import type { AnyWebGame } from '../games/face.ts';
import { GamePage } from '../games/GamePage.tsx';
import { gameName } from '../games/index.ts';
import { useGameWords } from '../games/useGameWords.ts';
import { useBots } from '../local/useBots.ts';
import { timeGone } from '../match/time.ts';
import { useNow } from '../match/useNow.ts';
import { useSession } from '../online/session.ts';
import { startMatch } from '../pages/startMatch.ts';
import { botTitle } from '../words/bots.ts';
import { sayProblem } from '../words/problem.ts';
import { Card, Facts, Ways } from './Card.tsx';
import { PACES, sayClock } from './clocks.ts';
import styles from './QuickPage.module.css';
import { useQuick } from './useQuick.ts';

/** Milliseconds alone, after which a bot is offered. */
const LONELY = 15_000;

/** Waiting for a stranger. A game without pages here is not waited for. */
export function QuickPage(): ReactElement {
  const { game } = useParams({ from: '/quick/$game' });
  return <GamePage id={game}>{(face) => <Waiting game={face} />}</GamePage>;
}

function Waiting({ game }: { readonly game: AnyWebGame }): ReactElement {
  const { t } = useTranslation();
  const words = useGameWords(game.id);
  const navigate = useNavigate();
  const { player } = useSession();
  const { pace = 'calm' }: { readonly pace?: QuickPace } = useSearch({ from: '/quick/$game' });
  const { since, problem, leave } = useQuick(game.id, pace);
  const { bots } = useBots(game.id);
  const gone = useNow(250, true) - since;
  const [leaving, setLeaving] = useState(false);
  const cancel = async (): Promise<void> => {
    setLeaving(true);
    if (!(await leave())) await navigate({ to: '/' });
  };
  const playBot = async (bot: string): Promise<void> => {
    setLeaving(true);
    if (!(await leave())) await startMatch(navigate, { game: game.id, bot, options: game.usual });
  };
  const isGuest = player?.guest !== false;
  const facts = [
    gameName(game.id),
    ...game.facts(game.usual, words),
    sayClock(t, PACES[pace]),
    ...(isGuest ? [] : [t('quick.rated')]),
  ];
  return (
    <Card title={t('quick.title')} lead={t('quick.lead')} icon="hourglass" busy>
      <Facts facts={facts} />
      {isGuest && <p>{t('quick.guest')}</p>}
      <p className={styles['time']} role="timer" aria-label={t('quick.waited', { time: timeGone(gone) })}>
        {timeGone(gone)}
      </p>
      <div role="status">
        {(gone >= LONELY || problem) && (
          <div className={styles['lonely']}>
            <p>{problem ? sayProblem(t, problem) : t('quick.lonely')}</p>
            <Ways>
              {bots.map((bot) => (
                <Button key={bot} disabled={leaving} onClick={() => void playBot(bot)}>
                  {botTitle(t, bot, game.id)}
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
