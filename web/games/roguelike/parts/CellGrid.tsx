import { type PlacedCard, type Point, WIDTH } from '@tactarium/games/roguelike/client';
import { type HTMLAttributes, type KeyboardEvent, type ReactElement, type ReactNode, useState } from 'react';
import styles from './CellGrid.module.css';
import { Picture } from './Picture.tsx';
import { Pips } from './UnitCard.tsx';

/** How one cell looks, and what it answers to besides being pressed. */
interface CellLook {
  readonly label: string;
  readonly content?: ReactNode;
  readonly taken?: boolean;
  /** What is held may be put here. */
  readonly free?: boolean;
  readonly over?: boolean;
  readonly picked?: boolean;
  readonly theirs?: boolean;
  readonly disabled?: boolean;
  readonly handlers?: HTMLAttributes<HTMLElement> | undefined;
}

interface CellGridProps {
  /** Of the field, from the top of the screen. */
  readonly rows: readonly number[];
  /** Tells the grids of a page apart. */
  readonly zone: string;
  readonly label: string;
  /** The cell that Tab reaches first. */
  readonly first: Point;
  lookOf(at: Point): CellLook;
  onCell(at: Point): void;
}

const COLUMNS = Array.from({ length: WIDTH }, (_, x) => x);

/** Rows of the field as cells that are pressed, or walked with the arrow keys. */
export function CellGrid({ rows, zone, label, first, lookOf, onCell }: CellGridProps): ReactElement {
  const [focused, setFocused] = useState(first);
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const x = Math.max(0, Math.min(WIDTH - 1, focused.x + step.right));
    const y = rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(focused.y) + step.down))]!;
    setFocused({ x, y });
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${x},${y}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a board is no table of data
    <div className={styles['grid']} data-zone={zone} role="grid" aria-label={label} tabIndex={-1} onKeyDown={onKey}>
      {rows.map((y) => (
        // biome-ignore lint/a11y/useSemanticElements: a board is no table of data
        // biome-ignore lint/a11y/useFocusableInteractive: its cells are focused
        <div key={y} role="row" className={styles['row']}>
          {COLUMNS.map((x) => {
            const at = { x, y };
            const { label, content, taken, free, over, picked, theirs, disabled, handlers } = lookOf(at);
            return (
              // biome-ignore lint/a11y/useSemanticElements: a board is no table of data
              <button
                key={x}
                type="button"
                role="gridcell"
                className={styles['cell']}
                data-cell={`${x},${y}`}
                data-odd={(x + y) % 2 === 1}
                data-taken={taken}
                data-free={free}
                data-over={over}
                data-picked={picked}
                data-theirs={theirs}
                aria-label={label}
                aria-disabled={disabled}
                tabIndex={focused.x === x && focused.y === y ? 0 : -1}
                onFocus={() => setFocused(at)}
                onClick={() => onCell(at)}
                {...handlers}
              >
                {content}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const STEPS: Readonly<Record<string, { readonly right: number; readonly down: number }>> = {
  ArrowLeft: { right: -1, down: 0 },
  ArrowRight: { right: 1, down: 0 },
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
};

/** A card as it stands on a cell. */
export function Standing({ card, tier }: Pick<PlacedCard, 'card' | 'tier'>): ReactElement {
  return (
    <>
      <span className={styles['disc']}>
        <Picture id={card} className={styles['piece']} />
      </span>
      <Pips tier={tier} />
    </>
  );
}
