import { Link } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../app/Button.tsx';
import { ShareLink } from '../app/ShareLink.tsx';
import type { About, Online, Sitter } from '../match/source.ts';
import { lookAgain } from '../online/link.ts';
import { ask, useSession } from '../online/session.ts';
import { sayProblem } from '../words/problem.ts';
import { Card, Facts, Ways } from './Card.tsx';
import { sayClock } from './clocks.ts';
import styles from './WaitingRoom.module.css';
import { Withdraw } from './Withdraw.tsx';

interface WaitingRoomProps extends Pick<About, 'sitters'> {
  readonly match: string;
  readonly seat: string | undefined;
  /** What is played, in a few words. */
  readonly facts: readonly string[];
  readonly online: Online;
}

/** A match that has not begun: somebody has to come. */
export function WaitingRoom({ match, seat, facts: played, sitters, online }: WaitingRoomProps): ReactElement {
  const { t } = useTranslation();
  const { player } = useSession();
  const facts = [...played, sayClock(t, online.clock), ...(online.rated ? [t('quick.rated')] : [])];
  const awaited = sitters.find((sitter) => sitter.awaited);
  if (seat !== undefined && awaited) {
    const title = t(online.rematchOf === undefined ? 'waiting.challengeTitle' : 'waiting.rematchTitle');
    return (
      <Card title={title} lead={t('waiting.rematch', { name: nameOf(awaited) })} icon="swords">
        <Facts facts={facts} />
        <Leave>
          <Withdraw match={match} word="withdraw" />
        </Leave>
      </Card>
    );
  }
  if (seat !== undefined) return <Invitation match={match} facts={facts} listed={online.listed ?? false} />;
  if (awaited && awaited.player === player?.id) {
    const why = online.rematchOf === undefined ? 'challenge' : 'rematch';
    return <Awaited match={match} facts={facts} why={why} from={sitters.find((sitter) => sitter !== awaited)} />;
  }
  return (
    <Card title={t('waiting.notBegun')} lead={t('waiting.notBegunLead')} icon="hourglass" busy>
      <Facts facts={facts} />
      <Leave />
    </Card>
  );
}

interface InvitationProps {
  readonly match: string;
  readonly facts: readonly string[];
  /** An open challenge: anybody may come. */
  readonly listed: boolean;
}

function Invitation({ match, facts, listed }: InvitationProps): ReactElement {
  const { t } = useTranslation();
  const code = useInvite(match);
  return (
    <Card
      title={t(listed ? 'challenges.waiting' : 'waiting.title')}
      lead={t(listed ? 'challenges.waitingLead' : 'waiting.lead')}
      icon="hourglass"
      busy
    >
      <Facts facts={facts} />
      {code && (
        <div className={styles['invite']}>
          <ShareLink label={t('waiting.link')} url={`${location.origin}/join/${code}`} title={t('waiting.message')} />
          <p className={styles['code']}>
            {t('waiting.code')} <strong>{code}</strong>
          </p>
        </div>
      )}
      <p className={styles['stay']}>{t(listed ? 'challenges.stay' : 'waiting.stay')}</p>
      <Leave>
        <Withdraw match={match} word="withdraw" />
      </Leave>
    </Card>
  );
}

interface AwaitedProps {
  readonly match: string;
  readonly facts: readonly string[];
  readonly from: Sitter | undefined;
  readonly why: 'challenge' | 'rematch';
}

function Awaited({ match, facts, from, why }: AwaitedProps): ReactElement {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string>();
  const accept = async (): Promise<void> => {
    const taken = await ask((server) => server.take(match));
    if (taken.ok) lookAgain(match);
    else setProblem(taken.error.code);
  };
  return (
    <Card title={t(`waiting.awaited.${why}`, { name: nameOf(from) })} icon="swords">
      <Facts facts={facts} />
      {problem && <p role="alert">{sayProblem(t, problem)}</p>}
      <Ways>
        <Button look="gold" onClick={() => void accept()}>
          {t(`waiting.accept.${why}`)}
        </Button>
        <Withdraw match={match} word="decline" />
        <Link to="/" className={buttonLook()}>
          {t('nav.home')}
        </Link>
      </Ways>
    </Card>
  );
}

function Leave({ children }: { readonly children?: ReactNode }): ReactElement {
  const { t } = useTranslation();
  return (
    <Ways>
      <Link to="/" className={buttonLook('quiet')}>
        {t('nav.home')}
      </Link>
      {children}
    </Ways>
  );
}

const nameOf = (sitter: Sitter | undefined): string => sitter?.name ?? '';

/** The code is told to those who sit, and only when they ask. */
function useInvite(match: string): string | undefined {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    let gone = false;
    void ask((server) => server.match(match)).then((told) => {
      if (!gone && told.ok) setCode(told.value.invite);
    });
    return () => {
      gone = true;
    };
  }, [match]);
  return code;
}
