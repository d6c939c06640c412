import type { Contagion } from '../../vocabulary/contagions.ts';
import type { Clash, March, Strike } from '../state/action.ts';
import type { Battle } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';

/** Contributions to a number: percents of the value at battle start, then flat changes. They only ever add (RUN-35). */
export interface Tally {
  percent: number;
  flat: number;
}

/** Factors of a damage, in percent. They only ever multiply, and it is rounded once (RUN-35). */
export interface Scale {
  times: number;
  over: number;
}

/** Questions are pure. They read the battle and never change it; the order of those who answer cannot matter. */
export interface Questions {
  /** Effective ATK. Without a strike: as it is shown. */
  atk(battle: Battle, unit: Unit, strike: Strike | undefined, tally: Tally): void;
  /** Effective armor. Without a strike: as it is shown, without formation. */
  armor(battle: Battle, unit: Unit, strike: Strike | undefined, tally: Tally): void;
  speed(battle: Battle, unit: Unit, tally: Tally): void;
  initiative(battle: Battle, unit: Unit, tally: Tally): void;
  dodge(battle: Battle, unit: Unit, strike: Strike | undefined, tally: Tally): void;
  /** Factors of the damage of a strike. */
  damage(battle: Battle, strike: Strike, scale: Scale): void;
  /** The Resolve that a strike takes, beyond what its cause takes. */
  shock(battle: Battle, strike: Strike, tally: Tally): void;
  /** What a formation adds to Resolve before it breaks: against this strike, or at all. */
  steadiness(battle: Battle, unit: Unit, strike: Strike | undefined, tally: Tally): void;
  /** Resolve recovered at the turn start. */
  recovery(battle: Battle, unit: Unit, tally: Tally): void;
  /** Percent of such strikes that miss. */
  missing(battle: Battle, strike: Strike, tally: Tally): void;

  /** From here on one yes is enough. Whether `enemy` holds `unit` on `cell`, as a zone of control does. */
  holds(battle: Battle, enemy: Unit, unit: Unit, cell: number): boolean;
  /** Nothing left to shoot with. */
  disarms(battle: Battle, unit: Unit): boolean;
  /** A shooter on `cell` must fight this target hand to hand. */
  handToHand(battle: Battle, unit: Unit, cell: number, target: Unit): boolean;
  obscures(battle: Battle, unit: Unit, from: number, to: number): boolean;
  locksFacing(battle: Battle, unit: Unit): boolean;
  bypassesShield(battle: Battle, strike: Strike): boolean;
  forbidsRiposte(battle: Battle, clash: Clash): boolean;
  fearless(battle: Battle, unit: Unit): boolean;
  holdsTogether(battle: Battle, unit: Unit): boolean;
  /** At its breaking point. */
  breaks(battle: Battle, unit: Unit): boolean;
  /** PHX-4: would break, and counts its turns instead. */
  delaysBreak(battle: Battle, unit: Unit): boolean;
  resists(battle: Battle, unit: Unit, contagion: Contagion): boolean;
  invulnerable(battle: Battle, unit: Unit): boolean;
}

/** Moments are where rules react: through changes.ts, or by asking for an action. */
export interface Moments {
  roundStarted(battle: Battle): void;
  roundEnded(battle: Battle): void;

  /** The rows of a turn start, one after the other (RUN-26). */
  cooled(battle: Battle, unit: Unit): void;
  pulsed(battle: Battle, unit: Unit): void;
  sickened(battle: Battle, unit: Unit): void;
  suffered(battle: Battle, unit: Unit): void;
  regenerated(battle: Battle, unit: Unit): void;
  daunted(battle: Battle, unit: Unit): void;
  wavered(battle: Battle, unit: Unit): void;
  crumbled(battle: Battle, unit: Unit): void;
  recovered(battle: Battle, unit: Unit): void;
  rallied(battle: Battle, unit: Unit): void;
  mended(battle: Battle, unit: Unit): void;
  resupplied(battle: Battle, unit: Unit): void;
  engaged(battle: Battle, unit: Unit): void;
  turnEnded(battle: Battle, unit: Unit): void;

  /** About to leave a cell: attacks of opportunity are asked for. */
  leaving(battle: Battle, march: March): void;
  /** Stands in the next cell of its path. */
  stepped(battle: Battle, march: March): void;
  /** Overwatch is over; interceptors come one by one. */
  guarded(battle: Battle, march: March): void;
  /** Its path is done, or it was stopped. */
  arrived(battle: Battle, march: March): void;
  /** Moved by force, or fled. */
  displaced(battle: Battle, unit: Unit, why: string): void;

  /** A strike was made, whether or not it hits. */
  loosed(battle: Battle, strike: Strike): void;
  /** It hits; the damage is not yet known. */
  landed(battle: Battle, strike: Strike): void;
  /** The damage is known and not yet taken. */
  softened(battle: Battle, strike: Strike): void;
  /** The damage is taken. */
  struck(battle: Battle, strike: Strike): void;
  /** The strike is over, whether or not it hit. */
  delivered(battle: Battle, strike: Strike): void;
  /** An attack hand to hand is done, and may be answered. */
  clashed(battle: Battle, clash: Clash): void;
  /** Told when the blow is done. */
  died(battle: Battle, unit: Unit): void;
  broke(battle: Battle, unit: Unit): void;
}

export interface Subsystem extends Partial<Questions & Moments> {
  readonly name: string;
}

export type Slot = keyof Questions | keyof Moments;
