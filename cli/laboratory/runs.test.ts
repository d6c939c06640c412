import { describe, expect, it } from 'vitest';
import { runs } from '../tasks/runs.ts';
import { runTyped } from '../testing/fakeTerminal.ts';
import { runsOf, runsReport } from './runs.ts';

const assignments = runsOf('sensible', 90, 24, 2);
const played = assignments.map((assignment) => runs.run(assignment));

describe('simulated runs', () => {
  it('play every leader equally often, with intervals around the shares', () => {
    const { all, factions, leaders } = runsReport('sensible', assignments, played, 0, 24);
    expect([all.battles, factions.length, leaders.length]).toEqual([24, 8, 24]);
    expect(leaders.every(({ battles }) => battles === 1)).toBe(true);
    expect(factions.reduce((sum, { wins }) => sum + wins, 0)).toBe(all.wins);
    expect(all.low < all.rate && all.rate < all.high).toBe(true);
    expect(played.every(({ won, wins, losses }) => (won ? wins === 9 && losses < 4 : wins < 9 && losses === 4))).toBe(
      true,
    );
  });

  it('are the same whoever plays them, in whatever order', () => {
    const backwards = assignments.toReversed().map((assignment) => runs.run(assignment));
    expect(backwards.toReversed()).toEqual(played);
  });

  it('are refused where they come malformed over a network', () => {
    const [good] = assignments;
    expect(runs.read(JSON.parse(JSON.stringify(good))).ok).toBe(true);
    const bad = [{ bot: 'nobody' }, { faction: 'elves' }, { leader: 'undead/baron_rotgut' }, { share: 10 }, { n: -1 }];
    for (const wrong of bad) expect(runs.read({ ...good, ...wrong }).ok).toBe(false);
  });

  it('say what is wrong with what was typed', async () => {
    const args = ['simulate', 'runs', '--games', '24'];
    expect((await runTyped([...args, '--bots', 'nobody'])).warned).toContain('sensible');
    expect((await runTyped([...args, '--share', '10'])).warned).toContain('--share needs a whole number');
  });
});
