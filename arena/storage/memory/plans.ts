import type { MatchRow } from '../port/matches.ts';
import type { PlanRow, Plans } from '../port/plans.ts';

/** Answers left in advance, in memory. */
export class MemoryPlans implements Plans {
  readonly #rows = new Map<string, PlanRow>();
  readonly #match: (id: string) => Pick<MatchRow, 'status' | 'owing'> | undefined;

  constructor(match: (id: string) => Pick<MatchRow, 'status' | 'owing'> | undefined) {
    this.#match = match;
  }

  async plan(match: string, seat: number): Promise<PlanRow | undefined> {
    return this.#rows.get(`${match} ${seat}`);
  }

  async setPlan(row: PlanRow): Promise<void> {
    this.#rows.set(`${row.match} ${row.seat}`, row);
  }

  async dropPlan({ match, seat, made }: PlanRow, dropped: string): Promise<void> {
    const row = this.#rows.get(`${match} ${seat}`);
    if (row?.made === made) this.#rows.set(`${match} ${seat}`, { ...row, dropped });
  }

  async endPlan(match: string, seat: number): Promise<void> {
    this.#rows.delete(`${match} ${seat}`);
  }

  async plansDue(): Promise<readonly string[]> {
    const due = [...this.#rows.values()].filter(({ match, seat, dropped }) => {
      const { status, owing } = this.#match(match) ?? {};
      return status === 'live' && dropped === undefined && owing?.includes(seat);
    });
    return [...new Set(due.map(({ match }) => match))];
  }

  /** Everything that was left in a match, or by one of its seats. */
  forget(match: string, seat?: number): void {
    for (const [key, row] of this.#rows) {
      if (row.match === match && (seat === undefined || row.seat === seat)) this.#rows.delete(key);
    }
  }
}
