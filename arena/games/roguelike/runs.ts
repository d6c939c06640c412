import type { Json } from '@tactarium/engine';
import type { PlacedCard, SpellTiming, Status, Step } from '@tactarium/games/roguelike/state';
import type { Resume } from '@tactarium/games/roguelike/wire';
import type { Content } from './content.ts';
import type { Days } from './days.ts';

/** Times are milliseconds since 1970. */
export interface RunRow {
  readonly id: string;
  readonly match: string;
  readonly era: number;
  readonly seq: number;
  readonly rules: string;
  readonly playerId: string;
  /** Whose run of the day it is. */
  readonly day: string | null;
  readonly faction: string;
  readonly leaderId: string;
  readonly deck: readonly { readonly id: string; readonly kind: 'unit' | 'spell' }[];
  readonly remainingDeck: readonly { readonly id: string; readonly kind: 'unit' }[];
  readonly hand: Json;
  readonly spells: Json;
  readonly wins: number;
  readonly losses: number;
  readonly consecutiveLosses: number;
  readonly consecutiveWins: number;
  readonly gold: number;
  readonly battleHistory: readonly string[];
  readonly status: Status;
  readonly reason: string | null;
  readonly rating: number;
  readonly step: Step;
  readonly body: Resume | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** What the log makes of a run: everything but who plays it, on which day, and when it began. */
export type RunState = Omit<RunRow, 'id' | 'era' | 'playerId' | 'day' | 'createdAt'>;

export interface SnapshotRow {
  readonly id: string;
  readonly runId: string | null;
  readonly playerId: string | null;
  readonly wins: number;
  readonly rating: number;
  readonly battle: number;
  readonly team: readonly PlacedCard[];
  readonly spellTimings: readonly SpellTiming[];
  readonly faction: string;
  readonly leaderId: string;
  readonly value: number;
  readonly received: number;
  readonly rules: string;
  readonly listed: boolean;
  readonly met: number;
  readonly beaten: number;
  readonly createdAt: number;
}

/** One of two teams that fought, as it was placed. */
export interface BattleSide {
  readonly faction: string;
  readonly leader: string;
  readonly team: readonly PlacedCard[];
  readonly spells: readonly SpellTiming[];
}

export interface BattleRow {
  readonly id: string;
  readonly runId: string;
  readonly n: number;
  readonly playerId: string;
  readonly opponentSnapshot: string | null;
  readonly opponentPlayer: string | null;
  readonly opponentRating: number;
  readonly rules: string;
  readonly seed: string;
  readonly teams: readonly [BattleSide, BattleSide];
  readonly result: 'win' | 'lose';
  readonly rounds: number;
  readonly digest: string;
  readonly goldEarned: number;
  readonly goldAfter: number;
  readonly ratingBefore: number;
  readonly ratingAfter: number;
  readonly createdAt: number;
}

/** A battle in which somebody met one of a player's teams. */
export type Meeting = Pick<
  BattleRow,
  'id' | 'n' | 'playerId' | 'opponentSnapshot' | 'result' | 'rounds' | 'createdAt'
> & {
  /** Whether the team of the one who met it can still be met: then its timings are nobody's to know. */
  readonly isSecret: boolean;
};

export interface RatingRow {
  readonly playerId: string;
  readonly rating: number;
  readonly best: number;
  readonly runs: number;
  readonly won: number;
  readonly battles: number;
  readonly last: number;
}

export interface DeckRow {
  readonly id: string;
  readonly playerId: string;
  readonly name: string;
  readonly faction: string;
  readonly leaderId: string;
  readonly units: readonly string[];
  readonly spells: readonly string[];
  readonly updatedAt: number;
}

export interface Named {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
}

/** Whom a run may meet (RUN-12). */
export interface Search {
  /** Numbers of battles. */
  readonly battles: readonly number[];
  readonly wins: number;
  readonly rating: number;
  /** Not their own. */
  readonly player: string;
  /** Not these. */
  readonly but: readonly string[];
}

/** RUN-12. */
export const RATING_RANGE = 200;
export const CANDIDATES = 10;

/** What changes when a run has fought or ended. */
export interface Rerating {
  readonly playerId: string;
  /** As the run had it before, and has it now. It is the difference that counts: an account may have taken the run over from a guest. */
  readonly from: number;
  readonly rating: number;
  readonly battles: number;
  readonly runs: number;
  readonly won: number;
  readonly at: number;
}

/** RUN-3: how a run ends that nobody plays to its end. */
export interface Ending {
  readonly reason: 'abandoned' | 'day_over' | 'void';
  readonly at: number;
}

/** Where runs are kept. */
export interface Runs extends Days {
  /** Content of the code; what is gone from it is marked. */
  fill(content: Content): Promise<void>;

