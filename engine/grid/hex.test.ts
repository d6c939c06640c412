import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bearing,
  disc,
  distance,
  FACINGS,
  type Hex,
  hexAt,
  indexAhead,
  indexOf,
  inSector,
  line,
  neighbours,
  ring,
  rotate,
  rowStart,
  step,
  subtract,
  turn,
} from './hex.ts';

const hex = (q: number, r: number): Hex => ({ q, r });
const origin = hex(0, 0);

const coordinate = fc.integer({ min: -15, max: 15 });
const anyHex = fc.record({ q: coordinate, r: coordinate });
const anyFacing = fc.constantFrom(...FACINGS);

describe('hex distance', () => {
  it('counts steps', () => {
    expect(distance(origin, hex(3, -3))).toBe(3);
    expect(distance(origin, hex(3, 2))).toBe(5);
    expect(distance(hex(-1, 4), hex(2, 2))).toBe(3);
  });

  it('is zero only at home, symmetric, and never longer than a detour', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, (a, b, c) => {
        expect(distance(a, b) === 0).toBe(a.q === b.q && a.r === b.r);
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }),
    );
  });
});

describe('rings and discs of hexes', () => {
  it('begin toward facing 0 and go clockwise', () => {
    expect(ring(origin, 1)).toEqual(neighbours(origin));
    expect(neighbours(origin)).toEqual([hex(0, -1), hex(1, -1), hex(1, 0), hex(0, 1), hex(-1, 1), hex(-1, 0)]);
    expect(ring(origin, 2).slice(0, 4)).toEqual([hex(0, -2), hex(1, -2), hex(2, -2), hex(2, -1)]);
  });

  it('hold 6n different hexes at distance n, each beside the one before', () => {
    fc.assert(
      fc.property(anyHex, fc.integer({ min: 1, max: 12 }), (centre, n) => {
        const hexes = ring(centre, n);
        expect(new Set(hexes.map(({ q, r }) => `${q},${r}`)).size).toBe(6 * n);
        hexes.forEach((at, i) => {
          expect(distance(centre, at)).toBe(n);
          expect(distance(hexes.at(i - 1)!, at)).toBe(1);
        });
      }),
    );
  });

  it('fill a disc outward from its centre', () => {
    expect(disc(hex(2, 3), 2)).toEqual([hex(2, 3), ...ring(hex(2, 3), 1), ...ring(hex(2, 3), 2)]);
  });
});

describe('turning', () => {
  it('carries each direction to the next one clockwise', () => {
    for (const facing of FACINGS) {
      expect(rotate(step(origin, facing), 1)).toEqual(step(origin, turn(facing, 1)));
    }
    expect(turn(0, -1)).toBe(5);
    expect(turn(5, 8)).toBe(1);
  });

  it('keeps distances, and comes home after six hexsides', () => {
    fc.assert(
      fc.property(anyHex, anyHex, fc.integer({ min: -9, max: 9 }), (at, centre, n) => {
        expect(distance(rotate(at, n, centre), centre)).toBe(distance(at, centre));
        expect(rotate(rotate(at, n, centre), 6 - n, centre)).toEqual(at);
      }),
    );
  });
});

describe('bearings', () => {
  it('are exact on the multiples of 30 degrees', () => {
    const clockwise = ring(origin, 2).map((to) => bearing(origin, to));
    expect(clockwise).toEqual([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]);
  });

  it('say between which multiples of 30 degrees any other direction lies', () => {
    expect(ring(origin, 3).map((to) => bearing(origin, to))).toEqual([
      0, 15, 45, 60, 75, 105, 120, 135, 165, 180, 195, 225, 240, 255, 285, 300, 315, 345,
    ]);
  });

  it('agree with the angle on paper', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyFacing, (from, to, facing) => {
        fc.pre(distance(from, to) > 0);
        const { q, r } = subtract(to, from);
        const [east, north] = [1.5 * q, -Math.sqrt(3) * (r + q / 2)];
        const thirties = ((Math.atan2(east, north) * 180) / Math.PI - 60 * facing + 720) / 30;
        const exact = Math.abs(thirties - Math.round(thirties)) < 1e-9;
        const expected = exact ? 30 * (Math.round(thirties) % 12) : 30 * (Math.floor(thirties) % 12) + 15;
        expect(bearing(from, to, facing)).toBe(expected);
      }),
    );
  });

  it('turn with the facing, and are refused from a hex to itself', () => {
    expect(bearing(origin, hex(0, -3), 1)).toBe(300);
    expect(bearing(hex(1, 1), hex(2, 0), 1)).toBe(0);
    expect(() => bearing(origin, origin)).toThrow();
  });
});

describe('sectors', () => {
  const bearings = Array.from({ length: 24 }, (_, i) => 15 * i);

  it('include both edges', () => {
    expect(bearings.filter((at) => inSector(at, 90, 150))).toEqual([90, 105, 120, 135, 150]);
  });

  it('may run through straight ahead', () => {
    expect(bearings.filter((at) => inSector(at, 300, 60))).toEqual([0, 15, 30, 45, 60, 300, 315, 330, 345]);
  });
});

