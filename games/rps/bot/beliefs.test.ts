import { diceFor, randomGame } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import { rps } from '../index.ts';
import type { KindName } from '../pieces.ts';
import { SEATS, type SeatName } from '../seats.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { type Belief, beliefsOf } from './beliefs.ts';
import { Deal } from './deal.ts';
import { guess } from './guess.ts';

/** What beats what, written down once more and apart from the rules. */
const LOSES_TO: Readonly<Record<string, readonly string[]>> = {
  rock: ['scissors', 'lizard'],
  paper: ['rock', 'spock'],
  scissors: ['paper', 'lizard'],
  lizard: ['spock', 'paper'],
  spock: ['scissors', 'rock'],
};
const MOVERS = Object.keys(LOSES_TO);

/** Beliefs by trying every order of what is unseen on every hidden piece, on the board and fallen. */
function enumerate(view: View, name: SeatName): readonly Record<string, number>[] {
  const hidden = view.cells.filter((cell) => cell?.seat === name && cell.kind === undefined);
  const graves = view.fallen[name].filter(({ kind }) => kind === undefined);
  const fits = [
    ...hidden.map((cell) => (kind: string) => MOVERS.includes(kind) || !cell!.moved),
    ...graves.map(
      ({ by }) =>
        (kind: string) =>
          (by === 'pit' ? MOVERS : LOSES_TO[by]!).includes(kind),
    ),
  ];
  const left: Record<string, number> = { ...view.unseen[name] };
  const dealt: string[] = [];
  const tallies = hidden.map(() => ({}) as Record<string, number>);
  let ways = 0;
  const deal = (slot: number): void => {
    if (slot === fits.length) {
      ways++;
      for (const [i, tally] of tallies.entries()) tally[dealt[i]!] = (tally[dealt[i]!] ?? 0) + 1;
      return;
    }
    for (const kind of Object.keys(left)) {
      if (left[kind] === 0 || !fits[slot]!(kind)) continue;
      left[kind]!--;
      dealt[slot] = kind;
      deal(slot + 1);
      left[kind]!++;
    }
  };
  deal(0);
  return tallies.map((tally) => Object.fromEntries(Object.entries(tally).map(([kind, n]) => [kind, n / ways])));
}

const rounded = (odds: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(odds)
    .map(([kind, share]) => `${kind} ${share.toFixed(9)}`)
    .sort();

/** Positions of random games in which few enough pieces are hidden to try everything. */
function* positions(variant: string, games: number): Generator<{ view: View; foe: SeatName }> {
  for (let number = 0; number < games; number++) {
    let step = 0;
    for (const { after } of randomGame(rps, { variant }, 31, number)) {
      const state = after as State;
      if (state.phase === 'setup' || state.phase === 'finished' || step++ % 9 > 0) continue;
      for (const seat of SEATS.keys()) {
        const view = rps.view(state, seat);
        const foe = SEATS[1 - seat]!;
        const hidden = Object.values(view.unseen[foe] ?? {}).reduce((sum, count) => sum + count, 0);
        if (hidden > 0 && hidden <= 8) yield { view, foe };
      }
    }
  }
}

describe('RPS-31 beliefs are what enumeration gives', () => {
  for (const variant of ['classic', 'rpsls', 'onslaught']) {
    it(variant, () => {
      let compared = 0;
      for (const { view, foe } of positions(variant, 12)) {
        const believed = beliefsOf(view).map(({ odds }) => rounded(odds as Record<KindName, number>));
        expect(believed).toEqual(enumerate(view, foe).map(rounded));
        compared += believed.length;
      }
      expect(compared).toBeGreaterThan(100);
    });
  }
});

describe('a deal', () => {
  const even = [0, 1, 1, 1, 0, 0, 1, 1];
  const mover = [0, 1, 1, 1, 0, 0, 0, 0];

  it('has as many ways as can be counted by hand', () => {
    // King and Pit on two of three that stood still, then two Rocks and a Paper on three: 6 × 3.
    expect(new Deal([even, even, even, mover, mover], [0, 2, 1, 0, 0, 0, 1, 1]).weight).toBe(18);
  });

  it('weighs a hunch', () => {
    const doubtful = [0, 0.5, 1, 1, 0, 0, 0, 0];
    const [first] = new Deal([doubtful, mover], [0, 1, 1, 0, 0, 0, 0, 0]).odds();
    expect(first![1]).toBeCloseTo(1 / 3, 12);
  });

  it('is drawn as often as its odds say', () => {
    const deal = new Deal([even, even, even, mover, mover], [0, 2, 1, 0, 0, 0, 1, 1]);
    const dice = diceFor(3);
    const draws = 6000;
    const kings = [0, 0, 0, 0, 0];
    for (let i = 0; i < draws; i++) kings[deal.draw(dice).indexOf(6)]!++;
    expect(kings.map((count) => Math.round((10 * count) / draws))).toEqual([3, 3, 3, 0, 0]);
  });
});

it('a guess is drawn from what is believed', () => {
  const [{ view }] = positions('classic', 20) as unknown as [{ view: View }];
  const beliefs = beliefsOf(view);
  const dice = diceFor(4);
  const draws = 3000;
  const seen = beliefs.map(() => new Map<number, number>());
  for (let i = 0; i < draws; i++) {
    const { board } = guess(view, dice);
    for (const [j, belief] of beliefs.entries()) {
      const kind = board[indexIn(view, belief)]! & 7;
      seen[j]!.set(kind, (seen[j]!.get(kind) ?? 0) + 1);
    }
  }
  for (const [j, { odds }] of beliefs.entries()) {
    const shares = [...seen[j]!.values()].map((count) => count / draws).sort();
    const expected = Object.values(odds).sort();
    expect(shares).toHaveLength(expected.length);
    for (const [k, share] of shares.entries()) expect(Math.abs(share - expected[k]!)).toBeLessThan(0.04);
  }
});

const indexIn = ({ columns }: View, { cell: [row, column] }: Belief): number => row * columns + column;
