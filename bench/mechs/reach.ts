import { diceFrom, simulationSeed } from '@tactarium/engine';
import { FACINGS, type Facing, indexAhead, turn } from '@tactarium/engine/grid/hex';
import { generateField } from '@tactarium/games/mechs/field/generate';
import { Walk } from '@tactarium/games/mechs/field/reach';
import { compare, keep, type Suite } from '../harness.ts';

const SIZE = 60;
const AT = 30 * SIZE + 30;

/** Reachable hexes with facing on a map of 60 × 60, beside a flood over the same nodes that heeds no costs. */
export const reach: Suite = {
  name: 'mechs/reach',
  run(effort) {
    const field = generateField(SIZE, SIZE, diceFrom(simulationSeed(1), 0));
    const search = (mp: number) => (): number => {
      keep(new Walk(field, { at: AT, facing: 0, backward: false, mp, friends: [], enemies: [] }));
      return 1;
    };
    return [12, 200].flatMap((mp) =>
      compare(effort, {
        unit: 'searches',
        against: { name: `a flood as far as ${mp} steps`, run: () => flood(mp) },
        works: [{ name: `search with ${mp} MP`, run: search(mp) }],
      }),
    );
  },
};

function flood(steps: number): number {
  const map = { width: SIZE, height: SIZE };
  const seen = new Int32Array(SIZE * SIZE * 6).fill(-1);
  let edge = [AT * 6];
  seen[AT * 6] = 0;
  for (let step = 1; step <= steps && edge.length > 0; step++) {
    const next: number[] = [];
    const visit = (node: number): void => {
      if (seen[node] !== -1) return;
      seen[node] = step;
      next.push(node);
    };
    for (const node of edge) {
      const facing = FACINGS[node % 6] as Facing;
      const hex = Math.trunc(node / 6);
      visit(hex * 6 + turn(facing, 1));
      visit(hex * 6 + turn(facing, -1));
      const ahead = indexAhead(map, hex, facing);
      if (ahead !== undefined) visit(ahead * 6 + facing);
    }
    edge = next;
  }
  keep(seen);
  return 1;
}
