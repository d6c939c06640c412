import { err, ok } from '@tactarium/engine';
import type { ArenaClient, Battle } from '@tactarium/protocol';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../app/Page.tsx';
import { Trouble } from '../../../app/Trouble.tsx';
import { Way } from '../../../app/Way.tsx';
import { Loading } from '../../../match/parts/Loading.tsx';
import { arena, useSession } from '../../../online/session.ts';
import { useAnswer } from '../../../online/useAnswer.ts';
import { factionName, leaderName } from '../names.ts';
import { sayDay } from '../run/day.ts';
import { chanceOf, useChances } from '../run/luck.ts';
import { Road, type RoadBattle } from '../run/Road.tsx';
import { RunLuck } from '../run/RunLuck.tsx';
import { toldOf } from './battle.ts';

/** A run that has ended, anybody's, battle by battle. */
export function PastRun({ id }: { readonly id: string }): ReactElement {
  const { t, i18n } = useTranslation('roguelike');
  const { player } = useSession();
  const { value, failed } = useAnswer(async () => pastRun(await arena(), id), `history ${id}`);
  const counted = useChances(value?.battles ?? []);
  if (failed !== undefined) return <Trouble code={failed} game="roguelike" />;
  if (!value) return <Loading />;
  const { run, battles } = value;
  const { wins, losses, reason = 'void' } = run;
  return (
    <Page
      title={t('past.title', { leader: leaderName(run.leaderId) })}
      lead={t(`ending.${reason as 'nine_wins'}`, { count: wins, losses })}
    >
      <p>
        <Link to="/player/$player" params={{ player: run.player.id }}>
          {run.player.name}
        </Link>{' '}
        · {factionName(run.faction)} ·{' '}
        {run.day === undefined ? (
          t('bar.rating', { rating: run.rating })
        ) : (
          <Way href={`/day/${run.day}`}>{t('day.of', { date: sayDay(run.day, i18n.language) })}</Way>
        )}
      </p>
      <Road run={id} battles={battles} chances={new Map(counted.map((one) => [one.n, chanceOf(one)]))} />
      <RunLuck battles={battles} counted={counted} isMine={player?.id === run.player.id} />
    </Page>
  );
}

/** The run, and every battle of it that is public, whole. */
async function pastRun(server: ArenaClient, id: string) {
  const history = await server.runHistory(id);
  if (!history.ok) return err(history.error);
  const { run, battles } = history.value;
  const ids = battles.flatMap(({ id: battle }) => battle ?? []);
  const whole = await Promise.all(ids.map((battle) => server.battle(battle)));
  const known = new Map<number, Battle>(whole.flatMap((told) => (told.ok ? [[told.value.n, told.value]] : [])));
  return ok({
    run,
    battles: battles.map(({ opponentFaction, opponentLeaderId, ratingAfter, id: battleId, ...battle }): RoadBattle => {
      const found = known.get(battle.n);
      return {
        ...battle,
        opponent: { faction: opponentFaction, leader: opponentLeaderId },
        ...(run.day === undefined && { rating: ratingAfter }),
        ...(battleId !== undefined && { id: battleId }),
        ...(found && { told: toldOf(found) }),
      };
    }),
  });
}
