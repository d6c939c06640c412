import type { Json } from '@tactarium/engine';

export interface Claimed {
  /** Matches in which the account sits now. */
  readonly moved: readonly string[];
  /** Those in which it sat already. */
  readonly refused: readonly string[];
}

/** What a player owns: handed over to an account, deleted, or shown to its owner. */
export interface Ownership {
  /**
   * Hands a guest's seats to an account, and ends the guest's sessions. A rating of the guest is taken over in games in
   * which the account has none; elsewhere the account's own one stands.
   */
  claim(guest: string, account: string): Promise<Claimed>;
  /**
   * Takes from a player name, password, sessions, ratings, shared games and what rooms keep for them alone. The row stays,
   * under this name: it is what their matches refer to.
   */
  deletePlayer(id: string, name: string): Promise<void>;
  /** What rooms keep about a player, by game. */
  dataOf(player: string): Promise<Readonly<Record<string, Json>>>;
}
