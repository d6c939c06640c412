import { cellAt, hexName, MODES, type Outlook, type View, wayOf } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type MechWords, mountName, percent, sayLying, signed } from '../words/names.ts';
import cards from './Cards.module.css';
import styles from './MoveCard.module.css';
import { inMode } from './plan.ts';
import type { Play } from './usePlay.ts';

/** Where the mech would go and how, and what every enemy is to it there. */
export function MoveCard({ play }: { readonly play: Play }): ReactElement | null {
  const { t } = useTranslation('mechs');
  const { actor, plan, view, lies } = play;
  if (!actor || (view.phase !== 'movement' && view.phase !== 'deployment')) return null;
  const title = view.phase === 'deployment' ? 'move.deploys' : 'move.title';
  return (
    <section className={cards['card']} aria-label={t(title, { mech: actor.id })}>
      <h3>{t(title, { mech: `${actor.id} ${actor.design.name}` })}</h3>
      {!plan.aiming && (
        <p className={cards['quiet']}>{lies ? sayLying(t, lies) : t(actor.prone ? 'move.lies' : 'move.choose')}</p>
      )}
      {plan.aiming?.mode !== undefined && <Modes play={play} />}
      <Outlooks view={view} outlook={play.outlook} title={t(plan.aiming ? 'outlook.title' : 'outlook.here')} />
    </section>
  );
}

/** Every mode that could be taken, with what it costs. */
function Modes({ play }: { readonly play: Play }): ReactElement {
  const { t } = useTranslation('mechs');
  const { plan, view, actor, reaches } = play;
  return (
    <fieldset className={styles['modes']} aria-label={t('move.modes')}>
      {MODES.map((mode, n) => {
        const aiming = inMode(view, actor!, reaches, plan.aiming!, mode);
        const way = aiming && wayOf(view, actor!.id, mode, cellAt(view, aiming.to), aiming.facing);
        const most = reaches.find((reach) => reach.mode === mode)?.mp ?? 0;
        return (
          <button
            key={mode}
            type="button"
            className={styles['mode']}
            data-mode={mode}
            aria-pressed={plan.aiming?.mode === mode}
            aria-keyshortcuts={String(n + 1)}
            disabled={!way}
            onClick={() => play.mode(mode)}
          >
            <strong>{t(`mode.${mode}`)}</strong>
            {way ? (
              <>
                <small>{t('move.cost', { mp: way.mp, most, heat: signed(way.heat) })}</small>
                <small>{t('move.aim', { aim: signed(way.aim), evasion: signed(way.evasion) })}</small>
              </>
            ) : (
              <small>{t('move.cannot')}</small>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

interface OutlooksProps {
  readonly view: View;
  readonly outlook: readonly Outlook[];
  readonly title: string;
}

function Outlooks({ view, outlook, title }: OutlooksProps): ReactElement {
  const { t } = useTranslation('mechs');
  if (outlook.length === 0) return <p className={cards['quiet']}>{t('outlook.none')}</p>;
  return (
    <>
      <h4>{title}</h4>
      <ul className={styles['outlook']}>
        {outlook.map((one) => {
          const enemy = view.mechs.find(({ id }) => id === one.enemy)!;
          return (
            <li key={one.enemy} data-enemy={one.enemy}>
              <p>
                <b>{one.enemy}</b> {enemy.design.name} · {t('outlook.range', { count: one.range })} ·{' '}
                <span data-blocked={!one.sight.clear}>{saySight(t, one)}</span>
              </p>
              <dl>
                <dt>{t('outlook.mine')}</dt>
                <dd data-mine={one.mine?.number}>{sayShot(t, one.mine)}</dd>
                <dt>{t('outlook.theirs')}</dt>
                <dd data-theirs={one.theirs?.number}>{sayShot(t, one.theirs)}</dd>
              </dl>
              <p className={cards['quiet']}>
                {t('outlook.strikes', {
                  theirs: t(`outlook.column.${one.theirColumn}`),
                  own: t(`outlook.column.${one.ownColumn}`),
                })}
                {one.moves && ` ${t('outlook.moves')}`}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What lies between, in a few words. */
export function saySight(t: MechWords, { sight }: Pick<Outlook, 'sight'>): string {
  if (sight.blockedBy) {
    const by = t(sight.blockedBy.by === 'woods' ? 'outlook.trees' : 'outlook.hill');
    return t('outlook.blocked', { by, hex: hexName(sight.blockedBy.at) });
  }
  const facts = [sight.woods > 0 ? t('outlook.woods', { count: sight.woods }) : t('outlook.clear')];
  return [...facts, ...(sight.cover ? [t('outlook.cover')] : [])].join(', ');
}

function sayShot(t: MechWords, shot: Outlook['mine']): string {
  if (!shot) return t('outlook.noShot');
  const words = [`${shot.number}+`, `${percent(shot.ways)} %`, mountName(t, shot.weapon)];
  return [...words, ...(shot.twist === 0 ? [] : [t('outlook.twist')])].join(' · ');
}
