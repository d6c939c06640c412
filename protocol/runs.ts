import { z } from 'zod';
import { player } from './players.ts';
import { count, matchId, moment, playerId } from './text.ts';

/** Roguelike Run, RUN-1 to RUN-15 and RUN-19. Ids of content: `order/footman`, a second copy `order/footman#2`. */
const contentId = z.string().min(1).max(100);
/** A run has the id of its first match, and keeps it. */
export const runId = matchId;
export const battleId = z.string().regex(/^b[a-z0-9]{8,31}$/);
export const deckId = z.string().regex(/^d[a-z0-9]{8,31}$/);
export const snapshotId = z.string().regex(/^t[a-z0-9]{8,31}$/);

const timing = z.enum(['early', 'mid', 'late']);
const result = z.enum(['win', 'lose']);
const tier = z.int().min(1).max(3);
const position = z.object({ x: z.int(), y: z.int() });
const rating = z.int();

export const RUN_STEPS = ['draft', 'prepare', 'seeking', 'battle', 'over'] as const;
const step = z.enum(RUN_STEPS);
const status = z.enum(['active', 'won', 'lost']);

/** The run of a day, by UTC: 2026-11-18. */
const day = z.iso.date();

/** Told with everything about a run: `n` is how many requests changed it so far, `step` what can be done now. */
const standing = { n: count, step };

/** A unit card as its player holds it, or is offered it. */
export const runCard = z.object({
  id: contentId,
  /** The line in the codex: the id without the number of the copy. */
  unit: contentId,
  name: z.string(),
  role: z.string(),
  rarity: z.string(),
  cost: count,
  tier,
  owned: z.boolean(),
  /** Bought since the last battle: taking it back pays its price back. */
  fresh: z.boolean(),
  at: position.optional(),
  stats: z.record(z.string(), z.int()),
  tags: z.array(z.string()),
  abilities: z.array(z.string()),
  /** What the next tier costs; absent at the highest. */
  upgrade: z.object({ tier, cost: count }).optional(),
});
export type RunCard = z.infer<typeof runCard>;

export const placedUnit = z.object({ card: contentId, tier, position });
export type PlacedUnit = z.infer<typeof placedUnit>;

/** Whom a run meets next. Until the battle is fought nobody is told whose team it is, nor its timings. */
export const runOpponent = z.object({
  bot: z.boolean(),
  wins: count,
  rating,
  battle: z.int(),
  faction: contentId,
  leaderId: contentId,
  team: z.array(placedUnit),
  spells: z.array(z.object({ spellId: contentId, timing: z.null() })),
});
export type RunOpponent = z.infer<typeof runOpponent>;

const spellTiming = z.object({ spellId: contentId, timing });

const deckCard = z.object({ id: contentId, kind: z.enum(['unit', 'spell']) });

export const run = z.object({
  ...standing,
  id: runId,
  /** The match that holds it now: for the socket and the requests of matches. */
  match: matchId,
  playerId,
  /** Set if this is the run of a day. */
  day: day.optional(),
  faction: contentId,
  leaderId: contentId,
  /** 12 units and 2 spells. */
  deck: z.array(deckCard),
  remainingDeck: z.array(deckCard),
  hand: z.array(runCard),
  spells: z.array(spellTiming),
  wins: count,
  losses: count,
  consecutiveWins: count,
  consecutiveLosses: count,
  gold: z.int(),
  rating,
  /** Ids of its battles, in order. */
  battleHistory: z.array(battleId),
  status,
  /** Why it ended: nine_wins, four_losses, abandoned; day_over for a run of the day that was not finished. */
  reason: z.string().optional(),
  /** The cards of a draft that is due. */
  offer: z.array(runCard),
  opponent: runOpponent.optional(),
  createdAt: moment,
  updatedAt: moment,
});
export type Run = z.infer<typeof run>;

/** A request that carries the `n` it was last told is refused if the run has moved on since. */
const expected = { n: count.optional() };

export const newRun = z.strictObject({
  faction: contentId,
  leaderId: contentId,
  /** One of my decks; left out: the starter deck of the faction. */
  deck: deckId.optional(),
});
export type NewRun = z.infer<typeof newRun>;
export const runBegun = z.object({ ...standing, runId, initialDraft: z.array(runCard) });
export const activeRun = run.nullable();

