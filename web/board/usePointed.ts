import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds that a mouse rests on a cell, and a finger stays down on it, before it is asked about. */
const REST = 500;
const LONG_PRESS = 450;
/** Pixels a finger may tremble meanwhile. */
const TREMBLE = 8;

const cellOf = (target: EventTarget | null): number | undefined => {
  const cell = target instanceof Element ? target.closest<SVGElement>('[data-cell]') : null;
  return cell ? Number(cell.dataset['cell']) : undefined;
};

/**
 * The cell of a board that somebody points at: a mouse that rests on it, a finger that stays on it, or the focus of the
 * keyboard. Escape and whatever is done on the board take it back. A mouse that stays where it has just acted asks
 * nothing: what is said would cover what comes next. Cells carry `data-cell`.
 */
export function usePointed(board: RefObject<SVGSVGElement | null>): number | undefined {
  const [pointed, setPointed] = useState<number>();
  useEffect(() => {
    const svg = board.current;
    if (!svg) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** A finger has asked: lifting it is no click. */
    let isAsked = false;
    let pressedAt: readonly [number, number] | undefined;
    /** Where a mouse has acted last, until it goes elsewhere. Boards are drawn afresh under a mouse that rests. */
    let actedOn: number | undefined;
    const forget = (): void => {
      clearTimeout(timer);
      setPointed(undefined);
    };
    const after = (wait: number, cell: number | undefined, isTouch = false): void => {
      forget();
      if (cell === undefined) return;
      timer = setTimeout(() => {
        setPointed(cell);
        isAsked = isTouch;
      }, wait);
    };
    const controller = new AbortController();
    const on = <K extends keyof SVGElementEventMap>(type: K, listener: (event: SVGElementEventMap[K]) => void): void =>
      svg.addEventListener(type, listener, { signal: controller.signal });
    on('pointerover', ({ pointerType, buttons, target }) => {
      if (pointerType !== 'mouse' || buttons !== 0) return;
      const cell = cellOf(target);
      if (cell !== undefined && cell === actedOn) return;
      actedOn = undefined;
      after(REST, cell);
    });
    on('pointerdown', ({ pointerType, target, clientX, clientY }) => {
      pressedAt = [clientX, clientY];
      isAsked = false;
      if (pointerType === 'mouse') forget();
      else after(LONG_PRESS, cellOf(target), true);
    });
    on('pointermove', ({ pointerType, clientX, clientY }) => {
      if (pointerType === 'mouse' || !pressedAt) return;
      if (Math.hypot(clientX - pressedAt[0], clientY - pressedAt[1]) > TREMBLE) forget();
    });
    // What a finger has asked about stays to be read when it is lifted; the next touch takes it back.
    on('pointerup', ({ pointerType, clientX, clientY }) => {
      if (pointerType === 'mouse') actedOn = cellOf(document.elementFromPoint(clientX, clientY));
      else clearTimeout(timer);
    });
    svg.addEventListener(
      'click',
      (event) => {
        if (isAsked) event.stopPropagation();
        isAsked = false;
      },
      { signal: controller.signal, capture: true },
    );
    on('pointercancel', forget);
    on('pointerleave', ({ pointerType }) => pointerType === 'mouse' && forget());
    on('contextmenu', (event) => event.preventDefault());
    on('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) after(0, cellOf(target));
    });
    // A touch moves the focus too; what it asked about stays.
    on('focusout', () => !isAsked && forget());
    on('keydown', ({ key }) => key === 'Escape' && forget());
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [board]);
  return pointed;
}
