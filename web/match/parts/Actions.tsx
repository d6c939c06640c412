import { Link } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../../app/Button.tsx';
import { Dialog } from '../../app/Dialog.tsx';
import { useOpenMatch } from '../MatchContext.ts';
import styles from './Actions.module.css';

/** What any match offers besides playing: a draw, resigning, the rules, and in the end its result. */
export function Actions({ onResult }: { readonly onResult: () => void }): ReactElement | null {
  const { t } = useTranslation();
  const { game, match, state, view } = useOpenMatch();
  const [isResigning, setResigning] = useState(false);
  const { busy } = state;
  if (view.viewer === 'spectator') return null;
  if (view.outcome) {
    return (
      <div className={styles['actions']}>
        <Button look="gold" onClick={onResult}>
          {t('match.result')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles['actions']}>
      <Draw />
      <Button look="danger" disabled={busy} onClick={() => setResigning(true)}>
        {t('match.resign')}
      </Button>
      <Link to="/how-to-play/$game" params={{ game: game.id }} className={buttonLook('quiet')} target="_blank">
        {t('nav.how')}
      </Link>
      <Dialog open={isResigning} title={t('match.resignSure')} onClose={() => setResigning(false)}>
        <div className={styles['sure']}>
          <Button onClick={() => setResigning(false)}>{t('match.resignNo')}</Button>
          <Button
            look="danger"
            onClick={() => {
              setResigning(false);
              void match.send({ type: 'resign' });
            }}
          >
            {t('match.resignYes')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

/** Offers a draw, or answers an offer. */
function Draw(): ReactElement {
  const { t } = useTranslation();
  const { game, match, state, view, nameOf } = useOpenMatch();
  const { busy } = state;
  const { draws } = state.view!;
  const seat = game.seats.indexOf(view.viewer);
  const { offer } = draws;
  if (offer && offer.seat !== seat) {
    // The answer names the offer, so that it is never too late for another one.
    const answer = (type: 'accept_draw' | 'decline_draw') => () => void match.send({ type, offer: offer.turn });
    return (
      <>
        <p role="status" className={styles['offer']}>
          {t('match.drawOffered', { name: nameOf(game.seats[offer.seat]!) })}
        </p>
        <Button look="gold" disabled={busy} onClick={answer('accept_draw')}>
          {t('match.acceptDraw')}
        </Button>
        <Button disabled={busy} onClick={answer('decline_draw')}>
          {t('match.declineDraw')}
        </Button>
      </>
    );
  }
  const canOffer = game.mayOfferDraw(view, view.viewer) && draws.offered[seat] !== game.turn(view);
  return (
    <Button look="quiet" disabled={busy || !canOffer} onClick={() => void match.send({ type: 'offer_draw' })}>
      {t('match.offerDraw')}
    </Button>
  );
}
