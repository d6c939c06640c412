import { type JsonObject, ScriptedDice, type Typed } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { battlePositions } from '../positions/battle/battle.ts';

/** What happens in one step of a scenario. Scenarios say what is told; these say what is not. */
function toldBy(units: readonly JsonObject[], step: string, value: JsonObject | string): readonly string[] {
  const log: Typed[] = [];
  battlePositions.steps(battlePositions.read({ units }, new ScriptedDice([])))[step]!(value, log);
  return log.map(({ type }) => type);
}

describe('what does not happen is not told', () => {
  const shooter = { id: 'X', team: 'left', unit: 'humans/crossbowman', at: [4, 0] };
  const zombie = { id: 'E', team: 'right', unit: 'undead/zombie', at: [0, 0] };
  const fleeing = { id: 'A', team: 'left', unit: 'humans/footman', state: 'retreating', resolve: 0, attacked: true };

  it('LOS-2 who flees into a line blocks it, and who can flee no farther does not block it anew', () => {
    expect(toldBy([shooter, zombie, { ...fleeing, at: [3, 2] }], 'turn', 'A')).toContain('los_blocked_by_retreat');
    expect(toldBy([shooter, zombie, { ...fleeing, at: [3, 0] }], 'turn', 'A')).not.toContain('los_blocked_by_retreat');
  });

  it('PHX-4 the death of a supporter breaks a formation, but not when it was fleeing already', () => {
    const kill = { unit: 'E', does: 'attack', target: 'B' };
    const line = (state: string, resolve: number): readonly JsonObject[] => [
      { id: 'A', team: 'left', unit: 'humans/spearman', at: [3, 4] },
      { id: 'B', team: 'left', unit: 'humans/spearman', at: [4, 4], hp: 1, state, resolve, stats: { dodge: 0 } },
      { id: 'C', team: 'left', unit: 'humans/spearman', at: [5, 4] },
      { id: 'E', team: 'right', unit: 'undead/skeleton_archer', at: [4, 8] },
    ];
    expect(toldBy(line('ready', 50), 'order', kill)).toContain('formation_broken');
    expect(toldBy(line('retreating', 0), 'order', kill)).not.toContain('formation_broken');
  });
});
