import { canPass } from '../reach/reach.ts';
import { type Battle, isFree } from '../state/battle.ts';
import { CELLS, homeward, manhattan, steps, xOf, yOf } from '../state/board.ts';
import type { Unit } from '../state/unit.ts';

type Cells = (cell: number) => boolean;

/**
 * The searches of ai/paths.ts cell by cell, as slow as they are plain: the cheapest open cell first, of equals the one
 * come to first. One feared cell outweighs any way around it.
 */
export class PlainSearch {
  readonly #battle: Battle;
  readonly #unit: Unit;
  readonly #costs = new Map<number, number>();
  readonly #previous = new Map<number, number>();
  readonly #settled: number[] = [];

  constructor(battle: Battle, unit: Unit, isFeared: Cells, limit: number) {
    this.#battle = battle;
    this.#unit = unit;
    this.#costs.set(unit.cell, 0);
    for (let cell = this.#cheapest(); cell !== undefined; cell = this.#cheapest()) {
      this.#settled.push(cell);
      const cost = this.#costs.get(cell)!;
      if (cost % CELLS >= limit) continue;
      for (const to of steps[unit.side]![cell]!) {
        if (this.#costs.has(to) || !(isFree(battle, to) || canPass(battle, unit, to))) continue;
        this.#costs.set(to, cost + 1 + (isFeared(to) ? CELLS : 0));
        this.#previous.set(to, cell);
      }
    }
  }

  /** A map keeps the order in which its keys came. */
  #cheapest(): number | undefined {
    let best: number | undefined;
    for (const [cell, cost] of this.#costs) {
      if (!this.#settled.includes(cell) && (best === undefined || cost < this.#costs.get(best)!)) best = cell;
    }
    return best;
  }

  #ends(): readonly number[] {
    return this.#settled.filter((cell) => isFree(this.#battle, cell));
  }

  pathTo(isGoal: Cells): readonly number[] | undefined {
    const end = this.#ends().find(isGoal);
    return end === undefined ? undefined : this.#wayTo(end);
  }

  pathNear(to: number): readonly number[] {
    const { cell, side } = this.#unit;
    const [end] = [cell, ...this.#ends()].sort(
      (a, b) =>
        manhattan(a, to) - manhattan(b, to) ||
        this.#costs.get(a)! - this.#costs.get(b)! ||
        (yOf(b) - yOf(a)) * homeward(side) ||
        xOf(a) - xOf(b),
    );
    return this.#wayTo(end!);
  }

  #wayTo(end: number): readonly number[] {
    const path: number[] = [];
    for (let cell = end; cell !== this.#unit.cell; cell = this.#previous.get(cell)!) path.unshift(cell);
    return path;
  }
}
