import { aimsOf, cellAt, type MechView, type Reach, sightOf, type View } from '@tactarium/games/mechs/client';
import { indexAt } from '../board/layout.ts';

/** Mean damage that is grave however safe the other hexes are. */
const GRAVE = 18;

/**
 * What the enemies could do to a mech on every hex of its reach, as they stand now: the sum over enemies of the mean damage
 * of all that bears, with the torso twisted as suits them best. In three steps up to the worst, so that they tell hexes apart.
 */
export function dangerOf(view: View, mech: MechView, reaches: readonly Reach[]): readonly (readonly number[])[] {
  const enemies = view.mechs.filter(
    ({ side, destroyed, shutdown, conscious, at }) =>
      side !== mech.side && !destroyed && !shutdown && conscious && at >= 0,
  );
  const hexes = new Set([
    mech.at,
    ...reaches.flatMap((reach) => reach.hexes.map(({ at }) => indexAt(view.field, at)!)),
  ]);
  const damages = [...hexes].map((at) => {
    const there: View = { ...view, mechs: view.mechs.map((one) => (one.id === mech.id ? { ...one, at } : one)) };
    return { at, damage: enemies.reduce((sum, enemy) => sum + worst(there, enemy.id, mech.id), 0) };
  });
  const most = Math.max(GRAVE, ...damages.map(({ damage }) => damage));
  const between = (low: number, high: number): readonly number[] =>
    damages.filter(({ damage }) => damage > (low * most) / 3 && damage <= (high * most) / 3).map(({ at }) => at);
  return [between(0, 1), between(1, 2), between(2, 3)];
}

const worst = (view: View, enemy: string, target: string): number =>
  Math.max(
    ...[0, -1, 1].map((twist) =>
      aimsOf(view, enemy, twist, []).reduce((sum, aim) => sum + (aim.target === target ? aim.mean : 0), 0),
    ),
  );

/** The hexes that cannot be seen from one. */
export function unseenFrom(view: View, from: number): readonly number[] {
  const [width, height] = view.field.size;
  const unseen: number[] = [];
  for (let hex = 0; hex < width * height; hex++) {
    if (hex !== from && sightOf(view, cellAt(view, from), cellAt(view, hex))?.clear === false) unseen.push(hex);
  }
  return unseen;
}
