import type { Task } from './task.ts';

/** Where work is done: threads of this machine, or workers on many. */
export interface Farm {
  /**
   * Does all of it and answers in the order of `data`, whoever finished first: a result never depends on how many
   * machines there were. `onDone` hears of each piece as it comes in. Rejects with a FarmFault.
   */
  run<Data, Done>(
    task: Task<Data, Done>,
    data: readonly Data[],
    onDone: (done: Done) => void,
    signal?: AbortSignal,
  ): Promise<readonly Done[]>;
  close(): Promise<void>;
}

/** Work that could not be done, with the reason. */
export class FarmFault extends Error {}

/** The run was cancelled: what was still waiting has been taken back. */
export class Cancelled extends FarmFault {
  constructor() {
    super('cancelled');
  }
}
