import { ScriptedDice } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { mechs } from '../index.ts';
import { positions } from '../positions.ts';
import { outlookOf } from './outlook.ts';
import { reachOf, wayOf } from './reach.ts';
import { threatsOf } from './threats.ts';

const viewOf = (given: object) =>
  mechs.view(positions.read(given as Parameters<typeof positions.read>[0], new ScriptedDice([])), 0);

const enemy = (more: object) => ({
  id: 'B',
  side: 'b',
  at: [8, 4],
  facing: 3,
  weapons: ['medium laser in CT'],
  ...more,
});
const battle = (...enemies: object[]) =>
  viewOf({
    phase: 'movement',
    initiative: 'b',
    map: { size: [20, 20], hexes: [{ at: [8, 6], level: 3 }] },
    mechs: [{ id: 'A', side: 'a', at: [8, 9], facing: 0, jump: 0 }, ...enemies],
  });

describe('threats on the hexes of a reach', () => {
  it('has every hex of the reach once, and the hex it stands on', () => {
    const view = battle(enemy({ done: true }));
    const threats = threatsOf(view, 'A');
    const reached = new Set(reachOf(view, 'A').flatMap(({ hexes }) => hexes.map(({ at }) => at.join())));
    expect(threats.map(({ at }) => at.join()).toSorted()).toEqual([...reached.add('8,9')].toSorted());
    expect(threats[0]).toMatchObject({ at: [8, 9] });
    expect(threats[0]!.mode).toBeUndefined();
  });

  it('is the chance of the outlook times the damage, for an enemy that has moved: MEC-5 to MEC-10', () => {
    const view = battle(enemy({ done: true }));
    let hit = 0;
    for (const { at, mode, surely, maybe } of threatsOf(view, 'A')) {
      expect(maybe).toBe(0);
      if (mode === undefined) continue;
      const reach = reachOf(view, 'A').find((one) => one.mode === mode)!;
      const { facing } = reach.hexes.find((hex) => hex.at.join() === at.join())!.facings[0]!;
      const { moved, hexes } = wayOf(view, 'A', mode, at, facing)!;
      const [outlook] = outlookOf(view, 'A', { at, facing, moved, hexes });
      expect(surely).toBeCloseTo(((outlook!.theirs?.ways ?? 0) * 5) / 36);
      if (surely > 0) hit++;
    }
    expect(hit).toBeGreaterThan(5);
  });

  it('of an enemy that has still to move it is the most after a walk, and never less than if it stood', () => {
    const [standing, moving] = [battle(enemy({ done: true })), battle(enemy({}))].map((view) => threatsOf(view, 'A'));
    for (const [n, { surely, maybe }] of moving!.entries()) {
      expect(surely).toBe(0);
      // A walk costs +1 on its shots, so only the same stance is surely as good; staying is among its stances.
      expect(maybe).toBeGreaterThanOrEqual(standing![n]!.surely - 1e-9);
    }
    // Behind the hill nothing is to be feared of one that stays, something of one that walks round it.
    const behind = standing!.findIndex(({ surely }, n) => surely === 0 && moving![n]!.maybe > 0);
    expect(behind).toBeGreaterThanOrEqual(0);
  });

  it('nobody fears who is shut down or a wreck, and an unknown mech has no reach', () => {
    for (const more of [{ shutdown: true }, { destroyed: true }]) {
      expect(threatsOf(battle(enemy(more)), 'A').every(({ surely, maybe }) => surely + maybe === 0)).toBe(true);
    }
    expect(threatsOf(battle(enemy({})), 'Z')).toEqual([]);
  });
});
