import { cellName, oddsFrom, type Point } from '@tactarium/games/roguelike/client';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { cardName } from '../names.ts';
import { placedAt } from './army.ts';
import type { Layout } from './layout.ts';
import styles from './SandboxPage.module.css';
import { useBestMoves } from './useBestMoves.ts';

interface BestMovesProps {
  readonly layout: Layout;
  onTry(card: string, to: Point): void;
}

/** Which single move of one's own would have helped most. Searched when asked for: it takes some seconds. */
export function BestMoves({ layout, onTry }: BestMovesProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const [asked, setAsked] = useState<Layout>();
  const search = useBestMoves(asked === layout ? asked : undefined);
  const best = search?.best;
  return (
    <section aria-labelledby="best-title">
      <h2 id="best-title">{t('sandbox.best')}</h2>
      {!search && <Button onClick={() => setAsked(layout)}>{t('sandbox.search')}</Button>}
      {search && !best && (
        <>
          <p>
            <progress value={search.tried} max={search.of} aria-label={t('sandbox.best')} />{' '}
            {t('sandbox.searching', { tried: search.tried, of: search.of })}
          </p>
          <Button onClick={() => setAsked(undefined)}>{t('sandbox.stop')}</Button>
        </>
      )}
      {best?.length === 0 && <p>{t('sandbox.noneBetter')}</p>}
      {best && best.length > 0 && (
        <ol className={styles['moves']} data-best={best.length}>
          {best.map(({ card, to, wins, battles }) => {
            const there = placedAt(layout.own, to);
            const { percent, margin } = oddsFrom(wins, battles);
            const names = { card: cardName(card), cell: cellName(to), other: there ? cardName(there.card) : '' };
            return (
              <li key={`${card}${to.x},${to.y}`}>
                <span>{t(there ? 'sandbox.swap' : 'sandbox.move', names)}</span>
                <strong>
                  {percent} % <small>± {margin}</small>
                </strong>
                <Button look="quiet" onClick={() => onTry(card, to)}>
                  {t('sandbox.try')}
                </Button>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
