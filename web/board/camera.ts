import type { Spot } from './geometry.ts';

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** What a camera looks at and through: the drawing in its own units, the screen in pixels. */
export interface Scene {
  readonly drawing: Extent;
  readonly screen: Extent;
}

/** The point of the drawing in the middle of the screen, and how near it is. At zoom 1 the whole drawing fits. */
export interface Camera extends Spot {
  readonly zoom: number;
}

export const FARTHEST = 1;
export const NEAREST = 6;

/** Pixels that a unit of the drawing takes. */
export const scaleOf = ({ drawing, screen }: Scene, { zoom }: Pick<Camera, 'zoom'>): number =>
  zoom * Math.min(screen.width / drawing.width, screen.height / drawing.height);

export const wholeOf = ({ drawing }: Pick<Scene, 'drawing'>): Camera => ({
  x: drawing.width / 2,
  y: drawing.height / 2,
  zoom: FARTHEST,
});

/** The nearest camera that is allowed: no emptiness beside the drawing where the drawing could be. */
export function clamp(scene: Scene, { x, y, zoom: wanted }: Camera): Camera {
  const zoom = within(FARTHEST, wanted, NEAREST);
  const scale = scaleOf(scene, { zoom });
  const hold = (at: number, length: number, seen: number): number =>
    seen >= length ? length / 2 : within(seen / 2, at, length - seen / 2);
  return {
    zoom,
    x: hold(x, scene.drawing.width, scene.screen.width / scale),
    y: hold(y, scene.drawing.height, scene.screen.height / scale),
  };
}

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** The point of the drawing under a point of the screen. */
export function spotAt(scene: Scene, camera: Camera, { x, y }: Spot): Spot {
  const scale = scaleOf(scene, camera);
  return { x: camera.x + (x - scene.screen.width / 2) / scale, y: camera.y + (y - scene.screen.height / 2) / scale };
}

/** Where a point of the drawing is on the screen. */
export function screenAt(scene: Scene, camera: Camera, { x, y }: Spot): Spot {
  const scale = scaleOf(scene, camera);
  return { x: (x - camera.x) * scale + scene.screen.width / 2, y: (y - camera.y) * scale + scene.screen.height / 2 };
}

/** Nearer by a factor, while what is under this point of the screen stays there. */
export function zoomedAt(scene: Scene, camera: Camera, factor: number, point: Spot): Camera {
  const held = spotAt(scene, camera, point);
  const zoom = within(FARTHEST, camera.zoom * factor, NEAREST);
  const scale = scaleOf(scene, { zoom });
  return clamp(scene, {
    zoom,
    x: held.x - (point.x - scene.screen.width / 2) / scale,
    y: held.y - (point.y - scene.screen.height / 2) / scale,
  });
}

/** Moves the drawing by these pixels, as if it had been dragged. */
export function pulled(scene: Scene, camera: Camera, by: Spot): Camera {
  const scale = scaleOf(scene, camera);
  return clamp(scene, { ...camera, x: camera.x - by.x / scale, y: camera.y - by.y / scale });
}

/** A camera that shows this point at least `margin` units inside the screen; the same one if it does already. */
export function showing(scene: Scene, camera: Camera, { x, y }: Spot, margin: number): Camera {
  const scale = scaleOf(scene, camera);
  const half = { x: scene.screen.width / scale / 2, y: scene.screen.height / scale / 2 };
  const inside =
    Math.abs(x - camera.x) <= Math.max(0, half.x - margin) && Math.abs(y - camera.y) <= Math.max(0, half.y - margin);
  return inside ? camera : clamp(scene, { ...camera, x, y });
}

/** The zoom at which a unit of the drawing takes this many pixels. */
export const zoomFor = (scene: Scene, pixels: number): number =>
  within(FARTHEST, pixels / scaleOf(scene, { zoom: 1 }), NEAREST);

export function viewBoxOf(scene: Scene, camera: Camera): string {
  const scale = scaleOf(scene, camera);
  const [width, height] = [scene.screen.width / scale, scene.screen.height / scale];
  return `${camera.x - width / 2} ${camera.y - height / 2} ${width} ${height}`;
}

/** The CSS transform, around the middle, that makes a drawing settled at one camera look as another sees it. */
export function transformBetween(scene: Scene, settled: Camera, now: Camera): string {
  const scale = scaleOf(scene, now);
  const [x, y] = [(settled.x - now.x) * scale, (settled.y - now.y) * scale];
  return `translate(${x}px, ${y}px) scale(${now.zoom / settled.zoom})`;
}
