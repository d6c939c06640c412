import { type Dice, drawBy, equilibrium } from '@tactarium/engine';
import type { Event } from '../events.ts';
import { type Kind, kindName, kindOf } from '../pieces.ts';
import { advance } from '../rules/advance.ts';
import { other, type SeatName } from '../seats.ts';
import { copy, type State } from '../state.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';
import { expectChoice } from './habits.ts';
import { prospects } from './value.ts';
import { worldsOf } from './worlds.ts';

const WORLDS = 32;
/** How far above an even guess a habit must be before it is played against: exploiting can be exploited. */
const SURE = 1.35;

/**
 * Breaks a tie as one should who is not to be read: what either piece would become is worth something different to
 * each side, so the choices are not equally likely. Against a habit the best answer to it is chosen.
 */
export function breakTie(view: View, history: readonly Event[], dice: Dice): Command {
  const worlds = worldsOf(view);
  const samples = Array.from({ length: WORLDS }, () => copy(worlds.ours(dice)));
  const { movers } = samples[0]!.variant;
  const payoffs = payoffsOf(samples, worlds.seat, movers);
  const now = kindOf(samples[0]!.board[samples[0]!.tie!.at]!);
  const expected = expectChoice(view.viewer as SeatName, history, now, movers);
  const habitual = Math.max(...expected) * movers.length > SURE;
  const choice = habitual ? bestAnswer(payoffs, expected) : drawBy(equilibrium(payoffs), dice);
  return { type: 'choose', piece: kindName(movers[choice]!) } as Command;
}

/** By our choice, by theirs: how well we stand after it, the mean over the samples. */
function payoffsOf(samples: readonly State[], seat: number, movers: readonly Kind[]): readonly (readonly number[])[] {
  let sum = 0;
  const payoffs = movers.map((ours) =>
    movers.map((theirs) => {
      if (ours === theirs) return 0;
      let total = 0;
      for (const sample of samples) total += valueAfter(sample, seat, ours, theirs);
      sum += total / samples.length;
      return total / samples.length;
    }),
  );
  // An equal choice leads to the same question again, whose worth is the mean of its answers.
  const again = sum / (movers.length * (movers.length - 1));
  return payoffs.map((row, i) => row.with(i, again));
}

function valueAfter(sample: State, seat: number, ours: Kind, theirs: Kind): number {
  const state = copy(sample);
  advance(state, seat, { type: 'choose', piece: kindName(ours) } as Command);
  advance(state, other(seat), { type: 'choose', piece: kindName(theirs) } as Command);
  return worth(state, seat);
}

function worth(state: State, seat: number): number {
  const { outcome } = state;
  if (!outcome) return prospects(state)[seat]!;
  if (outcome.result !== 'won') return 0.5;
  return outcome.winner === seat ? 1 : 0;
}

function bestAnswer(payoffs: readonly (readonly number[])[], expected: readonly number[]): number {
  const gains = payoffs.map((row) => row.reduce((sum, gain, j) => sum + gain * expected[j]!, 0));
  return gains.indexOf(Math.max(...gains));
}
