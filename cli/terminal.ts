import readline from 'node:readline';
import { Writable } from 'node:stream';
import picocolors from 'picocolors';

export type Colors = ReturnType<typeof picocolors.createColors>;
export const PLAIN: Colors = picocolors.createColors(false);

/** All that commands know of the outside world. Tests use one that records. */
export interface Terminal {
  readonly colors: Colors;
  /** Interactive: input is a keyboard and output a screen. */
  readonly interactive: boolean;
  /** For results. */
  print(text: string): void;
  /** For what is not a result: complaints and progress. */
  warn(text: string): void;
  /** Replaces the status line; does nothing without a screen. An empty text clears it. */
  progress(text: string): void;
  /** The next line typed; undefined when no more will come. A secret is not shown. */
  ask(prompt: string, how?: { readonly secret: boolean }): Promise<string | undefined>;
  close(): void;
}

export function processTerminal(color: boolean): Terminal {
  const { stdin, stdout, stderr, env } = process;
  const capable = stdout.isTTY === true && env['TERM'] !== 'dumb';
  const colored = color && !env['NO_COLOR'] && (capable || Boolean(env['FORCE_COLOR']));
  const interactive = Boolean(stdin.isTTY && stdout.isTTY);
  let typist: Typist | undefined;
  return {
    colors: picocolors.createColors(colored),
    interactive,
    print: (text) => void stdout.write(text),
    warn: (text) => void stderr.write(text),
    progress: (text) => {
      if (stderr.isTTY) stderr.write(`\r\x1b[K${text}`);
    },
    ask: (prompt, how) => {
      typist ??= new Typist(interactive);
      return typist.ask(prompt, how?.secret ?? false);
    },
    close: () => typist?.close(),
  };
}

/** Where a keyboard's letters appear, unless they are a secret. */
class Screen extends Writable {
  isDark = false;
  /** Readline breaks its lines there. */
  get columns(): number {
    return process.stdout.columns;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (!this.isDark) process.stdout.write(chunk);
    done();
  }
}

/** Reads lines from a keyboard or a pipe. */
class Typist {
  readonly #reader: readline.Interface;
  readonly #lines: AsyncIterator<string>;
  readonly #echo: boolean;
  readonly #screen = new Screen();

  constructor(interactive: boolean) {
    this.#reader = readline.createInterface({
      input: process.stdin,
      ...(interactive && { output: this.#screen }),
      terminal: interactive,
    });
    // Created at once: lines that arrive before there is an iterator are lost.
    this.#lines = this.#reader[Symbol.asyncIterator]();
    this.#echo = !interactive;
  }

  async ask(prompt: string, secret: boolean): Promise<string | undefined> {
    if (this.#echo) process.stdout.write(prompt);
    else {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    }
    this.#screen.isDark = secret;
    const { done, value } = await this.#lines.next();
    this.#screen.isDark = false;
    // A transcript of piped input reads like one of a keyboard.
    if (this.#echo || done || secret) process.stdout.write(`${done || secret ? '' : printable(value)}\n`);
    return done ? undefined : value;
  }

  close(): void {
    this.#reader.close();
  }
}

/** Text from a file or the wire, without what would steer the terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes
export const printable = (text: string): string => text.replace(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/g, '·');

/** The width of a text on the screen, without colour codes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
export const widthOf = (text: string): number => text.replace(/\x1b\[[0-9;]*m/g, '').length;

export const padTo = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Two texts next to each other; where the left one is too short there is room. */
export function beside(left: readonly string[], right: readonly string[], gap: number): readonly string[] {
  const width = Math.max(0, ...left.map(widthOf)) + gap;
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    (padTo(left[i] ?? '', width) + (right[i] ?? '')).trimEnd(),
  );
}
