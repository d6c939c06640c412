import type { Seat } from '@tactarium/engine';
import type { LogRow } from '../storage/port/log.ts';

/** A command that another node has committed: enough to make it happen here too. */
export type ToldRow = Omit<LogRow, 'events'>;

/** What somebody who plays said. It is written nowhere. */
export interface Spoken {
  readonly seat: Seat;
  readonly saying: string;
}

/** What another node wrote, or what was said there. */
export type Notice = Written | { readonly match: string; readonly spoken: Spoken };

export interface Written {
  readonly match: string;
  /** 0: not the log but the match's row changed. */
  readonly seq: number;
  /** Absent where it was too long to be sent: the log has it. */
  readonly row?: ToldRow;
}

/** How nodes tell each other what they wrote. What is hidden in a match travels here: only nodes may listen. */
export interface Bus {
  /** This node wants to know what others write in this match: once it resolves, nothing is missed. */
  hold(match: string): Promise<void>;
  drop(match: string): void;
  /** Tells the other nodes that a match's row changed. */
  tell(match: string): Promise<void>;
  /** Tells the other nodes what was said in a match. */
  say(match: string, spoken: Spoken): Promise<void>;
  /** Hears what others wrote in the matches that are held; `again` when something may have been missed. */
  listen(heard: (notices: readonly Notice[]) => void, again: () => void): Promise<void>;
}

/** For a node that is alone with its database. */
export const SOLITARY: Bus = {
  hold: async () => {},
  drop: () => {},
  tell: async () => {},
  say: async () => {},
  listen: async () => {},
};
