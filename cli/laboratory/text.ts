import Table from 'cli-table3';
import type { Colors } from '../terminal.ts';
import { nameOf } from './names.ts';
import { AIM, type Report, type Standing, standingOf, standingOfUnit, type UnitReport } from './report.ts';

const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;
const interval = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${(100 * low).toFixed(1)} – ${percent(high)}`;
const points = (shift: number): string => `${shift > 0 ? '+' : ''}${(100 * shift).toFixed(1)}`;

function tableOf(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const table = new Table({
    head: [...head],
    colAligns: head.map((_, i) => (i === 0 ? 'left' : 'right')),
    // Colours of its own would make a table for a file differ from one for a screen.
    style: { head: [], border: [], compact: true },
  });
  for (const row of rows) table.push([...row]);
  return table.toString();
}

/** The report for a terminal. */
export function asText(report: Report, colors: Colors): string {
  const head = `Roguelike Run, ${report.battles} battles between bots of equal gold, seed ${report.seed}`;
  const parts: readonly (readonly [string, string])[] = [
    ['Wins of the row against the column', pairTable(report)],
    [`Factions (aim ${percent(AIM.faction[0], 0)} to ${percent(AIM.faction[1], 0)})`, factionTable(report, colors)],
    ['Leaders', rateTable(report.byLeader.map(({ name, ...rate }) => ({ name, ...rate })))],
    [`Units: what fielding one changes (aim at most ${100 * AIM.unit} points)`, unitTable(report, colors)],
    ['Formations: what choosing one changes', formationTable(report)],
    ['Length and end', endings(report)],
    ['Systems', systemTable(report)],
    ['Abilities and spells never used', neverUsed(report)],
  ];
  return `${colors.bold(head)}\n${parts.map(([title, body]) => `\n${colors.bold(title)}\n${body}\n`).join('')}`;
}

function pairTable({ factions, pairs }: Report): string {
  const cell = (row: string, column: string): string => {
    if (row === column) return '·';
    const pair = pairs.find(({ first, second }) => first === row && second === column);
    const turned = pairs.find(({ first, second }) => first === column && second === row);
    return pair ? percent(pair.rate, 0) : percent(1 - turned!.rate, 0);
  };
  const reach = Math.max(...pairs.map(({ low, high }) => (high - low) / 2));
  const table = tableOf(
    ['', ...factions.map(nameOf)],
    factions.map((row) => [nameOf(row), ...factions.map((column) => cell(row, column))]),
  );
  return `${table}\n${pairs[0]!.battles} battles a pair, 95 % intervals of at most ± ${(100 * reach).toFixed(1)} points.`;
}

function marked(text: string, standing: Standing, colors: Colors): string {
  if (standing === 'inside') return text;
  return standing === 'outside' ? colors.red(`${text} outside`) : colors.yellow(`${text} perhaps outside`);
}

function factionTable({ byFaction }: Report, colors: Colors): string {
  const gold = Object.keys(byFaction[0]!.byGold);
  return tableOf(
    ['', 'wins', '95 % interval', 'starter decks', 'built decks', ...gold.map((much) => `${much} g`)],
    byFaction
      .toSorted((a, b) => b.rate - a.rate)
      .map((one) => [
        one.name,
        marked(percent(one.rate), standingOf(one), colors),
        interval(one),
        percent(one.starter.rate),
        percent(one.built.rate),
        ...gold.map((much) => percent(one.byGold[much]!.rate, 0)),
      ]),
  );
}

interface Named {
  readonly name: string;
  readonly battles: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const rateTable = (rows: readonly Named[]): string =>
  tableOf(
    ['', 'teams', 'wins', '95 % interval'],
    rows
      .filter(({ battles }) => battles > 0)
      .toSorted((a, b) => b.rate - a.rate)
      .map((one) => [one.name, one.battles, percent(one.rate), interval(one)]),
  );

/** How many are listed at either end when none is outside. */
const LISTED = 6;

function unitTable({ byUnit }: Report, colors: Colors): string {
  const sorted = byUnit.filter(({ teams }) => teams > 0).toSorted((a, b) => b.shift - a.shift);
  const isListed = (unit: UnitReport, i: number): boolean =>
    i < LISTED || i >= sorted.length - LISTED || standingOfUnit(unit) !== 'inside';
  const table = tableOf(
    ['', 'faction', 'cost', 'teams', 'points', '95 % interval'],
    sorted
      .filter(isListed)
      .map((unit) => [
        unit.name,
        nameOf(unit.faction),
        unit.cost,
        unit.teams,
        marked(points(unit.shift), standingOfUnit(unit), colors),
        `${points(unit.low)} – ${points(unit.high)}`,
      ]),
  );
  const inside = sorted.filter((unit) => standingOfUnit(unit) === 'inside').length;
  return `${table}\n${inside} of ${sorted.length} units are inside; the strongest, the weakest and those outside are listed.`;
}

const formationTable = ({ byFormation }: Report): string =>
  tableOf(
    ['', 'teams', 'wins', 'points', '95 % interval'],
    byFormation
      .filter(({ battles }) => battles > 0)
      .toSorted((a, b) => b.shift - a.shift)
      .map((one) => [
        nameOf(one.id),
        one.battles,
        percent(one.rate),
        points(one.shift),
        `${points(one.low)} – ${points(one.high)}`,
      ]),
  );

const ENDING_WORDS = {
  death: 'by death',
  rout: 'by rout (at least half of the fallen were broken)',
  rounds: 'by HP left after the last round',
  even: 'exactly even',
} as const;

function endings({ endings: ends, battles, meanLength, lengthByGold, left }: Report): string {
  const shares = Object.entries(ENDING_WORDS).map(
    ([ending, words]) => `${percent(ends[ending as keyof typeof ends] / battles)} ${words}`,
  );
  const byGold = Object.entries(lengthByGold).map(([gold, rounds]) => `${rounds.toFixed(1)} with ${gold} g`);
  return [
    `${meanLength.toFixed(1)} rounds on average: ${byGold.join(', ')}.`,
    `Decided ${shares.join(', ')}.`,
    `The left side won ${percent(left.rate)} (${interval(left)}).`,
  ].join('\n');
}

function systemTable({ systems }: Report): string {
  const table = tableOf(
    ['', 'has a say', 'answers a battle', 'acts a battle', 'turns the battle', '95 % interval'],
    systems.map(({ id, present, answers, acts, decides }) => [
      nameOf(id),
      percent(present, 0),
      answers.toFixed(1),
      acts.toFixed(1),
      percent(decides.rate),
      interval(decides),
    ]),
  );
  const looked = systems[0]!.battles;
  return `${table}\nFrom ${looked} of the battles. A system turns a battle when the other side wins without it.`;
}

function neverUsed({ abilities }: Report): string {
  const unused = abilities.filter(({ used }) => used === 0);
  if (unused.length === 0) return `None of ${abilities.length}.`;
  return unused
    .map(({ name, of, faction, teams }) => {
      const why = teams === 0 ? 'never fielded' : `fielded by ${teams} teams`;
      return `${name} of ${of.join(', ')} (${nameOf(faction)}): ${why}`;
    })
    .join('\n');
}
