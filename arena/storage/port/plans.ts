import type { Seat } from '@tactarium/engine';
import type { Line } from '@tactarium/protocol';

/** Answers that a seat has left in advance. They hang on nothing but the log after `seq`. */
export interface PlanRow {
  readonly match: string;
  readonly seat: Seat;
  /** The last command of the log when it was left. */
  readonly seq: number;
  readonly made: number;
  readonly lines: readonly Line[];
  /** Why nothing of it is waited for any more: `plan/played`, `plan/differs`, or the code of a refusal by the rules. */
  readonly dropped?: string;
}

/** Answers left in advance. */
export interface Plans {
  plan(match: string, seat: Seat): Promise<PlanRow | undefined>;
  /** In place of what the seat left before. */
  setPlan(row: PlanRow): Promise<void>;
  /** Unless another one has taken its place. Its lines stay, so that it can be told what became of them. */
  dropPlan(row: PlanRow, why: string): Promise<void>;
  endPlan(match: string, seat: Seat): Promise<void>;
  /** Live matches in which a seat that left a plan owes a command. */
  plansDue(): Promise<readonly string[]>;
}
