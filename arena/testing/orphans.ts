import type { ChildProcess } from 'node:child_process';

const left = new Set<() => void>();

process.once('exit', () => {
  for (const end of left) end();
});
// Vitest ends the process of a test file by this signal, which by itself runs no `exit` handlers: what a failed test had
// left running would live on, and keep the whole run from ending where it shares its output.
process.once('SIGTERM', () => process.exit(143));

/** Done at the latest when the test's process ends; not at all once the function that is returned was called. */
export function endsByHand(end: () => void): () => void {
  left.add(end);
  return () => left.delete(end);
}

/** Whatever happens to the test, this child does not outlive it. */
export function endsWithTest<Child extends ChildProcess>(child: Child, signal: NodeJS.Signals = 'SIGKILL'): Child {
  child.once(
    'exit',
    endsByHand(() => child.kill(signal)),
  );
  return child;
}