export const runDraft = z.object({ ...standing, cards: z.array(runCard), isInitial: z.boolean(), picks: count });
export const draftPicks = z.strictObject({ picks: z.array(contentId).max(12), ...expected });
export const runHand = z.object({ ...standing, hand: z.array(runCard) });

export const runFound = z.object({ ...standing, opponentSnapshot: runOpponent });

const cell = z.strictObject({ x: z.int().min(-1).max(99), y: z.int().min(-1).max(99) });
/** `tier` may be sent back as received, and is ignored: the run knows its own tiers. */
const fieldedUnit = z.strictObject({ card: contentId, tier: tier.optional(), position: cell });
const deployment = {
  team: z.array(fieldedUnit).max(100),
  spellTimings: z.array(z.strictObject({ spellId: contentId, timing })).max(100),
};
export const runTeam = z.strictObject({ ...deployment, ...expected });
export type RunTeam = z.infer<typeof runTeam>;
/** `battle`: the number of the battle. The same body again gets the same answer. */
export const submitBattle = z.strictObject({ ...deployment, battle: z.int().min(1).max(99).optional() });
export type SubmitBattle = z.infer<typeof submitBattle>;
export const battleResult = z.object({
  ...standing,
  battleId,
  result,
  goldEarned: count,
  /** The gold after it. */
  newBudget: z.int(),
});
export type BattleResult = z.infer<typeof battleResult>;

export const runShop = z.object({
  ...standing,
  hand: z.array(runCard),
  gold: z.int(),
  upgradeCosts: z.array(
    z.object({ cardIndex: count, targetTier: tier, cost: count, owned: z.boolean(), affordable: z.boolean() }),
  ),
});
export const upgradeCard = z.strictObject({ cardIndex: z.int().min(0).max(11), ...expected });
export const runUpgraded = z.object({ ...standing, hand: z.array(runCard), gold: z.int() });
/** For requests without a body of their own. */
export const runExpected = z.strictObject(expected).nullish();

/** A run in a list. */
export const runBrief = z.object({
  id: runId,
  player,
  day: day.optional(),
  faction: contentId,
  leaderId: contentId,
  wins: count,
  losses: count,
  rating,
  status,
  reason: z.string().optional(),
  createdAt: moment,
  updatedAt: moment,
});
export type RunBrief = z.infer<typeof runBrief>;
export const runList = z.object({ runs: z.array(runBrief) });
export const runsBefore = z.object({ before: z.coerce.number().int().min(0).optional() });

/** `today`, or a day that was. */
export const dayName = z.union([z.literal('today'), day]);
/** More wins rank higher, then fewer losses; equal runs share a rank. */
export const dayRank = runBrief.extend({ rank: z.int().min(1) });
export type DayRank = z.infer<typeof dayRank>;
export const dayBoard = z.object({
  day,
  /** When it is over: until then only players who fought a battle may see it, and nobody the seed. */
  ends: moment,
  over: z.boolean(),
  faction: contentId,
  leaderId: contentId,
  /** How many have begun it, and how many of those have not ended. */
  players: count,
  running: count,
  board: z.array(dayRank),
  /** My own: ranked once it has ended. */
  mine: dayRank.partial({ rank: true }).optional(),
  /** Once the day is over: with this anybody can play the same run, anywhere. */
  recipe: z.object({ seed: z.string(), options: z.json() }).optional(),
});
export type DayBoard = z.infer<typeof dayBoard>;
export const dayList = z.object({
  today: day,
  days: z.array(
    z.object({
      day,
      faction: contentId,
      leaderId: contentId,
      players: count,
      best: runBrief.optional(),
    }),
  ),
});

const side = z.object({
  faction: contentId,
  leaderId: contentId,
  team: z.array(placedUnit),
  spellTimings: z.array(spellTiming),
});
/** A battle that was fought, with everything needed to fight it again. The second team is mirrored: y → 9 − y. */
export const battle = z.object({
  id: battleId,
  runId,
  /** Its number in the run, from 1. */
  n: z.int(),
  player,
  /** Absent for bots and house teams. */
  opponent: player.optional(),
  bot: z.boolean(),
  rules: z.string(),
  seed: z.string(),
  teams: z.tuple([side, side]),
  result,
  rounds: count,
  digest: z.string(),
  goldEarned: count,
  ratingBefore: rating,
  ratingAfter: rating,
  opponentRating: rating,
  createdAt: moment,
});
export type Battle = z.infer<typeof battle>;
/** What happened in it, as it was recorded: the field before it, and every event. */
export const battleEvents = z.object({ rules: z.string(), first: z.json(), events: z.array(z.json()) });

