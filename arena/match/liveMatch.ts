import type { Seat, Viewer } from '@tactarium/engine';
import type { MatchInfo, News, PresenceNews, Said, Seen } from '@tactarium/protocol';
import type { MatchRow } from '../storage/port/matches.ts';
import type { Queued } from './commandQueue.ts';
import type { FoldedMatch } from './foldedMatch.ts';

/** Somebody who is told what happens in a match. */
export interface Watcher {
  readonly viewer: Viewer;
  news(news: News): void;
  seen(seen: Seen): void;
  info(info: MatchInfo): void;
  /** Told only to those who sit. */
  presence(news: PresenceNews): void;
  /** Told only to those who sit. */
  said(said: Said): void;
}

/** A match that is in memory, with all that waits for it. */
export interface LiveMatch {
  match: MatchRow;
  /** Absent when the log gives no match any more. */
  folded: FoldedMatch | undefined;
  readonly queue: Queued[];
  busy: boolean;
  readonly watchers: Set<Watcher>;
  touched: number;
  /** How often the match's row was asked for, and which of these answers is the latest that was taken. */
  readonly reads: { asked: number; taken: number };
  /** Whether the queue holds an input that the arena owes and that is not decided yet. */
  supplying: boolean;
  /** The count at which a bot was asked, by seat: it is asked once for each decision. */
  readonly asked: Map<Seat, number>;
  /** What those who sit were told last of who is there; absent until somebody was away. */
  attendance: { readonly text: string; readonly news: PresenceNews } | undefined;
  /** What its head said of its row when that was read last (`Head.row`). */
  row: string | undefined;
}
