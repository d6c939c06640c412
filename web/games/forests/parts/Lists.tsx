import { tileName } from '@tactarium/games/forests/client';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../../../match/parts/Details.tsx';
import { indexOf, sameTile } from '../board.ts';
import { sayTile, unitWords } from '../sayings.ts';
import type { Play } from '../usePlay.ts';
import styles from './Cards.module.css';

/** Every unit and forest as a list: for those who would rather read the map than look at it. */
export function Lists({ play, onGo }: { readonly play: Play; readonly onGo: (tile: number) => void }): ReactElement {
  const { t } = useTranslation('forests');
  const { view } = play;
  // There it is a page of its own, under its tab.
  const isPhone = usePhone();
  const [isOpen, setOpen] = useState(false);
  const row = (key: string, tile: number, words: string): ReactElement => (
    <li key={key}>
      <button type="button" onClick={() => onGo(tile)}>
        {words}
      </button>
    </li>
  );
  const units = (mine: boolean): ReactElement[] =>
    view.units
      .filter(({ seat }) => (seat === view.viewer) === mine)
      .map((unit) => {
        const tile = indexOf(view, unit.at);
        const state = mine ? [t(unit.acted ? 'unit.acted' : 'unit.canAct')] : [];
        return row(`${tile}`, tile, [tileName(unit.at), ...unitWords(t, view, unit), ...state].join(', '));
      });
  const lists = (): ReactElement => (
    <>
      <h4>{t('lists.units')}</h4>
      <ul className={styles['list']}>{units(true)}</ul>
      <h4>{t('lists.enemies')}</h4>
      <ul className={styles['list']}>{units(false)}</ul>
      <h4>{t('lists.forests')}</h4>
      <ul className={styles['list']}>
        {view.forests
          .filter(({ at }) => !view.units.some((unit) => sameTile(unit.at, at)))
          .map(({ at }) => row(tileName(at), indexOf(view, at), sayTile(t, view, indexOf(view, at), [])))}
      </ul>
    </>
  );
  if (isPhone) {
    return (
      <section className={styles['card']} aria-label={t('lists.title')}>
        {lists()}
      </section>
    );
  }
  return (
    <details
      className={`${styles['card']} ${styles['orders']}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('lists.title')}</summary>
      {isOpen && lists()}
    </details>
  );
}
