import type { BattleView } from '@tactarium/games/roguelike/client';
import { cardName } from '../names.ts';

/**
 * What units are called in words: as on their cards, because every second line is a Veteran at its second tier; numbered
 * where there are several of them, on whichever side.
 */
export function namesOf(units: BattleView['units']): (id: string | undefined) => string {
  const names = new Map<string, string>();
  for (const { id, unit } of units) {
    const name = cardName(unit);
    const alike = units.filter((other) => cardName(other.unit) === name);
    const place = alike.findIndex((other) => other.id === id) + 1;
    names.set(id, alike.length > 1 ? `${name} ${place}` : name);
  }
  return (id) => (id === undefined ? '' : (names.get(id) ?? id));
}
