import { legal } from './commands.ts';
import { knownState } from './known.ts';
import { SEATS } from './seats.ts';
import type { View } from './view.ts';
import type { Command } from './wire.ts';

export { MAPS, type MapName } from './content/maps/index.ts';
export { designNamed, designs } from './content/mechs/index.ts';
export { type BattlePlan, SCENARIOS, type ScenarioName, scenarios } from './content/scenarios.ts';
export { type Weapon, weapons } from './content/weapons.ts';
export type { Cell, Event } from './events.ts';
export { TERRAINS, type Terrain } from './field/field.ts';
export { knownState } from './known.ts';
export { MODES, type Mode } from './mech.ts';
export type { PhaseName } from './phases.ts';
export { project } from './project.ts';
export { chance, type Lines, type ToHit } from './resolution/toHit.ts';
export { numberFor } from './rules/situation.ts';
export { SEATS, type SeatName } from './seats.ts';
export { checkDesign, halfTonsOf, type Problem, slotsUsed, weigh } from './sheet/check.ts';
export type { Design } from './sheet/design.ts';
export { LOCATIONS, type LocationName, PLATES, type PlateName } from './sheet/locations.ts';
export { readDesign, writeDesign } from './sheet/readDesign.ts';
export { type Sheet, sheetOf } from './sheet/sheet.ts';
export type { MechView, View } from './view.ts';
export type { Command, Options } from './wire.ts';
export { hexName, LOCATION_WORDS, sayLines, words } from './words.ts';

/** The legal commands of the seat whose view this is: the same list that the rules give, from the view alone. */
export const legalOf = (view: View): readonly Command[] =>
  view.viewer === 'spectator' ? [] : legal(knownState(view), SEATS.indexOf(view.viewer));
