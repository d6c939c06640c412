import type { MyMatch } from '@tactarium/protocol';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import type { AnyWebGame } from '../games/face.ts';
import { gameName } from '../games/index.ts';
import { useGames } from '../games/useGame.ts';
import { useGameWords } from '../games/useGameWords.ts';
import { stay } from '../online/link.ts';
import { ask } from '../online/session.ts';
import { useAnswer } from '../online/useAnswer.ts';
import { sayProblem } from '../words/problem.ts';
import styles from './ChallengeList.module.css';
import { sayClock } from './clocks.ts';

/** Milliseconds: somebody else may be faster. */
const LOOK_EVERY = 4_000;

/** Who waits for anybody: of one game, or of all. */
export function ChallengeList({ game }: { readonly game?: string }): ReactElement {
  const { t } = useTranslation();
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<string>();
  const { value, failed } = useAnswer(() => ask((server) => server.challenges()), `challenges ${round}`, LOOK_EVERY);
  const challenges = value?.challenges.filter((one) => game === undefined || one.game === game);
  const faces = useGames(challenges?.map((one) => one.game) ?? []);
  useEffect(stay, []);
  const again = (code: string | undefined): void => {
    setProblem(code);
    setRound(round + 1);
  };
  const trouble = problem ?? failed;
  return (
    <div className={styles['list']}>
      {trouble && <p role="alert">{sayProblem(t, trouble)}</p>}
      {!challenges && !failed && <p>{t('challenges.loading')}</p>}
      {challenges?.length === 0 && <p className={styles['none']}>{t('challenges.none')}</p>}
      <ul>
        {challenges?.map((challenge) => (
          <Challenge key={challenge.id} challenge={challenge} game={faces.get(challenge.game)} onChange={again} />
        ))}
      </ul>
    </div>
  );
}

interface ChallengeProps {
  readonly challenge: MyMatch;
  /** Absent while it is fetched, and where it has no pages. */
  readonly game: AnyWebGame | undefined;
  /** It was withdrawn, or something was refused with this code. */
  readonly onChange: (problem: string | undefined) => void;
}

function Challenge({ challenge, game, onChange }: ChallengeProps): ReactElement {
  const { t } = useTranslation();
  const words = useGameWords(challenge.game);
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const { id, seats, mine } = challenge;
  const maker = seats.find(({ player }) => player);
  const free = seats.find(({ player, bot }) => !player && bot === undefined);
  const accept = async (): Promise<void> => {
    setBusy(true);
    const taken = await ask((server) => server.accept(id));
    if (taken.ok) return navigate({ to: '/match/$match', params: { match: id } });
    setBusy(false);
    onChange(taken.error.code);
  };
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    const withdrawn = await ask((server) => server.withdraw(id));
    onChange(withdrawn.ok ? undefined : withdrawn.error.code);
  };
  const facts = [
    gameName(challenge.game),
    ...(game?.facts(challenge.options, words) ?? []),
    sayClock(t, challenge.clock),
    t(`challenges.counts.${challenge.rated ? 'yes' : 'no'}`),
    ...(game && free && mine === undefined ? [t('join.side', { side: game.seatName(free.seat, words) })] : []),
  ];
  return (
    <li className={styles['challenge']} data-mine={mine !== undefined}>
      {game && <game.Crest options={challenge.options} />}
      <div className={styles['about']}>
        <h3>
          {mine !== undefined ? (
            <Link to="/match/$match" params={{ match: id }}>
              {t('challenges.yours')}
            </Link>
          ) : (
            maker?.player && (
              <Link to="/players/$player" params={{ player: maker.player.id }}>
                {maker.player.name}
              </Link>
            )
          )}
          {mine === undefined && maker?.rating !== undefined && <small>{maker.rating}</small>}
        </h3>
        <p>{facts.join(' · ')}</p>
      </div>
      {mine === undefined ? (
        <Button look="gold" disabled={isBusy} onClick={() => void accept()}>
          {t('challenges.accept')}
        </Button>
      ) : (
        <Button disabled={isBusy} onClick={() => void withdraw()}>
          {t('challenges.withdraw')}
        </Button>
      )}
    </li>
  );
}
