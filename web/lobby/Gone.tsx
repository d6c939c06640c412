import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../app/Button.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { Card, Ways } from './Card.tsx';
import { neverBegan } from './neverBegan.ts';

/** An invitation that leads nowhere: withdrawn, declined, too old, or there never was one. */
export function Gone(): ReactElement {
  const { t } = useTranslation();
  return (
    <Card title={t('join.gone')} lead={t('join.goneLead')} icon="skull">
      <Ways>
        <OtherGame />
      </Ways>
    </Card>
  );
}

/** A match that was closed: as an invitation, or for what it says of itself. */
export function Closed({ reason }: { readonly reason: string | undefined }): ReactElement {
  return neverBegan(reason) ? <Gone /> : <Trouble code="match/void" />;
}

export function OtherGame(): ReactElement {
  const { t } = useTranslation();
  return (
    <Link to="/play" className={buttonLook('gold')}>
      {t('join.other')}
    </Link>
  );
}
