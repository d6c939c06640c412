import { err, ok, type Refusal, type Result, refusal } from '@tactarium/engine';

/** A pure function that any machine can compute: plain data in, plain data out, the same result everywhere. */
export interface Task<Data, Done> {
  readonly name: string;
  /** The rules and content that the result depends on. Machines of another version refuse the work. */
  readonly version: string;
  /** Data comes over a network, so it is read like any untrusted input. */
  read(json: unknown): Result<Data, Refusal>;
  run(data: Data): Done;
}

export type AnyTask = Task<unknown, unknown>;

/** One piece of work, as it travels. */
export interface Job {
  readonly task: string;
  readonly version: string;
  readonly data: unknown;
}

/** Does a job with the tasks of this machine, or says why it cannot. */
export function perform(tasks: readonly AnyTask[], { task: name, version, data }: Job): Result<unknown, Refusal> {
  const task = tasks.find((one) => one.name === name);
  if (!task) return err(refusal('farm/unknown-task', { task: name }));
  if (task.version !== version) {
    return err(refusal('farm/other-version', { task: name, wanted: version, here: task.version }));
  }
  const read = task.read(data);
  return read.ok ? ok(task.run(read.value)) : err(refusal('farm/malformed', { task: name }));
}
