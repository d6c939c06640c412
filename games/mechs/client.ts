import { ScriptedDice } from '@tactarium/engine';
import { legal } from './legal.ts';
import { SIDES } from './names.ts';
import type { State } from './state.ts';
import { stateOf, type View } from './view.ts';
import type { Command } from './wire.ts';

export { MAPS, type MapName } from './content/maps/index.ts';
export { designNamed, designs } from './content/mechs/index.ts';
export { type BattlePlan, SCENARIOS, type ScenarioName, scenarios } from './content/scenarios.ts';
export { type Weapon, weapons } from './content/weapons.ts';
export type { Cell, Event } from './events.ts';
export { TERRAINS, type Terrain } from './field/field.ts';
export { MODES, type Mode, type PhaseName, SIDES, type SideName } from './names.ts';
export { project } from './project.ts';
export { chance, type Lines, type ToHit } from './resolution/toHit.ts';
export { numberFor } from './rules/situation.ts';
export { checkDesign, halfTonsOf, type Problem, slotsUsed, weigh } from './sheet/check.ts';
export type { Design } from './sheet/design.ts';
export { LOCATIONS, type LocationName, PLATES, type PlateName } from './sheet/locations.ts';
export { readDesign, writeDesign } from './sheet/readDesign.ts';
export { type Sheet, sheetOf } from './sheet/sheet.ts';
export type { MechView, View } from './view.ts';
export type { Command, Options } from './wire.ts';
export { hexName, LOCATION_WORDS, sayLines, words } from './words.ts';

/** The battle as the view tells it, without dice: for whatever asks the rules a question. */
export const battleOf = (view: View): State => stateOf(view, NO_DICE);

/** The legal commands of the side whose view this is: the same list that the rules give, from the view alone. */
export const legalOfView = (view: View): readonly Command[] =>
  view.viewer === 'spectator' ? [] : legal(battleOf(view), SIDES.indexOf(view.viewer));

const NO_DICE = new ScriptedDice([]);
