import type { Event, MechView, View } from '@tactarium/games/mechs/client';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { Dialog } from '../../../app/Dialog.tsx';
import { freshLosses, ledgerOf } from '../report/turns.ts';
import { meansName, sayEvent } from '../words/sayings.ts';
import { RecordSheet } from './RecordSheet.tsx';
import styles from './SheetDialog.module.css';

interface SheetDialogProps {
  readonly view: View;
  readonly mech: MechView | undefined;
  readonly events: readonly Event[];
  readonly onClose: () => void;
}

/** The record sheet of a mech in battle, with what each hit changed. */
export function SheetDialog({ view, mech, events, onClose }: SheetDialogProps): ReactElement {
  const { t } = useTranslation('mechs');
  const ledger = useMemo(
    () =>
      mech &&
      ledgerOf(mech.id, events).map(({ turn, event, by }) => {
        const source = by ? `${by.mech}, ${meansName(t, by)}: ` : '';
        return t('sheet.entry', { turn, what: `${source}${sayEvent(t, event) ?? ''}` });
      }),
    [mech, events, t],
  );
  return (
    <Dialog open={mech !== undefined} title={t('sheet.title')} onClose={onClose} className={styles['dialog']}>
      {mech && (
        <>
          <RecordSheet
            design={mech.design}
            record={mech}
            id={mech.id}
            rules={view.rules}
            fresh={freshLosses(mech, events)}
            {...(ledger && { ledger })}
          />
          <p className={styles['note']}>{t('sheet.thisTurn')}</p>
          <div className={styles['buttons']}>
            <Button look="quiet" onClick={() => print()}>
              {t('sheet.print')}
            </Button>
            <Button onClick={onClose}>{t('sheet.close')}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