  /** False where the player has an active run already (RUN-10), or has begun the run of that day. */
  add(run: RunRow): Promise<boolean>;
  /** Only forward, and only an active one. Whether it was. */
  save(run: RunState): Promise<boolean>;
  /** An active run goes on in another match. */
  goOn(id: string, match: string, rules: string): Promise<void>;
  end(match: string, ending: Ending): Promise<void>;
  run(id: string): Promise<RunRow | undefined>;
  runIn(match: string): Promise<RunRow | undefined>;
  /** The one that is not of a day. */
  active(player: string): Promise<RunRow | undefined>;
  /** The latest first; `before` by when they began. */
  runsOf(player: string, limit: number, before?: number): Promise<readonly RunRow[]>;
  /** Active ones of other rules than these, those of a day too. */
  outdated(rules: string): Promise<readonly RunRow[]>;
  /** RUN-19: whether one of the player's runs was played to its end. */
  hasFinished(player: string): Promise<boolean>;

  /** A listed one takes the place of the player's last one of that battle (RUN-11). */
  addSnapshot(snapshot: SnapshotRow): Promise<void>;
  /** Those that are there already are left as they are. How many are new. */
  addHouseTeams(snapshots: readonly SnapshotRow[]): Promise<number>;
  /** The nearest in rating, of those the newest. */
  candidates(search: Search): Promise<readonly SnapshotRow[]>;
  unlist(snapshots: readonly string[]): Promise<void>;
  countMeeting(snapshot: string, beaten: boolean): Promise<void>;
  snapshotsOf(player: string, limit: number): Promise<readonly SnapshotRow[]>;
  /** Of these battles of a run those that somebody can still meet one side of. */
  listedIn(run: string): Promise<ReadonlySet<number>>;

  addBattle(battle: BattleRow, events: string | undefined): Promise<void>;
  battle(id: string): Promise<BattleRow | undefined>;
  battleEvents(id: string): Promise<string | undefined>;
  /** In order. */
  battlesOf(run: string): Promise<readonly BattleRow[]>;

  /** The latest first. */
  meetingsOf(player: string, limit: number): Promise<readonly Meeting[]>;

  rating(player: string): Promise<RatingRow | undefined>;
  rerate(change: Rerating): Promise<void>;
  /** By rating, among players with at least this many battles. */
  ranked(battles: number, limit: number): Promise<readonly RatingRow[]>;
  /** How many of those have a higher rating. */
  ratedAbove(rating: number, battles: number): Promise<number>;

  decksOf(player: string): Promise<readonly DeckRow[]>;
  deck(id: string): Promise<DeckRow | undefined>;
  /** False where the player would have more than `most`, or it is another's. */
  putDeck(deck: DeckRow, most: number): Promise<boolean>;
  /** Whether there was one. */
  dropDeck(player: string, id: string): Promise<boolean>;

  named(players: readonly string[]): Promise<ReadonlyMap<string, Named>>;
  /** Drops decks and rating of a player, and unlists every team. */
  forget(player: string): Promise<void>;
  /** A guest becomes an account, or joins it. */
  claim(guest: string, account: string): Promise<void>;
}
