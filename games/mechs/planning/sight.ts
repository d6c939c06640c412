import { type Cell, cellOf, type Field, indexOfCell } from '../field/field.ts';
import { type Crossed, type Sight, sight } from '../field/sight.ts';
import { knownState } from '../known.ts';
import { COLUMNS, type Column, placeOf } from '../resolution/location.ts';
import { WAYS } from '../resolution/toHit.ts';
import { heightsOf } from '../rules/situation.ts';
import { LOCATIONS, type LocationName } from '../sheet/locations.ts';
import type { View } from '../view.ts';

/** What lies between two hexes, as a page draws it. */
export interface SightView extends Omit<Sight, 'blockedBy'> {
  readonly blockedBy?: { readonly at: Cell; readonly by: 'hill' | 'woods' };
}

/** Each crossing of the line between its ends, with the points of woods that count there. */
export interface Crossing {
  readonly hexes: readonly Cell[];
  readonly woods: number;
}

export const viewSight = (field: Field, { blockedBy, ...seen }: Sight): SightView => ({
  ...seen,
  ...(blockedBy && { blockedBy: { ...blockedBy, at: cellOf(field, blockedBy.at) } }),
});

/** MEC-10, MEC-42: sight from hex to hex; where no mech lies, one is taken to stand. Undefined off the map. */
export function sightOf(
  view: View,
  from: Cell,
  to: Cell,
): (SightView & { readonly crossings: readonly Crossing[] }) | undefined {
  const state = knownState(view);
  const { field } = state;
  const [start, end] = [indexOfCell(field, from), indexOfCell(field, to)];
  if (start === undefined || end === undefined) return undefined;
  const at = (index: number) => ({ prone: state.mechs.some((mech) => mech.at === index && mech.prone) });
  const crossed: Crossed[] = [];
  const seen = sight(field, start, end, heightsOf(state, at(start), at(end)), crossed);
  const crossings = crossed.map(({ hexes, woods }) => ({ hexes: hexes.map((index) => cellOf(field, index)), woods }));
  return { ...viewSight(field, seen), crossings };
}

/** MEC-15, MEC-16: in how many of 36 each location is struck, by column, likeliest first. */
export const locationWays: Readonly<
  Record<Column, readonly { readonly location: LocationName; readonly ways: number }[]>
> = Object.fromEntries(COLUMNS.map((column) => [column, waysOf(column)])) as never;

function waysOf(column: Column): readonly { readonly location: LocationName; readonly ways: number }[] {
  const ways = LOCATIONS.map((location) => ({ location, ways: 0 }));
  for (const [n, count] of WAYS.entries()) ways[placeOf(column, n + 2).location]!.ways += count;
  return ways.sort((a, b) => b.ways - a.ways);
}
