import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import { Choice } from '../app/Choice.tsx';
import { Dialog } from '../app/Dialog.tsx';
import type { AnyWebGame } from '../games/face.ts';
import { localArena } from '../local/arena.ts';
import { useBots } from '../local/useBots.ts';
import { useSayings } from '../match/useSayings.ts';
import { USUAL_BOT } from '../pages/startMatch.ts';
import { botAbout, botName } from '../words/bots.ts';
import { sayProblem } from '../words/problem.ts';
import styles from './PlayOn.module.css';

interface PlayOnProps {
  readonly game: AnyWebGame;
  readonly step: number;
  /** The side to suggest. */
  readonly side: string;
  /** False where the game is over, or was played by other rules. */
  readonly possible: boolean;
}

/** From a moment of a replay against the computer, in this browser. */
export function PlayOn({ game, step, side: suggested, possible }: PlayOnProps): ReactElement {
  const { t } = useTranslation('replay');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button disabled={!possible} onClick={() => setOpen(true)}>
        {t('playOn')}
      </Button>
      <Dialog open={isOpen} title={t('playOn')} onClose={() => setOpen(false)}>
        <PlayOnForm game={game} step={step} side={suggested} />
      </Dialog>
    </>
  );
}

function PlayOnForm({ game, step, side: suggested }: Omit<PlayOnProps, 'possible'>): ReactElement {
  const { t } = useTranslation('replay');
  const { t: shared } = useTranslation();
  const navigate = useNavigate();
  const { seatName } = useSayings(game);
  const { bots, failed } = useBots(game.id);
  const [seat, setSeat] = useState(suggested);
  const [bot, setBot] = useState(USUAL_BOT);
  const [problem, setProblem] = useState<string>();
  const [isStarting, setStarting] = useState(false);
  const code = problem ?? failed;
  const start = async (): Promise<void> => {
    setStarting(true);
    const made = await localArena.ask('playOn', { step, seat, bot });
    if (made.ok) return navigate({ to: '/match/$match', params: { match: made.value.match } });
    setStarting(false);
    setProblem(made.error.code);
  };
  return (
    <div className={styles['form']}>
      <p>{t('playOnText', { step })}</p>
      <Choice
        title={shared('play.side')}
        options={game.seats.map((one) => ({ value: one, name: seatName(one) }))}
        value={seat}
        onChange={setSeat}
      />
      <Choice
        title={shared('play.opponent')}
        options={bots.map((name) => ({ value: name, name: botName(shared, name), about: botAbout(game.id, name) }))}
        value={bot}
        onChange={setBot}
      />
      {code !== undefined && <p role="alert">{sayProblem(shared, code, game.id)}</p>}
      <Button look="gold" disabled={isStarting || bots.length === 0} onClick={() => void start()}>
        {isStarting ? shared('play.starting') : t('playOnStart')}
      </Button>
    </div>
  );
}
