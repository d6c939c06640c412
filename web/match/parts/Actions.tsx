import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/Button.tsx';
import { Dialog } from '../../app/Dialog.tsx';
import { useOpenMatch } from '../MatchContext.ts';
import styles from './Actions.module.css';
import { RulesButton } from './RulesCard.tsx';

/** What any match offers besides playing: a draw, resigning, the rules, and in the end its result. */
export function Actions({ onResult }: { readonly onResult: () => void }): ReactElement | null {
  const { t } = useTranslation();
  const { match, state, view } = useOpenMatch();
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
      <RulesButton />
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

/** Offers a draw; one that is offered is answered elsewhere. */
function Draw(): ReactElement {
  const { t } = useTranslation();
  const { game, match, state, view } = useOpenMatch();
  const { busy } = state;
  const { draws } = state.view!;
  const seat = game.seats.indexOf(view.viewer);
  const canOffer = game.mayOfferDraw(view, view.viewer) && draws.offered[seat] !== game.turn(view);
  return (
    <Button look="quiet" disabled={busy || !canOffer} onClick={() => void match.send({ type: 'offer_draw' })}>
      {t('match.offerDraw')}
    </Button>
  );
}
