/** Somebody whom a player follows. */
export interface FollowRow {
  readonly followed: string;
  readonly since: number;
  /** As they were when it was read. */
  readonly name: string;
  readonly guest: boolean;
}

/** Who follows whom. */
export interface Follows {
  /** False when the player follows as many as may be. Following again changes nothing. */
  follow(player: string, followed: string, since: number, most: number): Promise<boolean>;
  unfollow(player: string, followed: string): Promise<void>;
  isFollowing(player: string, followed: string): Promise<boolean>;
  /** Those whom a player follows, by name. */
  followsOf(player: string): Promise<readonly FollowRow[]>;
}
