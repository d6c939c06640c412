import { type AnyGame, apply, ScriptedDice } from '@tactarium/engine';
import { randomGame } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import { chaptersOf } from '../chapters.ts';
import { legalOf } from '../client.ts';
import type { Event } from '../events.ts';
import { entry, mechs } from '../index.ts';
import { positions } from '../positions.ts';
import type { State } from '../state.ts';
import type { Command } from '../wire.ts';
import { blowsOf, planBlows } from './blows.ts';
import { heatForecast } from './heat.ts';
import { outlookOf } from './outlook.ts';
import { pilotingFor } from './piloting.ts';
import { reachOf, wayOf } from './reach.ts';
import { aimsOf, planSalvo, whyNot } from './salvo.ts';
import { locationWays, sightOf } from './sight.ts';
import { trySalvo } from './trySalvo.ts';

const drawn = (given: Parameters<typeof positions.read>[0]): State => positions.read(given, new ScriptedDice([]));
const viewOf = (given: Parameters<typeof positions.read>[0]) => mechs.view(drawn(given), 0);

/** Every position of some random battles, under both rulesets. */
function* battles(): Generator<{ state: State; seat: number; command: Command; events: readonly Event[] }> {
  for (const [index, sample] of entry.samples.entries()) {
    for (let number = 0; number < 4; number++) {
      for (const step of randomGame(mechs as unknown as AnyGame, sample, 12, index, number)) {
        const { before, seat, command, events } = step as never as {
          before: State;
          seat: number;
          command: Command;
          events: readonly Event[];
        };
        yield { state: before, seat, command, events };
      }
    }
  }
}

