import type { BattleView } from '@tactarium/games/roguelike/client';
import { cardName } from '../names.ts';

/**
 * What units are called in words: as on their cards, because every second line is a Veteran at its second tier; numbered
 * where a side has several of them.
 */
export function namesOf(units: BattleView['units']): (id: string | undefined) => string {
  const names = new Map<string, string>();
  for (const { id, unit, team } of units) {
    const name = cardName(unit);
    const alike = units.filter((other) => other.unit === unit && other.team === team);
    const place = alike.findIndex((other) => other.id === id) + 1;
    names.set(id, alike.length > 1 ? `${name} ${place}` : name);
  }
  return (id) => (id === undefined ? '' : (names.get(id) ?? id));
}
