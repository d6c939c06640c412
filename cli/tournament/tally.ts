import { wilson } from '@tactarium/engine';
import type { Played } from './fixture.ts';
import { isSwapped, type Pairing } from './schedule.ts';

/** A pairing's games added up, as the one named first sees them. */
export interface Tally {
  readonly bots: Pairing;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Share of the points, 0 to 1: a draw is half a point. */
  readonly points: number;
  /** Between these it lies with 95 % certainty. */
  readonly interval: readonly [number, number];
  readonly turns: number;
  readonly commands: number;
  /** How often games ended for each reason, the most frequent first. */
  readonly endings: Readonly<Record<string, number>>;
}

export function tallyOf(bots: Pairing, games: readonly Played[]): Tally {
  const scores = games.map(({ outcome }, n) => scoreOf(outcome, bots.length === 2 && isSwapped(n) ? 1 : 0));
  const count = (score: number): number => scores.filter((one) => one === score).length;
  const [wins, draws, losses] = [count(1), count(0.5), count(0)];
  const counted = wins + draws + losses;
  const points = counted === 0 ? 0 : (wins + draws / 2) / counted;
  return {
    bots,
    wins,
    draws,
    losses,
    points,
    interval: wilson(points, counted),
    turns: mean(games.map(({ turns }) => turns)),
    commands: mean(games.map(({ commands }) => commands)),
    endings: endingsOf(games),
  };
}

/** Points of a seat; undefined for a void game. */
export function scoreOf(outcome: Played['outcome'], seat: number): number | undefined {
  switch (outcome.result) {
    case 'won':
      return outcome.winner === seat ? 1 : 0;
    case 'draw':
      return 0.5;
    case 'lost':
      return 0;
    case 'void':
      return undefined;
  }
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function endingsOf(games: readonly Played[]): Tally['endings'] {
  const counts = new Map<string, number>();
  for (const { outcome } of games) counts.set(outcome.reason, (counts.get(outcome.reason) ?? 0) + 1);
  const byNumber = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return Object.fromEntries(byNumber);
}
