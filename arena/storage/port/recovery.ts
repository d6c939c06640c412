/** Recovery codes of accounts, as hashes. */
export interface Recovery {
  /** Only these codes are good from now on. */
  setRecovery(player: string, hashes: readonly string[]): Promise<void>;
  recoveryCodes(player: string): Promise<number>;
  /** Uses a code up: the player has this password, and no session. False when there is no such code. */
  recover(player: string, hash: string, passwordHash: string): Promise<boolean>;
}
