import type { Event, View } from '@tactarium/games/mechs/client';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenMatch } from '../../../match/MatchContext.ts';
import { packLink } from '../builder/link.ts';
import { optionsOf } from '../options.ts';
import { tenths } from '../words/names.ts';
import { sayEvent } from '../words/sayings.ts';
import styles from './Report.module.css';
import { decisive, reportOf, turningPoint } from './turns.ts';

/** The battle in numbers: what each mech did, and its luck made visible. */
export function Result({
  view,
  events,
}: {
  readonly view: View;
  readonly events: readonly Event[];
}): ReactElement | null {
  const { t, i18n } = useTranslation('mechs');
  const { state } = useOpenMatch();
  if (!view.outcome) return null;
  const tons = (side: 'a' | 'b'): number =>
    view.mechs
      .filter((mech) => mech.side === side && !mech.destroyed)
      .reduce((sum, { design }) => sum + design.tons, 0);
  const nameOf = (id: string): string | undefined => view.mechs.find((mech) => mech.id === id)?.design.name;
  const point = turningPoint(view, events);
  const sentence =
    point &&
    decisive(point.chapter)
      .map((event) => sayEvent(t, event))
      .join(' ');
  return (
    <section className={styles['end']} aria-label={t('end.title')}>
      <h3>{t('end.title')}</h3>
      <p>{t('end.tonnage', { a: tons('a'), b: tons('b') })}</p>
      <div className={styles['scroll']}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('end.mech')}</th>
              <th scope="col">{t('end.dealt')}</th>
              <th scope="col">{t('end.taken')}</th>
              <th scope="col">{t('end.hits')}</th>
            </tr>
          </thead>
          <tbody>
            {reportOf(view, events).map(({ mech, dealt, taken, hits, shots, expected }) => (
              <tr key={mech}>
                <th scope="row">
                  {mech} <small>{nameOf(mech)}</small>
                </th>
                <td>{dealt}</td>
                <td>{taken}</td>
                <td>{t('end.luckHits', { hits, shots, expected: tenths(i18n.language, expected) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {point && sentence && <p>{t('end.turningPoint', { turn: point.turn, what: sentence })}</p>}
      {optionsOf(state.options).namesForces && (
        <Link to="/mechs/battle" hash={packLink(state.options)}>
          {t('end.link')}
        </Link>
      )}
    </section>
  );
}
