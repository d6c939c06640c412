import { Cancelled, type Engine, engineAt, type Farm, FarmFault, queueFarm, threadFarm } from '@tactarium/farm';
import { complain } from './complaint.ts';

/** What threads run, here and on a worker. */
export const THREAD = new URL('./tasks/thread.js', import.meta.url);

/** The job engine at an address, once its database has answered. */
export async function chooseEngine(url: string): Promise<Engine> {
  const engine = engineAt(url) ?? complain(`${url} is not the address of a farm: give postgres://… or redis://….`);
  await engine.reach().catch((fault: NodeJS.ErrnoException) => {
    // Of several addresses that were tried, an AggregateError has a code and no message.
    complain(`The farm does not answer (${fault.message || fault.code}): is its address right, and does it run?`);
  });
  return engine;
}

/**
 * Does work on the machines behind an address, or on the threads of this one. Ctrl-C takes back the jobs that still wait,
 * instead of leaving them to the workers.
 */
export async function onFarm<T>(
  url: string | undefined,
  threads: number,
  work: (farm: Farm, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const farm = url === undefined ? threadFarm(THREAD, threads) : queueFarm(await chooseEngine(url));
  const controller = new AbortController();
  const cancel = (): void => controller.abort();
  process.once('SIGINT', cancel);
  try {
    return await work(farm, controller.signal);
  } catch (fault) {
    if (fault instanceof Cancelled) return complain('Cancelled.');
    return fault instanceof FarmFault ? complain(`The farm could not do it: ${fault.message}.`) : Promise.reject(fault);
  } finally {
    process.off('SIGINT', cancel);
    await farm.close();
  }
}