/**
 * The definition, tried on every hex near by: which part of the line, in rational time, lies in the hex? Hexes that hold
 * some length of it are crossed; two that hold the same part share an edge along which it runs.
 */
function lineByDefinition(a: Hex, b: Hex): Hex[][] {
  const axes = ({ q, r }: Hex): number[] => [2 * q + r, q - r, q + 2 * r];
  const speeds = axes(subtract(b, a));
  const unit = speeds.reduce((product, speed) => product * Math.abs(speed || 1), 1);
  const entries = new Map<number, Hex[]>();
  for (const at of disc(a, distance(a, b))) {
    const away = axes(subtract(at, a));
    let [enter, leave] = [0, unit];
    speeds.forEach((speed, axis) => {
      if (speed === 0) {
        if (Math.abs(away[axis]!) > 1) leave = enter;
        return;
      }
      const times = [away[axis]! - 1, away[axis]! + 1].map((edge) => edge * (unit / speed));
      enter = Math.max(enter, Math.min(...times));
      leave = Math.min(leave, Math.max(...times));
    });
    if (enter < leave || distance(a, b) === 0) entries.set(enter, [...(entries.get(enter) ?? []), at]);
  }
  return [...entries]
    .sort(([one], [two]) => one - two)
    .map(([, hexes]) => hexes.sort((one, two) => one.r - two.r || one.q - two.q));
}

describe('a line of hexes', () => {
  it('runs straight through a row', () => {
    expect(line(origin, hex(3, 0))).toEqual([[origin], [hex(1, 0)], [hex(2, 0)], [hex(3, 0)]]);
    expect(line(origin, origin)).toEqual([[origin]]);
  });

  it('tells both hexes where it runs along the edge between them', () => {
    expect(line(origin, hex(2, 2))).toEqual([
      [origin],
      [hex(1, 0), hex(0, 1)],
      [hex(1, 1)],
      [hex(2, 1), hex(1, 2)],
      [hex(2, 2)],
    ]);
  });

  it('does not cross a hex that it touches in a corner only', () => {
    expect(line(origin, hex(4, 1))).toEqual([
      [origin],
      [hex(1, 0)],
      [hex(2, 0)],
      [hex(2, 1)],
      [hex(3, 1)],
      [hex(4, 1)],
    ]);
  });

  it('crosses every hex that it cuts, even more than the distance', () => {
    const crossed = line(origin, hex(5, 1)).flat();
    expect(crossed.slice(2, 6)).toEqual([hex(2, 0), hex(2, 1), hex(3, 0), hex(3, 1)]);
    expect(crossed).toHaveLength(8);
  });

  it('is what the definition says, for every line up to ten hexes long', () => {
    for (const to of disc(origin, 10)) expect(line(origin, to)).toEqual(lineByDefinition(origin, to));
  });

  it('is what the definition says, and the same backwards from the other end', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        expect(line(a, b)).toEqual(lineByDefinition(a, b));
        expect(line(a, b)).toEqual(line(b, a).reverse());
      }),
    );
  });
});

describe('a map of hexes', () => {
  const parallelogram = { width: 7, height: 4 };
  const rectangle = { ...parallelogram, shape: 'rectangle' } as const;

  for (const map of [parallelogram, rectangle]) {
    const name = map === rectangle ? 'a rectangle' : 'a parallelogram';

    it(`numbers its hexes row by row: ${name}`, () => {
      const hexes = Array.from({ length: 28 }, (_, index) => hexAt(map, index));
      expect(hexes.map((at) => indexOf(map, at))).toEqual(hexes.map((_, index) => index));
      expect(hexes.map(({ r }) => r)).toEqual(hexes.map((_, index) => Math.trunc(index / 7)));
    });

    it(`steps from number to number as from hex to hex: ${name}`, () => {
      for (let index = 0; index < 28; index++) {
        for (const facing of FACINGS) {
          expect(indexAhead(map, index, facing)).toBe(indexOf(map, step(hexAt(map, index), facing)));
        }
      }
    });

    it(`turned by half it is itself, its numbers in reverse: ${name}`, () => {
      const [first, last] = [hexAt(map, 0), hexAt(map, 27)];
      for (let index = 0; index < 28; index++) {
        const { q, r } = hexAt(map, index);
        expect(indexOf(map, hex(first.q + last.q - q, first.r + last.r - r))).toBe(27 - index);
      }
    });
  }

  it('ends at its edges', () => {
    expect(indexOf(parallelogram, hex(3, 2))).toBe(17);
    for (const off of [hex(-1, 0), hex(7, 0), hex(0, -1), hex(0, 4)]) {
      expect(indexOf(parallelogram, off)).toBeUndefined();
    }
  });

  it('keeps the edges of a rectangle upright', () => {
    expect([0, 1, 2, 3].map((r) => rowStart(rectangle, r))).toEqual([0, 0, -1, -1]);
    expect(indexOf(rectangle, hex(-1, 2))).toBe(14);
    for (const off of [hex(-1, 1), hex(-2, 2), hex(6, 2), hex(-1, 4)]) {
      expect(indexOf(rectangle, off)).toBeUndefined();
    }
  });
});
