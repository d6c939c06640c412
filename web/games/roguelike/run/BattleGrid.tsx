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
import { type KeyboardEvent, type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardName } from '../names.ts';
import { Picture } from '../parts/Picture.tsx';
import { Pips } from '../parts/UnitCard.tsx';
import styles from './BattleGrid.module.css';
import { FieldOverlays } from './FieldOverlays.tsx';
import type { OverlayName } from './overlays.ts';
import type { Drag } from './useDrag.tsx';

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
  const [focused, setFocused] = useState<Point>({ x: 3, y: 1 });
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
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const x = Math.max(0, Math.min(WIDTH - 1, focused.x + step.x));
    const y = Math.max(0, Math.min(1, focused.y + step.y));
    setFocused({ x, y });
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${x},${y}"]`)?.focus();
  };
  return (
    <div className={styles['grid']}>
      <section className={styles['zone']} data-zone="theirs" aria-label={t('grid.theirs')}>
        {THEIR_ROWS.flatMap((y) =>
          COLUMNS.map((x) => <Enemy key={`${x},${y}`} placed={theirs.get(`${x},${y}`)} x={x} y={y} />),
        )}
      </section>
      <div className={styles['between']}>{t(opponent ? 'grid.between' : 'grid.unknown')}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: a board is no table of data */}
      <div
        className={styles['zone']}
        data-zone="own"
        role="grid"
        aria-label={t('grid.own')}
        tabIndex={-1}
        onKeyDown={onKey}
      >
        {OWN_ROWS.map((y) => (
          // biome-ignore lint/a11y/useSemanticElements: a board is no table of data
          // biome-ignore lint/a11y/useFocusableInteractive: its cells are focused
          <div key={y} role="row" className={styles['row']}>
            {COLUMNS.map((x) => {
              const at = { x, y };
              const there = cardAt(view, at);
              const allowed = shown !== undefined && !refusalOf(view, { type: 'place', card: shown, at });
              const isOver = drag.over?.x === x && drag.over.y === y;
              const label = there
                ? t('grid.taken', { cell: cellName(at), card: cardName(there.card), tier: there.tier })
                : t('grid.free', { cell: cellName(at) });
              return (
                // biome-ignore lint/a11y/useSemanticElements: a board is no table of data
                <button
                  key={x}
                  type="button"
                  role="gridcell"
                  className={styles['cell']}
                  data-cell={`${x},${y}`}
                  data-taken={there !== undefined}
                  data-free={allowed}
                  data-over={isOver}
                  data-picked={there !== undefined && there.card === shown}
                  aria-label={label}
                  tabIndex={focused.x === x && focused.y === y ? 0 : -1}
                  onFocus={() => setFocused(at)}
                  onClick={() => onCell(at)}
                  {...(there && drag.handlersOf(there.card))}
                >
                  {there && (
                    <>
                      <Picture id={there.card} className={styles['piece']} />
                      <Pips tier={there.tier} />
                    </>
                  )}
                </button>
              );
            })}
          </div>
        ))}
      </div>
      <FieldOverlays field={field} sight={sight} reach={opponent ? reachBefore(opponent) : []} overlays={overlays} />
    </div>
  );
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

interface EnemyProps {
  readonly placed: PlacedCard | undefined;
  readonly x: number;
  readonly y: number;
}

function Enemy({ placed, x, y }: EnemyProps): ReactElement {
  return (
    <div className={styles['cell']} data-theirs="true" data-at={`${x},${y}`} title={placed && cardName(placed.card)}>
      {placed && (
        <>
          <span className="hidden-text">{cardName(placed.card)}</span>
          <Picture id={placed.card} className={styles['piece']} />
          <Pips tier={placed.tier} />
        </>
      )}
    </div>
  );
}
