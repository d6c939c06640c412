import type { Refusal, Result } from '@tactarium/engine';
import { type Job, perform } from '@tactarium/farm/task';
import { tasks } from './index.ts';

/** What each thread of a farm runs. */
export default (job: Job): Result<unknown, Refusal> => perform(tasks, job);
