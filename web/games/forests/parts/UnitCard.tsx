import { type Order, ordersOf, supportOf, tierOf, tiers, tileName, type View } from '@tactarium/games/forests/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { tileAt, unitOn } from '../board.ts';
import { handlesOf } from '../handles.ts';
import { type ForestWords, oddsLines, sayTile, sideOfEdge, unitWords } from '../sayings.ts';
import type { Play } from '../usePlay.ts';
import styles from './Cards.module.css';
import { UnitImage } from './Unit.tsx';

/** What is picked or looked at, in words, and everything it can do as buttons: a game can be played from here alone. */
export function UnitCard({ play }: { readonly play: Play }): ReactElement {
  const { t } = useTranslation('forests');
  const { view, hand } = play;
  const tile = hand.picked ?? hand.focus;
  const unit = unitOn(view, tile);
  if (!unit) {
    return (
      <section className={styles['card']} aria-label={t('card.title')}>
        <p className={styles['quiet']}>{sayTile(t, view, tile, [])}</p>
        {play.mayAct && <p>{t('card.choose')}</p>}
      </section>
    );
  }
  const { hp, seat, still } = unit;
  const tier = tierOf(hp);
  const mine = seat === view.viewer;
  const supported = !unit.remembered && supportOf(view, unit.at).length > 0;
  return (
    <section className={styles['card']} aria-label={t('card.title')}>
      <header className={styles['head']}>
        <UnitImage seat={seat} hp={hp} still={still} className={styles['image']} />
        <div>
          <h3>
            {t(`unit.tierName.${tier as 1 | 2 | 3 | 4}`)} {tileName(unit.at)}
          </h3>
          <p className={styles['quiet']}>{unitWords(t, view, unit).join(', ')}</p>
          <p className={styles['quiet']}>
            {t(`unit.range.${tier as 1 | 2 | 3 | 4}`)}, {t('unit.luck', { luck: tiers[tier - 1]!.luck })}
            {supported && `, ${t('unit.support')}`}
          </p>
        </div>
      </header>
      {mine && <Standing play={play} tile={tile} />}
      {mine && play.mayAct && <Orders play={play} tile={tile} />}
    </section>
  );
}

/** A march, sleep, or staying for this turn; and how to end it. */
function Standing({ play, tile }: { readonly play: Play; readonly tile: number }): ReactElement | null {
  const { t } = useTranslation('forests');
  const { view, standing, marches } = play;
  const order = standing.get(tile);
  const end = (word: string): ReactElement => (
    <Button look="quiet" onClick={() => play.order(tile, undefined)}>
      {word}
    </Button>
  );
  if (order?.is === 'march') {
    const march = marches.find(({ from }) => from === tile);
    const to = tileName(tileAt(view, order.goal));
    return (
      <div className={styles['standing']}>
        <p>
          {t('unit.march', { to, count: march?.turns ?? 0 })}
          {march?.halted && ` ${t(`march.${march.halted}`, { from: tileName(tileAt(view, tile)) })}`}
        </p>
        {end(t('card.stop'))}
      </div>
    );
  }
  if (order) {
    return (
      <div className={styles['standing']}>
        <p>{t(order.is === 'stay' ? 'unit.staying' : 'unit.asleep')}</p>
        {end(t('card.wake'))}
      </div>
    );
  }
  if (!play.mayAct) return null;
  return (
    <div className={styles['buttons']}>
      <Button look="quiet" onClick={() => play.order(tile, { is: 'stay', round: view.round })}>
        {t('card.stay')}
      </Button>
      <Button look="quiet" onClick={() => play.order(tile, { is: 'sleep' })}>
        {t('card.sleep')}
      </Button>
      <Button look="quiet" onClick={() => play.order(tile, { is: 'deep sleep' })}>
        {t('card.deepSleep')}
      </Button>
      <Button
        look={play.hand.tool?.is === 'walls' ? 'gold' : 'quiet'}
        aria-pressed={play.hand.tool?.is === 'walls'}
        onClick={() => {
          if (play.hand.picked !== tile) play.pick(tile);
          play.take(play.hand.tool?.is === 'walls' ? undefined : { is: 'walls' });
        }}
      >
        {t('card.walls')}
      </Button>
    </div>
  );
}

function Orders({ play, tile }: { readonly play: Play; readonly tile: number }): ReactElement | null {
  const { t } = useTranslation('forests');
  const { view } = play;
  const orders = ordersOf(view).get(tile) ?? [];
  const walls = handlesOf(view, { focus: tile, picked: tile, tool: { is: 'walls' } }).filter(
    ({ is, refused }) => is !== 'hit' && !refused,
  );
  if (orders.length + walls.length === 0) return null;
  return (
    <details className={styles['orders']}>
      <summary>{t('card.orders')}</summary>
      <ul>
        {orders.map((order) => (
          <li key={JSON.stringify(order.command)}>
            <button type="button" onClick={() => play.send(order.command)}>
              {orderWords(t, view, tile, order)}
            </button>
          </li>
        ))}
        {walls.map(({ is, between, command }) => (
          <li key={JSON.stringify(command)}>
            <button type="button" onClick={() => play.send(command)}>
              {t(is === 'build' ? 'card.build' : 'card.remove', {
                where: t(`tile.where.${sideOfEdge(view, tile, between)}`),
                cost: 10,
              })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function orderWords(t: ForestWords, view: View, tile: number, order: Order): string {
  switch (order.is) {
    case 'move':
      return [
        t('card.move', { to: tileName(order.command.to) }),
        ...(order.captures ? [t('card.captures')] : []),
        ...(order.sees > 0 ? [t('card.sees', { count: order.sees })] : []),
      ].join(', ');
    case 'attack':
      return [
        `${t('odds.attack')} ${tileName(order.command.to)}`,
        ...oddsLines(t, order.odds).map(({ words }) => words),
      ].join('; ');
    case 'merge':
      return `${t('merge.button')} ${tileName(order.command.to)}: ${t('tile.merge', { becomes: order.becomes })}`;
    case 'base':
      return `${t('strike.button')}: ${t('strike.text', { damage: order.damage, hp: order.damage + order.left, left: order.left })}`;
    case 'wall':
      return t('card.hit', {
        where: t(`tile.where.${sideOfEdge(view, tile, order.command.between)}`),
        count: order.hits,
      });
  }
}
