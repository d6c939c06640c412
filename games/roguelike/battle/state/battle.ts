import type { Dice } from '@tactarium/engine';
import type { Passive, Spell } from '../../vocabulary/abilities.ts';
import type { Aura } from '../../vocabulary/auras.ts';
import type { Rules } from '../resolution/table.ts';
import type { Action, Strike } from './action.ts';
import type { Fields } from './auraFields.ts';
import type { Side } from './board.ts';
import { add, type CellSet } from './cellSet.ts';
import type { BattleEvent } from './events.ts';
import { NOBODY, type Unit } from './unit.ts';

export interface Relic {
  readonly aura: Aura;
  readonly side: Side;
  readonly cell: number;
  turns: number;
}

export const TIMINGS = ['early', 'mid', 'late'] as const;
export type Timing = (typeof TIMINGS)[number];

export interface SpellCard {
  readonly side: Side;
  /** `humans/rally`. */
  readonly id: string;
  readonly words: Spell;
  readonly timing: Timing;
  cast: boolean;
}

export interface Battle {
  readonly rules: Rules;
  /** The submitting player's side: casts first, and loses what is exactly equal (RUN-9, RUN-29). */
  readonly player: Side;
  readonly units: Unit[];
  /** By side: those still alive, lowest id first. A new list when one falls or joins: a loop under way keeps its own. */
  readonly living: (readonly Unit[])[];
  /** By side: the cells they stand on. Made anew by changes.ts whenever one of them comes, goes or falls. */
  readonly stands: readonly CellSet[];
  readonly fields: Fields;
  readonly leaders: readonly (LeaderCard | undefined)[];
  readonly spells: readonly SpellCard[];
  relics: Relic[];
  /** By cell: the unit standing there, or NOBODY. */
  readonly board: Int16Array;
  round: number;
  /** Ids in the order in which they act this round; empty before the first. */
  queue: readonly number[];
  /** How many of them have had their turn; as long as `queue` when the round is over. */
  turns: number;
  /** Whose turn it is, or NOBODY. */
  current: number;
  winner: Side | undefined;
  readonly dice: Dice;
  /** Absent in roll-outs. */
  log: BattleEvent[] | undefined;
  /** Looks on while a battle is fought again to be explained; absent otherwise. It changes nothing. */
  witness: Witness | undefined;

  readonly pending: Action[];
  readonly stack: Action[];
  /** Fallen, and not yet told. */
  readonly fallen: Unit[];
  /** Somebody may be at its breaking point. */
  doubt: boolean;
  /** Disengages just now: it breaks without further strikes (ENG-2). */
  leaving: number;
  /** Turn starts, orders and reactions so far: an endless chain is a bug, not a hang. */
  performed: number;
}

export interface Witness {
  /** The damage of a blow is known; nothing has softened it yet. */
  reckoned(battle: Battle, strike: Strike, damage: number): void;
  /** RUN-34: the first rule that applied, and whom it weighed. */
  decided(battle: Battle, unit: Unit, rule: Rule, weighed: readonly Unit[]): void;
}

/** The decisions of RUN-34, in its order. */
export const RULES = [
  'flee',
  'charmed',
  'disengage',
  'engaged_ability',
  'engaged_strike',
  'close_in',
  'rest',
  'leave_zone',
  'swap',
  'ability',
  'charge',
  'strike',
  'advance',
  'wait',
] as const;
export type Rule = (typeof RULES)[number];

export interface LeaderCard {
  /** `humans/commander_aldric`. */
  readonly id: string;
  readonly passives: readonly Passive[];
}

/** Brings `stands` up to date. From all of the side: for a step one may stand above another. */
export function restand({ stands, living }: Battle, side: Side): void {
  const cells = stands[side]!;
  const units = living[side]!;
  cells.fill(0);
  for (let i = 0; i < units.length; i++) add(cells, units[i]!.cell);
}

/** The living of the other side. */
export const foesOf = (battle: Battle, { side }: Unit): readonly Unit[] => battle.living[1 - side]!;

/** The living of its own side, itself among them. */
export const alliesOf = (battle: Battle, { side }: Unit): readonly Unit[] => battle.living[side]!;

export const unitAt = (battle: Battle, cell: number): Unit | undefined => {
  const id = battle.board[cell]!;
  return id === NOBODY ? undefined : battle.units[id];
};

export const isFree = (battle: Battle, cell: number): boolean => battle.board[cell] === NOBODY;
