import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../../app/Button.tsx';
import { Dialog } from '../../app/Dialog.tsx';
import { Icon } from '../../art/Icon.tsx';
import { NextOpponent } from '../../ladder/NextOpponent.tsx';
import { quickPaceOf } from '../../lobby/clocks.ts';
import { useOpenMatch } from '../MatchContext.ts';
import { useSayings, verdictOf } from '../useSayings.ts';
import styles from './ResultDialog.module.css';
import { Afterwards } from './Sayings.tsx';

interface ResultDialogProps {
  readonly open: boolean;
  /** What the game adds: its score, say. */
  readonly more?: ReactNode;
  readonly onClose: () => void;
  /** Absent for a spectator. */
  readonly onRematch: (() => void) | undefined;
  /** Who has asked for a rematch already. */
  readonly rematchFrom?: string | undefined;
}

const PICTURES = { won: 'laurel', lost: 'skull', draw: 'hands', void: 'hands', over: 'laurel' } as const;

/** How it ended, what it changed, and where to go from here. */
export function ResultDialog({ open, more, onClose, onRematch, rematchFrom }: ResultDialogProps): ReactElement | null {
  const { t } = useTranslation();
  const { id, game, match, state, view } = useOpenMatch();
  const { sayEnd } = useSayings(game);
  if (!view.outcome) return null;
  const verdict = verdictOf(view.outcome, view.viewer);
  const bot = state.sitters.find((one) => one.seat !== view.viewer)?.bot;
  const unrated = state.online?.unrated;
  const pace = state.online && quickPaceOf(state.online.clock);
  const playsPeople = state.sitters.some(({ seat, player }) => seat !== view.viewer && player !== undefined);
  const rating = state.online?.ratings?.find(({ seat }) => seat === view.viewer);
  return (
    <Dialog open={open} title={t(`result.${verdict}`)} onClose={onClose} className={styles['dialog']}>
      <div className={styles['body']}>
        <div>
          <Icon name={PICTURES[verdict]} className={`${styles['picture']} ${styles[verdict]}`} />
          <p className={styles['reason']}>{sayEnd(view.outcome, view.viewer)}</p>
          <p className={styles['moves']}>{t('result.turns', { count: game.rounds?.(view) ?? game.turn(view) })}</p>
          {more}
          {state.playedOn !== undefined && (
            <p className={styles['moves']}>{t('result.playedOn', { step: state.playedOn })}</p>
          )}
          {rating && (
            <p className={styles['rating']}>{t('result.rating', { before: rating.before, after: rating.after })}</p>
          )}
          {unrated !== undefined && view.viewer !== 'spectator' && (
            <p className={styles['moves']}>{t(`result.unrated.${unrated}`)}</p>
          )}
          {onRematch && rematchFrom !== undefined && (
            <p role="status" className={styles['offered']}>
              {t('result.rematchOffered', { name: rematchFrom })}
            </p>
          )}
          {onRematch && <Afterwards />}
        </div>
        <div className={styles['ways']}>
          {verdict === 'won' && bot !== undefined && (
            <NextOpponent game={game} bot={bot} onProblem={(code) => match.refuse({ code })} />
          )}
          {onRematch && (
            <Button
              look={verdict === 'won' && bot !== undefined ? 'plain' : 'gold'}
              data-first={playsPeople || undefined}
              onClick={onRematch}
            >
              {t(
                rematchFrom !== undefined ? 'result.acceptRematch' : state.playedOn ? 'result.again' : 'result.rematch',
              )}
            </Button>
          )}
          <Link to="/replay" search={{ match: id }} className={buttonLook()}>
            {t('result.replay')}
          </Link>
          {onRematch && playsPeople && (
            <Link
              to="/quick/$game"
              params={{ game: game.id }}
              search={pace === undefined ? {} : { pace }}
              className={buttonLook()}
            >
              {t('result.newOpponent')}
            </Link>
          )}
          <Button onClick={onClose}>{t('result.look')}</Button>
          <Link to="/" className={buttonLook('quiet')}>
            {t('result.home')}
          </Link>
        </div>
      </div>
    </Dialog>
  );
}
