import { run } from '../program.ts';
import { PLAIN, type Terminal } from '../terminal.ts';

/** What a command line answered. */
export interface Answer {
  readonly code: number;
  readonly printed: string;
  readonly warned: string;
}

/** Runs a command line in this process, with these lines typed, one after the other, and then no more. */
export async function runTyped(
  args: readonly string[],
  lines: Iterable<string> = [],
  interactive = false,
): Promise<Answer> {
  const typed = lines[Symbol.iterator]();
  let printed = '';
  let warned = '';
  const terminal: Terminal = {
    colors: PLAIN,
    interactive,
    print: (text) => {
      printed += text;
    },
    warn: (text) => {
      warned += text;
    },
    progress: () => undefined,
    ask: async (prompt, how) => {
      const { done, value } = typed.next();
      printed += `${prompt}${done || how?.secret ? '' : value}\n`;
      return done ? undefined : value;
    },
    close: () => undefined,
  };
  const code = await run(terminal, args);
  return { code, printed, warned };
}

/** Every step on a board, over and over: refused ones are skipped, so it plays any game to its end. */
export function* steppingEverywhere(rows: number, columns: number, times: number): Generator<string> {
  const cells = Array.from({ length: rows * columns }, (_, i) => [Math.trunc(i / columns), i % columns] as const);
  const name = (row: number, column: number): string => `${'abcdefghij'[column]}${row + 1}`;
  for (let time = 0; time < times; time++) {
    for (const [row, column] of cells) {
      for (const [down, right] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        yield `${name(row, column)} ${name(row + down, column + right)}`;
      }
      yield ['rock', 'paper', 'scissors'][(time + row + column) % 3]!;
    }
  }
}
