import type { Point } from '@tactarium/games/roguelike/client';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Picture } from '../parts/Picture.tsx';
import styles from './Prepare.module.css';

/** Pixels before a press becomes a drag. */
const SLACK = 6;

interface Dragging {
  readonly card: string;
  readonly x: number;
  readonly y: number;
  readonly moved: boolean;
  /** The cell below the pointer. */
  readonly over?: Point | undefined;
}

export interface Drag {
  readonly card: string | undefined;
  readonly over: Point | undefined;
  /** For whatever shows a card. */
  handlersOf(card: string): {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(): void;
  };
  readonly ghost: ReactNode;
}

interface Deeds {
  /** Without a cell: dropped outside. */
  onDrop(card: string, at: Point | undefined): void;
}

/** The cell drawn at a place of the screen. */
function cellAt(x: number, y: number): Point | undefined {
  const found = document.elementsFromPoint(x, y).find((one) => one instanceof HTMLElement && one.dataset['cell']);
  const [column, row] = (found as HTMLElement | undefined)?.dataset['cell']?.split(',').map(Number) ?? [];
  return column === undefined || row === undefined ? undefined : { x: column, y: row };
}

/** Carries a card from the hand or the field to a cell. Taps are left to whoever listens to clicks. */
export function useDrag({ onDrop }: Deeds): Drag {
  const [dragging, setDragging] = useState<Dragging>();
  const now = useRef<Dragging>(undefined);
  const take = (next: Dragging | undefined): void => {
    now.current = next;
    setDragging(next);
  };
  const shown = dragging?.moved ? dragging : undefined;
  return {
    card: shown?.card,
    over: shown?.over,
    handlersOf: (card) => ({
      onPointerDown(event) {
        if (event.button === 0) take({ card, x: event.clientX, y: event.clientY, moved: false });
      },
      onPointerMove(event) {
        const held = now.current;
        if (!held || held.card !== card) return;
        const { clientX: x, clientY: y } = event;
        if (!held.moved && Math.hypot(x - held.x, y - held.y) < SLACK) return;
        if (!held.moved) event.currentTarget.setPointerCapture(event.pointerId);
        take({ card, x, y, moved: true, over: cellAt(x, y) });
      },
      onPointerUp(event) {
        const held = now.current;
        take(undefined);
        if (!held?.moved) return;
        // The click that follows a drag is not one.
        event.currentTarget.addEventListener('click', stop, { capture: true, once: true });
        setTimeout(
          (target: HTMLElement) => target.removeEventListener('click', stop, { capture: true }),
          0,
          event.currentTarget,
        );
        onDrop(card, cellAt(event.clientX, event.clientY));
      },
      onPointerCancel: () => take(undefined),
    }),
    ghost: shown && (
      <div className={styles['ghost']} style={{ left: shown.x, top: shown.y }} aria-hidden="true">
        <Picture id={shown.card} />
      </div>
    ),
  };
}

const stop = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};
