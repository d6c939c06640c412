/** How many of each were deleted. */
export interface Forgotten {
  readonly sessions: number;
  readonly matches: number;
  readonly players: number;
}

/** How long things are kept. */
export interface Retention {
  /**
   * Deletes what nobody needs any more: sessions unseen since `sessions`; matches that ended before `matches` and that
   * neither ratings, a room nor anybody with an account or a session has a part in; guests of whom nothing is left.
   */
  forget(before: { readonly sessions: number; readonly matches: number }): Promise<Forgotten>;
  /**
   * Moves the logs of some matches to the archive that ended before, and are settled where they count. They are read as
   * before, but a state of theirs is no longer kept. How many were moved.
   */
  archive(before: number): Promise<number>;
  /** Deletes the months of the archive that lie wholly before. How many. */
  dropArchive(before: number): Promise<number>;
}
