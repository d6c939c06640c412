import { err } from '@tactarium/engine';
import type { MyMatch } from '@tactarium/protocol';
import { Link, Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../app/Button.tsx';
import { Trouble } from '../app/Trouble.tsx';
import type { AnyWebGame } from '../games/face.ts';
import { GamePage } from '../games/GamePage.tsx';
import { gameName } from '../games/index.ts';
import { useGameWords } from '../games/useGameWords.ts';
import { readCode } from '../online/ids.ts';
import { ask } from '../online/session.ts';
import { useAnswer } from '../online/useAnswer.ts';
import { sayProblem } from '../words/problem.ts';
import { Card, Facts, Ways } from './Card.tsx';
import { sayClock } from './clocks.ts';
import { Gone, OtherGame } from './Gone.tsx';

/** What a friend's link opens: who invites to what, and a way in. */
export function JoinPage(): ReactElement {
  const { t } = useTranslation();
  const { code: text } = useParams({ from: '/join/$code' });
  const code = readCode(text);
  const { value: match, failed } = useAnswer(
    () => (code === undefined ? NO_CODE : ask((server) => server.invited(code))),
    `invite ${code}`,
  );
  if (failed === 'invite/not-found') return <Gone />;
  if (failed) return <Trouble code={failed} />;
  if (!match) return <Card title={t('join.loading')} icon="hourglass" busy />;
  if (match.mine !== undefined) return <Navigate to="/match/$match" params={{ match: match.id }} replace />;
  switch (match.status) {
    case 'void':
      return <Gone />;
    case 'open':
      return (
        <GamePage id={match.game} invite={code!}>
          {(game) => <Invited game={game} match={match} code={code!} />}
        </GamePage>
      );
    case 'live':
    case 'over':
      return <Full match={match} />;
  }
}

const NO_CODE = Promise.resolve(err({ code: 'invite/not-found' }));

interface InvitedProps {
  readonly game: AnyWebGame;
  readonly match: MyMatch;
  readonly code: string;
}

function Invited({ game, match, code }: InvitedProps): ReactElement {
  const { t } = useTranslation();
  const words = useGameWords(game.id);
  const navigate = useNavigate();
  const [joining, setJoining] = useState(false);
  const [problem, setProblem] = useState<string>();
  const join = async (): Promise<void> => {
    setJoining(true);
    const joined = await ask((server) => server.join(code));
    setJoining(false);
    if (joined.ok) await navigate({ to: '/match/$match', params: { match: joined.value.id }, replace: true });
    else setProblem(joined.error.code);
  };
  if (problem === 'match/full') return <Full match={match} />;
  const host = match.seats.find(({ player }) => player)?.player?.name ?? '';
  const free = match.seats.find(({ player, bot }) => !player && bot === undefined);
  return (
    <Card title={t('join.from', { name: host })} icon="swords">
      <Facts
        facts={[
          gameName(game.id),
          ...game.facts(match.options, words),
          sayClock(t, match.clock),
          ...(free ? [t('join.side', { side: game.seatName(free.seat, words) })] : []),
        ]}
      />
      {problem && <p role="alert">{sayProblem(t, problem)}</p>}
      <Ways>
        <Button look="gold" disabled={joining} onClick={() => void join()}>
          {t(joining ? 'join.joining' : 'join.accept')}
        </Button>
        <Link to="/how-to-play/$game" params={{ game: game.id }} className={buttonLook()} target="_blank">
          {t('nav.how')}
        </Link>
      </Ways>
    </Card>
  );
}

function Full({ match }: { readonly match: MyMatch }): ReactElement {
  const { t } = useTranslation();
  return (
    <Card title={t('join.full')} lead={t('join.fullLead')} icon="swords">
      <Ways>
        {match.watch && (
          <Link to="/match/$match" params={{ match: match.id }} className={buttonLook()}>
            {t('join.watch')}
          </Link>
        )}
        <OtherGame />
      </Ways>
    </Card>
  );
}