describe('what a page asks of the rules, from a view alone', () => {
  it('MEC-37, MEC-39: blows that are not refused are the legal ones, with the number and damage that are declared', () => {
    const state = drawn({
      rules: 'classic',
      phase: 'physical',
      initiative: 'b',
      mechs: [
        { id: 'A', side: 'a', at: [5, 9], facing: 0, slots: { LA: ['shoulder'], RA: ['upper arm', 'hand'] } },
        { id: 'B', side: 'b', at: [5, 8], facing: 3 },
        { id: 'C', side: 'b', at: [5, 6] },
      ],
    } as never);
    const view = mechs.view(state, 0);
    const legal = legalOf(view).flatMap((one) => {
      if (one.type === 'punch') return [`${one.arm} ${one.target}`];
      return one.type === 'kick' ? [`${one.leg} ${one.target}`] : [];
    });
    const cells = blowsOf(view, 'A', []);
    expect(cells).toHaveLength(8);
    expect(cells.filter(({ refusal }) => !refusal).map(({ limb, target }) => `${limb} ${target}`)).toEqual(legal);
    expect(cells.find(({ limb, target }) => limb === 'LA' && target === 'B')?.refusal?.code).toBe(
      'physical/limb-destroyed',
    );
    expect(cells.find(({ limb, target }) => limb === 'RL' && target === 'C')?.refusal).toMatchObject({
      code: 'physical/not-adjacent',
      detail: { range: 3 },
    });
    const aim = { limb: 'RA', target: 'B' } as const;
    const [plan] = planBlows(view, 'A', [aim]);
    const played = apply(mechs, state, 0, { type: 'punch', mech: 'A', arm: 'RA', target: 'B' });
    expect(played.ok && played.value.events[0]).toMatchObject({
      number: plan!.number,
      lines: plan!.lines,
      chance: plan!.ways,
      damage: plan!.damage,
    });
    // After a punch there is no kick.
    expect(blowsOf(view, 'A', [aim]).filter(({ refusal }) => !refusal)).toEqual([]);
  });

  it('MEC-29 reach and ways are the legal moves, with what they cost', () => {
    let moves = 0;
    for (const { state, seat, command, events } of battles()) {
      if (state.phase !== 'movement' || state.active !== seat) continue;
      const view = mechs.view(state, seat);
      const legal = legalOf(view).filter((one) => one.type === 'move');
      const ids = new Set(legal.map(({ mech }) => mech));
      const reached = [...ids].flatMap((id) =>
        reachOf(view, id).flatMap(({ mode, hexes }) =>
          hexes.flatMap(({ at, facings }) => facings.map(({ facing }) => [id, mode, ...at, facing].join(' '))),
        ),
      );
      const listed = legal.map(({ mech, mode, to, facing }) => [mech, mode, ...to, facing].join(' '));
      expect(reached.toSorted()).toEqual(listed.toSorted());
      if (command.type !== 'move') continue;
      const moved = events.find((event) => event.type === 'moved')!;
      const before = state.mechs.find(({ id }) => id === command.mech)!.spent;
      expect(wayOf(view, command.mech, command.mode, command.to, command.facing as never)).toMatchObject({
        path: moved.path,
        hexes: moved.hexes,
        mp: moved.mp - before,
        moved: moved.moved,
      });
      moves++;
    }
    expect(moves).toBeGreaterThan(20);
  });

  it('MEC-10 a planned salvo has the lines that its declarations will have', () => {
    let shots = 0;
    for (const { state, seat, command, events } of battles()) {
      if (command.type !== 'attack') continue;
      const view = mechs.view(state, seat);
      const { twist } = state.mechs.find(({ id }) => id === command.mech)!;
      const declared = events.find((event) => event.type === 'attack_declared')!;
      const [shot] = planSalvo(view, command.mech, twist, [command])!.shots;
      expect(shot).toMatchObject({ number: declared.number, lines: declared.lines, ways: declared.chance });
      expect(shot!.refusal).toBeUndefined();
      shots++;
    }
    expect(shots).toBeGreaterThan(20);
  });

  it('MEC-30 a forecast is what the heat phase settles, unless the phase changes the mech', () => {
    let compared = 0;
    for (const { state, seat, events } of battles()) {
      const settled = events.filter((event) => event.type === 'heat_settled');
      if (settled.length === 0) continue;
      const view = mechs.view(state, seat);
      const struck = new Set(
        events.flatMap((event) =>
          event.type === 'slot_hit' || event.type === 'location_destroyed' ? [event.mech] : [],
        ),
      );
      for (const { mech, heat } of settled) {
        if (struck.has(mech)) continue;
        expect(heatForecast(view, mech)!.after).toBe(heat);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(30);
  });

  it('why not, for every weapon at every enemy: what the legal list leaves out, and nothing else', () => {
    let refused = 0;
    for (const { state, seat } of battles()) {
      if (state.phase !== 'attack' || state.active !== seat) continue;
      const view = mechs.view(state, seat);
      const legal = legalOf(view).filter((one) => one.type === 'attack');
      const [mech] = state.mechs.filter(
        ({ side, done, shutdown, conscious, destroyed }) =>
          side === seat && !done && !shutdown && conscious && !destroyed,
      );
      if (!mech || (state.current !== '' && state.current !== mech.id)) continue;
      for (const { weapon, target, refusal } of aimsOf(view, mech.id, mech.twist, [])) {
        const listed = legal.some((one) => one.mech === mech.id && one.weapon === weapon && one.target === target);
        expect(listed).toBe(refusal === undefined);
        expect(whyNot(view, { mech: mech.id, weapon, target })).toEqual(refusal);
        if (refusal) refused++;
      }
    }
    expect(refused).toBeGreaterThan(20);
  });

  it('every event is in one chapter, in order, and an attack is followed by what it did', () => {
    for (const { events } of battles()) {
      const chapters = chaptersOf(events);
      expect(chapters.flatMap((chapter) => chapter.events)).toEqual(events);
      for (const { about, events: own } of chapters) {
        const attacks = own.filter(({ type }) => type === 'attack_resolved');
        expect(attacks).toHaveLength(about === 'attack' ? 1 : 0);
        if (about === 'attack') expect(own[0]!.type).toBe('attack_resolved');
      }
    }
  });
});

describe('a stance and its outlook', () => {
  const given = {
    phase: 'movement',
    initiative: 'b',
    map: { size: [20, 20], hexes: [{ at: [5, 8], level: 2 }] },
    mechs: [
      { id: 'A', side: 'a', at: [5, 12], facing: 0, weapons: ['medium laser in CT', 'large laser in RA'] },
      { id: 'B', side: 'b', at: [5, 6], facing: 3, weapons: ['medium laser in CT'] },
    ],
  } as const;

  it('MEC-10 MEC-18 says range, sight and what blocks it, columns and both best numbers', () => {
    const view = viewOf(given as never);
    expect(outlookOf(view, 'A', { at: [5, 12], facing: 0, moved: 'stationary', hexes: 0 })).toEqual([
      {
        enemy: 'B',
        range: 6,
        sight: { clear: false, woods: 0, cover: false, blockedBy: { at: [5, 8], by: 'hill' } },
        ownColumn: 'front',
        theirColumn: 'front',
        moves: true,
      },
    ]);
    const [open] = outlookOf(view, 'A', { at: [7, 4], facing: 4, moved: 'walked', hexes: 4 });
    expect(open).toMatchObject({
      range: 2,
      sight: { clear: true },
      ownColumn: 'front',
      theirColumn: 'left',
      mine: { weapon: 'large laser in RA', number: 5, ways: 30 },
    });
  });

  it('MEC-42 sight shows each crossing', () => {
    const view = viewOf({
      ...given,
      map: { size: [20, 20], hexes: [{ at: [5, 9], terrain: 'light_woods' }] },
    } as never);
    const seen = sightOf(view, [5, 12], [5, 6])!;
    expect(seen).toMatchObject({ clear: true, woods: 1 });
    expect(seen.crossings).toHaveLength(5);
    expect(seen.crossings[2]).toEqual({ hexes: [[5, 9]], woods: 1 });
    expect(sightOf(view, [5, 12], [50, 50])).toBeUndefined();
  });

  it('MEC-15 the ways of each location make 36', () => {
    for (const ways of Object.values(locationWays)) expect(ways.reduce((sum, one) => sum + one.ways, 0)).toBe(36);
    expect(locationWays.front[0]).toEqual({ location: 'CT', ways: 7 });
  });
});

describe('a salvo before it is fired', () => {
  const given = {
    initiative: 'b',
    mechs: [
      {
        id: 'A',
        side: 'a',
        at: [5, 9],
        facing: 0,
        heat: 6,
        weapons: ['medium laser in CT', 'autocannon 20 in RT'],
        ammo: { 'autocannon 20 in LT': 1 },
      },
      { id: 'B', side: 'b', at: [5, 7], facing: 3, armor: { CT: 0, LT: 0, RT: 0 }, structure: { CT: 3 } },
      { id: 'C', side: 'b', at: [6, 7], facing: 3 },
      { id: 'D', side: 'b', at: [5, 19], facing: 3 },
    ],
  };
  const view = viewOf(given as never);

  it('the first target is the primary, and what is refused says why, with its numbers', () => {
    const plan = planSalvo(view, 'A', 0, [
      { weapon: 'medium laser in CT', target: 'B' },
      { weapon: 'autocannon 20 in RT', target: 'C' },
      { weapon: 'medium laser in CT', target: 'D' },
      { weapon: 'slingshot in CT', target: 'B' },
    ])!;
    expect(plan.shots.map(({ number, ways, refusal }) => [number, ways, refusal?.code])).toEqual([
      [5, 30, undefined],
      [6, 26, undefined],
      [10, 0, 'attack/weapon-used'],
      [undefined, 0, 'attack/no-such-weapon'],
    ]);
    expect(plan.shots[1]!.lines).toEqual({ base: 4, heat: 1, secondary: 1 });
    expect(plan.mean).toBeCloseTo((30 * 5 + 26 * 20) / 36);
    expect(whyNot(view, { mech: 'A', weapon: 'medium laser in CT', target: 'D' })).toEqual({
      code: 'attack/out-of-range',
      detail: { range: 10, reach: 9 },
    });
    expect(planSalvo(view, 'Z', 0, [])).toBeUndefined();
  });

  it('MEC-30 forecasts the heat with its thresholds', () => {
    expect(planSalvo(view, 'A', 0, [{ weapon: 'autocannon 20 in RT', target: 'B' }])!.heat).toMatchObject({
      ...{ now: 6, weapons: 7, sinks: 10, after: 3, aim: 0, walk: 5 },
    });
    const hot = viewOf({
      mechs: [{ id: 'A', side: 'a', at: [5, 9], sinks: 0, heat: 23, ammo: { 'machine gun in LT': 5 } }],
    } as never);
    expect(heatForecast(hot, 'A')).toMatchObject({
      after: 23,
      shutdown: { number: 8, ways: 21 },
      cookOff: { number: 6, ways: 10 },
      aim: 3,
      walk: 1,
    });
  });

  it('MEC-31 says what must be rolled to stay up, line by line', () => {
    const hurt = viewOf({
      mechs: [{ id: 'A', side: 'a', at: [5, 9], slots: { CT: ['gyro'], LL: ['hip', 'foot'] } }],
    } as never);
    expect(pilotingFor(hurt, 'A', 'leg')).toEqual({
      number: 16,
      lines: { base: 5, gyro: 3, hips: 2, actuators: 1, lost_leg: 5 },
      ways: 0,
    });
  });

  it('tried many times it comes to what the rules give: the same again from the same seed', () => {
    const aims = [{ weapon: 'autocannon 20 in RT', target: 'B' }];
    const [tally] = trySalvo(view, 'A', 0, aims, 3000, 1)!;
    expect(trySalvo(view, 'A', 0, aims, 3000, 1)).toEqual([tally]);
    // A hit (30 of 36) on the centre torso (7 of 36) destroys it at once; side torsos pass enough on to do so too.
    const share = tally!.destroyed / 3000;
    expect(share).toBeGreaterThan((30 / 36) * (7 / 36) - 0.03);
    expect(share).toBeLessThan(30 / 36);
    expect(tally!.damage).toBeGreaterThan(0);
    expect(trySalvo(view, 'A', 0, [], 10, 1)).toEqual([]);
  });

  it('planning changes nothing of the view', () => {
    const before = JSON.stringify(view);
    planSalvo(view, 'A', 1, [{ weapon: 'autocannon 20 in RT', target: 'B' }]);
    aimsOf(view, 'A', -1, [{ weapon: 'autocannon 20 in RT', target: 'B' }]);
    trySalvo(view, 'A', 0, [{ weapon: 'autocannon 20 in RT', target: 'B' }], 20, 1);
    expect(JSON.stringify(view)).toBe(before);
  });
});

describe('a plan that is carried out', () => {
  it('brings the events of its forecast', () => {
    const state = drawn({
      initiative: 'b',
      mechs: [
        { id: 'A', side: 'a', at: [5, 9], facing: 0, weapons: ['medium laser in CT'] },
        { id: 'B', side: 'b', at: [5, 7], facing: 3 },
      ],
    } as never);
    const plan = planSalvo(mechs.view(state, 0), 'A', 0, [{ weapon: 'medium laser in CT', target: 'B' }])!;
    const applied = apply(mechs, state, 0, { type: 'attack', mech: 'A', weapon: 'medium laser in CT', target: 'B' });
    if (!applied.ok) throw new Error(applied.error.code);
    expect(applied.value.events[0]).toMatchObject({ number: plan.shots[0]!.number, lines: plan.shots[0]!.lines });
  });
});
