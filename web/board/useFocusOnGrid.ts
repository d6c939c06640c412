import { type RefObject, useEffect } from 'react';

/** Whoever plays by keys is led to the map when they may act, unless they are busy elsewhere. */
export function useFocusOnGrid(grid: RefObject<HTMLDivElement | null>, mayAct: boolean): void {
  useEffect(() => {
    if (!mayAct || document.activeElement !== document.body) return;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [grid, mayAct]);
}
