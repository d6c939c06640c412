import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Arrow, Spot } from './geometry.ts';
import { type Deed, follow, type Gesture, type Hand, openHand, type Reach } from './hand.ts';

const ARROW_KEYS: Readonly<Record<string, Arrow>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export interface HandOnBoard {
  readonly hand: Hand;
  /** For the svg: they make gestures of pointers and keys. */
  readonly handlers: {
    onPointerDown(event: PointerEvent<SVGSVGElement>): void;
    onPointerMove(event: PointerEvent<SVGSVGElement>): void;
    onPointerUp(event: PointerEvent<SVGSVGElement>): void;
    onPointerCancel(): void;
    onKeyDown(event: KeyboardEvent<SVGSVGElement>): void;
  };
  onClick(cell: number): void;
  onFocus(cell: number): void;
}

/**
 * The hand of one player over one board. `moment` changes with every event: what is held then lies where the view says.
 * The svg holds its cells as `[data-cell]`, of which the focused one gets the keyboard.
 */
export function useHand(reach: Reach, start: number, moment: number, onDeed: (deed: Deed) => void): HandOnBoard {
  const [hand, setHand] = useState(() => openHand(start));
  // Several gestures may come before React draws again: the newest hand is kept here.
  const now = useRef(hand);
  const seen = useRef(moment);
  const take = (gesture: Gesture): Hand => {
    const { hand: next, deed } = follow(now.current, gesture, reach);
    now.current = next;
    setHand(next);
    if (deed) onDeed(deed);
    return next;
  };
  useLayoutEffect(() => {
    if (seen.current === moment) return;
    seen.current = moment;
    now.current = follow(now.current, { type: 'changed' }, reach).hand;
    setHand(now.current);
  }, [moment, reach]);

  return {
    hand,
    handlers: {
      onPointerDown(event) {
        if (event.button === 0) take({ type: 'press', at: spotOf(event), client: clientOf(event) });
      },
      onPointerMove(event) {
        const before = now.current.grip;
        if (!before) return;
        const after = take({ type: 'pull', at: spotOf(event), client: clientOf(event) }).grip;
        // From here on the pointer is the drag's, wherever it goes; before, a click would be the cell's.
        if (after?.dragging && !before.dragging) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerUp: (event) => void take({ type: 'release', at: spotOf(event) }),
      onPointerCancel: () => void take({ type: 'lost' }),
      onKeyDown(event) {
        const gesture = gestureOf(event.key);
        if (!gesture) return;
        event.preventDefault();
        const { focus } = take(gesture);
        if (gesture.type === 'arrow') {
          event.currentTarget.querySelector<SVGElement>(`[data-cell="${focus}"]`)?.focus();
        }
      },
    },
    onClick: (cell) => void take({ type: 'click', cell }),
    onFocus: (cell) => void take({ type: 'focus', cell }),
  };
}

function gestureOf(key: string): Gesture | undefined {
  const arrow = ARROW_KEYS[key];
  if (arrow) return { type: 'arrow', arrow };
  if (key === 'Enter' || key === ' ') return { type: 'enter' };
  return key === 'Escape' ? { type: 'escape' } : undefined;
}

const clientOf = ({ clientX, clientY }: PointerEvent): Spot => ({ x: clientX, y: clientY });

/** A pointer in units of the drawing. */
function spotOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Spot {
  const matrix = currentTarget.getScreenCTM();
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix?.inverse());
  return { x, y };
}
