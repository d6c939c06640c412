/** A browser that is called when its player has no page open. */
export interface PushRow {
  readonly endpoint: string;
  readonly player: string;
  /** It ends with this session. */
  readonly session: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: 'en' | 'de';
  readonly created: number;
}

/** Browsers that get push messages. */
export interface Pushes {
  /** Calls this browser from now on. Beyond `most` browsers of one player the oldest is dropped. */
  addPush(row: PushRow, most: number): Promise<void>;
  pushesOf(player: string): Promise<readonly PushRow[]>;
  /** Of this player only, if one is named. */
  endPush(endpoint: string, player?: string): Promise<void>;
}
