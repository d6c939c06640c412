import { type Dice, type Json, type Outcome, readDice, type Seed } from '@tactarium/engine';
import type { Timing } from './battle/state/battle.ts';
import type { Point } from './battle/state/board.ts';

/** RUN-10. `seeking` and `battle` wait for the arena: it owes an opponent, or how the battle went. */
export const STEPS = ['start', 'draft', 'prepare', 'seeking', 'battle', 'over'] as const;
export type Step = (typeof STEPS)[number];

/** RUN-3. */
export const STATUSES = ['active', 'won', 'lost'] as const;
export type Status = (typeof STATUSES)[number];

export const RESULTS = ['win', 'lose'] as const;
export type BattleResult = (typeof RESULTS)[number];

/** A unit card by its id: `humans/footman`, a second copy `humans/footman#2`. */
export type CardId = string;

export type DeckCard = {
  readonly card: CardId;
  /** RUN-5: its price at T1, as it was when the run began. */
  readonly cost: number;
};

/** What can be chosen at the start: a faction's deck, and who may lead it with which spells. */
export type Deck = {
  readonly faction: string;
  readonly cards: readonly DeckCard[];
  readonly leaders: readonly { readonly leader: string; readonly spells: readonly string[] }[];
};

export type HandCard = {
  readonly card: CardId;
  readonly tier: number;
  /** RUN-5: bought, by its first placement. */
  readonly owned: boolean;
  /** Bought since the last battle: can be taken back for its price. */
  readonly fresh: boolean;
  /** Where it stands; absent in the hand. */
  readonly at?: Point;
};

/** A card of a team, with its place on that team's own side. */
export type PlacedCard = {
  readonly card: CardId;
  readonly tier: number;
  readonly at: Point;
};

export type SpellTiming = {
  readonly spell: string;
  readonly when: Timing;
};

/** Whom the arena found (RUN-12): the saved team of another run, or a bot's. Its team stands as it was saved. */
export type Opponent = {
  /** The snapshot and its player; unknown to everybody until the battle is fought. */
  readonly id?: string;
  readonly player?: { readonly id: string; readonly name: string };
  readonly bot: boolean;
  readonly wins: number;
  readonly rating: number;
  /** The number of the battle in its run that the team was made for. */
  readonly battle: number;
  readonly faction: string;
  readonly leader: string;
  readonly team: readonly PlacedCard[];
  /** RUN-13: the timings are hidden until the battle is fought. */
  readonly spells: readonly SpellTiming[];
};

/** A battle that is over, with everything needed to fight it again. */
export type FoughtBattle = {
  /** Its number in the run, from 1. */
  readonly n: number;
  /** The arena's name for it, where it is kept. */
  readonly id?: string;
  readonly seed: Seed;
  /** The version of the rules of battles. */
  readonly rules: string;
  readonly result: BattleResult;
  readonly rounds: number;
  readonly digest: string;
  readonly goldEarned: number;
  readonly ratingBefore: number;
  readonly rating: number;
  readonly team: readonly PlacedCard[];
  readonly spells: readonly SpellTiming[];
  readonly opponent: Opponent;
};

/** What a run remembers of all its battles. */
export type BattleBrief = {
  readonly n: number;
  readonly id?: string;
  readonly result: BattleResult;
  readonly rounds: number;
  readonly goldEarned: number;
  readonly rating: number;
  readonly opponent: Pick<Opponent, 'id' | 'bot' | 'faction' | 'leader' | 'rating'>;
};

/** Where opponents come from and what they are worth; fixed for a run. */
export type House = {
  /** `bots`: whoever hosts the run makes one (offline, terminal, laboratory). `arena`: the server finds one. */
  readonly opponents: 'arena' | 'bots';
  /** RUN-12: percent of the gold received so far that a bot has. */
  readonly share: number;
  /** The run of a day (`2026-11-18`): the same opponents for everybody, whatever they have won, and no rating. */
  readonly day?: string;
  /** Whom a run meets that is played on from another one, by the number of the battle. Hidden: it is still to come. */
  readonly road?: readonly { readonly n: number; readonly opponent: Opponent }[];
  /** For the laws: battles are decided by a coin, and opponents look like oneself. */
  readonly trial: boolean;
};

/** Every part is replaced and never written to, so copies share them. */
export type State = {
  readonly house: House;
  step: Step;
  /** What may be chosen at the start; empty once it was. */
  decks: readonly Deck[];
  faction: string;
  leader: string;
  deck: readonly DeckCard[];
  /** Not drafted yet. */
  remaining: readonly CardId[];
  /** In the order in which it was drafted. */
  hand: readonly HandCard[];
  /** The cards shown in a draft. */
  offer: readonly CardId[];
  spells: readonly SpellTiming[];
  gold: number;
  /** All gold received so far, the first 10 too: what a team can have cost at most. */
  received: number;
  wins: number;
  losses: number;
  /** Wins in a row (RUN-4). */
  streak: number;
  /** Losses in a row: shown, and pays nothing. */
  lossStreak: number;
  rating: number;
  opponent: Opponent | undefined;
  /** Of the battle under way. Hidden until it is fought. */
  battleSeed: Seed | undefined;
  /** The last one, whole. */
  last: FoughtBattle | undefined;
  battles: readonly BattleBrief[];
  status: Status;
  outcome: Outcome | undefined;
  dice: Dice;
};

export const copy = (state: State): State => ({ ...state, dice: state.dice.copy() });

export const write = (state: State): Json => ({ ...state, dice: state.dice.write() });

export function read(json: Json): State {
  const { dice, opponent, battleSeed, last, outcome, ...rest } = json as Omit<State, 'dice'> & {
    readonly dice: Json;
  };
  return {
    ...rest,
    // A key that JSON leaves out has to be there again: all states have one shape.
    opponent: opponent ?? undefined,
    battleSeed: battleSeed ?? undefined,
    last: last ?? undefined,
    outcome: outcome ?? undefined,
    dice: readDice(dice),
  };
}
