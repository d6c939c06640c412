import { describe, expect, it } from 'vitest';
import { readCommand, readOptions } from './wire.ts';

describe('what comes over the wire', () => {
  it('options have their usual values', () => {
    expect(readOptions({})).toEqual({ ok: true, value: { size: 10, fog: true } });
    expect(readOptions({ size: 30, fog: false, difficulty: 'baby', mapSeed: 4 }).ok).toBe(true);
  });

  it.each([
    { size: 11 },
    { size: '10' },
    { fog: 1 },
    { difficulty: 'easy' },
    { mapSeed: -1 },
    { mapSeed: 'x' },
    { sise: 10 },
    null,
    [],
  ])('%j are no options', (json) =>
    expect(readOptions(json)).toMatchObject({ ok: false, error: { code: 'options/malformed' } }),
  );

  it('an edge has one name, however its tiles are ordered', () => {
    const wanted = {
      ok: true,
      value: {
        type: 'build_wall',
        between: [
          [4, 4],
          [5, 4],
        ],
      },
    };
    expect(
      readCommand({
        type: 'build_wall',
        between: [
          [5, 4],
          [4, 4],
        ],
      }),
    ).toEqual(wanted);
    expect(
      readCommand({
        type: 'build_wall',
        between: [
          [4, 4],
          [5, 4],
        ],
      }),
    ).toEqual(wanted);
  });

  it.each([
    {},
    { type: 'act', from: [1, 2] },
    { type: 'act', from: [1, 2], to: [1, 2, 3] },
    { type: 'act', from: [1.5, 2], to: [1, 3] },
    { type: 'act', from: [1e9, 2], to: [1, 3] },
    { type: 'end_turn', now: true },
    { type: 'deploy', at: [1, 1], hp: '5' },
    { type: 'convert', points: 0.5 },
    { type: 'convert', points: 1e300 },
    { type: 'hit_wall', from: [1, 1], between: [[1, 1]] },
    { type: 'surrender' },
    'end_turn',
  ])('%j is no command', (json) => {
    expect(readCommand(json)).toMatchObject({ ok: false, error: { code: 'command/malformed' } });
  });
});
