import type { Spot } from './geometry.ts';

/** What pointers do to a board, in pixels from its top left. */
export type PointerInput =
  | {
      readonly type: 'down';
      readonly id: number;
      readonly at: Spot;
      /** Something under the pointer can be lifted. */
      readonly lifts: boolean;
      /** The middle button: the map is pulled, whatever lies under it. */
      readonly middle?: boolean;
    }
  | { readonly type: 'move' | 'up'; readonly id: number; readonly at: Spot }
  | { readonly type: 'cancel'; readonly id: number }
  /** The pointer has rested for as long as a long press takes. */
  | { readonly type: 'rested' };

/** What is meant by it. */
export type Intent =
  | { readonly type: 'lift' | 'carry' | 'drop' | 'tap' | 'hold'; readonly at: Spot }
  | { readonly type: 'put back' }
  | { readonly type: 'pull'; readonly by: Spot }
  | { readonly type: 'pinch'; readonly factor: number; readonly at: Spot; readonly by: Spot };

interface Pointer {
  readonly id: number;
  readonly start: Spot;
  readonly at: Spot;
}

export interface Gesture {
  readonly is: 'idle' | 'pressing' | 'carrying' | 'pulling' | 'pinching' | 'spent';
  readonly pointers: readonly Pointer[];
  readonly lifts: boolean;
}

export const IDLE: Gesture = { is: 'idle', pointers: [], lifts: false };

/** Pixels a finger may tremble before a touch is a drag. */
const DRAG_FROM = 6;
/** Milliseconds. */
export const LONG_PRESS = 480;

type Step = readonly [Gesture, readonly Intent[]];

/** One finger taps, lifts or pulls; two fingers pinch and pull, and put back whatever one of them carried. */
export function gestureAfter(gesture: Gesture, input: PointerInput): Step {
  switch (input.type) {
    case 'down':
      return pressed(gesture, input);
    case 'move':
      return moved(gesture, input.id, input.at);
    case 'up':
      return released(gesture, input.id, input.at);
    case 'cancel':
      return [without(gesture, input.id), gesture.is === 'carrying' ? [{ type: 'put back' }] : []];
    case 'rested': {
      const [pointer] = gesture.pointers;
      if (gesture.is !== 'pressing' || !pointer) return [gesture, []];
      return [{ ...gesture, is: 'spent' }, [{ type: 'hold', at: pointer.at }]];
    }
  }
}

function pressed(gesture: Gesture, { id, at, lifts, middle }: Extract<PointerInput, { type: 'down' }>): Step {
  const pointers = [...gesture.pointers.filter((one) => one.id !== id), { id, start: at, at }];
  if (pointers.length === 1) return [{ is: middle ? 'pulling' : 'pressing', pointers, lifts }, []];
  const dropped: readonly Intent[] = gesture.is === 'carrying' ? [{ type: 'put back' }] : [];
  return [{ is: pointers.length === 2 ? 'pinching' : 'spent', pointers, lifts: false }, dropped];
}

function moved(gesture: Gesture, id: number, at: Spot): Step {
  const before = gesture.pointers.find((one) => one.id === id);
  if (!before) return [gesture, []];
  const pointers = gesture.pointers.map((one) => (one.id === id ? { ...one, at } : one));
  const now = { ...gesture, pointers };
  switch (gesture.is) {
    case 'pressing': {
      if (apart(before.start, at) < DRAG_FROM) return [now, []];
      if (gesture.lifts) {
        return [
          { ...now, is: 'carrying' },
          [
            { type: 'lift', at: before.start },
            { type: 'carry', at },
          ],
        ];
      }
      return [{ ...now, is: 'pulling' }, [{ type: 'pull', by: minus(at, before.start) }]];
    }
    case 'carrying':
      return [now, [{ type: 'carry', at }]];
    case 'pulling':
      return [now, [{ type: 'pull', by: minus(at, before.at) }]];
    case 'pinching':
      return [now, [pinch(gesture.pointers, pointers)]];
    case 'idle':
    case 'spent':
      return [now, []];
  }
}

function released(gesture: Gesture, id: number, at: Spot): Step {
  if (!gesture.pointers.some((one) => one.id === id)) return [gesture, []];
  if (gesture.is === 'pressing') return [without(gesture, id), [{ type: 'tap', at }]];
  if (gesture.is === 'carrying') return [without(gesture, id), [{ type: 'drop', at }]];
  return [without(gesture, id), []];
}

/** A finger that stays after a pinch means nothing any more: it would tap or pull by accident. */
function without(gesture: Gesture, id: number): Gesture {
  const pointers = gesture.pointers.filter((one) => one.id !== id);
  return pointers.length === 0 ? IDLE : { is: 'spent', pointers, lifts: false };
}

function pinch(before: readonly Pointer[], now: readonly Pointer[]): Intent {
  const [a, b] = before.map(({ at }) => at) as [Spot, Spot];
  const [c, d] = now.map(({ at }) => at) as [Spot, Spot];
  const [was, is] = [middle(a, b), middle(c, d)];
  return { type: 'pinch', factor: Math.max(1, apart(c, d)) / Math.max(1, apart(a, b)), at: is, by: minus(is, was) };
}

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const minus = (a: Spot, b: Spot): Spot => ({ x: a.x - b.x, y: a.y - b.y });
const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
