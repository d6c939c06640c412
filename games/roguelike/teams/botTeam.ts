import { type Dice, invariant } from '@tactarium/engine';
import type { Team } from '../battle/setup/team.ts';
import { HEIGHT, pointOf, type Side } from '../battle/state/board.ts';
import { factions } from '../content/index.ts';
import type { Line } from '../vocabulary/factions.ts';
import { type DeckKind, deckOf, draft } from './deck.ts';
import { FORMATIONS, type FormationName, formations, type Makeup } from './formations.ts';
import type { Means } from './means.ts';
import { place } from './placing.ts';
import { type Bought, shop, spentOn } from './shopping.ts';
import { chooseSpells } from './spellbook.ts';
import { closesRanks, shootsStraight, stationOf } from './stations.ts';

/** Whom to make a team for. */
export interface Commission extends Means {
  /** `humans`. */
  readonly faction: string;
  /** `humans/commander_aldric`. */
  readonly leader: string;
  readonly deck: DeckKind;
}

export interface BotTeam {
  /** As the left team stands; `mirrorTeam` turns it. */
  readonly team: Team;
  readonly formation: FormationName;
  readonly spent: number;
}

/** RUN-12: a team that a sensible player with these means could have drafted, bought and placed. */
export function botTeam({ faction: id, leader, gold, hand: size, deck: kind }: Commission, dice: Dice): BotTeam {
  const faction = factions.find((one) => one.id === id);
  invariant(faction, `no faction ${id}`);
  const hand = draft(faction, deckOf(faction, kind, dice), size, dice);
  const lines = hand.map((name) => faction.units[name]!);
  const bought = shop(lines, gold, dice);
  const fielded = bought.map(({ card }) => lines[card]!);
  const { formation, cells } = arrange(fielded, dice);
  const units = bought.map(({ card, tier }: Bought, i) => ({
    unit: `${id}/${hand[card]!}`,
    tier,
    at: pointOf(cells[i]!),
  }));
  return {
    team: { units, leader, spells: chooseSpells(faction, leader, kind, dice) },
    formation,
    spent: spentOn(bought, lines),
  };
}

/** RUN-13: as the other side places it. */
export const mirrorTeam = (team: Team, side: Side): Team =>
  side === 0
    ? team
    : { ...team, units: team.units.map((card) => ({ ...card, at: { ...card.at, y: HEIGHT - 1 - card.at.y } })) };

/** Where units stand, in a formation that suits them. */
export function arrange(lines: readonly Line[], dice: Dice) {
  const formation = chooseFormation(makeupOf(lines), dice);
  return { formation, cells: place(lines, formations[formation], dice) };
}

function makeupOf(lines: readonly Line[]): Makeup {
  return {
    units: lines.length,
    infantry: lines.filter(closesRanks).length,
    wings: lines.filter((line) => stationOf(line) === 'wing').length,
    straightShooters: lines.filter(shootsStraight).length,
  };
}

function chooseFormation(makeup: Makeup, dice: Dice): FormationName {
  const weights = FORMATIONS.map((name) => formations[name].suits(makeup));
  return FORMATIONS[dice.weighted('table', 'formation', weights)]!;
}
