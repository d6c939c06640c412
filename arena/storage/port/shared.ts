import type { Json } from '@tactarium/engine';

/** A game against the computer that a player has shared. */
export interface SharedRow {
  readonly id: string;
  readonly player: string;
  readonly game: string;
  readonly rules: string;
  readonly options: Json;
  readonly seat: string;
  readonly bot: string;
  readonly outcome: Json;
  readonly commands: number;
  readonly created: number;
  /** The replay as JSON, compressed by gzip, in base64. */
  readonly body: string;
}

/** Games against the computer that players have shared. */
export interface SharedGames {
  /** False when the player has shared as many since then as may be. */
  addShared(shared: SharedRow, since: number, most: number): Promise<boolean>;
  /** How many this player has shared since then. */
  sharedSince(player: string, since: number): Promise<number>;
  sharedGame(id: string): Promise<SharedRow | undefined>;
  /** Of one player, the latest first, without their replays. */
  sharedOf(player: string): Promise<readonly Omit<SharedRow, 'body'>[]>;
}
