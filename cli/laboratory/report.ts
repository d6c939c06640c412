import { factions, SYSTEMS, type SystemName } from '@tactarium/games/roguelike/battle/index';
import { leaders, lines } from '@tactarium/games/roguelike/content/index';
import { DECKS } from '@tactarium/games/roguelike/teams/deck';
import { FORMATIONS } from '@tactarium/games/roguelike/teams/formations';
import { LAST_BATTLE, meansOf } from '@tactarium/games/roguelike/teams/means';
import { type Rate, rateOf, type Score, type Shift, shiftOf, sumOf } from '../statistics.ts';
import { abilitiesOf, type Known } from './abilities.ts';
import { type Counts, counted, under } from './counts.ts';
import { ENDINGS, type Ending } from './observe.ts';
import { pairsOf } from './schedule.ts';

/** RUN-23: what balance means here. */
export const AIM = { faction: [0.45, 0.55], unit: 0.12 } as const;

export interface Report {
  readonly factions: readonly string[];
  readonly seed: number;
  readonly battles: number;
  /** Of the battles, how many the left side won. */
  readonly left: Rate;
  readonly pairs: readonly ({ readonly first: string; readonly second: string } & Rate)[];
  readonly byFaction: readonly FactionReport[];
  readonly byLeader: readonly ({ readonly id: string; readonly name: string; readonly faction: string } & Rate)[];
  readonly byUnit: readonly UnitReport[];
  readonly byFormation: readonly FormationReport[];
  /** Battles by rounds. */
  readonly lengths: { readonly [rounds: string]: number };
  readonly meanLength: number;
  /** The mean by gold. */
  readonly lengthByGold: { readonly [gold: string]: number };
  readonly endings: { readonly [E in Ending]: number };
  readonly systems: readonly SystemReport[];
  readonly abilities: readonly (Known & { readonly teams: number; readonly used: number })[];
}

export interface FactionReport extends Rate {
  readonly id: string;
  readonly name: string;
  readonly starter: Rate;
  readonly built: Rate;
  readonly byGold: { readonly [gold: string]: Rate };
}

export interface UnitReport extends Shift {
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  readonly role: string;
  readonly rarity: string;
  readonly cost: number;
  readonly teams: number;
}

export interface FormationReport extends Score, Shift {
  readonly id: string;
  readonly rate: number;
}

export interface SystemReport {
  readonly id: SystemName;
  /** Of the battles that were looked at closely. */
  readonly battles: number;
  /** Share of them in which it had any say. */
  readonly present: number;
  /** A battle, on average. */
  readonly answers: number;
  readonly acts: number;
  /** Where switching it off gives the battle to the other side. */
  readonly decides: Rate;
}

const GOLD: readonly string[] = [
  ...new Set(Array.from({ length: LAST_BATTLE }, (_, before) => String(meansOf(before + 1).gold))),
];

export function reportOf(counts: Counts, chosen: readonly string[], seed: number): Report {
  const battles = counted(counts, 'battles');
  const ids = factions.map(({ id }) => id).filter((id) => chosen.includes(id));
  return {
    factions: ids,
    seed,
    battles,
    left: rateOf({ battles, wins: counted(counts, 'left') }),
    pairs: pairsOf(ids).map(([first, second]) => ({
      first,
      second,
      ...rateOf(scoreAt(counts, 'pairs', first, second)),
    })),
    byFaction: ids.map((id) => factionReport(counts, id)),
    byLeader: [...leaders].flatMap(([id, { name }]) => {
      const faction = id.split('/')[0]!;
      return ids.includes(faction) ? [{ id, name, faction, ...rateOf(scoreAt(counts, 'leaders', id)) }] : [];
    }),
    byUnit: [...lines.values()]
      .filter(({ faction }) => ids.includes(faction.id))
      .map(({ id }) => unitReport(counts, id)),
    byFormation: FORMATIONS.map((id) => formationReport(counts, id, ids)),
    ...lengthsOf(counts),
    endings: Object.fromEntries(
      ENDINGS.map((ending) => [ending, counted(counts, 'endings', ending)]),
    ) as Report['endings'],
    systems: SYSTEMS.map((id) => systemReport(counts, id)),
    abilities: abilitiesOf(ids).map((known) => ({
      ...known,
      teams: counted(counts, 'abilities', known.id, 'teams'),
      used: counted(counts, 'abilities', known.id, 'used'),
    })),
  };
}

