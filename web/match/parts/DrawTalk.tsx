import { isMatchEvent } from '@tactarium/engine';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/Button.tsx';
import { useOpenMatch } from '../MatchContext.ts';
import styles from './DrawTalk.module.css';

/** A draw that was offered is a question, asked where everybody looks; what became of one's own offer is said there too. */
export function DrawTalk(): ReactElement | null {
  const { t } = useTranslation();
  const { game, match, state, view, nameOf } = useOpenMatch();
  const seat = game.seats.indexOf(view.viewer);
  const { offer } = state.view!.draws;
  if (seat < 0 || view.outcome) return null;
  if (!offer) {
    const last = state.log.at(-1);
    const isDeclined = last && isMatchEvent(last) && last.type === 'draw_declined' && last.seat !== view.viewer;
    return isDeclined && state.log.length > state.old ? (
      <p className={styles['told']}>{t('match.drawDeclined', { name: nameOf(last.seat) })}</p>
    ) : null;
  }
  if (offer.seat === seat) return <p className={styles['told']}>{t('match.drawWaiting')}</p>;
  // The answer names the offer, so that it is never too late for another one.
  const answer = (type: 'accept_draw' | 'decline_draw') => () => void match.send({ type, offer: offer.turn });
  return (
    <section className={styles['question']} aria-label={t('match.offerDraw')}>
      <p role="alert">{t('match.drawOffered', { name: nameOf(game.seats[offer.seat]!) })}</p>
      <div>
        <Button look="gold" disabled={state.busy} onClick={answer('accept_draw')}>
          {t('match.acceptDraw')}
        </Button>
        <Button disabled={state.busy} onClick={answer('decline_draw')}>
          {t('match.declineDraw')}
        </Button>
      </div>
    </section>
  );
}
