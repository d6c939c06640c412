import { diceFrom, simulationSeed } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { readTeam, type Team } from '../battle/setup/team.ts';
import { manhattan, WIDTH } from '../battle/state/board.ts';
import { factions, lines } from '../content/index.ts';
import { type BotTeam, botTeam, type Commission, mirrorTeam } from './botTeam.ts';
import { DECKS, deckOf, draft } from './deck.ts';
import { FORMATIONS } from './formations.ts';
import { LAST_BATTLE, meansOf } from './means.ts';

const SEEDS = 6;

/** Every faction, leader, kind of deck and battle of a run, each from several seeds. */
function* commissions(): Generator<readonly [Commission, number]> {
  for (const { id, leaders } of factions) {
    for (const leader of Object.keys(leaders)) {
      for (const deck of DECKS) {
        for (let battle = 1; battle <= LAST_BATTLE; battle++) {
          for (let seed = 0; seed < SEEDS; seed++) {
            yield [{ faction: id, leader: `${id}/${leader}`, deck, ...meansOf(battle) }, seed];
          }
        }
      }
    }
  }
}

const made = (commission: Commission, seed: number): BotTeam =>
  botTeam(commission, diceFrom(simulationSeed(5, seed), 0));
const all = [...commissions()].map(([commission, seed]) => ({ commission, seed, ...made(commission, seed) }));
const lineOf = (unit: string) => lines.get(unit)!.line;
/** RUN-6 as its example says it: 3 for the card, 3 for tier 2, 5 for tier 3. */
const paid = (cost: number, tier: number): number =>
  cost + (tier > 1 ? cost : 0) + (tier > 2 ? Math.round(cost * 1.5) : 0);

const wire = ({ units, ...rest }: Team) => ({
  ...rest,
  units: units.map((card) => ({ ...card, at: [card.at.x, card.at.y] })),
});

