import { isLineFree } from '../../reach/sightline.ts';
import type { Subsystem } from '../../resolution/subsystem.ts';
import { alliesOf, type Battle, foesOf } from '../../state/battle.ts';
import { between } from '../../state/board.ts';
import type { Unit } from '../../state/unit.ts';

/** LOS: direct fire needs a free line. Arcs and homing bolts do not. */
export const sight = {
  name: 'sight',

  obscures: (battle, unit, from, to) => unit.make.is.DirectFire && !isLineFree(battle, unit, from, to),

  /** LOS-2: who fled into the line of an ally's fire. */
  displaced(battle, unit, why) {
    if (!battle.log || why !== 'retreat') return;
    for (const shooter of directShooters(battle, unit.side)) {
      for (const target of foesOf(battle, unit)) {
        if (shooter === unit) continue;
        if (!between(shooter.cell, target.cell).includes(unit.cell)) continue;
        battle.log.push({
          type: 'los_blocked_by_retreat',
          shooterId: shooter.name,
          blockerId: unit.name,
          targetId: target.name,
        });
      }
    }
  },
  /** LOS-2: whom the fallen no longer hides from enemy fire. */
  died(battle, unit) {
    if (!battle.log) return;
    for (const shooter of directShooters(battle, 1 - unit.side)) {
      const revealed = alliesOf(battle, unit).filter(
        (ally) =>
          between(shooter.cell, ally.cell).includes(unit.cell) && isLineFree(battle, shooter, shooter.cell, ally.cell),
      );
      if (revealed.length === 0) continue;
      battle.log.push({ type: 'los_opened', shooterId: shooter.name, newTargets: revealed.map(({ name }) => name) });
    }
  },
} satisfies Subsystem;

const directShooters = (battle: Battle, side: number): readonly Unit[] =>
  battle.living[side]!.filter(({ make }) => make.range > 1 && make.is.DirectFire);
