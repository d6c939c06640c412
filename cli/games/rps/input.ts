import { err, ok, type Result } from '@tactarium/engine';
import { type Cell, type Command, KIND_NAMES, type View } from '@tactarium/games/rps/client';
import { cellName } from '@tactarium/games/rps/words';
import { nearest } from '../../nearest.ts';
import { kindWithLetter } from './pieces.ts';

type Choice = Extract<Command, { type: 'choose' }>['piece'];

const CHOICES: readonly string[] = KIND_NAMES.filter((kind) => kind !== 'hidden' && kind !== 'king' && kind !== 'pit');
const WORDS = ['move', 'place', 'shuffle', 'swap', 'ready', 'choose', ...CHOICES];

/** What a player typed, as a command. Whether it is allowed is for the rules to say. */
export function readLine(line: string, { phase }: Pick<View, 'phase'>): Result<Command, string> {
  // `b2b3`, `b2xb3` and `b2-b3` are `b2 b3`.
  const spaced = line.toLowerCase().replace(/([a-z]\d{1,2})x?(?=[a-z]\d)/g, '$1 ');
  const [word = '', ...rest] = spaced.split(/[\s,–-]+/).filter((part) => part !== '');
  if (readCell(word)) {
    if (phase === 'setup') return err('In setup say what to do with them: `place a1 g1` or `swap a1 b2`.');
    return readMove([word, ...rest]);
  }
  switch (word) {
    case 'move':
    case 'm':
      return readMove(rest);
    case 'place':
      return readPair(rest, 'place a1 g1', (king, pit) => ({ type: 'place', king, pit }));
    case 'swap':
      return readPair(rest, 'swap a1 b2', (a, b) => ({ type: 'swap', a, b }));
    case 'shuffle':
    case 'ready':
      return rest.length === 0 ? ok({ type: word }) : err(`\`${word}\` stands alone.`);
    case 'choose':
      return readChoice(rest.join(' '));
    default:
      return isChoice(word) || phase === 'tie_breaker' ? readChoice(word) : err(notUnderstood(line));
  }
}

const readMove = (parts: readonly string[]): Result<Command, string> =>
  readPair(parts, 'b2 b3', (from, to) => ({ type: 'move', from, to }));

function readPair(
  parts: readonly string[],
  example: string,
  make: (a: Cell, b: Cell) => Command,
): Result<Command, string> {
  const cells = parts.map(readCell);
  const strange = parts.find((_, i) => cells[i] === undefined);
  if (strange !== undefined) return err(`${quote(strange)} is not a cell. Cells are called a1, b2 and so on.`);
  const [a, b, ...more] = cells;
  return a && b && more.length === 0 ? ok(make(a, b)) : err(`That needs two cells, like \`${example}\`.`);
}

/** Columns are letters, rows are numbered from the top. */
function readCell(text: string): Cell | undefined {
  const [, letter, number] = /^([a-z])(\d{1,2})$/.exec(text) ?? [];
  return letter === undefined ? undefined : [Number(number) - 1, letter.charCodeAt(0) - 'a'.charCodeAt(0)];
}

const isChoice = (word: string): word is Choice => CHOICES.includes(word);

function readChoice(word: string): Result<Command, string> {
  const piece = word.length === 1 ? kindWithLetter(word) : word;
  return piece !== undefined && isChoice(piece) ? ok({ type: 'choose', piece }) : err(notUnderstood(word));
}

/** What was typed, and no more of it than one needs to know it again. */
const quote = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

function notUnderstood(line: string): string {
  const near = nearest(line.split(/\s/)[0]!, WORDS);
  return `I do not understand ${quote(line)}.${near ? ` Did you mean \`${near}\`?` : ''} Type \`help\`.`;
}

export function writeLine(command: Command): string {
  switch (command.type) {
    case 'move':
      return `${cellName(command.from)} ${cellName(command.to)}`;
    case 'place':
      return `place ${cellName(command.king)} ${cellName(command.pit)}`;
    case 'swap':
      return `swap ${cellName(command.a)} ${cellName(command.b)}`;
    case 'choose':
      return command.piece;
    case 'shuffle':
    case 'ready':
      return command.type;
  }
}
