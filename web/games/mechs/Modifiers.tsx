import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import lessons from '../Lessons.module.css';

const ROWS = [
  ['short', '0'],
  ['medium', '+2'],
  ['long', '+4'],
  ['walked', '+1'],
  ['ran', '+2'],
  ['jumped', '+3'],
  ['target', '+1, +2 …'],
  ['targetJumped', '+1'],
  ['heat', '+1, +2, +3'],
  ['woods', '+1, +2'],
  ['secondary', '+1'],
] as const;

/** What is added to a roll to hit. */
export function Modifiers(): ReactElement {
  const { t } = useTranslation('mechs');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
    <div className={lessons['scroll']} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('how.modifier')}</th>
            <th scope="col">{t('how.adds')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([row, adds]) => (
            <tr key={row}>
              <th scope="row">{t(`how.rows.${row}`)}</th>
              <td>{adds}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
