import type { Refusal, Result } from '@tactarium/engine';
import { Piscina } from 'piscina';
import { Cancelled, type Farm, FarmFault } from './farm.ts';
import type { Job } from './task.ts';

/** Threads that do jobs. `module` exports by default a function that performs a Job with the tasks it knows. */
export class Threads {
  readonly #pool: Piscina<Job, Result<unknown, Refusal>>;

  constructor(module: URL, count: number) {
    this.#pool = new Piscina({ filename: module.href, minThreads: 1, maxThreads: count });
  }

  do(job: Job): Promise<Result<unknown, Refusal>> {
    return this.#pool.run(job);
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

/** The farm of one machine. */
export function threadFarm(module: URL, count: number): Farm {
  const threads = new Threads(module, count);
  return {
    async run(task, data, onDone, signal) {
      const { name, version } = task;
      type Done = ReturnType<typeof task.run>;
      const doOne = async (one: unknown): Promise<Done> => {
        const result = await threads.do({ task: name, version, data: one });
        if (!result.ok) throw new FarmFault(`${name}: ${result.error.code}`);
        const done = result.value as Done;
        onDone(done);
        return done;
      };
      // A listener for each job would be thousands.
      const stop = (): void => void threads.close();
      signal?.addEventListener('abort', stop);
      try {
        return await Promise.all(data.map(doOne));
      } catch (fault) {
        throw signal?.aborted ? new Cancelled() : fault;
      } finally {
        signal?.removeEventListener('abort', stop);
      }
    },
    close: () => threads.close(),
  };
}
