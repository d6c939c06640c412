import { describe, expect, it } from 'vitest';
import { type Dice, diceFrom } from '../dice/dice.ts';
import { simulationSeed } from '../dice/seed.ts';
import type { Seat, Typed } from '../game.ts';
import type { Outcome } from '../outcome.ts';
import { refusal } from '../result.ts';
import { inTheOpen } from './inTheOpen.ts';
import { type Found, type Judgement, type Playable, search } from './search.ts';

const dice = (n: number): Dice => diceFrom(simulationSeed(n), 0);
const best = <Command>(found: readonly Found<Command>[]): Command =>
  found.reduce((most, one) => (one.visits > most.visits ? one : most)).command;

/** Take one to three; who takes the last has won. */
interface Heap {
  left: number;
  turn: Seat;
}
interface Take extends Typed {
  readonly type: 'take';
  readonly count: number;
}
const nim = inTheOpen<Heap, Take>({
  seats: ['first', 'second'],
  toAct: ({ left, turn }) => (left === 0 ? [] : [turn]),
  legal: ({ left, turn }, seat) =>
    seat !== turn ? [] : [1, 2, 3].filter((count) => count <= left).map((count) => ({ type: 'take', count })),
  refuse: ({ left }, _actor, { count }) => (count > left ? refusal('heap/short') : undefined),
  advance(heap, _actor, { count }) {
    heap.left -= count;
    heap.turn = 1 - heap.turn;
  },
  outcome: ({ left, turn }) => (left === 0 ? { result: 'won', winner: 1 - turn, reason: 'took the last' } : undefined),
});
const plainly: Judgement<Heap, Take> = {
  value: () => [0.5, 0.5],
  promise: () => 1,
};

describe('with nothing hidden', () => {
  const play = (left: number, run: number): readonly Found<Take>[] =>
    search(nim, plainly, { ours: () => ({ left, turn: 0 }) }, 0, { iterations: 3000, curiosity: 0.7 }, dice(run));

  it('finds the only move that wins', () => {
    for (const left of [5, 6, 7, 9, 10, 11]) expect(best(play(left, 1)).count).toBe(left % 4);
  });

  it('a search inside another leaves it alone', () => {
    const within: Judgement<Heap, Take> = {
      ...plainly,
      value(heap) {
        play(6, 5);
        return plainly.value(heap);
      },
    };
    const heap = { ours: () => ({ left: 10, turn: 0 }) };
    const alone = search(nim, plainly, heap, 0, { iterations: 60, curiosity: 0.7 }, dice(4));
    expect(search(nim, within, heap, 0, { iterations: 60, curiosity: 0.7 }, dice(4))).toEqual(alone);
  });

  it('the same dice find the same', () => {
    expect(play(10, 4)).toEqual(play(10, 4));
  });
});

/** The bettor has an ace or nothing, which the caller does not see; after a bet the caller calls or folds. */
interface Bluff {
  card: 'ace' | 'nought';
  bet?: 'bet' | 'check';
  answer?: 'call' | 'fold';
}
interface Say extends Typed {
  readonly type: 'bet' | 'check' | 'call' | 'fold';
}
const say = (...types: Say['type'][]): readonly Say[] => types.map((type) => ({ type }));
const bluff: Playable<Bluff, Say> = {
  seats: ['bettor', 'caller'],
  toAct: ({ bet, answer }) => (bet === undefined ? [0] : bet === 'check' || answer ? [] : [1]),
  open: ({ bet }, seat) => (seat === 0 ? say('bet', 'check') : bet ? say('call', 'fold') : []),
  secrets: 2,
  secret: ({ card }, seat) => (seat === 0 && card === 'ace' ? 1 : 0),
  seen: (_state, { type }) => type,
  advance(state, seat, { type }) {
    if (seat === 0) state.bet = type as 'bet';
    else state.answer = type as 'call';
  },
  outcome({ card, bet, answer }): Outcome | undefined {
    if (bet === 'check' || !answer) return undefined;
    if (answer === 'fold') return { result: 'draw', reason: answer };
    return { result: 'won', winner: card === 'ace' ? 0 : 1, reason: answer };
  },
};
/** A check is worth less than a bet that is folded to, and more than one that is called on nothing. */
const talk: Judgement<Bluff, Say> = {
  value: () => [0.3, 0.7],
  promise: () => 1,
};

describe('with something hidden', () => {
  it('whoever is seen through does not bet on nothing', () => {
    const found = search(
      bluff,
      talk,
      { ours: () => ({ card: 'nought' }) },
      0,
      { iterations: 800, curiosity: 0.5 },
      dice(2),
    );
    expect(best(found).type).toBe('check');
  });

  it('whoever is not may: an opponent who sees only the bet must fear the ace', () => {
    const worlds = {
      ours: (): Bluff => ({ card: 'nought' }),
      // Nine aces in ten: calling is a mistake.
      theirs: (from: Dice): Bluff => ({ card: from.below('table', 'card', 10) === 0 ? 'nought' : 'ace' }),
    };
    const found = search(
      bluff,
      talk,
      worlds,
      0,
      { iterations: 800, curiosity: 0.5, veil: { share: 75, leak: 1 } },
      dice(2),
    );
    expect(best(found).type).toBe('bet');
  });

  it('a command is worth its mean over the worlds that fit', () => {
    const ours = (from: Dice): Bluff => ({
      card: 'ace',
      bet: 'bet',
      ...(from.below('table', 'card', 4) === 0 && { card: 'nought' }),
    });
    const found = search(bluff, talk, { ours }, 1, { iterations: 2000, curiosity: 0.5 }, dice(3));
    const [call, fold] = found.map(({ value }) => value);
    expect(call).toBeCloseTo(0.25, 1);
    expect(fold).toBe(0.5);
    expect(best(found).type).toBe('fold');
  });
});
