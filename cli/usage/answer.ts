import type { ExitCode } from '../complaint.ts';

/** Takes the exit code of the command that was run. */
export type Answer = (code: ExitCode) => void;
