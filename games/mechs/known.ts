import { type Dice, NO_DICE, readOutcome } from '@tactarium/engine';
import { fieldOf } from './field/field.ts';
import { mechFrom } from './mech.ts';
import { rulesets } from './resolution/tables.ts';
import { SEATS } from './seats.ts';
import { EITHER, type State, sheetFor } from './state.ts';
import type { View } from './view.ts';

/** What a view tells of a state: all but the dice. Legal commands and refusals depend on nothing else. */
export type Known = Omit<State, 'dice'>;

/** The state that a view tells, with other dice or with none. Nothing else is hidden. */
export const knownState = (view: View, dice: Dice = NO_DICE): State => ({
  rules: rulesets[view.rules],
  boxcarsHit: view.boxcarsHit,
  turnLimit: view.turnLimit,
  field: fieldOf(view.field),
  turn: view.turn,
  phase: view.phase,
  active: view.active === 'either' ? EITHER : SEATS.indexOf(view.active),
  first: SEATS.indexOf(view.first),
  current: view.current,
  settled: view.settled,
  mechs: view.mechs.map(({ design, side, ...mech }) =>
    mechFrom({ ...mech, side: SEATS.indexOf(side), sheet: sheetFor(design) }),
  ),
  declared: view.declared,
  outcome: view.outcome && readOutcome({ seats: SEATS }, view.outcome),
  dice,
});