/** An ended run, for everybody. Battles whose opponents can still be met come without their ids. */
export const runHistory = z.object({
  run: runBrief,
  battles: z.array(
    z.object({
      n: z.int(),
      id: battleId.optional(),
      result,
      rounds: count,
      goldEarned: count,
      ratingAfter: rating,
      bot: z.boolean(),
      opponentFaction: contentId,
      opponentLeaderId: contentId,
    }),
  ),
});

/** With these options any host can continue the game from there. */
export const runRecipe = z.object({ options: z.json() });
export type RunRecipe = z.infer<typeof runRecipe>;

export const factionList = z.object({
  factions: z.array(
    z.object({
      id: contentId,
      name: z.string(),
      description: z.string(),
      bonus: z.object({ stat: z.string(), value: z.number(), text: z.string() }),
      icon: z.string(),
    }),
  ),
});
export const leaderList = z.object({
  leaders: z.array(
    z.object({
      id: contentId,
      name: z.string(),
      faction: contentId,
      passive: z.object({ texts: z.array(z.string()) }),
      /** Two of its own, and the third of RUN-19. */
      spells: z.array(contentId),
      portrait: z.string(),
    }),
  ),
});
export const unitList = z.object({
  units: z.array(
    z.object({
      id: contentId,
      name: z.string(),
      faction: contentId,
      role: z.string(),
      /** 1 common, 2 rare, 3 epic (RUN-18). */
      tier,
      cost: count,
      hp: z.int(),
      atk: z.int(),
      armor: z.int(),
      speed: z.int(),
      initiative: z.int(),
      range: z.int(),
      attackCount: z.int(),
      dodge: z.int(),
      resolve: z.int(),
      ammo: z.int(),
      tags: z.array(z.string()),
      ability: z.array(z.string()),
      upgradeCosts: z.array(count),
      icon: z.string(),
    }),
  ),
});
export const spellList = z.object({
  spells: z.array(
    z.object({
      id: contentId,
      name: z.string(),
      faction: contentId,
      text: z.string(),
      aim: z.string(),
      effects: z.json(),
      icon: z.string(),
      /** False: a leader's own spell. True: one that leaders may learn (RUN-19). */
      learnt: z.boolean(),
    }),
  ),
});

/** RUN-19: 12 units of one faction and 2 of the leader's 3 spells. A unit taken twice stands twice. */
export const saveDeck = z.strictObject({
  name: z.string().trim().min(1).max(40),
  faction: contentId,
  leaderId: contentId,
  units: z.array(contentId).max(100),
  spells: z.array(contentId).max(100),
});
export type SaveDeck = z.infer<typeof saveDeck>;
export const deck = z.object({
  id: deckId,
  name: z.string(),
  faction: contentId,
  leaderId: contentId,
  units: z.array(contentId),
  spells: z.array(contentId),
  updatedAt: moment,
});
export type Deck = z.infer<typeof deck>;
export const deckList = z.object({
  /** Whether I may build decks: after one run that was played to its end. */
  unlocked: z.boolean(),
  decks: z.array(deck),
});

export const rankedRunner = z.object({
  rank: z.int().min(1),
  player,
  rating,
  best: rating,
  runs: count,
  won: count,
  battles: count,
});
export type RankedRunner = z.infer<typeof rankedRunner>;
/** By rating, of those with ten battles or more. */
export const runLeaderboard = z.object({
  players: z.array(rankedRunner),
  mine: rankedRunner.partial({ rank: true }).optional(),
});

/** My teams, and how they fared in the runs of others. */
export const mySnapshots = z.object({
  /** Who met them lately, the latest first. Without an id where the battle would reveal the timings of a team that I could meet. */
  meetings: z.array(
    z.object({
      id: battleId.optional(),
      snapshotId,
      player,
      beaten: z.boolean(),
      rounds: count,
      createdAt: moment,
    }),
  ),
  snapshots: z.array(
    z.object({
      id: snapshotId,
      runId,
      battle: z.int(),
      wins: count,
      rating,
      faction: contentId,
      leaderId: contentId,
      team: z.array(placedUnit),
      spellTimings: z.array(spellTiming),
      /** Whether others can still meet it. */
      listed: z.boolean(),
      met: count,
      beaten: count,
      createdAt: moment,
    }),
  ),
});
export type MySnapshots = z.infer<typeof mySnapshots>;
