export { queueFarm } from './bullmq/farm.ts';
export { type Engine, engineAt } from './bullmq/queue.ts';
export { type FarmWorker, startWorker } from './bullmq/worker.ts';
export { Cancelled, type Farm, FarmFault } from './farm.ts';
export { type AnyTask, type Job, perform, type Task } from './task.ts';
export { Threads, threadFarm } from './threads.ts';
