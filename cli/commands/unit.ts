import { cardOf, type UnitCard, unitsNamed } from '@tactarium/games/roguelike/card';
import { factions, lines } from '@tactarium/games/roguelike/content/index';
import { complain, EXIT, type ExitCode } from '../complaint.ts';
import { nearest } from '../nearest.ts';
import type { Terminal } from '../terminal.ts';

export interface UnitOptions {
  readonly json?: boolean;
}

/** Prints the card of a unit of Roguelike Run, of every faction that has one of that name; without a name, all names. */
export function unit(terminal: Terminal, typed: string | undefined, { json }: UnitOptions): ExitCode {
  if (typed === undefined) {
    terminal.print(json ? `${JSON.stringify(listed(), undefined, 2)}\n` : names(terminal));
    return EXIT.fine;
  }
  const cards = unitsNamed(typed).map((found) => cardOf(found));
  if (cards.length === 0) complain(unknown(typed));
  terminal.print(
    json ? `${JSON.stringify(cards, undefined, 2)}\n` : cards.map((card) => drawn(terminal, card)).join('\n'),
  );
  return EXIT.fine;
}

function unknown(typed: string): string {
  const known = [...lines].flatMap(([id, { line }]) => [line.name, id, ...(line.titles ?? [])]);
  const near = nearest(typed, known);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  return `There is no unit ${JSON.stringify(typed)}.${hint} \`tactarium unit\` lists all.`;
}

const listed = () =>
  Object.fromEntries(factions.map(({ id, units }) => [id, Object.keys(units).map((name) => `${id}/${name}`)]));

const names = ({ colors }: Terminal): string =>
  factions
    .map(({ name, units }) => {
      const called = Object.values(units).map((line) => `${line.name} (${line.cost})`);
      return `${colors.bold(name)}\n${wrapped(called.join(', '), '  ')}\n`;
    })
    .join('\n');

const LABELS: { readonly [stat: string]: string } = {
  hp: 'HP',
  atk: 'ATK',
  dodge: 'dodge %',
  ammo: 'ammunition',
};
const LABEL_WIDTH = 12;
const COLUMN = 6;

function drawn({ colors }: Terminal, card: UnitCard): string {
  const { id, name, faction, role, rarity, damage, aura, spreads, tiers } = card;
  const row = (label: string, values: readonly (string | number)[]): string =>
    `  ${label.padEnd(LABEL_WIDTH)}${values.map((value) => `${value}`.padStart(COLUMN)).join('')}`;
  const [first] = tiers;
  const stats = Object.keys(first!.stats).filter((stat) => tiers.some(({ stats: at }) => at[stat]! > 0));
  const titles = tiers.map(({ title }) => title).filter((title) => title !== name);
  return [
    `${colors.bold(name)} · ${faction} · ${role.replace('_', ' ')} · ${rarity} · ${damage} · ${id}`,
    ...(titles.length > 0 ? [`  later ${titles.join(', then ')}`] : []),
    row(
      '',
      tiers.map(({ tier }) => `T${tier}`),
    ),
    row(
      'gold',
      tiers.map(({ tier, price }) => (tier === 1 ? price : `+${price}`)),
    ),
    ...stats.map((stat) =>
      row(
        LABELS[stat] ?? stat,
        tiers.map(({ stats: at }) => at[stat]!),
      ),
    ),
    ...gained(tiers, ({ tags }) => (tags.length > 0 ? [tags.join(', ')] : []), 'tags'),
    ...(aura ? [wrapped(`aura  ${aura}`, '  ')] : []),
    ...(spreads ? [`  spreads ${spreads} when it dies`] : []),
    ...gained(tiers, ({ abilities }) => abilities, ''),
    '',
  ].join('\n');
}

/** The text of each tier that differs from the tier before. */
function gained(
  tiers: UnitCard['tiers'],
  of: (tier: UnitCard['tiers'][number]) => readonly string[],
  label: string,
): readonly string[] {
  return tiers.flatMap((tier, i) => {
    const texts = of(tier);
    const before = i === 0 ? [] : of(tiers[i - 1]!);
    const fresh = texts.filter((text) => !before.includes(text));
    return fresh.map((text) => wrapped(`T${tier.tier}  ${label && `${label}: `}${text}`, '  '));
  });
}

const LINE = 100;

function wrapped(text: string, margin: string): string {
  const rows = [''];
  for (const word of text.split(' ')) {
    const row = rows.at(-1)!;
    if (margin.length + row.length + word.length + 1 > LINE) rows.push(`    ${word}`);
    else rows[rows.length - 1] = row === '' ? word : `${row} ${word}`;
  }
  return rows.map((row) => margin + row).join('\n');
}
