import type { Challengers } from '@tactarium/protocol';

/** Times are milliseconds since 1970. */
export interface PlayerRow {
  readonly id: string;
  readonly name: string;
  /** Both absent for a guest. */
  readonly nameKey?: string;
  readonly passwordHash?: string;
  /** Absent: everybody's. */
  readonly challengers?: Challengers;
  readonly created: number;
  readonly admin: boolean;
  /** Nobody signs in as this player before then. */
  readonly bannedUntil: number;
}

/** What everybody begins with. */
export const ORDINARY = { admin: false, bannedUntil: 0 } as const;

export interface SessionRow {
  readonly id: string;
  readonly tokenHash: string;
  readonly player: string;
  readonly began: number;
  readonly seen: number;
}

/** Whose session it is. */
export interface SessionPlayer {
  readonly name: string;
  readonly guest: boolean;
  readonly admin: boolean;
  readonly bannedUntil: number;
}

/** Players, and the sessions by which they are known. */
export interface Players {
  addPlayer(player: PlayerRow, session: SessionRow): Promise<void>;
  player(id: string): Promise<PlayerRow | undefined>;
  playerNamed(nameKey: string): Promise<PlayerRow | undefined>;
  /** False when the name is taken. */
  changePlayer(id: string, change: Partial<Omit<PlayerRow, 'id' | 'created'>>): Promise<boolean>;
  /** Those of this id, or with this text in their names: accounts first, the latest first. */
  findPlayers(text: string, limit: number): Promise<readonly PlayerRow[]>;
  admins(): Promise<readonly PlayerRow[]>;
  addSession(session: SessionRow): Promise<void>;
  session(tokenHash: string): Promise<(SessionRow & SessionPlayer) | undefined>;
  sessionsOf(player: string): Promise<readonly SessionRow[]>;
  /** Those of these sessions that have not ended. */
  existingSessions(ids: readonly string[]): Promise<ReadonlySet<string>>;
  seen(session: string, at: number): Promise<void>;
  /** Whether there was one to end. */
  endSession(player: string, session: string): Promise<boolean>;
  endSessionsBut(player: string, session: string): Promise<void>;
  /** The session has another token from now on. */
  renewSession(session: string, tokenHash: string): Promise<void>;
}
