import { Piscina } from 'piscina';

/**
 * Has every task done, several at a time. The results are in the order of the tasks, whoever finished first, so that
 * they do not depend on the number of threads. A worker's default export takes a task and returns its result.
 */
export async function doAll<Task, Done>(
  worker: URL,
  tasks: readonly Task[],
  threads: number,
  onDone: (done: Done) => void,
): Promise<readonly Done[]> {
  const count = Math.min(threads, tasks.length);
  const pool = new Piscina<Task, Done>({ filename: worker.href, minThreads: count, maxThreads: count });
  try {
    return await Promise.all(
      tasks.map(async (task) => {
        const done = await pool.run(task);
        onDone(done);
        return done;
      }),
    );
  } finally {
    await pool.destroy();
  }
}
