import { factions } from '@tactarium/games/roguelike/battle/index';
import { rulesFor } from '@tactarium/games/roguelike/battle/resolution/table';
import { describe, expect, it } from 'vitest';
import { rateOf, shiftOf } from '../statistics.ts';
import { battles } from '../tasks/battles.ts';
import { PLAIN } from '../terminal.ts';
import { runTyped } from '../testing/fakeTerminal.ts';
import { addUp, type Counts, count, counted } from './counts.ts';
import { endingOf, observe } from './observe.ts';
import { reportOf, standingOf, standingOfUnit } from './report.ts';
import { type Assignment, assignmentsOf, pairsOf } from './schedule.ts';
import { listening, newEar } from './systems.ts';
import { asText } from './text.ts';
import { fight, matchOf } from './trial.ts';

const CHOSEN = factions.map(({ id }) => id).slice(-3);
const BATTLES = 90;

const assignments = assignmentsOf(CHOSEN, BATTLES, 3);

function together(parts: readonly Assignment[]): Counts {
  const sum: Counts = {};
  for (const part of parts) addUp(sum, battles.run(part));
  return sum;
}

const counts = together(assignments);
const report = reportOf(counts, CHOSEN, 3);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('RUN-23 the report', () => {
  it('is the same whoever counted what, in whatever order and portions', () => {
    expect(together(assignments.toReversed())).toEqual(counts);
    const other: Counts = {};
    for (const { pair, run, from, to } of assignments) {
      for (let n = from; n < to; n++) observe({ pair, run, n }, other);
    }
    expect(other).toEqual(counts);
  });

  it('adds up', () => {
    expect(report.battles).toBe(BATTLES);
    expect(sum(report.pairs.map(({ battles }) => battles))).toBe(BATTLES);
    for (const list of [report.byFaction, report.byLeader, report.byFormation]) {
      expect(sum(list.map(({ battles }) => battles))).toBe(2 * BATTLES);
      expect(sum(list.map(({ wins }) => wins))).toBe(BATTLES);
    }
    for (const { id, battles, wins, starter, built, byGold } of report.byFaction) {
      for (const parts of [[starter, built], Object.values(byGold)]) {
        expect(sum(parts.map((part) => part.battles))).toBe(battles);
        expect(sum(parts.map((part) => part.wins))).toBe(wins);
      }
      const pairs = report.pairs.filter(({ first, second }) => first === id || second === id);
      expect(sum(pairs.map((pair) => pair.battles))).toBe(battles);
      expect(sum(pairs.map((pair) => (pair.first === id ? pair.wins : pair.battles - pair.wins)))).toBe(wins);
    }
    expect(sum(Object.values(report.lengths))).toBe(BATTLES);
    expect(sum(Object.values(report.endings))).toBe(BATTLES);
    for (const { battles, present, decides } of report.systems) {
      expect(battles).toBe(counted(counts, 'systems', 'battles'));
      expect(present).toBeLessThanOrEqual(1);
      expect(decides.wins).toBeLessThanOrEqual(battles);
    }
    for (const { teams, used } of report.abilities) expect(used).toBeLessThanOrEqual(teams);
    expect(sum(report.abilities.map(({ used }) => used))).toBeGreaterThan(0);
  });

  it('names every faction, formation and system, in a terminal too', () => {
    const text = asText(report, PLAIN);
    for (const { name } of report.byFaction) expect(text).toContain(name);
    for (const word of ['Phalanx', 'Contagion', 'rounds on average', 'never used']) expect(text).toContain(word);
  });
});

describe('the schedule', () => {
  it('spreads the battles evenly over the pairs, each numbered from 0', () => {
    const pairs = pairsOf(CHOSEN);
    expect(pairs).toHaveLength(CHOSEN.length === 3 ? 3 : 1);
    const each = pairs.map((pair) => assignmentsOf(CHOSEN, 100, 1).filter((one) => String(one.pair) === String(pair)));
    const battles = each.map((parts) => sum(parts.map(({ from, to }) => to - from)));
    expect(sum(battles)).toBe(100);
    expect(Math.max(...battles) - Math.min(...battles)).toBeLessThanOrEqual(1);
    for (const parts of each) expect(parts.map(({ from }) => from)).toEqual(parts.map((_, i) => 40 * i));
  });

  it('gives both sides the same gold and kind of deck, and turns about', () => {
    const [pair] = pairsOf(CHOSEN);
    const [even, odd] = [0, 1].map((n) => matchOf({ pair: pair!, run: 1, n }));
    expect(even!.sides.map(({ faction }) => faction)).toEqual(pair);
    expect(odd!.sides.map(({ faction }) => faction)).toEqual(pair!.toReversed());
    const golds = Array.from({ length: 48 }, (_, n) => matchOf({ pair: pair!, run: 1, n }).gold);
    expect(new Set(golds)).toEqual(new Set([10, 20, 35, 50, 65]));
  });
});

