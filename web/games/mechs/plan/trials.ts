import { type Aim, type Tally, trySalvo, type View } from '@tactarium/games/mechs/client';

export const TRIALS = 2000;

/** What the page asks its own small worker: one salvo, resolved many times. */
export interface TrialQuestion {
  readonly id: number;
  readonly view: View;
  readonly mech: string;
  readonly twist: number;
  readonly aims: readonly Aim[];
}

export interface TrialAnswer {
  readonly id: number;
  readonly tallies: readonly Tally[];
}

/** The same dice for the same question: a number that jumps about while one looks would help nobody. */
const SEED = 17;

export const answerTrial = ({ id, view, mech, twist, aims }: TrialQuestion): TrialAnswer => ({
  id,
  tallies: trySalvo(view, mech, twist, aims, TRIALS, SEED) ?? [],
});
