import type { OutcomeView } from '@tactarium/engine';
import type { Cell } from './field/field.ts';
import type { PhaseName } from './phases.ts';
import type { Column } from './resolution/location.ts';
import type { Cause } from './resolution/record.ts';
import type { Moved } from './resolution/tables.ts';
import type { Lines } from './resolution/toHit.ts';
import type { SeatName } from './seats.ts';
import type { LocationName, PlateName } from './sheet/locations.ts';
import type { Declared } from './state.ts';

export type DestructionCause = 'location' | 'engine' | 'pilot';
export type WoundCause = 'head' | 'explosion' | 'ejection' | 'fall' | 'heat';

/** Everything is announced to all: nothing on the table is hidden but the dice to come. Values are those after it. */
export type Event =
  | { readonly type: 'initiative_rolled'; readonly a: number; readonly b: number; readonly winner?: SeatName }
  | { readonly type: 'phase_began'; readonly phase: PhaseName; readonly turn: number; readonly active?: SeatName }
  /** A mech's part of the phase is over, and whose turn it is now. */
  | {
      readonly type: 'passed';
      readonly mechs: readonly string[];
      readonly active?: SeatName;
      readonly settled?: string;
      /** Those that stay where they are: they end their movement without having moved. */
      readonly held?: readonly string[];
    }
  | { readonly type: 'deployed'; readonly mech: string; readonly at: Cell; readonly facing: number }
  | {
      readonly type: 'moved';
      readonly mech: string;
      readonly mode: string;
      readonly moved: Moved;
      /** The hexes in order, from where it stood to where it stands. */
      readonly path: readonly Cell[];
      readonly facing: number;
      readonly hexes: number;
      /** All that its movement has cost this turn. */
      readonly mp: number;
    }
  | { readonly type: 'stood'; readonly mech: string }
  /** Standing up was tried: what it cost so far, and as what it counts. */
  | { readonly type: 'tried_to_stand'; readonly mech: string; readonly mp: number; readonly moved: Moved }
  | { readonly type: 'twisted'; readonly mech: string; readonly to: number }
  | {
      readonly type: 'attack_declared';
      readonly mech: string;
      readonly weapon: string;
      readonly target: string;
      readonly number: number;
      readonly lines: Lines;
      /** In 36. */
      readonly chance: number;
      readonly heat: number;
      readonly bin?: string;
      readonly shots?: number;
    }
  | {
      readonly type: 'blow_declared';
      readonly mech: string;
      readonly by: 'punch' | 'kick';
      readonly limb: LocationName;
      readonly damage: number;
      readonly target: string;
      readonly number: number;
      readonly lines: Lines;
      readonly chance: number;
    }
  | ({
      readonly type: 'attack_resolved';
      /** Absent where the target was gone already. */
      readonly roll?: number;
      readonly hit: boolean;
    } & Declared)
  | { readonly type: 'missiles_counted'; readonly mech: string; readonly roll: number; readonly missiles: number }
  | {
      readonly type: 'location_rolled';
      readonly mech: string;
      readonly column: Column;
      readonly roll?: number;
      readonly location: LocationName;
    }
  /** MEC-42: a hit on a leg struck what hides it. */
  | {
      readonly type: 'cover_struck';
      readonly mech: string;
      readonly location: LocationName;
      readonly damage: number;
    }
  | {
      readonly type: 'damaged';
      readonly mech: string;
      readonly location: LocationName;
      readonly plate: PlateName;
      readonly damage: number;
      readonly armor: number;
      readonly structure: number;
    }
  | {
      readonly type: 'location_destroyed';
      readonly mech: string;
      readonly location: LocationName;
      readonly how: 'damage' | 'with_torso' | 'blown_off';
    }
  | {
      readonly type: 'critical_checked';
      readonly mech: string;
      readonly location: LocationName;
      readonly roll: number;
      readonly criticals: number;
    }
  /** `slot` counts the location's occupied slots from 0. */
  | {
      readonly type: 'slot_hit';
      readonly mech: string;
      readonly location: LocationName;
      readonly slot: number;
      readonly name: string;
    }
  | { readonly type: 'critical_lost'; readonly mech: string; readonly location: LocationName }
  | {
      readonly type: 'exploded';
      readonly mech: string;
      readonly location: LocationName;
      readonly name: string;
      readonly damage: number;
      /** Where it was ammunition. */
      readonly bin?: string;
    }
  | {
      readonly type: 'wounded';
      readonly mech: string;
      readonly by: WoundCause;
      readonly wounds: number;
      readonly total: number;
    }
  | { readonly type: 'pilot_killed'; readonly mech: string }
  | { readonly type: 'mech_destroyed'; readonly mech: string; readonly cause: DestructionCause }
  | {
      readonly type: 'piloting_rolled';
      readonly mech: string;
      readonly cause: Cause;
      readonly number: number;
      readonly roll: number;
      readonly kept: boolean;
    }
  | { readonly type: 'fell'; readonly mech: string }
  | {
      readonly type: 'consciousness_rolled';
      readonly mech: string;
      readonly number: number;
      readonly roll: number;
      readonly conscious: boolean;
    }
  | {
      readonly type: 'heat_settled';
      readonly mech: string;
      readonly gained: number;
      readonly sunk: number;
      readonly heat: number;
    }
  | { readonly type: 'shutdown_rolled'; readonly mech: string; readonly number: number; readonly roll: number }
  | { readonly type: 'shut_down'; readonly mech: string }
  | { readonly type: 'restarted'; readonly mech: string }
  | { readonly type: 'cook_off_rolled'; readonly mech: string; readonly number: number; readonly roll: number }
  | { readonly type: 'finished'; readonly outcome: OutcomeView<SeatName> };

/** MEC-28: everything is announced, to everybody. */
export const redact = (event: Event): Event => event;
