import { isMatchEvent, type Typed } from '@tactarium/engine';
import { type Event, tileName } from '@tactarium/games/forests/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { indexOf } from '../board.ts';
import { placeOf } from '../places.ts';
import { sayEvent } from '../sayings.ts';
import type { Play } from '../usePlay.ts';
import styles from './Cards.module.css';

interface TheirTurnProps {
  readonly play: Play;
  readonly log: readonly Typed[];
  readonly onGo: (tile: number) => void;
  /** Absent where what came before it is not known any more. */
  readonly onAgain?: (() => void) | undefined;
}

/** The events of the other side's last turn, oldest first. */
function theirLastTurn(log: readonly Typed[], viewer: string): readonly Event[] {
  const events = log.filter((event) => !isMatchEvent(event)) as readonly Typed[] as readonly Event[];
  const end = events.findLastIndex((event) => event.type === 'turn_ended' && event.seat !== viewer);
  const start = events.findLastIndex((event, i) => i < end && event.type === 'turn_began' && event.seat !== viewer);
  return end < 0 ? [] : events.slice(start + 1, end);
}

/** What happened while the other side moved, as chips that lead to the place. */
export function TheirTurn({ play, log, onGo, onAgain }: TheirTurnProps): ReactElement | null {
  const { t } = useTranslation('forests');
  const { view } = play;
  if (!play.mayAct) return null;
  const events = theirLastTurn(log, view.viewer);
  const notable = events.flatMap((event) => {
    const at = placeOf(event);
    return at ? [{ event, at }] : [];
  });
  if (notable.length === 0 && !onAgain) return null;
  return (
    <section className={styles['card']} aria-label={t('their.title')}>
      <div className={styles['row']}>
        <h3>{t('their.title')}</h3>
        {onAgain && (
          <Button look="quiet" onClick={onAgain} aria-keyshortcuts="R">
            {t('their.again')}
          </Button>
        )}
      </div>
      {notable.length === 0 ? (
        <p className={styles['quiet']}>{t('their.nothing')}</p>
      ) : (
        <ul className={styles['events']}>
          {notable.slice(-12).map(({ event, at }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events of a turn that is over do not change places.
            <li key={i}>
              <button
                type="button"
                title={sayEvent(t, event, view.viewer)}
                data-bad={event.type === 'captured' || event.type === 'fought'}
                onClick={() => onGo(indexOf(view, at))}
              >
                {GLYPHS[event.type] ?? '·'} {tileName(at)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const GLYPHS: { readonly [type in Event['type']]?: string } = {
  moved: '→',
  fought: '⚔',
  merged: '+',
  captured: '⚑',
  wall_hit: '▭',
  wall_built: '▬',
  deployed: '▾',
};
