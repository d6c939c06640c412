import type { Point } from '@tactarium/games/roguelike/client';
import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Picture } from './Picture.tsx';
import styles from './useDrag.module.css';

/** Pixels before a press becomes a drag. */
const SLACK = 6;
/** Milliseconds that a finger rests on a card of the hand before it lifts it; until then moving up or down scrolls. */
const LONG_PRESS = 180;

interface Dragging {
  readonly card: string;
  readonly x: number;
  readonly y: number;
  readonly moved: boolean;
  /** A finger that may still turn out to scroll the page. */
  readonly mayScroll: boolean;
  /** The cell below the pointer. */
  readonly over?: Point | undefined;
}

export interface Drag {
  readonly card: string | undefined;
  readonly over: Point | undefined;
  /** The card that a resting finger has lifted. */
  readonly lifted: string | undefined;
  /** For whatever shows a card; `scrolls` where a finger that begins on it can scroll the page too (`touch-action: pan-y`). */
  handlersOf(
    card: string,
    scrolls?: boolean,
  ): {
    ref(element: HTMLElement | null): (() => void) | undefined;
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(): void;
    onContextMenu(event: MouseEvent<HTMLElement>): void;
  };
  readonly ghost: ReactNode;
}

interface Deeds {
  /** Where a page has several grids: the one whose cells take what is dropped. */
  readonly zone?: string;
  /** Without a cell: dropped outside. */
  onDrop(card: string, at: Point | undefined): void;
}

/** The cell drawn at a place of the screen. */
function cellAt(x: number, y: number, zone?: string): Point | undefined {
  const within = zone === undefined ? '[data-cell]' : `[data-zone="${zone}"] [data-cell]`;
  const found = document.elementsFromPoint(x, y).find((one) => one.matches(within));
  const [column, row] = (found as HTMLElement | undefined)?.dataset['cell']?.split(',').map(Number) ?? [];
  return column === undefined || row === undefined ? undefined : { x: column, y: row };
}

/** Carries a card from the hand or the field to a cell. Taps are left to whoever listens to clicks. */
export function useDrag({ zone, onDrop }: Deeds): Drag {
  const [dragging, setDragging] = useState<Dragging>();
  const now = useRef<Dragging>(undefined);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const take = (next: Dragging | undefined): void => {
    clearTimeout(resting.current);
    now.current = next;
    setDragging(next);
  };
  /** The browser scrolls unless the first move of a finger is answered like this. */
  const keepPage = (event: TouchEvent): void => {
    if (now.current && !now.current.mayScroll && event.cancelable) event.preventDefault();
  };
  const shown = dragging?.moved ? dragging : undefined;
  return {
    card: shown?.card,
    over: shown?.over,
    lifted: dragging?.mayScroll === false ? dragging.card : undefined,
    handlersOf: (card, scrolls = false) => ({
      ref(element) {
        element?.addEventListener('touchmove', keepPage, { passive: false });
        return () => element?.removeEventListener('touchmove', keepPage);
      },
      onPointerDown(event) {
        if (event.button !== 0) return;
        // At once: a quick hand has left the card with its first move.
        event.currentTarget.setPointerCapture(event.pointerId);
        const mayScroll = scrolls && event.pointerType === 'touch';
        take({ card, x: event.clientX, y: event.clientY, moved: false, mayScroll });
        if (mayScroll)
          resting.current = setTimeout(() => now.current && take({ ...now.current, mayScroll: false }), LONG_PRESS);
      },
      onPointerMove(event) {
        const held = now.current;
        if (!held || held.card !== card) return;
        const { clientX: x, clientY: y } = event;
        const [across, along] = [Math.abs(x - held.x), Math.abs(y - held.y)];
        if (!held.moved && Math.hypot(across, along) < SLACK) return;
        // Up or down, the browser scrolls and cancels this pointer.
        if (held.mayScroll && along > across) return;
        take({ card, x, y, moved: true, mayScroll: false, over: cellAt(x, y, zone) });
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
        onDrop(card, cellAt(event.clientX, event.clientY, zone));
      },
      onPointerCancel: () => take(undefined),
      onContextMenu(event) {
        // What a long press would open.
        if (now.current) event.preventDefault();
      },
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
