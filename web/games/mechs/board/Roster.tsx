import { PLATES, type SeatName, sheetFor, type View } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { openSheet } from '../sheet/open.ts';
import { Silhouette } from '../sheet/Silhouette.tsx';
import { signed } from '../words/names.ts';
import { sideName } from '../words/sayings.ts';
import { stateWords } from './labels.ts';
import { evasionOf, MechImage } from './MechToken.tsx';
import styles from './Roster.module.css';

/** The mechs of a side: what is left of each, its heat, what its movement adds. A press opens its sheet. */
export function Roster({ view, seat }: { readonly view: View; readonly seat: string }): ReactElement {
  const { t } = useTranslation('mechs');
  const mechs = view.mechs.filter(({ side }) => side === (seat as SeatName));
  return (
    <ul className={styles['roster']} aria-label={t('roster.label', { side: sideName(t, seat) })}>
      {mechs.map((mech) => {
        const whole = sheetFor(mech.design).armor.reduce((sum, one) => sum + one, 0);
        const left = PLATES.reduce((sum, _, n) => sum + mech.armor[n]!, 0);
        return (
          <li key={mech.id} data-destroyed={mech.destroyed}>
            <button
              type="button"
              aria-label={t('roster.open', { mech: `${mech.id} ${mech.design.name}` })}
              onClick={() => openSheet(mech.id)}
            >
              <MechImage side={mech.side} tons={mech.design.tons} id={mech.id} className={styles['image']} />
              <span className={styles['words']}>
                <b>{mech.design.name}</b> {mech.design.tons} t
                <small>
                  {[
                    t('roster.armor', { percent: whole === 0 ? 0 : Math.round((100 * left) / whole) }),
                    ...stateWords(t, view, mech),
                  ].join(' · ')}
                </small>
                <i className={styles['heat']} style={{ width: `${Math.min(100, (100 * mech.heat) / 30)}%` }} />
              </span>
              {mech.moved !== 'stationary' && !mech.destroyed && (
                <em title={t('roster.die', { adds: signed(evasionOf(view, mech)) })} data-moved={mech.moved}>
                  {signed(evasionOf(view, mech))}
                </em>
              )}
              <Silhouette design={mech.design} record={mech} className={styles['silhouette']} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
