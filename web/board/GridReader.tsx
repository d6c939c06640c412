import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useRef } from 'react';
import styles from './GridReader.module.css';
import type { Arrow, Geometry } from './geometry.ts';

interface GridReaderProps {
  readonly label: string;
  readonly geometry: Geometry;
  readonly columns: number;
  /** The board is seen from the far side: its last cell comes first. */
  readonly turned?: boolean;
  readonly focus: number;
  readonly selected?: number | undefined;
  /** What is said of a cell. */
  readonly labelOf: (cell: number) => string;
  readonly onFocus: (cell: number) => void;
  /** Whether the keyboard is here: then the drawing shows its mark. */
  readonly onHere: (here: boolean) => void;
  readonly onPick: (cell: number) => void;
  /** Asked before arrows and Enter are, for one of them may mean something else just now. True: it was understood. */
  readonly onKey?: (event: KeyboardEvent<HTMLElement>, cell: number) => boolean;
  readonly ref: RefObject<HTMLDivElement | null>;
}

const ARROW_KEYS: Readonly<Record<string, Arrow>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/**
 * A drawn board for keys and screen readers: an ARIA grid of which only the focused row is in the document, so that
 * 900 tiles cost as much as 30. What the drawing shows, its labels say. On hexes a row is a row of r.
 */
export function GridReader(props: GridReaderProps): ReactElement {
  const {
    label,
    geometry,
    columns,
    turned = false,
    focus,
    selected,
    labelOf,
    onFocus,
    onPick,
    onKey,
    onHere,
    ref,
  } = props;
  const { cells } = geometry;
  const seen = (cell: number): number => (turned ? cells - 1 - cell : cell);
  const row = Math.trunc(seen(focus) / columns);
  const hasFocus = useRef(false);

  useEffect(() => {
    if (hasFocus.current)
      ref.current?.querySelector<HTMLElement>(`[data-cell="${focus}"]`)?.focus({ preventScroll: true });
  }, [ref, focus]);

  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    onHere(true);
    if (onKey?.(event, focus)) return event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROW_KEYS[event.key];
    if (arrow) onFocus(geometry.neighbourOf(focus, arrow));
    else if (event.key === 'Home') onFocus(seen(row * columns));
    else if (event.key === 'End') onFocus(seen(row * columns + columns - 1));
    else if (event.key === 'Enter' || event.key === ' ') onPick(focus);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={ref}
      className={styles['reader']}
      role="grid"
      aria-label={label}
      aria-rowcount={cells / columns}
      aria-colcount={columns}
      onKeyDown={press}
      onFocus={({ target }) => {
        hasFocus.current = true;
        // A click brings the keyboard here too, and needs no mark.
        onHere(target.matches(':focus-visible'));
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        hasFocus.current = false;
        onHere(false);
      }}
    >
      {/* A new row is a new element, so that a screen reader says where the focus went. */}
      <div key={row} role="row" aria-rowindex={row + 1}>
        {Array.from({ length: columns }, (_, column) => {
          const cell = seen(row * columns + column);
          return (
            <div
              key={cell}
              role="gridcell"
              data-cell={cell}
              tabIndex={cell === focus ? 0 : -1}
              aria-colindex={column + 1}
              aria-selected={cell === selected}
              aria-label={labelOf(cell)}
            />
          );
        })}
      </div>
    </div>
  );
}
