import type { Design } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import { useSpeech } from '../builder/useSpeech.ts';
import workshop from '../builder/Workshop.module.css';
import styles from './Designer.module.css';
import { performanceOf } from './draft.ts';

/** Movement, heat and damage by range: what the design comes to. */
export function Does({ design }: { readonly design: Design }): ReactElement {
  const { t } = useSpeech();
  const { walk, jump, sinks } = design;
  const { run, heat, excess, damage } = performanceOf(design);
  const most = Math.max(1, ...damage.map(({ mean }) => mean));
  return (
    <section className={workshop['panel']} aria-label={t('design.does')}>
      <h2>{t('design.does')}</h2>
      <p>{t('design.moves', { walk, run, jump })}</p>
      <p>
        {t('design.heat', { heat, sinks })} {excess > 0 ? t('design.excess', { excess }) : t('design.cool')}
      </p>
      <table className={styles['damage']}>
        <caption>{t('design.damage')}</caption>
        <tbody>
          {damage.map(({ range, mean }) => (
            <tr key={range}>
              <th scope="row">{t('design.hexes', { count: range })}</th>
              <td>
                <span style={{ width: `${(100 * mean) / most}%` }} />
                {Math.round(mean)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
