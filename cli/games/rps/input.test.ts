import { describe, expect, it } from 'vitest';
import { readLine, writeLine } from './input.ts';

const playing = { phase: 'playing' } as const;
const setup = { phase: 'setup' } as const;
const tie = { phase: 'tie_breaker' } as const;

describe('what a player types', () => {
  it.each(['b2 b3', 'b2b3', 'B2B3', 'b2-b3', 'b2 – b3', 'b2xb3', 'move b2 b3', 'b2, b3'])('%s is a move', (line) => {
    expect(readLine(line, playing)).toEqual({ ok: true, value: { type: 'move', from: [1, 1], to: [2, 1] } });
  });

  it.each([
    ['place a1 g2', { type: 'place', king: [0, 0], pit: [1, 6] }],
    ['swap a5 b6', { type: 'swap', a: [4, 0], b: [5, 1] }],
    ['Shuffle', { type: 'shuffle' }],
    ['ready', { type: 'ready' }],
  ])('%s lays out the army', (line, value) => {
    expect(readLine(line, setup)).toEqual({ ok: true, value });
  });

  it.each([
    ['rock', 'rock'],
    ['r', 'rock'],
    ['P', 'paper'],
    ['s', 'scissors'],
    ['choose lizard', 'lizard'],
    ['v', 'spock'],
  ])('%s breaks a tie', (line, piece) => {
    expect(readLine(line, tie)).toEqual({ ok: true, value: { type: 'choose', piece } });
  });

  it.each([
    ['b2', 'two cells'],
    ['b2 b3 b4', 'two cells'],
    ['b2 up', '"up" is not a cell'],
    ['shuffel', 'Did you mean `shuffle`?'],
    ['k', 'Type `help`'],
    ['ready now', 'stands alone'],
  ])('%s is answered with what is wrong', (line, sentence) => {
    const read = readLine(line, playing);
    expect(!read.ok && read.error).toContain(sentence);
  });

  it('two cells in setup could be anything', () => {
    const read = readLine('a1 b1', setup);
    expect(!read.ok && read.error).toContain('`place a1 g1` or `swap a1 b2`');
  });

  it('is how a command is written', () => {
    for (const line of ['a1 a2', 'place a1 g1', 'swap a1 b2', 'shuffle', 'ready', 'rock']) {
      const read = readLine(line, playing);
      expect(read.ok && writeLine(read.value)).toBe(line);
    }
  });
});
