import { apply, type JsonObject, ScriptedDice } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { rps } from './index.ts';
import { positions } from './positions.ts';
import type { State } from './state.ts';
import type { Command } from './wire.ts';

const drawn = (given: JsonObject): State => positions.read(given, new ScriptedDice([]));

function make(state: State, seat: number, command: Command): State {
  const applied = apply(rps, state, seat, command);
  if (!applied.ok) throw new Error(applied.error.code);
  return applied.value.state;
}

describe('RPS-17 twenty equal choices in a row', () => {
  it('are counted from the first on, whatever was chosen in each', () => {
    let state = drawn({
      board: 'K . P . . . O\n. . . R . . .\n. . . r . . .\n. . . . . . .\n. . . . . . .\nk . p . . . o',
    });
    state = make(state, 0, { type: 'move', from: [1, 3], to: [2, 3] });
    for (let round = 1; round <= 20; round++) {
      expect(state.phase).toBe('tie_breaker');
      expect(rps.view(state, 'spectator').tie).toMatchObject({ equal: round - 1, chosen: [] });
      const piece = (['rock', 'paper', 'scissors'] as const)[round % 3]!;
      state = make(make(state, round % 2, { type: 'choose', piece }), 1 - (round % 2), { type: 'choose', piece });
    }
    expect(state.phase).toBe('playing');
    expect(positions.write(state)['board']).toBe(
      'K . P . . . O\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\nk . p . . . o\n',
    );
    expect(rps.view(state, 'spectator').fallen.red).toHaveLength(1);
    expect(rps.view(state, 'spectator').fallen.blue).toHaveLength(1);
  });
});

describe('RPS-19 a pass is a ply', () => {
  it('so a move that is answered by a pass is two', () => {
    const state = drawn({
      board: 'K . . . . . O\n. . . R . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\nk . . . . . o',
    });
    expect(rps.turn(make(state, 0, { type: 'move', from: [1, 3], to: [2, 3] })) - rps.turn(state)).toBe(2);
  });
});

describe('RPS-18 a tie is one ply', () => {
  it('however often the choices were equal', () => {
    const state = drawn({
      board: 'K . P . . . O\n. . . R . . .\n. . . r . . .\n. . . . . . .\n. . . . . . .\nk . p . . . o',
    });
    let next = make(state, 0, { type: 'move', from: [1, 3], to: [2, 3] });
    expect(rps.turn(next)).toBe(rps.turn(state));
    for (const [red, blue] of [
      ['rock', 'rock'],
      ['paper', 'paper'],
      ['rock', 'scissors'],
    ] as const) {
      next = make(make(next, 0, { type: 'choose', piece: red }), 1, { type: 'choose', piece: blue });
    }
    expect(rps.turn(next)).toBe(rps.turn(state) + 1);
  });
});
