import type { DrawTalk, MatchCommand } from '@tactarium/engine';
import { SEATS, type View } from '@tactarium/games/rps/client';
import { Link } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../../../app/Button.tsx';
import { Dialog } from '../../../app/Dialog.tsx';
import styles from './Actions.module.css';

interface ActionsProps {
  readonly view: View;
  readonly draws: DrawTalk;
  readonly busy: boolean;
  readonly send: (command: MatchCommand) => Promise<boolean>;
  readonly onResult: () => void;
}

/** What any match offers besides playing. */
export function Actions({ view, draws, busy, send, onResult }: ActionsProps): ReactElement | null {
  const { t } = useTranslation();
  const [resigning, setResigning] = useState(false);
  if (view.viewer === 'spectator') return null;
  if (view.phase === 'finished') {
    return (
      <div className={styles['actions']}>
        <Button look="gold" onClick={onResult}>
          {t('match.result')}
        </Button>
      </div>
    );
  }
  const seat = SEATS.indexOf(view.viewer);
  const canOffer = view.turn === view.viewer && draws.offered[seat] !== view.plies;
  const offered = draws.offer && draws.offer.seat !== seat;
  // It names the offer, so that it is never too late for another one.
  const answer = (type: 'accept_draw' | 'decline_draw'): void =>
    void send({ type, ...(draws.offer && { offer: draws.offer.turn }) });
  return (
    <div className={styles['actions']}>
      {offered ? (
        <>
          <Button look="gold" disabled={busy} onClick={() => answer('accept_draw')}>
            {t('match.acceptDraw')}
          </Button>
          <Button disabled={busy} onClick={() => answer('decline_draw')}>
            {t('match.declineDraw')}
          </Button>
        </>
      ) : (
        <Button look="quiet" disabled={busy || !canOffer} onClick={() => void send({ type: 'offer_draw' })}>
          {t('match.offerDraw')}
        </Button>
      )}
      <Button look="danger" disabled={busy} onClick={() => setResigning(true)}>
        {t('match.resign')}
      </Button>
      <Link to="/how-to-play" className={buttonLook('quiet')} target="_blank">
        {t('nav.how')}
      </Link>
      <Dialog open={resigning} title={t('match.resignSure')} onClose={() => setResigning(false)}>
        <div className={styles['sure']}>
          <Button onClick={() => setResigning(false)}>{t('match.resignNo')}</Button>
          <Button
            look="danger"
            onClick={() => {
              setResigning(false);
              void send({ type: 'resign' });
            }}
          >
            {t('match.resignYes')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
