/** Something that the user has to put right: one sentence, and exit code 2. */
export class Complaint extends Error {}

export function complain(sentence: string): never {
  throw new Complaint(sentence);
}

/** The exit codes of every command; `tactarium --help` explains them. */
export const EXIT = { fine: 0, failed: 1, usage: 2, broken: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
