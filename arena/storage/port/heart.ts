export interface Pause {
  readonly began: number;
  readonly ended: number;
}

/** The time, and the heartbeat of the nodes. */
export interface Heart {
  now(): Promise<number>;
  /**
   * Says that a node runs. A gap longer than `gap` becomes a pause, and deadlines move by it. The pauses that began later
   * than `after`, in order.
   */
  beat(now: number, gap: number, after?: number): Promise<readonly Pause[]>;
}
