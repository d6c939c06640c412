import { CONTAGIONS, contagions, FIRE, FIRE_ON_HUMANS } from '../../../vocabulary/contagions.ts';
import { catches } from '../../actions/catching.ts';
import { isResistant } from '../../resolution/questions.ts';
import type { Subsystem } from '../../resolution/subsystem.ts';
import { alliesOf, type Battle, unitAt } from '../../state/battle.ts';
import { around, beside, manhattan } from '../../state/board.ts';
import { cureAtRest, infect, shake, waneContagion, wound } from '../../state/changes.ts';
import { isImmune, NOBODY, type Unit } from '../../state/unit.ts';

const PURIFIER_REACH = 2;
const CURE_PERCENT = 50;
const WITNESS = 3;

/** CON: fire, poison, curse, frost and plague, and how they pass from neighbour to neighbour. */
export const contagion = {
  name: 'contagion',

  atk(_battle, unit, _strike, tally) {
    for (let i = 0; i < contagions.length; i++) if (unit.contagions[i]! > 0) tally.percent += contagions[i]!.atk;
  },
  speed(_battle, unit, tally) {
    for (let i = 0; i < contagions.length; i++) if (unit.contagions[i]! > 0) tally.flat += contagions[i]!.speed;
  },
  /** CON-3: by tag, the Undead to poison, and all near a Purifier. */
  resists(battle, unit, type) {
    if (isImmune(unit, type)) return true;
    return alliesOf(battle, unit).some(
      (ally) => ally.make.is.Purifier && manhattan(ally.cell, unit.cell) <= PURIFIER_REACH,
    );
  },

  /** CON-2: spread, then damage and Resolve, then duration, then those who watch it burn. */
  sickened(battle, unit) {
    if (!isSick(unit)) return;
    for (let type = 0; type < contagions.length; type++) if (unit.contagions[type]! > 0) spread(battle, unit, type);
    for (let type = 0; type < contagions.length && unit.alive; type++) {
      if (unit.contagions[type]! > 0) waste(battle, unit, type);
    }
    if (!unit.alive || unit.contagions[FIRE] === 0) return;
    for (const cell of beside[unit.cell]!) {
      const ally = unitAt(battle, cell);
      if (ally?.side !== unit.side) continue;
      battle.log?.push({
        type: 'witness_burning',
        witnessId: ally.name,
        burningUnitId: unit.name,
        resolveDamage: WITNESS,
      });
      shake(battle, ally, WITNESS, 'witness_burning');
    }
  },

  /** CON-3: DeathSpread reaches all 8 neighbours of either side. */
  died(battle, unit) {
    const type = unit.make.spreads;
    if (!unit.make.is.DeathSpread || type === NOBODY) return;
    for (const cell of around[unit.cell]!) {
      const target = unitAt(battle, cell);
      if (!target || target.make.barricade || !catches(battle, target, type, unit)) continue;
      const contagionType = CONTAGIONS[type]!;
      battle.log?.push({ type: 'death_spread', sourceId: unit.name, targetId: target.name, contagionType });
    }
  },
  turnEnded(battle, unit) {
    if (!unit.alive || !unit.resting || !isSick(unit)) return;
    const roll = battle.dice.percentile('table', 'cure', CURE_PERCENT);
    if (roll >= CURE_PERCENT) return;
    const held = CONTAGIONS.flatMap((_, type) => (unit.contagions[type]! > 0 ? [type] : []));
    cureAtRest(battle, unit, held.length === 1 ? held[0]! : battle.dice.pick('table', 'pick', held), roll);
  },
} satisfies Subsystem;

function isSick({ contagions: turns }: Unit): boolean {
  for (let i = 0; i < turns.length; i++) if (turns[i]! > 0) return true;
  return false;
}

function spread(battle: Battle, unit: Unit, type: number): void {
  const { spread: percent } = contagions[type]!;
  const contagionType = CONTAGIONS[type]!;
  for (const cell of beside[unit.cell]!) {
    const target = unitAt(battle, cell);
    if (!target || target.make.barricade || target.contagions[type]! > 0) continue;
    if (isResistant(battle, target, type)) {
      battle.log?.push({ type: 'contagion_immune', unitId: target.name, contagionType });
      continue;
    }
    const threshold = percent + (type === FIRE && target.make.faction === 'humans' ? FIRE_ON_HUMANS : 0);
    const roll = battle.dice.percentile('table', 'spread', threshold);
    const told = { sourceId: unit.name, targetId: target.name, contagionType, roll, threshold };
    if (roll >= threshold) {
      battle.log?.push({ type: 'contagion_resisted', ...told });
      continue;
    }
    infect(battle, target, type, unit);
    battle.log?.push({ type: 'contagion_spread', ...told });
  }
}

function waste(battle: Battle, unit: Unit, type: number): void {
  const { damage, resolve } = contagions[type]!;
  const contagionType = CONTAGIONS[type]!;
  if (damage > 0) {
    battle.log?.push({ type: 'contagion_damage', unitId: unit.name, contagionType, damage });
    wound(battle, unit, damage, contagionType);
  }
  if (!unit.alive) return;
  shake(battle, unit, resolve, contagionType);
  waneContagion(battle, unit, type);
}
