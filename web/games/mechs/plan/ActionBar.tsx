import { pilotingFor, standCostFor } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { Dialog } from '../../../app/Dialog.tsx';
import { usePhone } from '../../../match/parts/Details.tsx';
import { percent } from '../words/names.ts';
import styles from './ActionBar.module.css';
import type { Play } from './usePlay.ts';

interface ActionBarProps {
  readonly play: Play;
  /** Asked before the phase ends for mechs that have not acted. */
  readonly asking: boolean;
  readonly onAsk: (asking: boolean) => void;
  readonly tools: ReactElement;
  /** Ends the film of a resolution; absent while none is shown. */
  readonly onSkip?: () => void;
}

/** What can be done now, always below the map: turning, confirming, holding, firing. */
export function ActionBar({ play, asking, onAsk, tools, onSkip }: ActionBarProps): ReactElement {
  const { t } = useTranslation('mechs');
  const { view, actor, plan, ready } = play;
  const { phase } = view;
  const isPhone = usePhone();
  const waiting = view.mechs.filter(({ side, done, destroyed }) => side === view.viewer && !done && !destroyed);
  return (
    <div className={styles['bar']} data-aiming={plan.aiming !== undefined}>
      <div className={styles['tools']}>{tools}</div>
      <span className={styles['spacer']} />
      {isPhone && onSkip && <Button onClick={onSkip}>{t('film.skip')}</Button>}
      {isPhone && !actor && !onSkip && (
        <p className={styles['waiting']}>{t(view.outcome ? 'bar.over' : 'bar.waiting')}</p>
      )}
      {actor && (phase === 'movement' || phase === 'deployment') && <MoveActions play={play} />}
      {actor && phase === 'attack' && (
        <>
          <Button look="quiet" onClick={() => play.hold()} aria-keyshortcuts="H">
            {t('console.hold')}
          </Button>
          <Button look="gold" data-main="true" disabled={plan.aims.length === 0} onClick={() => play.fire()}>
            {t('console.fire', { count: plan.aims.length })}
          </Button>
        </>
      )}
      {actor && phase === 'physical' && (
        <>
          <Button look="quiet" onClick={() => play.hold()} aria-keyshortcuts="H">
            {t('blows.hold')}
          </Button>
          <Button look="gold" data-main="true" disabled={plan.blows.length === 0} onClick={() => play.fire()}>
            {t('blows.strike', { count: plan.blows.length })}
          </Button>
        </>
      )}
      {actor && ready.length > 1 && phase !== 'deployment' && (
        <Button look="quiet" data-ends="true" onClick={() => onAsk(true)} aria-keyshortcuts="Shift+E">
          {t('move.endPhase')}
        </Button>
      )}
      <Dialog open={asking} title={t('move.endSure')} onClose={() => onAsk(false)}>
        <p>{t('move.endWho', { mechs: waiting.map(({ id }) => id).join(', ') })}</p>
        <div className={styles['sure']}>
          <Button onClick={() => onAsk(false)}>{t('move.endNo')}</Button>
          <Button
            look="gold"
            onClick={() => {
              onAsk(false);
              play.endPhase();
            }}
          >
            {t('move.endYes')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

function MoveActions({ play }: { readonly play: Play }): ReactElement {
  const { t } = useTranslation('mechs');
  const { view, actor, plan, reaches } = play;
  const deploying = view.phase === 'deployment';
  const canTurn = plan.aiming !== undefined || reaches.length > 0;
  return (
    <>
      {actor!.prone && !deploying && !play.lies && <Stand play={play} />}
      {canTurn && (
        <>
          <Button look="quiet" aria-label={t('move.left')} aria-keyshortcuts="[" onClick={() => play.turn(-1)}>
            <span aria-hidden="true">⟲</span>
          </Button>
          <Button look="quiet" aria-label={t('move.right')} aria-keyshortcuts="]" onClick={() => play.turn(1)}>
            <span aria-hidden="true">⟳</span>
          </Button>
        </>
      )}
      {plan.aiming && (
        <Button look="quiet" onClick={() => play.letGo()} aria-keyshortcuts="Escape">
          {t('move.letGo')}
        </Button>
      )}
      {!deploying && !plan.aiming && (
        <Button onClick={() => play.hold()} aria-keyshortcuts="H">
          {t('move.hold')}
        </Button>
      )}
      {(plan.aiming || deploying) && (
        <Button look="gold" data-main="true" disabled={!plan.aiming} onClick={() => play.confirm()}>
          {t(deploying ? 'move.deploy' : 'move.confirm')}
        </Button>
      )}
    </>
  );
}

function Stand({ play }: { readonly play: Play }): ReactElement | null {
  const { t } = useTranslation('mechs');
  const { view, actor } = play;
  const roll = pilotingFor(view, actor!.id, 'stand');
  if (!roll) return null;
  const damage = Math.trunc((actor!.design.tons + 9) / 10);
  return (
    <Button
      title={t('move.standAbout', { number: roll.number, damage })}
      onClick={() => play.stand()}
      aria-keyshortcuts="U"
    >
      {t('move.stand', { mp: standCostFor(view, actor!.id) ?? 2, percent: percent(roll.ways) })}
    </Button>
  );
}
