import { type Order, routeOf, tierOf } from '@tactarium/games/forests/client';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { type Camera, type Scene, scaleOf, screenAt } from '../../../board/camera.ts';
import type { Spot } from '../../../board/geometry.ts';
import type { CameraControl } from '../../../board/useCamera.ts';
import { usePhone } from '../../../match/parts/Details.tsx';
import { besideTile, inOtherHalf } from '../beside.ts';
import { CELL, geometryOf, tileAt, unitOn } from '../board.ts';
import { orderTo } from '../hand.ts';
import { sayRefusal } from '../sayings.ts';
import type { Play } from '../usePlay.ts';
import styles from './Aim.module.css';
import { Odds } from './Odds.tsx';

interface AimProps {
  readonly play: Play;
  readonly camera: CameraControl;
  readonly turned: boolean;
}

/** At the tile it is about: what would come of the order that waits for a yes, or why there is none. */
export function Aim({ play, camera, turned }: AimProps): ReactElement | null {
  const { hand, complaint, view } = play;
  const tile = hand.aimed ?? complaint?.tile;
  const card = useRef<HTMLDivElement>(null);
  const { middleOf } = geometryOf(view, turned);
  const mover = hand.picked === undefined ? undefined : middleOf(hand.picked);
  usePlaceAt(card, camera, tile === undefined ? undefined : middleOf(tile), mover, usePhone());
  if (tile === undefined) return null;
  const order =
    hand.picked !== undefined && hand.aimed !== undefined ? orderTo(view, hand.picked, hand.aimed) : undefined;
  return (
    <div ref={card} className={styles['aim']} data-aim={order?.is ?? 'refused'}>
      {order ? <Confirm play={play} order={order} tile={tile} /> : <Refused play={play} tile={tile} />}
    </div>
  );
}

/** Beside the tile, inside the frame, wherever the camera goes. On a phone it would cover what is around: there it keeps to the other half of the map. */
function usePlaceAt(
  card: RefObject<HTMLDivElement | null>,
  camera: CameraControl,
  spot: Spot | undefined,
  mover: Spot | undefined,
  isPhone: boolean,
): void {
  const [x, y] = [spot?.x, spot?.y];
  useEffect(() => {
    if (x === undefined || y === undefined) return;
    const element = card.current;
    if (!element) return;
    const place = (scene: Scene, now: Camera): void => {
      const at = screenAt(scene, now, { x, y });
      const { offsetWidth: width, offsetHeight: height } = element;
      const placing = { screen: scene.screen, card: { width, height }, at };
      const cell = CELL * scaleOf(scene, now);
      const corner = isPhone
        ? inOtherHalf(placing)
        : besideTile({ ...placing, cell, mover: mover && screenAt(scene, now, mover) });
      element.style.transform = `translate(${Math.round(corner.x)}px, ${Math.round(corner.y)}px)`;
    };
    const unwatch = camera.watch(place);
    // A letter that is fetched late makes another size of it.
    const observer = new ResizeObserver(() => place(camera.scene(), camera.now()));
    observer.observe(element);
    return () => {
      unwatch();
      observer.disconnect();
    };
  });
}

function Confirm({
  play,
  order,
  tile,
}: {
  readonly play: Play;
  readonly order: Order;
  readonly tile: number;
}): ReactElement {
  const { t } = useTranslation('forests');
  const { view, hand } = play;
  const mover = unitOn(view, hand.picked!);
  const there = unitOn(view, tile);
  const yes = (): void => play.send(order.command);
  switch (order.is) {
    case 'attack':
      return (
        <>
          <h3>{t('odds.title', { attacker: mover?.hp ?? 0, defender: there?.hp ?? 0 })}</h3>
          <Odds odds={order.odds} />
          <Buttons play={play} yes={yes} word={t('odds.attack')} />
        </>
      );
    case 'merge': {
      const [a, b] = [mover?.hp ?? 0, there?.hp ?? 0];
      const sum = `${a} + ${b} → ${order.becomes}`;
      const evolves = tierOf(order.becomes) > tierOf(a);
      return (
        <>
          <h3>{order.rest > 0 ? t('merge.rest', { sum, rest: order.rest }) : sum}</h3>
          <p>
            {evolves && `${t('merge.evolves', { tier: tierOf(order.becomes) })}. `}
            {t('merge.both')}
          </p>
          <Buttons play={play} yes={yes} word={t('merge.button')}>
            <Button look="quiet" onClick={() => play.pick(tile)}>
              {t('card.pickInstead')}
            </Button>
          </Buttons>
        </>
      );
    }
    case 'base':
      return (
        <>
          <h3>{t('strike.title')}</h3>
          <p>{t('strike.text', { damage: order.damage, hp: order.damage + order.left, left: order.left })}</p>
          <Buttons play={play} yes={yes} word={t('strike.button')} />
        </>
      );
    case 'move':
    case 'wall':
      return <Buttons play={play} yes={yes} word={t('card.move', { to: '' })} />;
  }
}

interface ButtonsProps {
  readonly play: Play;
  readonly yes: () => void;
  readonly word: string;
  readonly children?: ReactElement;
}

const Buttons = ({ play, yes, word, children }: ButtonsProps): ReactElement => {
  const { t } = useTranslation('forests');
  return (
    <div className={styles['buttons']}>
      <Button look="gold" onClick={yes}>
        {word}
      </Button>
      {children}
      <Button look="quiet" onClick={play.letGo}>
        {t('card.leave')}
      </Button>
    </div>
  );
};

function Refused({ play, tile }: { readonly play: Play; readonly tile: number }): ReactElement {
  const { t } = useTranslation('forests');
  const { view, hand, complaint } = play;
  const { picked, aimed } = hand;
  const far = picked !== undefined && aimed === tile;
  const route = far ? routeOf(view, tileAt(view, picked), tileAt(view, tile)) : undefined;
  return (
    <>
      {complaint && <p className={styles['why']}>{sayRefusal(t, complaint.refusal)}</p>}
      {far && !route && <p>{t('card.noWay')}</p>}
      {route && (
        <Buttons
          play={play}
          yes={() => play.startMarch(picked!, tile)}
          word={t('card.march', { count: route.length })}
        />
      )}
    </>
  );
}
