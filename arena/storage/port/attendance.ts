/** Which players have a socket at which node. */
export interface AttendanceRows {
  /** The nodes of the last day, and when each last said that it runs. */
  nodes(): Promise<readonly { readonly id: string; readonly at: number }[]>;
  /**
   * Since when everything that was said is found here. Absent: since ever. When it changes all is to be said again, and
   * nobody is taken to have left before it.
   */
  wholeFrom?(now: number): number;
  /** Says that a node runs, and what changed at it: when a player's last socket closed, or null while one is open. */
  attend(
    node: string,
    now: number,
    changes: readonly { readonly player: string; readonly left: number | null }[],
  ): Promise<void>;
  /**
   * Of those of the players who were ever seen at another node: whether one of them is there, and when the latest left.
   * Nodes that have not been heard of since `alive` are gone, and their sockets with them.
   */
  attendance(
    players: readonly string[],
    but: string,
    alive: number,
  ): Promise<ReadonlyMap<string, { readonly here: boolean; readonly left: number }>>;
}
