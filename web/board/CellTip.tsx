import { type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styles from './CellTip.module.css';

interface CellTipProps {
  readonly board: RefObject<SVGSVGElement | null>;
  readonly cell: number;
  /** `refusal`: why nothing came of what was just tried there. */
  readonly tone: 'about' | 'refusal';
  readonly children: ReactNode;
}

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Pixels between a cell and what is said about it. */
const GAP = 6;

/** A few words at a cell of the board: above it, or below where there is no room. It is in nobody's way. */
export function CellTip({ board, cell, tone, children }: CellTipProps): ReactElement {
  const tip = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words need another place.
  useLayoutEffect(() => {
    const at = board.current?.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect();
    const within = tip.current?.offsetParent?.getBoundingClientRect();
    if (at && within && tip.current) setPlace(placeOf(at, within, tip.current));
  }, [board, cell, children]);
  return (
    <div
      ref={tip}
      role="tooltip"
      className={styles['tip']}
      data-tone={tone}
      data-tip={cell}
      style={place ?? { visibility: 'hidden' }}
    >
      {children}
    </div>
  );
}

/** Within the table, and never under the top of the window. */
function placeOf(at: DOMRect, within: DOMRect, { offsetWidth, offsetHeight }: HTMLElement): Place {
  const middle = at.left + at.width / 2 - within.left - offsetWidth / 2;
  const above = at.top - GAP - offsetHeight;
  const top = above >= 0 ? above : at.bottom + GAP;
  return { left: Math.max(0, Math.min(middle, within.width - offsetWidth)), top: top - within.top };
}
