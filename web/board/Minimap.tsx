import { type PointerEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { type Camera, clamp, type Extent, type Scene, scaleOf } from './camera.ts';
import styles from './Minimap.module.css';
import type { CameraControl } from './useCamera.ts';

interface MinimapProps {
  readonly camera: CameraControl;
  readonly drawing: Extent;
  /** The same drawing in a few shapes. */
  readonly children: ReactNode;
}

/**
 * The whole map in a corner of the table, and which part of it is seen; a press goes there. Where all of it is seen it would
 * only cover some of it. Keys and screen readers have the grid itself, so it is hidden from them.
 */
export function Minimap({ camera, drawing, children }: MinimapProps): ReactElement {
  const map = useRef<SVGSVGElement>(null);
  const seen = useRef<SVGRectElement>(null);
  useEffect(
    () =>
      camera.watch((scene: Scene, now: Camera) => {
        const scale = scaleOf(scene, now);
        const [width, height] = [scene.screen.width / scale, scene.screen.height / scale];
        const box = { x: now.x - width / 2, y: now.y - height / 2, width, height };
        map.current?.toggleAttribute('data-whole', width >= scene.drawing.width && height >= scene.drawing.height);
        for (const [name, value] of Object.entries(box)) seen.current?.setAttribute(name, String(value));
      }),
    [camera],
  );
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * drawing.width;
    const y = ((event.clientY - box.top) / box.height) * drawing.height;
    camera.move((scene, now) => clamp(scene, { ...now, x, y }));
  };
  return (
    <svg
      ref={map}
      className={styles['minimap']}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      aria-hidden="true"
      onPointerDown={go}
      onPointerMove={go}
    >
      {children}
      <rect ref={seen} className={styles['seen']} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
