import { apply, simulationSeed } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { armyOf, VARIANTS, variants } from './content/variants.ts';
import { rps } from './index.ts';
import { kindOf, seatOf } from './pieces.ts';
import { SEATS } from './seats.ts';
import type { State } from './state.ts';
import type { Command } from './wire.ts';

const start = (): State => rps.setup({ variant: 'classic' }, simulationSeed(1));
const PLACE: Command = { type: 'place', king: [0, 0], pit: [0, 1] };

function make(state: State, seat: number, command: Command): State {
  const applied = apply(rps, state, seat, command);
  if (!applied.ok) throw new Error(applied.error.code);
  return applied.value.state;
}

function times(count: number, state: State, command: Command): State {
  let last = state;
  for (let i = 0; i < count; i++) last = make(last, 0, command);
  return last;
}

describe('RPS-3 a seat has at most 60 setup commands', () => {
  it('the 60th is accepted, and after it only ready is', () => {
    const before = times(59, start(), PLACE);
    expect(rps.legal(before, 0)).toHaveLength(183);
    const spent = make(before, 0, { type: 'shuffle' });
    expect(rps.legal(spent, 0)).toEqual([{ type: 'ready' }]);
    const late: readonly Command[] = [PLACE, { type: 'shuffle' }, { type: 'swap', a: [0, 0], b: [0, 1] }];
    for (const command of late) expect(rps.refuse(spent, 0, command)).toEqual({ code: 'setup/no-commands-left' });
    expect(rps.refuse(spent, 0, { type: 'ready' })).toBeUndefined();
  });

  it('then ready completes a layout that is not full, at random and with the whole army', () => {
    const ready = make(times(60, start(), PLACE), 0, { type: 'ready' });
    const home = ready.board.slice(0, 14);
    expect(home.map(kindOf).sort()).toEqual(armyOf(variants.classic).sort());
    expect(home.slice(0, 2).map(kindOf)).toEqual(armyOf(variants.classic).slice(0, 2));
    expect(rps.view(ready, 1).ready).toEqual(['red']);
  });

  it('then ready leaves a layout that is full as it is', () => {
    const full = make(times(59, start(), PLACE), 0, { type: 'shuffle' });
    expect(make(full, 0, { type: 'ready' }).board).toEqual(full.board);
  });

  it('what is refused is not counted', () => {
    const nearly = times(59, start(), PLACE);
    expect(apply(rps, nearly, 0, { type: 'ready' }).ok).toBe(false);
    expect(apply(rps, nearly, 0, { type: 'place', king: [0, 0], pit: [0, 0] }).ok).toBe(false);
    expect(rps.view(nearly, 0).setupLeft).toBe(1);
  });

  it('the commands of one seat do not count for the other', () => {
    const spent = times(60, start(), PLACE);
    expect(rps.view(spent, 0).setupLeft).toBe(0);
    expect(rps.view(spent, 1).setupLeft).toBe(60);
    expect(rps.legal(spent, 1)).toHaveLength(182);
  });
});

describe('RPS-4 how many commands were made is nobody else’s business', () => {
  it('the view of the other seat and of a spectator stays the same, byte for byte', () => {
    let state = start();
    const seen = [1, 'spectator' as const].map((viewer) => JSON.stringify(rps.view(state, viewer)));
    for (const command of [PLACE, { type: 'shuffle' }, { type: 'swap', a: [0, 0], b: [1, 1] }, PLACE] as Command[]) {
      state = make(state, 0, command);
      expect([1, 'spectator' as const].map((viewer) => JSON.stringify(rps.view(state, viewer)))).toEqual(seen);
    }
  });
});

describe('RPS-2 RPS-28 RPS-30 an army fills its home exactly', () => {
  for (const variant of VARIANTS) {
    it(variant, () => {
      const { rows, columns } = variants[variant];
      expect(armyOf(variants[variant])).toHaveLength(2 * columns);
      expect(rows).toBe(6);
    });
  }

  it('onslaught deals each side the whole army, in its home', () => {
    const { board } = rps.setup({ variant: 'onslaught' }, simulationSeed(9));
    for (const seat of SEATS.keys()) {
      const home = seat === 0 ? board.slice(0, 6) : board.slice(-6);
      expect(home.every((piece) => seatOf(piece) === seat)).toBe(true);
      expect(home.map(kindOf).sort()).toEqual(armyOf(variants.onslaught).sort());
    }
  });
});

describe('RPS-5 the first seat is drawn at random', () => {
  it('over many seeds each begins about as often', () => {
    let red = 0;
    for (let seed = 0; seed < 400; seed++) {
      if (rps.setup({ variant: 'onslaught' }, simulationSeed(3, seed)).turn === 0) red++;
    }
    expect(red).toBeGreaterThan(150);
    expect(red).toBeLessThan(250);
  });
});

describe('RPS-3 a shuffle is fair', () => {
  it('over many seeds every kind comes to a cell about as often', () => {
    const counts = new Map<number, number>();
    for (let seed = 0; seed < 600; seed++) {
      const laid = make(make(rps.setup({ variant: 'classic' }, simulationSeed(4, seed)), 0, PLACE), 0, {
        type: 'shuffle',
      });
      const kind = kindOf(laid.board[13]!);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3]);
    for (const count of counts.values()) expect(count).toBeGreaterThan(150);
  });
});
