import { err, ok, type Result } from '@tactarium/engine';
import {
  checkDesign,
  type Design,
  designNamed,
  designs,
  halfTonsOf,
  type Problem,
  readDesign,
  sayProblem,
  weigh,
  writeDesign,
} from '@tactarium/games/mechs/client';
import { complain, EXIT, type ExitCode } from '../../complaint.ts';
import { MEBIBYTE, readText } from '../../files.ts';
import { unknownName } from '../../nearest.ts';
import { printable, type Terminal } from '../../terminal.ts';

/** `tactarium mech check`: whether mechs in files are built by the rules, and what is wrong with those that are not. */
export function checkMechs(terminal: Terminal, files: readonly string[], options: { json?: boolean }): ExitCode {
  const answers = files.map((file) => ({ file, ...answerFor(file) }));
  if (options.json)
    terminal.print(
      `${JSON.stringify(
        answers.map(({ design: _, ...answer }) => answer),
        undefined,
        2,
      )}\n`,
    );
  else for (const answer of answers) terminal.print(say(terminal, answer));
  if (answers.some(({ unreadable }) => unreadable)) return EXIT.usage;
  return answers.every(({ problems }) => problems.length === 0) ? EXIT.fine : EXIT.failed;
}

interface Answer {
  readonly problems: readonly (Problem | { readonly place: string; readonly why: string })[];
  readonly unreadable: boolean;
  readonly design?: Design;
}

function answerFor(file: string): Answer {
  const json = readJson(file);
  if (!json.ok) return { problems: [{ place: file, why: json.error }], unreadable: true };
  const design = readDesign(json.value);
  if (!design.ok) return { problems: design.error, unreadable: false };
  return { problems: checkDesign(design.value), unreadable: false, design: design.value };
}

function readJson(file: string): Result<unknown, string> {
  const text = readText(file, MEBIBYTE);
  if (!text.ok) return text;
  try {
    return ok(JSON.parse(text.value));
  } catch (fault) {
    return err(`is not JSON: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
}

function say({ colors }: Terminal, { file, problems, design }: Answer & { readonly file: string }): string {
  const lines = problems.map((one) => `  ${printable('why' in one ? `${one.place}: ${one.why}` : sayProblem(one))}`);
  if (lines.length > 0) return `${colors.red('✗')} ${file} is no legal mech:\n${lines.join('\n')}\n`;
  const tons = (half: number): string => `${half / 2} t`;
  const parts = Object.entries(weigh(design!)).map(([part, half]) => `${part} ${tons(half)}`);
  const left = 2 * design!.tons - halfTonsOf(design!);
  const head = `${colors.green('✓')} ${printable(design!.name)}, ${design!.tons} t, is a legal mech; ${tons(left)} are left.`;
  return `${head}\n  ${parts.join(', ')}\n`;
}

/** `tactarium mech export`: a stock mech as a file to start from. */
export function exportMech(terminal: Terminal, name: string): ExitCode {
  const design =
    designNamed(name) ??
    complain(
      unknownName(
        'mech',
        name,
        designs.map((one) => one.name),
      ),
    );
  terminal.print(`${JSON.stringify(writeDesign(design), undefined, 2)}\n`);
  return EXIT.fine;
}
