import type { BattleView } from '@tactarium/games/roguelike/client';
import { titleName } from '../names.ts';

/** What units are called in words: their title, numbered where a side has several of them. */
export function namesOf(units: BattleView['units']): (id: string | undefined) => string {
  const names = new Map<string, string>();
  for (const { id, unit, title, team } of units) {
    const name = titleName(unit, title);
    const alike = units.filter((other) => other.title === title && other.team === team);
    const place = alike.findIndex((other) => other.id === id) + 1;
    names.set(id, alike.length > 1 ? `${name} ${place}` : name);
  }
  return (id) => (id === undefined ? '' : (names.get(id) ?? id));
}
