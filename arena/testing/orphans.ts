import type { ChildProcess } from 'node:child_process';

const running = new Map<ChildProcess, NodeJS.Signals>();

function endAll(): void {
  for (const [child, signal] of running) child.kill(signal);
}

process.once('exit', endAll);
// Vitest ends the process of a test file by this signal, which by itself runs no `exit` handlers: what a failed test had
// left running would live on, and keep the whole run from ending where it shares its output.
process.once('SIGTERM', () => process.exit(143));

/** Whatever happens to the test, this child does not outlive it. */
export function endsWithTest<Child extends ChildProcess>(child: Child, signal: NodeJS.Signals = 'SIGKILL'): Child {
  running.set(child, signal);
  child.once('exit', () => running.delete(child));
  return child;
}
