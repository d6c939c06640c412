import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCommand, readOptions } from './wire.ts';

describe('what comes from outside is read once, and whole', () => {
  const commands: readonly object[] = [
    { type: 'place', king: [0, 0], pit: [1, 6] },
    { type: 'shuffle' },
    { type: 'swap', a: [0, 0], b: [0, 1] },
    { type: 'ready' },
    { type: 'move', from: [1, 3], to: [2, 3] },
    { type: 'choose', piece: 'spock' },
  ];
  for (const command of commands) {
    it(`a good command is read as it is: ${JSON.stringify(command)}`, () => {
      expect(readCommand(command)).toEqual({ ok: true, value: command });
    });

    it(`with a field too many it is refused: ${JSON.stringify(command)}`, () => {
      expect(readCommand({ ...command, more: 1 })).toMatchObject({ ok: false, error: { code: 'command/malformed' } });
    });

    for (const field of Object.keys(command)) {
      it(`without its ${field} it is refused: ${JSON.stringify(command)}`, () => {
        const { [field]: _, ...rest } = command as Record<string, unknown>;
        expect(readCommand(rest)).toMatchObject({ ok: false, error: { code: 'command/malformed' } });
      });
    }
  }

  const badCells: readonly unknown[] = [
    [0],
    [0, 0, 0],
    ['0', 0],
    [0.5, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [1e9, 0],
    [-2, 0],
    null,
    '0,0',
    { 0: 0, 1: 0 },
    [null, 0],
  ];
  for (const cell of badCells) {
    it(`a cell is two whole numbers, and ${JSON.stringify(cell)} is none`, () => {
      const read = readCommand({ type: 'move', from: cell, to: [0, 0] });
      expect(read).toMatchObject({ ok: false, error: { code: 'command/malformed' } });
      expect(!read.ok && JSON.stringify(read.error.detail)).toContain('from');
    });
  }

  const junk: readonly unknown[] = [null, undefined, 0, '', 'move', [], [[]], {}, { type: 7 }, { type: '__proto__' }];
  for (const json of junk) {
    it(`${JSON.stringify(json) ?? 'nothing'} is no command`, () => {
      expect(readCommand(json)).toMatchObject({ ok: false, error: { code: 'command/malformed' } });
    });
  }

  it('a King, a Pit and other words cannot be chosen', () => {
    for (const piece of ['king', 'pit', 'hidden', 'ROCK', '', 1, null]) {
      expect(readCommand({ type: 'choose', piece }).ok).toBe(false);
    }
  });

  it('whatever is sent, reading it answers and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (json) => {
        for (const read of [readCommand(json), readOptions(json)])
          if (!read.ok) expect(read.error.code).toMatch(/malformed$/);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

describe('options', () => {
  it('nothing said is the classic game', () => {
    expect(readOptions({})).toEqual({ ok: true, value: { variant: 'classic' } });
  });

  for (const variant of ['classic', 'rpsls', 'clear_day', 'onslaught']) {
    it(`${variant} is a variant`, () => expect(readOptions({ variant })).toEqual({ ok: true, value: { variant } }));
  }

  const bad: readonly unknown[] = [
    null,
    undefined,
    'classic',
    [],
    { variant: 'chess' },
    { variant: null },
    { Variant: 'rpsls' },
  ];
  for (const json of bad) {
    it(`${JSON.stringify(json) ?? 'nothing'} is refused`, () => {
      expect(readOptions(json)).toMatchObject({ ok: false, error: { code: 'options/malformed' } });
    });
  }
});
