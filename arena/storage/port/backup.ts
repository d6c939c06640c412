import type { Json } from '@tactarium/engine';

export interface Dumped {
  readonly table: string;
  readonly row: { readonly [column: string]: Json };
}

/** Everything, out and in. */
export interface Backup {
  /** Every row of every table, in an order in which they can be restored. */
  dump(): AsyncIterable<Dumped>;
  restore(rows: AsyncIterable<Dumped>): Promise<number>;
}
