import { type Dice, type Viewer, writeOutcome } from '@tactarium/engine';
import { type FieldText, fieldOf, fieldText } from './field/field.ts';
import { copyMech, type Mech, mechFrom } from './mech.ts';
import { type OutcomeView, type PhaseName, SIDES, type SideName } from './names.ts';
import { type RulesetName, rulesets } from './resolution/tables.ts';
import type { Design } from './sheet/design.ts';
import { type Declared, EITHER, type State, sheetFor } from './state.ts';

/** A mech as everybody sees it: its record sheet lies open. Lists are by location, plate or bin, as in the sheet. */
export interface MechView extends Readonly<Omit<Mech, 'sheet' | 'side'>> {
  readonly side: SideName;
  readonly design: Design;
}

/** What one viewer may know: all but the dice. */
export interface View {
  readonly viewer: SideName | 'spectator';
  readonly rules: RulesetName;
  readonly boxcarsHit: boolean;
  readonly turnLimit: number;
  readonly field: FieldText;
  readonly turn: number;
  readonly phase: PhaseName;
  /** Whose mech is next. */
  readonly active: SideName | 'either';
  /** The loser of the initiative, who begins each phase. */
  readonly first: SideName;
  /** The mech that has begun its part of the phase; empty: none. */
  readonly current: string;
  /** The mech whose move was the last command; empty: none. */
  readonly settled: string;
  readonly mechs: readonly MechView[];
  readonly declared: readonly Declared[];
  readonly outcome?: OutcomeView;
}

export function view(state: State, viewer: Viewer): View {
  const { outcome } = state;
  return {
    viewer: viewer === 'spectator' ? viewer : SIDES[viewer]!,
    rules: state.rules.name,
    boxcarsHit: state.boxcarsHit,
    turnLimit: state.turnLimit,
    field: fieldText(state.field),
    turn: state.turn,
    phase: state.phase,
    active: state.active === EITHER ? 'either' : SIDES[state.active]!,
    first: SIDES[state.first]!,
    current: state.current,
    settled: state.settled,
    mechs: state.mechs.map(viewMech),
    declared: state.declared,
    ...(outcome && { outcome: writeOutcome({ seats: SIDES }, outcome) as OutcomeView }),
  };
}

function viewMech(mech: Mech): MechView {
  const { sheet, side, ...rest } = copyMech(mech);
  return { ...rest, side: SIDES[side]!, design: sheet.design };
}

/** The state that a view tells, with other dice. Nothing else is hidden. */
export function stateOf(view: View, dice: Dice): State {
  const { outcome } = view;
  return {
    rules: rulesets[view.rules],
    boxcarsHit: view.boxcarsHit,
    turnLimit: view.turnLimit,
    field: fieldOf(view.field),
    turn: view.turn,
    phase: view.phase,
    active: view.active === 'either' ? EITHER : SIDES.indexOf(view.active),
    first: SIDES.indexOf(view.first),
    current: view.current,
    settled: view.settled,
    mechs: view.mechs.map(({ design, side, ...mech }) =>
      mechFrom({ ...mech, side: SIDES.indexOf(side), sheet: sheetFor(design) }),
    ),
    declared: view.declared,
    outcome:
      outcome &&
      (outcome.winner
        ? { result: 'won', winner: SIDES.indexOf(outcome.winner), reason: outcome.reason }
        : { result: outcome.draw ? 'draw' : 'void', reason: outcome.reason }),
    dice,
  };
}
