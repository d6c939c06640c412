import type { Refusal } from '@tactarium/engine';
import { distance, type Facing, hexAt } from '@tactarium/engine/grid/hex';
import { legal } from './commands.ts';
import { facingToward } from './field/arcs.ts';
import { type Cell, cellOf, fieldOf, indexOfCell } from './field/field.ts';
import { knownState } from './known.ts';
import { refuse } from './refuse.ts';
import { SEATS, type SeatName } from './seats.ts';
import type { View } from './view.ts';
import type { Command } from './wire.ts';

export { type Chapter, chaptersOf } from './chapters.ts';
export { engineSinkRoom, FREE_SINKS, ratingOf } from './content/engines.ts';
export { fieldTextFor } from './content/fieldFor.ts';
export { MAPS, type MapName } from './content/maps/index.ts';
export { designNamed, designs } from './content/mechs/index.ts';
export { type BattlePlan, SCENARIOS, type ScenarioName, scenarios } from './content/scenarios.ts';
export { mostArmor, structureOf, TONNAGES } from './content/structure.ts';
export { type Weapon, weapons } from './content/weapons.ts';
export type { Event } from './events.ts';
export { columnOf, sectorOf } from './field/arcs.ts';
export type { Cell, FieldText } from './field/field.ts';
export { TERRAINS, type Terrain } from './field/field.ts';
export { hexName, hexNamed } from './field/hexName.ts';
export { knownState } from './known.ts';
export { MODES, type Mode, runFor } from './mech.ts';
export type { PhaseName } from './phases.ts';
export { type BlowAim, type BlowView, blowsOf, LIMBS, type Limb, planBlows } from './planning/blows.ts';
export { type HeatForecast, heatForecast, type MoreHeat } from './planning/heat.ts';
export { type BestShot, type Outlook, outlookOf, type Stance } from './planning/outlook.ts';
export { pilotingFor, standCostFor } from './planning/piloting.ts';
export { type Reach, type Reached, reachOf, type Way, wayOf } from './planning/reach.ts';
export { type Aim, type AimView, aimsOf, planSalvo, type SalvoPlan, whyNot } from './planning/salvo.ts';
export { type Crossing, locationWays, type SightView, sightOf } from './planning/sight.ts';
export { type Threat, threatsOf } from './planning/threats.ts';
export { type Tally, trySalvo } from './planning/trySalvo.ts';
export { project } from './project.ts';
export { meanDamage } from './resolution/mean.ts';
export { PILOTING_LINES, type Piloting, type PilotingLine } from './resolution/piloting.ts';
export { RULESETS, type RulesetName, rulesets } from './resolution/tables.ts';
export { chance, type Lines, type ToHit } from './resolution/toHit.ts';
export { cookOffNumber, shutdownNumber } from './rules/heat.ts';
export { numberFor } from './rules/situation.ts';
export { SEATS, type SeatName } from './seats.ts';
export { checkDesign, halfTonsOf, type Item, itemNamed, slotsUsed, weigh } from './sheet/check.ts';
export { AMMUNITION, type Design, HEAT_SINK, JUMP_JET, REAR } from './sheet/design.ts';
export { LOCATIONS, type LocationName, PLATES, type PlateName } from './sheet/locations.ts';
export { PROBLEMS, type Problem, type ProblemCode } from './sheet/problem.ts';
export { readDesign, writeDesign } from './sheet/readDesign.ts';
export { FREE_SLOTS, fixedParts, type Mount, type Part, type Sheet, type Slot, sheetOf } from './sheet/sheet.ts';
export { passesFor, STOCK_NAME, shownName } from './sheet/shownName.ts';
export { sheetFor } from './state.ts';
export type { MechView, View } from './view.ts';
export { type Command, LARGEST_FORCE, type Options, type Recruit, readOptions } from './wire.ts';
export { sayProblem } from './words/problems.ts';
export { PLAIN_REFUSALS } from './words/refusals.ts';
export { LOCATION_WORDS, sayLines, words } from './words.ts';

/** The hex that a mech of the view stands on. */
export const cellAt = ({ field }: View, at: number): Cell => cellOf(fieldOf(field), at);

/** The facing from a hex toward the nearest enemy of that side; undefined where none is on the field. */
export function facingToNearest(view: View, side: SeatName, from: Cell): Facing | undefined {
  const field = fieldOf(view.field);
  const at = indexOfCell(field, from);
  if (at === undefined) return undefined;
  const away = (other: number): number => distance(hexAt(field, at), hexAt(field, other));
  const enemies = view.mechs.filter((mech) => mech.side !== side && !mech.destroyed && mech.at >= 0 && mech.at !== at);
  const [nearest] = enemies.toSorted((a, b) => away(a.at) - away(b.at));
  return nearest && facingToward(field, at, nearest.at);
}

/** The legal commands of the seat whose view this is: the same list that the rules give, from the view alone. */
export const legalOf = (view: View): readonly Command[] =>
  view.viewer === 'spectator' ? [] : legal(knownState(view), SEATS.indexOf(view.viewer));

/** Why the rules would refuse this command of the seat whose view this is. */
export const refusalOf = (view: View, command: Command): Refusal | undefined =>
  refuse(knownState(view), view.viewer === 'spectator' ? 'arena' : SEATS.indexOf(view.viewer), command);
