import { type Design, LOCATIONS, type MechView, PLATES, sheetFor } from '@tactarium/games/mechs/client';

/** What a record sheet shows besides the design: all of it is in a view, and a new mech has it too. */
export type SheetRecord = Pick<
  MechView,
  | 'armor'
  | 'structure'
  | 'hits'
  | 'ammo'
  | 'wounds'
  | 'conscious'
  | 'killed'
  | 'destroyed'
  | 'gunnery'
  | 'piloting'
  | 'heat'
  | 'fired'
> & { readonly pilot?: string };

/** The record of a mech that nothing has struck yet. */
export function newRecordOf(design: Design): SheetRecord {
  const { armor, structure, bins } = sheetFor(design);
  return {
    armor: [...armor],
    structure: [...structure],
    hits: LOCATIONS.map(() => 0),
    ammo: bins.map(({ shots }) => shots),
    wounds: 0,
    conscious: true,
    killed: false,
    destroyed: false,
    gunnery: 4,
    piloting: 5,
    heat: 0,
    fired: 0,
  };
}

/** Points that were lost this turn, by plate and by location: their pips are ringed. */
export interface FreshLosses {
  readonly armor: readonly number[];
  readonly structure: readonly number[];
}

export const NO_LOSSES: FreshLosses = { armor: PLATES.map(() => 0), structure: LOCATIONS.map(() => 0) };
