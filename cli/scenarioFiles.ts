import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { err, invariant, isObject, type Json, ok, type Report, type Result, runScenario } from '@tactarium/engine';
import { gameNamed, games } from '@tactarium/games';
import { type Document, isScalar, LineCounter, type ParsedNode, parseAllDocuments, visit } from 'yaml';
import { MEBIBYTE, readText } from './files.ts';

/** One scenario of a file, and the line it begins on. */
export interface ScenarioDocument {
  readonly file: string;
  readonly line: number;
  readonly json: Json;
}

/** Why a file could not be read, in words. */
export interface ScenarioFileError {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

export type ScenarioReport = Report & { readonly file: string; readonly line: number };

const LARGEST = MEBIBYTE;
const DEEPEST = 200;
const SUFFIX = '.scenario.yaml';

/** Every scenario file in or below these paths, once each, in the same order everywhere. */
export function findScenarioFiles(paths: readonly string[]): readonly string[] {
  return [...new Set(paths.flatMap((one) => (isFolder(one) ? filesBelow(one) : [path.normalize(one)])))];
}

const isFolder = (one: string): boolean => statSync(one, { throwIfNoEntry: false })?.isDirectory() ?? false;

function filesBelow(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const below = path.join(folder, entry.name);
      if (entry.isDirectory()) return isPassedBy(entry.name) ? [] : filesBelow(below);
      return entry.isFile() && entry.name.endsWith(SUFFIX) ? [below] : [];
    });
}

const isPassedBy = (name: string): boolean => name === 'node_modules' || name.startsWith('.');

export function readScenarioFile(file: string): Result<readonly ScenarioDocument[], ScenarioFileError> {
  const text = readText(file, LARGEST);
  return text.ok ? readScenarios(file, text.value) : err({ file, line: 1, reason: text.error });
}

/** The scenarios in the text of a file, each known to be a map and of a game that exists. */
export function readScenarios(file: string, text: string): Result<readonly ScenarioDocument[], ScenarioFileError> {
  const lines = new LineCounter();
  const deep = lineTooDeep(text);
  if (deep !== undefined) return err({ file, line: deep, reason: 'it is nested too deeply' });
  const scenarios: ScenarioDocument[] = [];
  for (const document of parse(text, lines)) {
    const fault = faultOf(document);
    if (fault) return err({ file, line: lineAt(lines, fault.offset), reason: fault.reason });
    const line = lineAt(lines, document.contents!.range[0]);
    const json = document.toJS() as Json;
    // A `---` after the last scenario, or before the first comment, separates nothing.
    if (json === null) continue;
    const stranger = strangerIn(json);
    if (stranger) return err({ file, line, reason: stranger });
    scenarios.push({ file, line, json });
  }
  return scenarios.length > 0 ? ok(scenarios) : err({ file, line: 1, reason: 'there is no scenario in it' });
}

type Parsed = Document.Parsed<ParsedNode>;

function parse(text: string, lineCounter: LineCounter): readonly Parsed[] {
  const documents = parseAllDocuments<ParsedNode>(text, { lineCounter, schema: 'core', prettyErrors: false });
  return Array.isArray(documents) ? documents : [];
}

/**
 * The YAML reader is recursive, so a hostile file could overflow its stack and end the process. A level of nesting takes
 * an opening bracket, or a column of indentation.
 */
function lineTooDeep(text: string): number | undefined {
  let open = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (/^[\s?:-]*/.exec(line)![0].length > DEEPEST) return index + 1;
    for (const character of line) {
      if (character === '[' || character === '{') open++;
      if ((character === ']' || character === '}') && open > 0) open--;
      if (open > DEEPEST) return index + 1;
    }
  }
  return undefined;
}

interface Fault {
  readonly offset: number;
  readonly reason: string;
}

function faultOf(document: Parsed): Fault | undefined {
  // The reader only warns of an unknown tag; here it is an error.
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) return { offset: problem.pos[0], reason: `malformed YAML: ${problem.message}` };
  if (!document.contents) return { offset: document.range[0], reason: 'there is an empty document' };
  let fault: Fault | undefined;
  visit(document, {
    Alias(_, { range }) {
      fault = { offset: range?.[0] ?? 0, reason: 'aliases (*name) are not used in scenarios' };
      return visit.BREAK;
    },
    Scalar(_, { value, range }) {
      if (typeof value !== 'number' || Number.isFinite(value)) return undefined;
      fault = { offset: range?.[0] ?? 0, reason: `${value} is not a number of any game` };
      return visit.BREAK;
    },
    Pair(_, { key }) {
      if (isScalar(key)) return undefined;
      fault = { offset: document.contents!.range[0], reason: 'a key is not a plain word' };
      return visit.BREAK;
    },
  });
  return fault;
}

function strangerIn(json: Json): string | undefined {
  if (!isObject(json)) return 'a scenario is a map of keys (rule, game, title, given, when, then)';
  const { game } = json;
  if (game === undefined) return 'it does not say of which game it is';
  if (typeof game === 'string' && gameNamed(game)) return undefined;
  const known = games.map((entry) => entry.game.id);
  return `there is no game ${JSON.stringify(game)}; there is ${known.join(', ')}`;
}

const lineAt = (lines: LineCounter, offset: number): number => Math.max(1, lines.linePos(offset).line);

/** Runs a scenario that was read from a file. One that makes the game fail does not hold. */
export function checkScenario({ file, line, json }: ScenarioDocument): ScenarioReport {
  const entry = isObject(json) && typeof json['game'] === 'string' ? gameNamed(json['game']) : undefined;
  invariant(entry, 'the game was looked up when the file was read');
  try {
    return { file, line, ...runScenario(entry.game, entry.positions, json) };
  } catch (fault) {
    const { rule, title } = json as { rule?: Json; title?: Json };
    const why = fault instanceof Error ? fault.message : String(fault);
    return {
      file,
      line,
      rule: rule === undefined ? '' : [rule].flat().join(', '),
      title: typeof title === 'string' ? title : '',
      differences: [`the game failed: ${why}`],
    };
  }
}