const scoreAt = (counts: Counts, ...path: readonly string[]): Score => ({
  battles: counted(counts, ...path, 'battles'),
  wins: counted(counts, ...path, 'wins'),
});

function factionReport(counts: Counts, id: string): FactionReport {
  const at = (deck: string, gold: string): Score => scoreAt(counts, 'factions', id, deck, gold);
  const ofDeck = (deck: string): Score => sumOf(GOLD.map((gold) => at(deck, gold)));
  return {
    id,
    name: factions.find((faction) => faction.id === id)!.name,
    ...rateOf(sumOf(DECKS.map(ofDeck))),
    starter: rateOf(ofDeck('starter')),
    built: rateOf(ofDeck('built')),
    byGold: Object.fromEntries(GOLD.map((gold) => [gold, rateOf(sumOf(DECKS.map((deck) => at(deck, gold))))])),
  };
}

/** Teams that have something, by deck and gold, beside teams of the same faction that do not. */
function strataOf(counts: Counts, faction: string, path: readonly string[]) {
  return DECKS.flatMap((deck) =>
    GOLD.map((gold) => {
      const having = scoreAt(counts, ...path, deck, gold);
      const all = scoreAt(counts, 'factions', faction, deck, gold);
      return { having, lacking: { battles: all.battles - having.battles, wins: all.wins - having.wins } };
    }),
  );
}

function unitReport(counts: Counts, id: string): UnitReport {
  const { faction, line } = lines.get(id)!;
  const strata = strataOf(counts, faction.id, ['units', id]);
  const { name, role, rarity, cost } = line;
  const teams = sumOf(strata.map(({ having }) => having)).battles;
  return { id, name, faction: faction.id, role, rarity, cost, teams, ...shiftOf(strata) };
}

function formationReport(counts: Counts, id: string, ids: readonly string[]): FormationReport {
  const strata = ids.flatMap((faction) => strataOf(counts, faction, ['formations', id, faction]));
  const { battles, wins, rate } = rateOf(sumOf(strata.map(({ having }) => having)));
  return { id, battles, wins, rate, ...shiftOf(strata) };
}

function lengthsOf(counts: Counts): Pick<Report, 'lengths' | 'meanLength' | 'lengthByGold'> {
  const lengths: { [rounds: string]: number } = {};
  const lengthByGold: { [gold: string]: number } = {};
  let [sum, all] = [0, 0];
  for (const gold of GOLD) {
    let [own, battles] = [0, 0];
    for (const [rounds, many] of Object.entries(under(counts, 'lengths', gold))) {
      lengths[rounds] = (lengths[rounds] ?? 0) + Number(many);
      own += Number(rounds) * Number(many);
      battles += Number(many);
    }
    lengthByGold[gold] = battles === 0 ? 0 : own / battles;
    sum += own;
    all += battles;
  }
  return { lengths, meanLength: all === 0 ? 0 : sum / all, lengthByGold };
}

function systemReport(counts: Counts, id: SystemName): SystemReport {
  const battles = counted(counts, 'systems', 'battles');
  const mean = (what: string): number => (battles === 0 ? 0 : counted(counts, 'systems', what, id) / battles);
  return {
    id,
    battles,
    present: mean('present'),
    answers: mean('answers'),
    acts: mean('acts'),
    decides: rateOf({ battles, wins: counted(counts, 'systems', 'decides', id) }),
  };
}

/** Below, inside or above what RUN-23 wants; `perhaps` when the interval still reaches inside. */
export type Standing = 'inside' | 'perhaps' | 'outside';

export const standingOf = ({ rate, low, high }: Rate): Standing => {
  const [least, most] = AIM.faction;
  if (rate >= least && rate <= most) return 'inside';
  return high < least || low > most ? 'outside' : 'perhaps';
};

export const standingOfUnit = ({ shift, low, high }: Shift): Standing => {
  if (Math.abs(shift) <= AIM.unit) return 'inside';
  return high < -AIM.unit || low > AIM.unit ? 'outside' : 'perhaps';
};
