import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { stateWords } from '../board/labels.ts';
import { openSheet } from '../sheet/open.ts';
import { sheetFacts } from '../sheet/RecordSheet.tsx';
import { Silhouette } from '../sheet/Silhouette.tsx';
import cards from './Cards.module.css';
import type { Play } from './usePlay.ts';

/** The mech that is looked at, in short; its whole sheet is a press away. */
export function LookedCard({ play }: { readonly play: Play }): ReactElement | null {
  const { t } = useTranslation('mechs');
  const mech = play.looked ?? play.actor;
  if (!mech) return null;
  return (
    <section className={cards['card']} aria-label={`${mech.id} ${mech.design.name}`}>
      <div className={cards['trial']}>
        <Silhouette design={mech.design} record={mech} />
        <div>
          <h3>
            {mech.id} {mech.design.name}
          </h3>
          <p className={cards['quiet']}>{sheetFacts(t, mech.design)}</p>
          <p>{stateWords(t, play.view, mech).join(' · ')}</p>
          <Button look="quiet" onClick={() => openSheet(mech.id)}>
            {t('sheet.open')}
          </Button>
        </div>
      </div>
    </section>
  );
}
