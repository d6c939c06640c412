import { FACINGS, indexAhead } from '@tactarium/engine/grid/hex';
import { MODES, sheetFor } from '@tactarium/games/mechs/client';
import type { KeyboardEvent } from 'react';
import { wholeOf, zoomedAt } from '../../board/camera.ts';
import type { CameraControl } from '../../board/useCamera.ts';
import { mapOf } from './board/layout.ts';
import type { Play } from './plan/usePlay.ts';

/** What the keys do that are not the grid's own. */
export interface KeyDeeds {
  goTo(hex: number): void;
  endPhase(): void;
  toggleSight(): void;
  toggleThreats(): void;
  openSheet(mech: string): void;
  openReport(): void;
  showKeys(): void;
  sayAround(hex: number): void;
  hurry(): void;
}

/** Steps to the facings as they are seen, 0 up left, then clockwise: the keys lie around S as hexes lie around a hex. */
const SEEN: Readonly<Record<string, number>> = { w: 0, e: 1, d: 2, x: 3, z: 4, y: 4, a: 5 };

/** True: the key was understood. */
export function pressKey(
  event: KeyboardEvent<HTMLElement>,
  hex: number,
  play: Play,
  camera: CameraControl,
  turned: boolean,
  deeds: KeyDeeds,
): boolean {
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return turnKey(key, play);
  if (key === ' ' && play.busy) {
    deeds.hurry();
    return true;
  }
  if (turnKey(key, play)) return true;
  const { phase } = play.view;
  if (phase === 'attack' && !shiftKey && weaponKey(key, play)) return true;
  if ((phase === 'attack' || phase === 'physical') && key === 'Enter') return enterKey(hex, play);
  if ((phase === 'movement' || phase === 'deployment') && !shiftKey && key.toLowerCase() in SEEN) {
    const facing = FACINGS[(SEEN[key.toLowerCase()]! + (turned ? 3 : 0)) % 6]!;
    const next = indexAhead(mapOf(play.view.field), hex, facing);
    if (next !== undefined) deeds.goTo(next);
    return true;
  }
  const mode = MODES[Number(key) - 1];
  if (phase === 'movement' && mode) {
    play.mode(mode);
    return true;
  }
  const act = (shiftKey ? SHIFTED : KEYS)[key.toLowerCase()] ?? ALWAYS[key];
  if (!act) return false;
  act({ play, hex, camera, deeds });
  return true;
}

/** Some keyboards have brackets only with other keys held: comma and point turn too. */
function turnKey(key: string, play: Play): boolean {
  const by = key === '[' || key === ',' ? -1 : key === ']' || key === '.' ? 1 : undefined;
  if (by === undefined) return false;
  if (play.view.phase === 'attack') play.setTwist(Math.max(-1, Math.min(1, play.twist + by)));
  else play.turn(by);
  return true;
}

/** Letters plan a weapon at the chosen target, digits choose it. */
function weaponKey(key: string, play: Play): boolean {
  const { actor, enemies, plan } = play;
  const enemy = enemies[Number(key) - 1];
  if (enemy) {
    play.target(enemy.id);
    return true;
  }
  const target = plan.target ?? enemies[0]?.id;
  const index = key.length === 1 ? key.charCodeAt(0) - 97 : -1;
  const mount = actor && sheetFor(actor.design).weapons[index];
  if (!mount || target === undefined) return false;
  play.toggle({ weapon: mount.id, target });
  return true;
}

/** Fires what is planned; with nothing planned the hex is chosen. */
function enterKey(_hex: number, play: Play): boolean {
  if (play.plan.aims.length === 0 && play.plan.blows.length === 0) return false;
  play.fire();
  return true;
}

interface Pressed {
  readonly play: Play;
  readonly hex: number;
  readonly camera: CameraControl;
  readonly deeds: KeyDeeds;
}

const zoom = (camera: CameraControl, factor: number): void =>
  camera.move((scene, now) => zoomedAt(scene, now, factor, { x: scene.screen.width / 2, y: scene.screen.height / 2 }));

const nextMech = ({ play, deeds }: Pressed, back: boolean): void => {
  const next = play.nextReady(back);
  if (next && next.at >= 0) deeds.goTo(next.at);
};

const KEYS: Readonly<Record<string, (pressed: Pressed) => void>> = {
  escape: ({ play }) => play.letGo(),
  n: (pressed) => nextMech(pressed, false),
  v({ play, hex, deeds }) {
    const places = play.enemies.map(({ at }) => at).toSorted((a, b) => a - b);
    const next = places.find((at) => at > hex) ?? places[0];
    if (next !== undefined) deeds.goTo(next);
  },
  h: ({ play }) => play.hold(),
  u: ({ play }) => play.stand(),
  l: ({ deeds }) => deeds.toggleSight(),
  t: ({ deeds }) => deeds.toggleThreats(),
  r: ({ deeds }) => deeds.openReport(),
  i({ play, hex, deeds }) {
    const there = play.view.mechs.find(({ at }) => at === hex) ?? play.actor;
    if (there) deeds.openSheet(there.id);
  },
  o: ({ deeds, hex }) => deeds.sayAround(hex),
};

const SHIFTED: Readonly<Record<string, (pressed: Pressed) => void>> = {
  n: (pressed) => nextMech(pressed, true),
  e: ({ deeds }) => deeds.endPhase(),
  h: ({ play }) => play.hold(),
  a({ play }) {
    const target = play.plan.target ?? play.enemies[0]?.id;
    if (target !== undefined) play.all(target);
  },
};

const ALWAYS: Readonly<Record<string, (pressed: Pressed) => void>> = {
  '+': ({ camera }) => zoom(camera, 1.4),
  '=': ({ camera }) => zoom(camera, 1.4),
  '-': ({ camera }) => zoom(camera, 1 / 1.4),
  '0': ({ camera }) => camera.move(wholeOf, true),
  '?': ({ deeds }) => deeds.showKeys(),
};
