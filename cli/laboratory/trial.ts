import { diceFrom, digest, simulationSeed } from '@tactarium/engine';
import { type BattleEvent, createBattle, factions, playTurn } from '@tactarium/games/roguelike/battle/index';
import { allRules, type Rules } from '@tactarium/games/roguelike/battle/resolution/table';
import { type BotTeam, botTeam, mirrorTeam } from '@tactarium/games/roguelike/teams/botTeam';
import { DECKS, type DeckKind } from '@tactarium/games/roguelike/teams/deck';
import { LAST_BATTLE, meansOf } from '@tactarium/games/roguelike/teams/means';

/** The nth battle of a pair of factions in a run of the laboratory. Plain data: a thread can be told to play it. */
export interface Trial {
  readonly pair: readonly [string, string];
  readonly run: number;
  readonly n: number;
}

export interface Side {
  readonly faction: string;
  readonly leader: string;
  readonly bot: BotTeam;
}

/** Two teams of equal gold, with the same kind of deck, and what came of it. */
export interface Match {
  readonly trial: Trial;
  /** Left, right. */
  readonly sides: readonly [Side, Side];
  readonly gold: number;
  readonly deck: DeckKind;
}

export type Fought = ReturnType<typeof fight>;

/** Coprime to the battles of a run, so that a few trials in a row are spread over all of it. */
const STRIDE = 5;

/** Sides alternate, then decks, then the battle of the run: 48 in a row have everything equally often. */
export function matchOf(trial: Trial): Match {
  const { pair, run, n } = trial;
  // By name and not by place: a pair fights the same battles whoever else takes part.
  const dice = diceFrom(simulationSeed(run, numberOf(pair[0]), numberOf(pair[1]), n), 0);
  const [first, second] = n % 2 === 0 ? pair : [pair[1], pair[0]];
  const deck = DECKS[(n >> 1) % DECKS.length]!;
  const means = meansOf(1 + (((n >> 2) * STRIDE) % LAST_BATTLE));
  const side = (faction: string): Side => {
    const { leaders } = factions.find(({ id }) => id === faction)!;
    const names = Object.keys(leaders);
    const leader = `${faction}/${names[dice.below('table', 'leader', names.length)]}`;
    return { faction, leader, bot: botTeam({ faction, leader, deck, ...means }, dice) };
  };
  return { trial, sides: [side(first), side(second)], gold: means.gold, deck };
}

const numberOf = (name: string): number => Number.parseInt(digest(name).slice(0, 7), 16);

/** The same match, rules and trial give the same battle. */
export function fight({ trial: { pair, run, n }, sides: [left, right] }: Match, rules: Rules = allRules) {
  const log: BattleEvent[] = [];
  const teams = [left.bot.team, mirrorTeam(right.bot.team, 1)] as const;
  const dice = diceFrom(simulationSeed(run, numberOf(pair[0]), numberOf(pair[1]), n, 1), 0);
  const battle = createBattle(teams, { rules, dice, log });
  while (playTurn(battle));
  return { battle, log, winner: battle.winner! };
}
