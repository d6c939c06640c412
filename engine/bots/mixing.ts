import type { Dice } from '../dice/dice.ts';

/** Fine enough for fractional weights. */
const GRAIN = 2 ** 24;

/** An index, chosen in proportion to its weight. Weights may be fractions. */
export function drawBy(weights: readonly number[], dice: Dice): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  let point = (dice.below('table', 'mix', GRAIN) / GRAIN) * sum;
  for (let i = 0; i < weights.length; i++) {
    point -= weights[i]!;
    if (point < 0) return i;
  }
  return weights.length - 1;
}

/** Enough for a five-by-five matrix to come within a hundredth of its value. */
const ROUNDS = 1000;

/**
 * How often to choose each row so that an opponent who knows these odds cannot exploit them (the equilibrium of a
 * zero-sum game): `payoffs[row][column]` is what the row player wins from the column player. Found by regret matching,
 * both sides learning from each other.
 */
export function equilibrium(payoffs: readonly (readonly number[])[]): readonly number[] {
  const columns = payoffs[0]!.length;
  const regrets = [new Float64Array(payoffs.length), new Float64Array(columns)] as const;
  const chosen = new Float64Array(payoffs.length);
  for (let round = 0; round < ROUNDS; round++) {
    const row = byRegret(regrets[0]);
    const column = byRegret(regrets[1]);
    const gains = payoffs.map((line) => sumOf(line, column));
    const value = sumOf(gains, row);
    for (const [i, gain] of gains.entries()) {
      chosen[i]! += row[i]!;
      regrets[0][i] = Math.max(0, regrets[0][i]! + gain - value);
    }
    for (let j = 0; j < columns; j++) {
      let loss = 0;
      for (const [i, line] of payoffs.entries()) loss += row[i]! * line[j]!;
      regrets[1][j] = Math.max(0, regrets[1][j]! + value - loss);
    }
  }
  return Array.from(chosen, (times) => times / ROUNDS);
}

function byRegret(regrets: Float64Array): readonly number[] {
  let sum = 0;
  for (const regret of regrets) sum += regret;
  return Array.from(regrets, (regret) => (sum === 0 ? 1 / regrets.length : regret / sum));
}

function sumOf(values: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]! * weights[i]!;
  return sum;
}
