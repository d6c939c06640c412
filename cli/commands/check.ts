import { complain, EXIT, type ExitCode } from '../complaint.ts';
import { drawDifference } from '../differences.ts';
import {
  checkScenario,
  findScenarioFiles,
  readScenarioFile,
  type ScenarioDocument,
  type ScenarioFileError,
  type ScenarioReport,
} from '../scenarioFiles.ts';
import { printable, type Terminal } from '../terminal.ts';

export interface CheckOptions {
  readonly rule?: string;
  readonly json?: boolean;
}

export function check(terminal: Terminal, paths: readonly string[], { rule, json = false }: CheckOptions): ExitCode {
  const files = findScenarioFiles(paths);
  if (files.length === 0) complain(`There is no *.scenario.yaml in ${paths.join(', ')}.`);
  const documents: ScenarioDocument[] = [];
  const unreadable: ScenarioFileError[] = [];
  for (const file of files) {
    const read = readScenarioFile(file);
    if (read.ok) documents.push(...read.value);
    else unreadable.push(read.error);
  }
  const reports = documents.map(checkScenario).filter((report) => rule === undefined || isAbout(report, rule));
  if (rule !== undefined && reports.length === 0 && unreadable.length === 0) complain(`No scenario is about ${rule}.`);
  terminal.print(json ? asJson(reports, unreadable) : asText(terminal, reports, unreadable));
  if (unreadable.length > 0) return EXIT.usage;
  return reports.some(differs) ? EXIT.failed : EXIT.fine;
}

const differs = ({ differences }: ScenarioReport): boolean => differences.length > 0;

/** A scenario may be about several rules, and about one entry of a rule's list (`RUN-22 Fireball`). */
const isAbout = (report: ScenarioReport, rule: string): boolean =>
  report.rule.split(', ').some((one) => one === rule || one.startsWith(`${rule} `));

function asJson(reports: readonly ScenarioReport[], unreadable: readonly ScenarioFileError[]): string {
  const differ = reports.filter(differs).length;
  const summary = { scenarios: reports.length, hold: reports.length - differ, differ, unreadable, reports };
  return `${JSON.stringify(summary, undefined, 2)}\n`;
}

function asText(
  { colors }: Terminal,
  reports: readonly ScenarioReport[],
  unreadable: readonly ScenarioFileError[],
): string {
  const failing = reports.filter(differs);
  const refused = unreadable.map(({ file, line, reason }) => {
    return `${colors.red('!')} ${colors.bold(`${file}:${line}`)}  ${printable(reason)}\n`;
  });
  const blocks = failing.map(({ file, line, rule, title, differences }) => {
    const head = `${colors.red('✗')} ${colors.bold(`${file}:${line}`)}  ${printable(`${rule}  ${title}`).trim()}`;
    const lines = differences.flatMap((difference) => drawDifference(printable(difference), colors));
    return `${[head, ...lines.map((one) => `    ${one}`.trimEnd())].join('\n')}\n\n`;
  });
  const counts = `${reports.length} scenarios, ${reports.length - failing.length} hold, ${failing.length} differ`;
  const files =
    unreadable.length === 0
      ? ''
      : `, ${unreadable.length} ${unreadable.length === 1 ? 'file' : 'files'} cannot be read`;
  const paint = failing.length > 0 || unreadable.length > 0 ? colors.red : colors.green;
  return `${blocks.join('')}${refused.join('')}${paint(counts + files)}\n`;
}