describe('systems', () => {
  const match = matchOf({ pair: pairsOf(CHOSEN)[0]!, run: 2, n: 40 });

  it('are overheard without being disturbed', () => {
    const ear = newEar();
    expect(fight(match, listening(ear)).log).toEqual(fight(match).log);
    expect(ear['resolve']!.acts).toBeGreaterThan(10);
    expect(ear['engagement']!.answers).toBeGreaterThan(0);
  });

  it('that are off say nothing', () => {
    const { log } = fight(match, rulesFor([]));
    expect(log.some(({ type }) => type === 'resolve_changed')).toBe(false);
  });
});

describe('endings', () => {
  const fought = fight(matchOf({ pair: pairsOf(CHOSEN)[0]!, run: 2, n: 41 }));
  const loser = 1 - fought.winner;
  const withFallen = (state: 'ready' | 'retreating') => {
    for (const unit of fought.battle.units) if (unit.side === loser) unit.state = state;
    return endingOf(fought);
  };

  it('are a rout when half of the fallen had been broken', () => {
    expect(withFallen('ready')).toBe('death');
    expect(withFallen('retreating')).toBe('rout');
  });

  it('are even when both have the same share of HP left', () => {
    for (const unit of fought.battle.units) unit.hp = 0;
    expect(endingOf(fought)).toBe('even');
  });
});

describe('statistics', () => {
  it('compare within strata only: what goes along with wealth is no effect', () => {
    // The rich win more often and have it more often, but having it changes nothing for rich or poor.
    const poor = { having: { battles: 10, wins: 2 }, lacking: { battles: 90, wins: 18 } };
    const rich = { having: { battles: 90, wins: 72 }, lacking: { battles: 10, wins: 8 } };
    expect(shiftOf([poor, rich]).shift).toBeCloseTo(0);
    const better = { having: { battles: 1000, wins: 700 }, lacking: { battles: 1000, wins: 500 } };
    const { shift, low, high } = shiftOf([better]);
    expect(shift).toBeCloseTo(0.2);
    expect([low, high].map((value) => value.toFixed(2))).toEqual(['0.16', '0.24']);
    expect(shiftOf([])).toEqual({ shift: 0, low: -1, high: 1 });
  });

  it('say inside, outside or perhaps', () => {
    expect(standingOf(rateOf({ battles: 100, wins: 50 }))).toBe('inside');
    expect(standingOf(rateOf({ battles: 100, wins: 58 }))).toBe('perhaps');
    expect(standingOf(rateOf({ battles: 100, wins: 80 }))).toBe('outside');
    expect(standingOfUnit({ shift: -0.11, low: -0.3, high: 0.1 })).toBe('inside');
    expect(standingOfUnit({ shift: -0.13, low: -0.3, high: 0.1 })).toBe('perhaps');
    expect(standingOfUnit({ shift: 0.2, low: 0.13, high: 0.27 })).toBe('outside');
  });

  it('count down a path and find it again', () => {
    const some: Counts = {};
    count(some, ['a', 'b', 3]);
    count(some, ['a', 'b', 3], 4);
    expect(some).toEqual({ a: { b: { 3: 5 } } });
    expect(counted(some, 'a', 'b', 3)).toBe(5);
    expect(counted(some, 'a', 'x', 3)).toBe(0);
  });
});

describe('bad usage', () => {
  it.each([
    [['--factions', 'human'], 'There is no faction "human". Did you mean humans?'],
    [['--factions', 'humans'], '--factions needs all, or at least two of'],
    [['--factions', ''], 'There is no faction ""'],
    [['--games', '0'], '--games needs a whole number from 1'],
    [['--games', 'many'], '--games needs a whole number from 1'],
    [['--threads', '0'], '--threads needs a whole number from 1'],
    [['--seed', '-1'], '--seed needs a whole number from 0'],
    [['--html', '/nowhere/at/all.html'], '/nowhere/at/all.html is in a folder that does not exist.'],
    [['--bots', 'normal'], "unknown option '--bots'"],
  ])('%j is told in a sentence', async (args, sentence) => {
    const { code, warned } = await runTyped(['simulate', 'battles', ...args]);
    expect(warned).toContain(sentence);
    expect(code).toBe(2);
  });
});
