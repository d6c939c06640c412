import { FACINGS, type Facing, indexAhead, turn } from '@tactarium/engine/grid/hex';
import { describe, expect, it } from 'vitest';
import { randomField } from '../testing/randomField.ts';
import type { Field } from './field.ts';
import { ENTRY } from './field.ts';
import { type Arrival, Walk, type Walker } from './reach.ts';

/** A path as it is walked: every step and turn in order. */
interface Path {
  readonly nodes: readonly (readonly [hex: number, facing: Facing])[];
  readonly mp: number;
  readonly hexes: number;
  readonly turns: number;
}

/** MEC-29 word for word: every path there is, and of those to each end the best. Shares no code with the search. */
function bestPaths(field: Field, { at, facing, mp, backward, enemies }: Walker): ReadonlyMap<string, Path> {
  const best = new Map<string, Path>();
  const walk = (path: Path): void => {
    const [hex, facing] = path.nodes.at(-1)!;
    const key = `${hex} ${facing}`;
    const known = best.get(key);
    // A path that is worse here stays worse wherever it leads.
    if (known && !isBetter(path, known)) return;
    best.set(key, path);
    for (const side of [-1, 1]) {
      if (path.mp + 1 <= mp) walk(longer(path, hex, turn(facing, side), 1, 0));
    }
    const to = indexAhead(field, hex, backward ? turn(facing, 3) : facing);
    if (to === undefined || enemies.includes(to)) return;
    const climb = field.level[to]! - field.level[hex]!;
    if (Math.abs(climb) > 2 || (backward && climb > 0)) return;
    const cost = ENTRY[field.terrain[to]!]! + Math.abs(climb);
    if (path.mp + cost <= mp) walk(longer(path, to, facing, cost, 1));
  };
  walk({ nodes: [[at, facing]], mp: 0, hexes: 0, turns: 0 });
  return best;
}

const longer = ({ nodes, mp, hexes, turns }: Path, hex: number, facing: Facing, cost: number, steps: number): Path => ({
  nodes: [...nodes, [hex, facing]],
  mp: mp + cost,
  hexes: hexes + steps,
  turns: turns + 1 - steps,
});

function isBetter(one: Path, two: Path): boolean {
  const order = one.mp - two.mp || one.hexes - two.hexes || one.turns - two.turns;
  if (order !== 0) return order < 0;
  for (const [n, [hex, facing]] of one.nodes.entries()) {
    const [otherHex, otherFacing] = two.nodes[n] ?? [];
    if (hex === otherHex && facing === otherFacing) continue;
    return facing < otherFacing!;
  }
  return false;
}

describe('MEC-29 the cheapest path', () => {
  for (const backward of [false, true]) {
    it(`is the best of all paths, ${backward ? 'backward' : 'forward'}`, () => {
      let ends = 0;
      for (let seed = 0; seed < 25; seed++) {
        const field = randomField(9, 9, seed);
        const walker: Walker = {
          at: 40,
          facing: FACINGS[seed % 6]!,
          mp: 6,
          backward,
          enemies: [31, 41],
          friends: [39, 49],
        };
        const walk = new Walk(field, walker);
        for (const [key, path] of bestPaths(field, walker)) {
          const [hex, facing] = key.split(' ').map(Number) as [number, Facing];
          if (path.nodes.length === 1 || walker.friends.includes(hex)) {
            expect(walk.arrival(hex, facing)).toBeUndefined();
            continue;
          }
          expect(walk.arrival(hex, facing)).toEqual(arrivalOf(path));
          ends++;
        }
        expect([...walk.ends()].every(({ hex, facing }) => walk.reaches(hex, facing))).toBe(true);
      }
      expect(ends).toBeGreaterThan(500);
    });
  }
});

function arrivalOf({ nodes, mp, hexes }: Path): Arrival {
  const path = nodes.map(([hex]) => hex).filter((hex, n, all) => hex !== all[n - 1]);
  return { mp, hexes, path };
}
