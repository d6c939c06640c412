import type { Between, View } from '@tactarium/games/forests/client';
import type { KeyboardEvent, MouseEvent } from 'react';
import { wholeOf, zoomedAt } from '../../board/camera.ts';
import type { CameraControl } from '../../board/useCamera.ts';
import { baseOf, betweenOf, geometryOf, indexOf, isTurned, sameEdge, tileAt } from './board.ts';
import { handlesOf } from './handles.ts';
import type { Play } from './usePlay.ts';

/** What the keys do that are not the grid's own. */
export interface KeyDeeds {
  undo(): void;
  endTurn(sure: boolean): void;
  toggleThreats(): void;
  openTray(): void;
  convert(): void;
  seeAgain(): void;
  showKeys(): void;
  sayAround(tile: number): void;
  hurry(): void;
  /** Brings a tile into the picture, and the keyboard to it. */
  goTo(tile: number): void;
}

/** A click beside the map leaves the keyboard where it is: on the map, which hears its keys. */
export function keepKeyboard(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Node && event.currentTarget.contains(event.target)) event.preventDefault();
}

const ARROWS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const;

/** True: the key was understood. */
export function pressKey(
  event: KeyboardEvent<HTMLElement>,
  tile: number,
  play: Play,
  camera: CameraControl,
  deeds: KeyDeeds,
): boolean {
  const { key, shiftKey } = event;
  const { view, hand, busy } = play;
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() !== 'z') return false;
    deeds.undo();
    return true;
  }
  if (event.altKey) return false;
  if (key === ' ' && busy) {
    deeds.hurry();
    return true;
  }
  if (key in ARROWS && (hand.tool?.is === 'hammer' || hand.tool?.is === 'walls')) {
    workOn(play, ARROWS[key as keyof typeof ARROWS]);
    return true;
  }
  if (key === 'Delete') return takeDown(play);
  const act = KEYS[key.toLowerCase()];
  if (!act) return false;
  act({ view, tile, play, camera, deeds, shift: shiftKey });
  return true;
}

interface Pressed {
  readonly view: View;
  readonly tile: number;
  readonly play: Play;
  readonly camera: CameraControl;
  readonly deeds: KeyDeeds;
  readonly shift: boolean;
}

const zoom = (camera: CameraControl, factor: number): void =>
  camera.move((scene, now) => zoomedAt(scene, now, factor, { x: scene.screen.width / 2, y: scene.screen.height / 2 }));

const KEYS: Readonly<Record<string, (pressed: Pressed) => void>> = {
  escape: ({ play }) => play.letGo(),
  n: ({ play, deeds, shift }) => {
    const next = play.nextIdle(shift);
    if (next !== undefined) deeds.goTo(next);
  },
  u: ({ deeds }) => deeds.undo(),
  e: ({ deeds, shift }) => deeds.endTurn(shift),
  w: ({ play, tile }) => armed(play, tile, 'walls'),
  x: ({ play, tile }) => armed(play, tile, 'hammer'),
  d: ({ deeds }) => deeds.openTray(),
  c: ({ deeds }) => deeds.convert(),
  s: ({ play, view, tile }) => play.order(play.hand.picked ?? tile, { is: 'stay', round: view.round }),
  z: ({ play, tile, shift }) => play.order(play.hand.picked ?? tile, { is: shift ? 'deep sleep' : 'sleep' }),
  g: ({ play }) => void play.carryOutMarches(),
  t: ({ deeds }) => deeds.toggleThreats(),
  r: ({ deeds }) => deeds.seeAgain(),
  b: ({ view, deeds }) => deeds.goTo(indexOf(view, baseOf(view, view.viewer === 'b' ? 'b' : 'a'))),
  f: ({ view, tile, deeds }) => {
    const wanted = view.forests
      .filter(({ owner }) => owner !== view.viewer)
      .map(({ at }) => indexOf(view, at))
      .toSorted((a, b) => a - b);
    const next = wanted.find((one) => one > tile) ?? wanted[0];
    if (next !== undefined) deeds.goTo(next);
  },
  '+': ({ camera }) => zoom(camera, 1.4),
  '=': ({ camera }) => zoom(camera, 1.4),
  '-': ({ camera }) => zoom(camera, 1 / 1.4),
  '0': ({ camera }) => camera.move(wholeOf, true),
  a: ({ deeds, tile }) => deeds.sayAround(tile),
  '?': ({ deeds }) => deeds.showKeys(),
};

/** A hammer or a trowel for the unit that is picked, or else for the one under the keyboard. */
function armed(play: Play, tile: number, is: 'walls' | 'hammer'): void {
  if (play.hand.picked === undefined) play.pick(tile);
  play.take({ is });
}

/** The edge on this side of the picked unit, as the map is seen. */
function edgeOn({ view, hand }: Play, arrow: (typeof ARROWS)[keyof typeof ARROWS]): Between | undefined {
  if (hand.picked === undefined) return undefined;
  const beside = geometryOf(view, isTurned(view)).neighbourOf(hand.picked, arrow);
  return beside === hand.picked ? undefined : betweenOf(tileAt(view, hand.picked), tileAt(view, beside));
}

function workOn(play: Play, arrow: (typeof ARROWS)[keyof typeof ARROWS]): void {
  const edge = edgeOn(play, arrow);
  const handle = edge && handlesOf(play.view, play.hand).find(({ between }) => sameEdge(between, edge));
  if (handle) play.send(handle.command);
  else if (edge && play.hand.picked !== undefined) {
    play.send({ type: 'hit_wall', from: tileAt(play.view, play.hand.picked), between: edge });
  }
}

/** Takes down the one wall of one's own beside the picked unit. */
function takeDown(play: Play): boolean {
  const handles = handlesOf(play.view, { ...play.hand, tool: { is: 'walls' } });
  const own = handles.find(({ is, refused }) => is === 'remove' && !refused);
  if (own) play.send(own.command);
  return own !== undefined;
}
