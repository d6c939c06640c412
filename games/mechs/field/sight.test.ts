import { hexAt, indexOf, rotate } from '@tactarium/engine/grid/hex';
import { describe, expect, it } from 'vitest';
import { isBlocked, rangeOf, sightline, woodsOf } from '../bot/sightlines.ts';
import { randomField } from '../testing/randomField.ts';
import { emptyField } from './field.ts';
import { sight } from './sight.ts';

describe('MEC-10 sight', () => {
  it('is the same both ways, on any ground', () => {
    for (let seed = 0; seed < 6; seed++) {
      const field = randomField(11, 9, seed);
      for (let from = 0; from < 99; from++) {
        for (let to = from + 1; to < 99; to++) {
          const [there, back] = [sight(field, from, to), sight(field, to, from)];
          if (there.clear !== back.clear || there.woods !== back.woods) expect(there).toEqual(back);
        }
      }
    }
  });

  it('turns with the ground', () => {
    const centre = { q: 7, r: 7 };
    const field = randomField(15, 15, 3);
    const turned = emptyField(15, 15);
    const inside = [...field.terrain.keys()].filter((index) => {
      const { q, r } = hexAt(field, index);
      return Math.max(Math.abs(q - 7), Math.abs(r - 7), Math.abs(q + r - 14)) <= 7;
    });
    const turn = (index: number): number => indexOf(field, rotate(hexAt(field, index), 1, centre))!;
    for (const index of inside) {
      turned.terrain[turn(index)] = field.terrain[index]!;
      turned.level[turn(index)] = field.level[index]!;
    }
    for (const from of inside) {
      for (const to of inside) {
        const [before, after] = [sight(field, from, to), sight(turned, turn(from), turn(to))];
        if (before.clear !== after.clear || before.woods !== after.woods) expect(after).toEqual(before);
      }
    }
  });

  it('is what bots remember of it', () => {
    const field = randomField(9, 9, 1);
    for (let from = 0; from < 81; from++) {
      for (let to = 0; to < 81; to++) {
        if (from === to) continue;
        const line = sightline(field, from, to);
        const { clear, woods } = sight(field, from, to);
        expect({ clear: !isBlocked(line), woods: woodsOf(line) }).toEqual({ clear, woods });
        expect(rangeOf(line)).toBeGreaterThan(0);
      }
    }
  });
});
