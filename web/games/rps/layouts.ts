import { KIND_NAMES, type KindName, type VariantId, type View } from '@tactarium/games/rps/client';
import { readList } from '../../settings/stored.ts';
import { homeOf } from './board.ts';

/** An army over its home as its owner sees it: from the front row's left to the back row's right. */
export type Layout = readonly KindName[];

export interface SavedLayout {
  readonly variant: VariantId;
  readonly kinds: Layout;
}

/** How many are kept for each variant; a new one pushes out the oldest. */
export const MOST_SAVED = 4;
const KEY = 'tactarium.rps.layouts';

/** The home cells in the order of a layout, so that one saved as Red serves as Blue. */
function cellsOf(view: View): readonly number[] {
  if (view.viewer === 'spectator') return [];
  const home = homeOf(view, view.viewer);
  return view.viewer === 'red' ? home.toReversed() : home;
}

/** The layout on the board, or undefined while it is not full. */
export function layoutOf(view: View): Layout | undefined {
  const kinds = cellsOf(view).map((index) => view.cells[index]?.kind);
  return kinds.every((kind) => kind !== undefined) && kinds.length > 0 ? kinds : undefined;
}

/** The swaps, as pairs of cells, that make one layout of another; the fewest there are but for equal kinds. */
export function swapsTo(view: View, wanted: Layout): readonly (readonly [number, number])[] {
  const cells = cellsOf(view);
  const kinds = [...(layoutOf(view) ?? [])];
  if (kinds.length !== wanted.length || kinds.toSorted().join() !== wanted.toSorted().join()) return [];
  const swaps: [number, number][] = [];
  for (let i = 0; i < wanted.length; i++) {
    if (kinds[i] === wanted[i]) continue;
    const misplaced = (j: number): boolean => j > i && kinds[j] === wanted[i] && kinds[j] !== wanted[j];
    // A swap that mends both cells is taken first.
    const both = kinds.findIndex((_, j) => misplaced(j) && wanted[j] === kinds[i]);
    const j = both >= 0 ? both : kinds.findIndex((_, at) => misplaced(at));
    [kinds[i], kinds[j]] = [kinds[j]!, kinds[i]!];
    swaps.push([cells[i]!, cells[j]!]);
  }
  return swaps;
}

export const readLayouts = (text: string | null): readonly SavedLayout[] =>
  readList<SavedLayout>(
    text,
    ({ variant, kinds }) =>
      typeof variant === 'string' &&
      Array.isArray(kinds) &&
      kinds.every((kind: unknown) => KIND_NAMES.some((name) => name === kind)),
  );

export function withLayout(saved: readonly SavedLayout[], layout: SavedLayout): readonly SavedLayout[] {
  const same = ({ variant, kinds }: SavedLayout): boolean =>
    variant === layout.variant && kinds.join() === layout.kinds.join();
  const others = saved.filter((one) => !same(one));
  const ofVariant = others.filter(({ variant }) => variant === layout.variant);
  const dropped = ofVariant.slice(0, Math.max(0, ofVariant.length - MOST_SAVED + 1));
  return [...others.filter((one) => !dropped.includes(one)), layout];
}

export const loadLayouts = (): readonly SavedLayout[] => readLayouts(localStorage.getItem(KEY));
export const storeLayouts = (saved: readonly SavedLayout[]): void => localStorage.setItem(KEY, JSON.stringify(saved));
