import {
  cardAt,
  cellName,
  fieldedOf,
  HEIGHT,
  overlaysBefore,
  type PlacedCard,
  type Point,
  reachBefore,
  refusalOf,
  sightBefore,
  type View,
  WIDTH,
} from '@tactarium/games/roguelike/client';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cardName } from '../names.ts';
import cells from '../parts/CellGrid.module.css';
import { CellGrid, Standing } from '../parts/CellGrid.tsx';
import type { Drag } from '../parts/useDrag.tsx';
import styles from './BattleGrid.module.css';
import { FieldOverlays } from './FieldOverlays.tsx';
import type { OverlayName } from './overlays.ts';

interface BattleGridProps {
  readonly view: View;
  readonly picked: string | undefined;
  readonly overlays: ReadonlySet<OverlayName>;
  readonly drag: Drag;
  onCell(at: Point): void;
}

const COLUMNS = Array.from({ length: WIDTH }, (_, x) => x);
/** From the top of the screen: the opponent's zone, and one's own with its front row first. */
const THEIR_ROWS = [9, 8];
const OWN_ROWS = [1, 0];

/** Both zones of 8 × 2; the rows between them are folded to a strip. */
export function BattleGrid({ view, picked, overlays, drag, onCell }: BattleGridProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const { opponent, hand } = view;
  const shown = drag.card ?? picked;
  const field = useMemo(() => overlaysBefore(fieldedOf(view), opponent), [view, opponent]);
  const sight = useMemo(
    () => (shown !== undefined && overlays.has('sight') ? sightBefore(hand, shown, opponent) : undefined),
    [shown, overlays, hand, opponent],
  );
  const theirs = new Map(
    (opponent?.team ?? []).map((placed) => [`${placed.at.x},${HEIGHT - 1 - placed.at.y}`, placed]),
  );
  return (
    <div className={styles['grid']}>
      <section className={styles['zone']} data-zone="theirs" aria-label={t('grid.theirs')}>
        {THEIR_ROWS.flatMap((y) =>
          COLUMNS.map((x) => <Enemy key={`${x},${y}`} placed={theirs.get(`${x},${y}`)} x={x} y={y} />),
        )}
      </section>
      <div className={styles['between']}>{t(opponent ? 'grid.between' : 'grid.unknown')}</div>
      <CellGrid
        rows={OWN_ROWS}
        zone="own"
        label={t('grid.own')}
        first={{ x: 3, y: 1 }}
        onCell={onCell}
        lookOf={(at) => {
          const there = cardAt(view, at);
          return {
            label: there
              ? t('grid.taken', { cell: cellName(at), card: cardName(there.card), tier: there.tier })
              : t('grid.free', { cell: cellName(at) }),
            taken: there !== undefined,
            free: shown !== undefined && !refusalOf(view, { type: 'place', card: shown, at }),
            over: drag.over?.x === at.x && drag.over.y === at.y,
            picked: there !== undefined && there.card === shown,
            content: there && <Standing card={there.card} tier={there.tier} />,
            handlers: there && drag.handlersOf(there.card),
          };
        }}
      />
      <FieldOverlays field={field} sight={sight} reach={opponent ? reachBefore(opponent) : []} overlays={overlays} />
    </div>
  );
}

interface EnemyProps {
  readonly placed: PlacedCard | undefined;
  readonly x: number;
  readonly y: number;
}

function Enemy({ placed, x, y }: EnemyProps): ReactElement {
  return (
    <div
      className={cells['cell']}
      data-theirs="true"
      data-odd={(x + y) % 2 === 1}
      data-at={`${x},${y}`}
      title={placed && cardName(placed.card)}
    >
      {placed && (
        <>
          <span className="hidden-text">{cardName(placed.card)}</span>
          <Standing card={placed.card} tier={placed.tier} />
        </>
      )}
    </div>
  );
}
