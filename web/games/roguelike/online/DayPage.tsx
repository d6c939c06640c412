import type { Json, Seed } from '@tactarium/engine';
import type { DayBoard } from '@tactarium/protocol';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../../../app/Button.tsx';
import { Empty } from '../../../app/Empty.tsx';
import { Page } from '../../../app/Page.tsx';
import { Trouble } from '../../../app/Trouble.tsx';
import { useOwnAddress } from '../../../app/useOwnAddress.ts';
import { Way } from '../../../app/Way.tsx';
import { localArena } from '../../../local/arena.ts';
import { Loading } from '../../../match/parts/Loading.tsx';
import { arena, ask, useSession } from '../../../online/session.ts';
import { useAnswer } from '../../../online/useAnswer.ts';
import { sayProblem } from '../../../words/problem.ts';
import { factionName, leaderName } from '../names.ts';
import { sayDay } from '../run/day.ts';
import { LeaderPortrait } from '../run/LeaderPortrait.tsx';
import styles from './DayPage.module.css';
import { DayTable } from './DayTable.tsx';
import { PastDays } from './PastDays.tsx';
import { useIsOnline } from './useIsOnline.ts';

/** Milliseconds after which the board is looked at again. */
const AGAIN = 60_000;

/** `/day`: the run of today with its board; `/day/2026-11-17`: one of the past, which anybody may play again here. */
export function DayPage(): ReactElement {
  const { t } = useTranslation('roguelike');
  const wanted = useOwnAddress('day').parts[1] || 'today';
  const { player } = useSession();
  const isOnline = useIsOnline();
  const question = async () => (await arena()).day(wanted);
  const { value, failed } = useAnswer(question, `day ${wanted} ${player?.id} ${isOnline}`, AGAIN);
  if (!isOnline && !value)
    return (
      <Page title={t('day.title')} lead={t('day.lead')}>
        <Empty>
          <p role="status">{t('day.offline')}</p>
          <Way href="/run/new" className={buttonLook('gold')}>
            {t('day.practice')}
          </Way>
        </Empty>
      </Page>
    );
  if (failed !== undefined) return <Trouble code={failed} game="roguelike" />;
  if (!value) return <Loading />;
  return (
    <Page title={t('day.title')} lead={t('day.lead')}>
      <Today board={value} />
      <DayTable board={value} />
      <PastDays shown={value.day} />
    </Page>
  );
}

/** Which run it is, until when, and the way into it. */
function Today({ board }: { readonly board: DayBoard }): ReactElement {
  const { t, i18n } = useTranslation('roguelike');
  const { day, ends, over, faction, leaderId, players, running } = board;
  const time = new Date(ends).toLocaleTimeString(i18n.language, { hour: '2-digit', minute: '2-digit' });
  return (
    <section className={styles['today']} aria-labelledby="day-of">
      <LeaderPortrait leader={leaderId} />
      <div>
        <h2 id="day-of">{t('day.of', { date: sayDay(day, i18n.language) })}</h2>
        <p>
          <strong>{leaderName(leaderId)}</strong>, {factionName(faction)}
        </p>
        <p>
          {t('day.players', { count: players })}
          {running > 0 && ` · ${t('day.running', { count: running })}`}
        </p>
        <p>{over ? t('day.over') : t('day.ends', { time })}</p>
        <WayIn board={board} />
      </div>
    </section>
  );
}

function WayIn({ board: { over, mine, recipe } }: { readonly board: DayBoard }): ReactElement {
  const { t } = useTranslation('roguelike');
  const { t: shared } = useTranslation();
  const navigate = useNavigate();
  const { player } = useSession();
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const go = async (begun: Promise<{ ok: true; value: string } | { ok: false; error: { code: string } }>) => {
    setStarting(true);
    const found = await begun;
    if (found.ok) await navigate({ href: `/run/${found.value}` });
    else setProblem(found.error.code);
    setStarting(false);
  };
  const begin = async () => {
    const begun = await ask((server) => server.beginDay());
    return begun.ok ? { ok: true as const, value: begun.value.runId } : begun;
  };
  const playAgain = async ({ seed, options }: NonNullable<DayBoard['recipe']>) => {
    const wish = { game: 'roguelike', options: options as Json, seed: seed as Seed };
    const made = await localArena.ask('create', wish);
    return made.ok ? { ok: true as const, value: made.value.match } : made;
  };
  return (
    <div className={styles['way']}>
      {mine && (
        <Way href={`/run/${mine.id}`} className={buttonLook(mine.status === 'active' ? 'gold' : 'plain')}>
          {t(mine.status === 'active' ? 'day.goOn' : 'day.look')}
        </Way>
      )}
      {!over && !mine && player && !player.guest && (
        <>
          <Button look="gold" disabled={starting} onClick={() => void go(begin())}>
            {t('day.begin')}
          </Button>
          <small>{t('day.first')}</small>
        </>
      )}
      {!over && !mine && (!player || player.guest) && (
        <>
          <p>{t('day.account')}</p>
          <Link to="/sign-in" className={buttonLook('gold')}>
            {t('day.signIn')}
          </Link>
        </>
      )}
      {recipe && (
        <>
          <Button disabled={starting} onClick={() => void go(playAgain(recipe))}>
            {t('day.again')}
          </Button>
          <small>{t('day.againAbout')}</small>
        </>
      )}
      {problem && <p role="alert">{sayProblem(shared, problem, 'roguelike')}</p>}
    </div>
  );
}
