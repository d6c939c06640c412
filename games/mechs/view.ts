import { type OutcomeView, type Viewer, writeOutcome } from '@tactarium/engine';
import { type FieldText, fieldText } from './field/field.ts';
import { copyMech, type Mech } from './mech.ts';
import type { PhaseName } from './phases.ts';
import type { RulesetName } from './resolution/tables.ts';
import { SEATS, type SeatName } from './seats.ts';
import type { Design } from './sheet/design.ts';
import { type Declared, EITHER, type State } from './state.ts';

/** A mech as everybody sees it: its record sheet lies open. Lists are by location, plate or bin, as in the sheet. */
export interface MechView extends Readonly<Omit<Mech, 'sheet' | 'side'>> {
  readonly side: SeatName;
  readonly design: Design;
}

/** What one viewer may know: all but the dice. */
export interface View {
  readonly viewer: SeatName | 'spectator';
  readonly rules: RulesetName;
  readonly boxcarsHit: boolean;
  readonly turnLimit: number;
  readonly field: FieldText;
  readonly turn: number;
  readonly phase: PhaseName;
  /** Whose mech is next. */
  readonly active: SeatName | 'either';
  /** The loser of the initiative, who begins each phase. */
  readonly first: SeatName;
  /** The mech that has begun its part of the phase; empty: none. */
  readonly current: string;
  /** The mech whose move was the last command; empty: none. */
  readonly settled: string;
  readonly mechs: readonly MechView[];
  readonly declared: readonly Declared[];
  readonly outcome?: OutcomeView<SeatName>;
}

export function view(state: State, viewer: Viewer): View {
  const { outcome } = state;
  return {
    viewer: viewer === 'spectator' ? viewer : SEATS[viewer]!,
    rules: state.rules.name,
    boxcarsHit: state.boxcarsHit,
    turnLimit: state.turnLimit,
    field: fieldText(state.field),
    turn: state.turn,
    phase: state.phase,
    active: state.active === EITHER ? 'either' : SEATS[state.active]!,
    first: SEATS[state.first]!,
    current: state.current,
    settled: state.settled,
    mechs: state.mechs.map(viewMech),
    declared: state.declared,
    ...(outcome && { outcome: writeOutcome({ seats: SEATS }, outcome) }),
  };
}

function viewMech(mech: Mech): MechView {
  const { sheet, side, ...rest } = copyMech(mech);
  return { ...rest, side: SEATS[side]!, design: sheet.design };
}