describe('RUN-12 bot teams', () => {
  it('are legal on either side, of their faction and led as asked', () => {
    for (const { commission, team } of all) {
      expect(readTeam(wire(team), 0)).toEqual({ ok: true, value: team });
      expect(readTeam(wire(mirrorTeam(team, 1)), 1).ok).toBe(true);
      expect(team.units.every(({ unit }) => unit.startsWith(`${commission.faction}/`))).toBe(true);
      expect(team.leader).toBe(commission.leader);
      expect(new Set(team.spells.map(({ spell }) => spell)).size).toBe(2);
    }
  });

  it('cost no more than the gold, and leave no card or step that it could still pay', () => {
    for (const { commission, team, spent } of all) {
      const cost = team.units.reduce((sum, { unit, tier }) => sum + paid(lineOf(unit).cost, tier), 0);
      expect(spent).toBe(cost);
      expect(cost).toBeLessThanOrEqual(commission.gold);
      const steps = team.units
        .filter(({ tier }) => tier < 3)
        .map(({ unit, tier }) => Math.round(lineOf(unit).cost * (tier === 1 ? 1 : 1.5)));
      expect(Math.min(...steps, Number.POSITIVE_INFINITY)).toBeGreaterThan(commission.gold - cost);
    }
  });

  it('hold no more cards than were drafted by then, and only cards of the deck', () => {
    for (const { commission, team } of all) {
      expect(team.units.length).toBeLessThanOrEqual(commission.hand);
      if (commission.deck !== 'starter') continue;
      const left = [...factions.find(({ id }) => id === commission.faction)!.starter];
      for (const { unit } of team.units) {
        const place = left.indexOf(unit.split('/')[1]!);
        expect(place, unit).toBeGreaterThanOrEqual(0);
        left.splice(place, 1);
      }
    }
  });

  it('are the same for the same seed, and others for others', () => {
    for (const { id, leaders } of factions) {
      const commission: Commission = {
        faction: id,
        leader: `${id}/${Object.keys(leaders)[0]}`,
        deck: 'starter',
        ...meansOf(6),
      };
      const teams = Array.from({ length: 40 }, (_, seed) => made(commission, seed));
      for (const [seed, team] of teams.entries()) expect(made(commission, seed)).toEqual(team);
      expect(new Set(teams.map((team) => JSON.stringify(team))).size).toBeGreaterThan(35);
    }
  });

  it('come in every formation, of few units and many, with one unit brought to tier 3 and all of tier 1', () => {
    expect(new Set(all.map(({ formation }) => formation))).toEqual(new Set(FORMATIONS));
    const sizes = all.map(({ team }) => team.units.length);
    expect(Math.min(...sizes)).toBeLessThanOrEqual(2);
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(10);
    expect(all.some(({ team }) => team.units.some(({ tier }) => tier === 3))).toBe(true);
    expect(all.some(({ team }) => team.units.length > 3 && team.units.every(({ tier }) => tier === 1))).toBe(true);
  });

  it('stand as somebody would place them', () => {
    const found = { fighters: 0, ahead: 0, shooters: 0, behind: 0, infantry: 0, ranks: 0 };
    for (const { team, formation } of all) {
      for (const { unit, at } of team.units) {
        const { role, range, tags } = lineOf(unit);
        if (role === 'tank') {
          found.fighters++;
          if (at.y === 1) found.ahead++;
        }
        if (range > 1 && role !== 'support') {
          found.shooters++;
          if (at.y === 0) found.behind++;
        }
        const others = team.units.filter((other) => other.at !== at && lineOf(other.unit).tags.includes('Infantry'));
        if (formation !== 'phalanx' || !tags.includes('Infantry') || others.length === 0) continue;
        found.infantry++;
        const cell = at.y * WIDTH + at.x;
        if (others.some((other) => manhattan(cell, other.at.y * WIDTH + other.at.x) === 1)) found.ranks++;
      }
    }
    expect(found.ahead / found.fighters).toBeGreaterThan(0.85);
    expect(found.behind / found.shooters).toBeGreaterThan(0.85);
    expect(found.ranks / found.infantry).toBeGreaterThan(0.85);
  });

  it('have means by battle: 10, 20, 35, 50 and 65 gold, and one card more each time', () => {
    const means = Array.from({ length: LAST_BATTLE }, (_, i) => meansOf(i + 1));
    expect(means.map(({ gold }) => gold)).toEqual([10, 10, 20, 20, 35, 35, 50, 50, 65, 65, 65, 65]);
    expect(means.map(({ hand }) => hand)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 12]);
  });
});

describe('RUN-19 built decks', () => {
  it('are twelve units, at most 2 of a kind, 4 rare and 2 epic', () => {
    for (const faction of factions) {
      const seen = new Set<string>();
      for (let seed = 0; seed < 60; seed++) {
        const deck = deckOf(faction, 'built', diceFrom(simulationSeed(6, seed), 0));
        expect(deck).toHaveLength(12);
        const count = (rarity: string) => deck.filter((name) => faction.units[name]!.rarity === rarity).length;
        expect(count('rare')).toBeLessThanOrEqual(4);
        expect(count('epic')).toBeLessThanOrEqual(2);
        for (const name of deck) {
          seen.add(name);
          expect(deck.filter((other) => other === name).length).toBeLessThanOrEqual(2);
        }
      }
      expect([...seen].sort()).toEqual(Object.keys(faction.units).sort());
    }
  });
});

describe('RUN-2 drafting', () => {
  it('takes cards of the deck one by one, each once, until there are none', () => {
    const [faction] = factions;
    const dice = diceFrom(simulationSeed(1), 0);
    const hand = draft(faction!, faction!.starter, 12, dice);
    expect([...hand].sort()).toEqual([...faction!.starter].sort());
    expect(draft(faction!, faction!.starter, 3, dice)).toHaveLength(3);
  });
});
