import { CONTAGIONS, type Contagion } from '../../vocabulary/contagions.ts';
import { isResistant } from '../resolution/questions.ts';
import type { Battle } from '../state/battle.ts';
import { infect } from '../state/changes.ts';
import type { Unit } from '../state/unit.ts';

/** Infects a unit, unless it is immune and says so (CON-2). True if it is sick now. */
export function catches(battle: Battle, unit: Unit, contagion: Contagion, source: Unit | undefined): boolean {
  if (!battle.rules.on.contagion || !unit.alive || unit.make.barricade) return false;
  if (isResistant(battle, unit, contagion)) {
    battle.log?.push({ type: 'contagion_immune', unitId: unit.name, contagionType: CONTAGIONS[contagion]! });
    return false;
  }
  infect(battle, unit, contagion, source);
  return true;
}
