import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import { pulled, spotAt, zoomedAt } from './camera.ts';
import type { Spot } from './geometry.ts';
import { type Gesture, gestureAfter, IDLE, type Intent, LONG_PRESS, type PointerInput } from './gesture.ts';
import type { CameraControl } from './useCamera.ts';

/** What a board does about the gestures that are not the camera's. Spots are in units of the drawing. */
export interface BoardHand {
  /** Whether a drag from here lifts something; else it pulls the map. */
  lifts(spot: Spot): boolean;
  onTap?(spot: Spot, keys: { readonly shift: boolean }): void;
  onLift?(spot: Spot): void;
  onCarry?(spot: Spot): void;
  onDrop?(spot: Spot): void;
  /** The drag was given up. */
  onPutBack?(): void;
  onHold?(spot: Spot): void;
  onHover?(spot: Spot | undefined): void;
}

interface FrameHandlers {
  onPointerDown(event: ReactPointerEvent<HTMLElement>): void;
  onPointerMove(event: ReactPointerEvent<HTMLElement>): void;
  onPointerUp(event: ReactPointerEvent<HTMLElement>): void;
  onPointerCancel(event: ReactPointerEvent<HTMLElement>): void;
  onPointerLeave(event: ReactPointerEvent<HTMLElement>): void;
}

const MIDDLE_BUTTON = 1;
/** How far a turn of the wheel zooms: e to the power of pixels over this. */
const WHEEL_PACE = 420;

/** Pointers and the wheel on a frame: what is the camera's goes to it, the rest to the hand. */
export function useGestures(camera: CameraControl, hand: BoardHand): FrameHandlers {
  const gesture = useRef<Gesture>(IDLE);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(hand);
  latest.current = hand;

  const pixelsOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const box = camera.frame.current!.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };
  const drawn = (at: Spot): Spot => spotAt(camera.scene(), camera.now(), at);

  const take = (input: PointerInput, shift = false): void => {
    const [next, intents] = gestureAfter(gesture.current, input);
    gesture.current = next;
    if (next.is !== 'pressing') clearTimeout(rest.current);
    for (const intent of intents) carryOut(intent, shift);
  };
  const carryOut = (intent: Intent, shift: boolean): void => {
    const { current } = latest;
    switch (intent.type) {
      case 'tap':
        return current.onTap?.(drawn(intent.at), { shift });
      case 'lift':
        return current.onLift?.(drawn(intent.at));
      case 'carry':
        return current.onCarry?.(drawn(intent.at));
      case 'drop':
        return current.onDrop?.(drawn(intent.at));
      case 'hold':
        return current.onHold?.(drawn(intent.at));
      case 'put back':
        return current.onPutBack?.();
      case 'pull':
        return camera.move((scene, now) => pulled(scene, now, intent.by));
      case 'pinch':
        return camera.move((scene, now) => zoomedAt(scene, pulled(scene, now, intent.by), intent.factor, intent.at));
    }
  };

  // React listens to wheels passively, and then a page cannot be kept from scrolling.
  useEffect(() => {
    const frame = camera.frame.current;
    if (!frame) return;
    const turn = (event: WheelEvent): void => {
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const factor = Math.exp((-event.deltaY * lines) / WHEEL_PACE);
      const box = frame.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      event.preventDefault();
      camera.move((scene, now) => zoomedAt(scene, now, factor, at));
    };
    frame.addEventListener('wheel', turn, { passive: false });
    return () => frame.removeEventListener('wheel', turn);
  }, [camera]);
  useEffect(() => () => clearTimeout(rest.current), []);

  return {
    onPointerDown(event) {
      if (event.button !== 0 && event.button !== MIDDLE_BUTTON) return;
      const at = pixelsOf(event);
      // From here on the pointer is ours, wherever it goes.
      event.currentTarget.setPointerCapture(event.pointerId);
      const middle = event.button === MIDDLE_BUTTON;
      if (middle) event.preventDefault();
      take({ type: 'down', id: event.pointerId, at, lifts: latest.current.lifts(drawn(at)), middle });
      clearTimeout(rest.current);
      rest.current = setTimeout(() => take({ type: 'rested' }), LONG_PRESS);
    },
    onPointerMove(event) {
      const at = pixelsOf(event);
      take({ type: 'move', id: event.pointerId, at });
      if (event.pointerType === 'mouse') latest.current.onHover?.(drawn(at));
    },
    onPointerUp(event) {
      take({ type: 'up', id: event.pointerId, at: pixelsOf(event) }, event.shiftKey);
    },
    onPointerCancel: (event) => take({ type: 'cancel', id: event.pointerId }),
    onPointerLeave: () => latest.current.onHover?.(undefined),
  };
}
