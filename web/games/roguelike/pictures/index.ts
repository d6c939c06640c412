import { useSyncExternalStore } from 'react';
import { FACTIONS, LEARNT } from './marks.ts';

type Outlines = Readonly<Record<string, string>>;
interface Album {
  readonly units: Outlines;
  readonly leaders: Outlines;
  readonly spells: Outlines;
}
export type PictureKind = keyof Album;

/** The pictures of a faction come when one of them is shown. */
const ALBUMS: Readonly<Record<string, () => Promise<Album>>> = {
  order: () => import('./order.ts'),
  chaos: () => import('./chaos.ts'),
  nature: () => import('./nature.ts'),
  shadow: () => import('./shadow.ts'),
  arcane: () => import('./arcane.ts'),
  machine: () => import('./machine.ts'),
  humans: () => import('./humans.ts'),
  undead: () => import('./undead.ts'),
};

const open = new Map<string, Album>();
const coming = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();
let changes = 0;

/** Settles when it is there, or cannot be had. */
function fetchAlbum(faction: string): Promise<void> {
  const load = ALBUMS[faction];
  if (!load || open.has(faction)) return Promise.resolve();
  const fetched =
    coming.get(faction) ??
    load().then(
      (album) => {
        open.set(faction, album);
        changes++;
        for (const listener of listeners) listener();
      },
      // Offline, perhaps: whoever is drawn next tries again. Until then names do without pictures.
      () => void coming.delete(faction),
    );
  coming.set(faction, fetched);
  return fetched;
}

/** Fetches the pictures of these units or leaders before they are drawn: each album that comes later draws them again. */
export function warmPictures(ids: readonly string[]): void {
  void albumsWith(ids);
}

/** Waits for the pictures of these units or leaders. */
export async function albumsWith(ids: readonly string[]): Promise<void> {
  const factions = new Set(ids.map((id) => id.split('/')[0]!));
  await Promise.all([...factions].map(fetchAlbum));
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The outline of a unit, leader or spell by its id, `order/squire`; empty until it is there. */
export function pictureOf(kind: PictureKind, id: string): string {
  const [faction = '', name = ''] = id.split('/');
  const album = open.get(faction);
  if (album === undefined) return '';
  return album[kind][name] ?? (kind === 'spells' ? ((LEARNT as Outlines)[name] ?? '') : '');
}

/** Likewise; it is fetched where it is not there yet. */
export function usePicture(kind: PictureKind, id: string): string {
  useSyncExternalStore(subscribe, () => changes);
  void fetchAlbum(id.split('/')[0]!);
  return pictureOf(kind, id);
}

export const crestOf = (faction: string): string => (FACTIONS as Outlines)[faction] ?? '';
