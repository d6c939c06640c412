import { ordersOf, SHIELD_FROM, type View, WOOD_A_POINT } from '@tactarium/games/forests/client';
import type { Play } from './usePlay.ts';

/** In the order in which a first game brings them up. */
const HINTS = ['countdown', 'odds', 'merge', 'wall', 'captured', 'shield', 'wood', 'march', 'end', 'pick'] as const;
export type HintName = (typeof HINTS)[number];

const KEY = 'tactarium.hints';
const OFF = 'off';

/** Hints that were seen, or `off`. What was stored may be from anybody: only known names are taken. */
export function readHints(text: string | null): ReadonlySet<HintName | typeof OFF> {
  const known = (text ?? '').split(' ');
  return new Set([...HINTS, OFF as typeof OFF].filter((name) => known.includes(name)));
}

export const loadHints = (): ReadonlySet<HintName | typeof OFF> => readHints(localStorage.getItem(KEY));
export const storeHints = (seen: ReadonlySet<string>): void => localStorage.setItem(KEY, [...seen].join(' '));

/** The first hint that fits what is on the map and was not seen yet. */
export function hintFor(play: Play, seen: ReadonlySet<string>): HintName | undefined {
  if (seen.has(OFF) || !play.mayAct) return undefined;
  return HINTS.find((name) => !seen.has(name) && FITS[name](play));
}

const ownUnits = ({ units, viewer }: View) => units.filter(({ seat }) => seat === viewer);

const orders = ({ view, hand }: Play) => (hand.picked === undefined ? [] : (ordersOf(view).get(hand.picked) ?? []));

const FITS: Readonly<Record<HintName, (play: Play) => boolean>> = {
  pick: ({ hand }) => hand.picked === undefined,
  wall: (play) => orders(play).some(({ is }) => is === 'wall'),
  captured: ({ view }) => view.viewer !== 'spectator' && view.holdings[view.viewer] > 0,
  merge: (play) => orders(play).some(({ is }) => is === 'merge'),
  odds: (play) => orders(play).some(({ is }) => is === 'attack'),
  shield: ({ view }) => ownUnits(view).some(({ still }) => still >= SHIELD_FROM),
  wood: ({ view }) => (view.mine?.wood ?? 0) >= WOOD_A_POINT,
  countdown: ({ view }) => view.countdown !== undefined && view.countdown.side !== view.viewer,
  end: ({ idle }) => idle.length === 0,
  march: ({ marches }) => marches.length > 0,
};
