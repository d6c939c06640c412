import { describe, expect, it } from 'vitest';
import { Misread } from './positions.ts';
import { cellIndex, flag, indexIn, list, object, oneOf, text, whole } from './reading.ts';

const SEATS = ['red', 'blue'] as const;
/** A board of three columns and two rows. */
const indexOf = ([x, y]: readonly [number, number]): number => (x >= 0 && x < 3 && y >= 0 && y < 2 ? y * 3 + x : -1);
const cell = (json: Parameters<typeof cellIndex>[0]): number => cellIndex(json, 'at', 'a cell of the board', indexOf);

describe('readers give what fits', () => {
  it('maps, lists and plain values', () => {
    expect(object({ a: 1 }, 'given')).toEqual({ a: 1 });
    expect(object({ a: 1, b: undefined }, 'given', ['a'])).toEqual({ a: 1 });
    expect(list([1, 'x'], 'given')).toEqual([1, 'x']);
    expect(text('', 'given')).toBe('');
    expect(flag(false, 'given')).toBe(false);
  });

  it('whole numbers, bounds included', () => {
    expect(whole(0, 'given')).toBe(0);
    expect(whole(-1, 'given', -1, 1)).toBe(-1);
    expect(whole(1, 'given', -1, 1)).toBe(1);
  });

  it('names from a list, as names or by index', () => {
    expect(oneOf(SEATS, 'blue', 'given.turn')).toBe('blue');
    expect(indexIn(SEATS, 'blue', 'given.turn')).toBe(1);
  });

  it('cells by their index', () => {
    expect(cell([2, 1])).toBe(5);
    expect(cell([0, 0])).toBe(0);
  });
});

describe('readers refuse what does not fit, with its place', () => {
  it.each<[string, () => unknown, string]>([
    ['a list for a map', () => object([], 'given'), 'given is not a map of keys'],
    ['nothing for a map', () => object(undefined, 'given'), 'given is not a map of keys'],
    ['an unknown key', () => object({ a: 1, weather: 'fine' }, 'given', ['a']), 'given.weather is not known'],
    ['a map for a list', () => list({}, 'given.units'), 'given.units is not a list'],
    ['a number for a name', () => text(7, 'given.id'), 'given.id is not a name'],
    ['a word for a flag', () => flag('yes', 'given.fog'), 'given.fog is neither true nor false'],
    ['a fraction', () => whole(1.5, 'hp', 0, 9), 'hp is not a whole number from 0 to 9'],
    ['too little', () => whole(0, 'hp', 1, 9), 'hp is not a whole number from 1 to 9'],
    ['too much', () => whole(10, 'hp', 1, 9), 'hp is not a whole number from 1 to 9'],
    ['a number in quotes', () => whole('3', 'hp', 1, 9), 'hp is not a whole number from 1 to 9'],
    ['a name that is not listed', () => oneOf(SEATS, 'green', 'turn'), 'turn is not one of red, blue'],
    ['an index for a name', () => indexIn(SEATS, 1, 'turn'), 'turn is not one of red, blue'],
    ['a cell off the board', () => cell([3, 0]), 'at is not a cell of the board'],
    ['a cell of one number', () => cell([1]), 'at is not a cell of the board'],
    ['a cell of three numbers', () => cell([1, 1, 1]), 'at is not a cell of the board'],
    ['a cell between two', () => cell([0.5, 0]), 'at is not a cell of the board'],
    ['a cell that is no list', () => cell('a1'), 'at is not a list'],
  ])('%s', (_, read, message) => {
    expect(read).toThrow(Misread);
    expect(read).toThrow(message);
  });
});
