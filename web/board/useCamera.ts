import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Camera, clamp, type Extent, type Scene, scaleOf, spotAt, transformBetween, viewBoxOf } from './camera.ts';
import type { Spot } from './geometry.ts';

/** Milliseconds without a gesture after which the drawing is drawn afresh for where the camera is. */
const SETTLE = 150;
const GLIDE = 260;

type Watcher = (scene: Scene, camera: Camera) => void;

/** A camera over a drawing. While it moves, one CSS transform is written and nothing is rendered. */
export interface CameraControl {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly svg: RefObject<SVGSVGElement | null>;
  /** Pixels that a unit of the drawing takes, since the camera last settled; 0 before the first measure. */
  readonly scale: number;
  scene(): Scene;
  now(): Camera;
  move(next: (scene: Scene, camera: Camera) => Camera, gently?: boolean): void;
  /** A pointer in units of the drawing. */
  spotOf(pointer: { readonly clientX: number; readonly clientY: number }): Spot;
  /** Told of every movement, and at once. Returns how to stop. */
  watch(watcher: Watcher): () => void;
}

/** `first` says where the camera begins; it is asked again when the drawing has another size. */
export function useCamera(drawing: Extent, first: (scene: Scene) => Camera): CameraControl {
  const { width, height } = drawing;
  const frame = useRef<HTMLDivElement | null>(null);
  const svg = useRef<SVGSVGElement | null>(null);
  const state = useRef<{ scene: Scene; now: Camera; settled: Camera } | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const watchers = useRef(new Set<Watcher>());
  const begin = useRef(first);
  begin.current = first;
  const [scale, setScale] = useState(0);

  const settle = useCallback((): void => {
    const { current } = state;
    if (!current || !svg.current) return;
    current.settled = current.now;
    svg.current.style.transition = 'none';
    svg.current.style.transform = 'none';
    svg.current.style.willChange = 'auto';
    svg.current.setAttribute('viewBox', viewBoxOf(current.scene, current.now));
    setScale(scaleOf(current.scene, current.now));
    for (const watcher of watchers.current) watcher(current.scene, current.now);
  }, []);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    state.current = undefined;
    const measure = (): void => {
      const screen = { width: element.clientWidth, height: element.clientHeight };
      if (screen.width === 0 || screen.height === 0) return;
      const scene: Scene = { drawing: { width, height }, screen };
      const now = clamp(scene, state.current?.now ?? begin.current(scene));
      state.current = { scene, now, settled: now };
      settle();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height, settle]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useMemo(
    () => ({
      frame,
      svg,
      scale,
      scene: () => state.current?.scene ?? { drawing: { width, height }, screen: { width: 1, height: 1 } },
      now: () => state.current?.now ?? { x: width / 2, y: height / 2, zoom: 1 },
      move(next, gently = false) {
        const { current } = state;
        if (!current || !svg.current) return;
        const camera = next(current.scene, current.now);
        if (camera === current.now) return;
        current.now = camera;
        const { style } = svg.current;
        style.willChange = 'transform';
        style.transition = gently ? `transform ${GLIDE}ms var(--ease)` : 'none';
        style.transform = transformBetween(current.scene, current.settled, camera);
        for (const watcher of watchers.current) watcher(current.scene, camera);
        clearTimeout(timer.current);
        timer.current = setTimeout(settle, gently ? GLIDE + 20 : SETTLE);
      },
      spotOf({ clientX, clientY }) {
        const box = frame.current?.getBoundingClientRect();
        if (!state.current || !box) return { x: -1, y: -1 };
        return spotAt(state.current.scene, state.current.now, { x: clientX - box.left, y: clientY - box.top });
      },
      watch(watcher) {
        watchers.current.add(watcher);
        if (state.current) watcher(state.current.scene, state.current.now);
        return () => watchers.current.delete(watcher);
      },
    }),
    [scale, width, height, settle],
  );
}
