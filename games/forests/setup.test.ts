import { simulationSeed } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from './content/difficulties.ts';
import { SIZES, type Size } from './content/numbers.ts';
import { distance } from './map.ts';
import { mirrored, setup } from './setup.ts';
import { read, write } from './state.ts';
import { hpOf, NO_UNIT, seatOf } from './units.ts';
import { NEUTRAL, stands, wallHp, wallOwner } from './walls.ts';

const start = (size: Size, number: number) => setup({ size, fog: true }, simulationSeed(size, number));
const starts = SIZES.flatMap((size) => Array.from({ length: 30 }, (_, number) => start(size, number)));

describe('the start', () => {
  it('FOR-2 a tenth of the tiles are forests, none within 3 of a base, each with its mirror image', () => {
    for (const { plan, forests } of starts) {
      expect(forests.length).toBe(Math.trunc(plan.size ** 2 / 10));
      expect(new Set(forests).size).toBe(forests.length);
      for (const tile of forests) {
        expect(forests).toContain(mirrored(plan, tile));
        for (const base of plan.bases) expect(distance(plan, tile, base)).toBeGreaterThan(3);
      }
    }
  });

  it('FOR-2 forests are drawn from all tiles that are far enough from the bases', () => {
    const seen = new Set(
      Array.from({ length: 200 }, (_, number) => start(10, number)).flatMap(({ forests }) => forests),
    );
    expect(seen.size).toBe(100 - 2 * 16);
  });

  it('FOR-3 neutral walls of 100 HP stand on every edge of bases and forests, and nowhere else', () => {
    for (const { plan, forests, walls } of starts) {
      const walled = new Set([...plan.bases, ...forests].flatMap((tile) => plan.edgesOf[tile]!));
      for (const [edge, there] of walls.entries()) {
        expect(stands(there)).toBe(walled.has(edge));
        if (stands(there)) expect([wallHp(there), wallOwner(there)]).toEqual([100, NEUTRAL]);
      }
    }
  });

  it('FOR-4 units of 25, 5 and 1 HP within 2 of the base, and their mirror image', () => {
    for (const { plan, units } of starts) {
      const own = [...plan.tiles.keys()].filter((tile) => seatOf(units[tile]!) === 0);
      expect(own.map((tile) => hpOf(units[tile]!)).toSorted((a, b) => a - b)).toEqual([1, 5, 25]);
      for (const tile of own) {
        expect(plan.deployment[0]).toContain(tile);
        const opposite = units[mirrored(plan, tile)]!;
        expect([seatOf(opposite), hpOf(opposite)]).toEqual([1, hpOf(units[tile]!)]);
      }
      expect(units.filter((unit) => unit !== NO_UNIT).length).toBe(6);
    }
  });

  it('a map that is asked for by its number is the same in every game, with other dice', () => {
    const chosen = (mapSeed: number, number: number) => setup({ size: 10, fog: true, mapSeed }, simulationSeed(number));
    const [one, two, other] = [chosen(7, 1), chosen(7, 2), chosen(8, 1)];
    expect([two.forests, two.units, two.walls]).toEqual([one.forests, one.units, one.walls]);
    expect(two.dice.write()).not.toEqual(one.dice.write());
    expect(other.forests).not.toEqual(one.forests);
    expect([one.chosenMap, read(write(one)).chosenMap, start(10, 1).chosenMap]).toEqual([true, true, false]);
  });

  it('FOR-7 the reserves at the start are those of the difficulty', () => {
    const reserveOf = (difficulty?: (typeof DIFFICULTIES)[number], size: 10 | 20 | 30 = 10) =>
      setup({ size, fog: true, difficulty }, simulationSeed(1)).reserve;
    expect(reserveOf()).toEqual([20, 20]);
    expect(DIFFICULTIES.map((one) => reserveOf(one))).toEqual([
      [40, 5],
      [20, 20],
      [20, 25],
      [64, 0],
    ]);
    expect(reserveOf('hard', 30)).toEqual([20, 25]);
    expect([reserveOf('nightmare', 20), reserveOf('nightmare', 30)]).toEqual([
      [140, 0],
      [230, 0],
    ]);
  });
});
