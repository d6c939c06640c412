import { describe, expect, it } from 'vitest';
import { readTeam } from './team.ts';

const footman = { unit: 'humans/footman', tier: 1, at: [3, 1] };

function refused(team: unknown, side = 0) {
  const read = readTeam(team, side);
  return read.ok ? undefined : read.error;
}

describe('RUN-24 a team from outside', () => {
  it('is read', () => {
    const team = {
      units: [footman],
      leader: 'humans/commander_aldric',
      spells: [{ spell: 'humans/rally', timing: 'late' }],
    };
    expect(readTeam(team, 0)).toEqual({
      ok: true,
      value: { ...team, units: [{ ...footman, at: { x: 3, y: 1 } }] },
    });
  });

  it('has at most one unit a cell', () => {
    expect(refused({ units: [footman, { ...footman, unit: 'humans/archer' }] })).toEqual({
      code: 'team/cell-twice',
      detail: { index: 1, unit: 'humans/archer', field: 'at', at: [3, 1] },
    });
  });

  it('stays in its zone', () => {
    for (const at of [[3, 2], [8, 0], [-1, 0], [0, 0.5], 'a1', [3]]) {
      expect(refused({ units: [{ ...footman, at }] })).toMatchObject({
        code: 'team/outside-zone',
        detail: { unit: 'humans/footman', field: 'at' },
      });
    }
    expect(refused({ units: [footman] }, 1)?.code).toBe('team/outside-zone');
    expect(refused({ units: [{ ...footman, at: [3, 8] }] }, 1)).toBeUndefined();
  });

  it('names units, tiers, leaders and spells that there are', () => {
    expect(refused({ units: [{ ...footman, unit: 'humans/hero' }] })).toMatchObject({
      code: 'team/unknown-unit',
      detail: { unit: 'humans/hero', field: 'unit' },
    });
    expect(refused({ units: [{ ...footman, tier: 4 }] })).toMatchObject({
      code: 'team/unknown-tier',
      detail: { unit: 'humans/footman', field: 'tier', tier: 4 },
    });
    expect(refused({ units: [footman], leader: 'humans/nobody' })?.code).toBe('team/unknown-leader');
    expect(refused({ units: [footman], spells: [{ spell: 'humans/nothing' }] })?.code).toBe('team/unknown-spell');
    expect(refused({ units: [footman], spells: [{ spell: 'humans/rally', timing: 'never' }] })?.code).toBe(
      'team/unknown-timing',
    );
  });

  it('is not empty, not too large and has no other keys', () => {
    expect(refused({ units: [] })?.code).toBe('team/empty');
    expect(refused({ units: new Array(13).fill(footman) })?.code).toBe('team/too-many');
    expect(refused({ units: [footman], gold: 3 })).toMatchObject({ code: 'team/malformed', detail: { field: 'gold' } });
    expect(refused(null)?.code).toBe('team/malformed');
  });
});
