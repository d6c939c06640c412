import { factions as known } from '@tactarium/games/roguelike/content/index';
import type { Rate } from '../../statistics.ts';
import { nameOf } from '../names.ts';
import { AIM, type Report, standingOf, standingOfUnit } from '../report.ts';
import { percent, points, safe, section } from './html.ts';
import { pairMap } from './pairMap.ts';
import { histogram, parts, type Row, type Scale, whiskers } from './plots.ts';
import { STYLE } from './style.ts';

/** The report as one file that needs no network: what a designer looks at first stands first. */
export function pageOf(report: Report): string {
  const body = [
    heading(report),
    tiles(report),
    section(
      'Every pair',
      'How often the row beats the column. The deeper the colour, the farther from even; ± is the 95\u00a0% interval.',
      pairMap(report),
    ),
    factionPlot(report),
    leaderPlot(report),
    unitPlots(report),
    formationPlot(report),
    lengthPlot(report),
    systemTable(report),
    abilityLists(report),
  ].join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Balance of Roguelike Run</title><style>${STYLE}</style></head>
<body><main>${body}
<footer>Points are estimates and lines their 95 % intervals. ▲ and ▼ lie outside the aim for certain; △ and ▽ lie outside, but their intervals reach inside.</footer>
</main></body></html>
`;
}

const commandOf = ({ factions, battles, seed }: Report): string =>
  `tactarium simulate battles --factions ${factions.length === known.length ? 'all' : factions.join(',')} --games ${battles} --seed ${seed}`;

const heading = (report: Report): string =>
  `<h1>Balance of Roguelike Run</h1><p class="lead">${report.battles.toLocaleString('en-US')} battles between teams of bots with equal gold and the same kind of deck. The same command gives the same page: <code>${safe(commandOf(report))}</code></p>`;

function tiles({ byFaction, byUnit, meanLength, endings, battles, left, abilities }: Report): string {
  const fielded = byUnit.filter(({ teams }) => teams > 0);
  const inside = <T>(list: readonly T[], isInside: (one: T) => boolean): string =>
    `${list.filter(isInside).length} <small>of ${list.length}</small>`;
  const facts: readonly (readonly [string, string])[] = [
    [inside(byFaction, (one) => standingOf(one) === 'inside'), 'factions win 45 to 55\u00a0%'],
    [inside(fielded, (one) => standingOfUnit(one) === 'inside'), 'units move a team by 12 points at most'],
    [meanLength.toFixed(1), 'rounds a battle'],
    [percent(endings.rout / battles, 0), 'end in a rout'],
    [percent(left.rate), 'won by the left side'],
    [inside(abilities, ({ used }) => used === 0), 'abilities and spells never used'],
  ];
  return `<ul class="tiles">${facts.map(([figure, words]) => `<li><strong>${figure}</strong>${words}</li>`).join('')}</ul>`;
}

const asPercent = (value: number): string => percent(value, 0);

/** Wide enough for all, in steps of ten. */
function rateScale(values: readonly number[]): Scale {
  const farthest = Math.max(0.15, ...values.map((value) => Math.abs(value - 0.5)));
  const reach = Math.min(5, Math.ceil(10 * farthest)) / 10;
  const ticks = Array.from({ length: Math.round(20 * reach) + 1 }, (_, i) => 0.5 - reach + i / 10);
  return { from: 0.5 - reach, to: 0.5 + reach, aim: AIM.faction, ticks: thinned(ticks), label: asPercent };
}

const thinned = (ticks: readonly number[]): readonly number[] =>
  ticks.length <= 5 ? ticks : ticks.filter((_, i) => i % 2 === (ticks.length >> 1) % 2);

function markOf(standing: ReturnType<typeof standingOf>, isOver: boolean): Pick<Row, 'mark'> {
  if (standing === 'inside') return {};
  const way = isOver ? 'over' : 'under';
  return { mark: standing === 'outside' ? way : `${way} perhaps` };
}

function factionPlot({ byFaction }: Report): string {
  const rows = byFaction
    .toSorted((a, b) => b.rate - a.rate)
    .map(
      (one): Row => ({
        name: one.name,
        value: one.rate,
        low: one.low,
        high: one.high,
        said: percent(one.rate),
        ...markOf(standingOf(one), one.rate > 0.5),
        others: [
          { value: one.starter.rate, kind: 'starter', title: `starter decks ${percent(one.starter.rate)}` },
          { value: one.built.rate, kind: 'built', title: `built decks ${percent(one.built.rate)}` },
        ],
      }),
    );
  const scale = rateScale(byFaction.flatMap(({ low, high, starter, built }) => [low, high, starter.rate, built.rate]));
  const note =
    'Wins against all others. The band is the aim. <span class="key"><i class="starter" style="top:50%"></i></span> with starter decks only, <span class="key"><i class="built" style="top:50%"></i></span> with built ones.';
  return section('Factions', note, `<div class="card">${whiskers(rows, scale)}</div>${goldTable(byFaction)}`);
}

const rateText = ({ battles, rate }: Rate): string => (battles === 0 ? '–' : percent(rate, 0));

function goldTable(byFaction: Report['byFaction']): string {
  const gold = Object.keys(byFaction[0]!.byGold);
  const rows = byFaction
    .toSorted((a, b) => b.rate - a.rate)
    .map(
      ({ name, byGold }) =>
        `<tr><td>${safe(name)}</td>${gold.map((much) => `<td>${rateText(byGold[much]!)}</td>`).join('')}</tr>`,
    );
  return `<div class="card scroll" style="margin-top:1rem"><table class="plain"><thead><tr><th>wins with</th>${gold
    .map((much) => `<th>${much} gold</th>`)
    .join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function leaderPlot({ byLeader }: Report): string {
  const fielded = byLeader.filter(({ battles }) => battles > 0);
  const scale = { ...rateScale(fielded.flatMap(({ low, high }) => [low, high])) };
  const rows = fielded
    .toSorted((a, b) => b.rate - a.rate)
    .map((one): Row => ({ ...one, more: nameOf(one.faction), value: one.rate, said: percent(one.rate) }));
  const half = Math.ceil(rows.length / 2);
  const cards = [rows.slice(0, half), rows.slice(half)]
    .filter(({ length }) => length > 0)
    .map((part) => `<div class="card twofold">${whiskers(part, scale)}</div>`);
  return section(
    'Leaders',
    'Wins of teams that they led, the best first.',
    `<div class="grid">${cards.join('')}</div>`,
  );
}

const POINT_SCALE: Scale = {
  from: -0.3,
  to: 0.3,
  aim: [-AIM.unit, AIM.unit],
  ticks: [-0.24, -0.12, 0, 0.12, 0.24],
  label: (value) => points(value).replace('.0', ''),
};

function unitPlots({ byUnit, byFaction }: Report): string {
  const cards = byFaction.map(({ id, name }) => {
    const rows = byUnit
      .filter(({ faction, teams }) => faction === id && teams > 0)
      .toSorted((a, b) => b.shift - a.shift)
      .map(
        (unit): Row => ({
          name: unit.name,
          more: `${unit.cost} g${unit.rarity === 'common' ? '' : `, ${unit.rarity}`}`,
          value: unit.shift,
          low: unit.low,
          high: unit.high,
          said: points(unit.shift),
          ...markOf(standingOfUnit(unit), unit.shift > 0),
        }),
      );
    return `<div class="card units"><h3>${safe(name)}</h3>${whiskers(rows, POINT_SCALE)}</div>`;
  });
  const note =
    'How many points more often a team wins that fields it, beside teams of the same faction, deck and gold that do not. The band is the aim.';
  return section('Units', note, `<div class="grid">${cards.join('')}</div>`);
}

function formationPlot({ byFormation }: Report): string {
  const rows = byFormation
    .filter(({ battles }) => battles > 0)
    .toSorted((a, b) => b.shift - a.shift)
    .map(
      (one): Row => ({
        name: nameOf(one.id),
        more: `${one.battles.toLocaleString('en-US')} teams, ${percent(one.rate, 0)}`,
        value: one.shift,
        low: one.low,
        high: one.high,
        said: points(one.shift),
      }),
    );
  const note =
    'How many points more often a team wins that stands like this, beside teams of the same faction, deck and gold that do not. Behind the name: how many did, and what they won.';
  return section('Formations', note, `<div class="card twofold">${whiskers(rows, POINT_SCALE)}</div>`);
}

/** Longer battles are few: they share the last bar. */
const LONGEST = 40;

function lengthPlot({ lengths, lengthByGold, endings, battles }: Report): string {
  const bars = Array.from({ length: LONGEST }, (_, i) => ({ label: String(i + 1), value: lengths[i + 1] ?? 0 }));
  const longer = Object.entries(lengths)
    .filter(([rounds]) => Number(rounds) > LONGEST)
    .reduce((sum, [, many]) => sum + many, 0);
  const byGold = Object.entries(lengthByGold).map(([gold, rounds]) => `${rounds.toFixed(1)} with ${gold} gold`);
  const ends = [
    { name: 'by death', share: endings.death / battles },
    { name: 'by rout: at least half of the fallen were broken', share: endings.rout / battles },
    { name: 'by HP left after the last round', share: endings.rounds / battles },
    { name: 'exactly even', share: endings.even / battles },
  ].map((end) => ({ ...end, said: percent(end.share) }));
  return section(
    'Length and end',
    `Battles by rounds; on average ${byGold.join(', ')}. The last bar holds all that were longer than ${LONGEST}.`,
    `<div class="card">${histogram([...bars, { label: `${LONGEST}+`, value: longer }])}</div><div class="card" style="margin-top:1rem"><h3>How battles were won</h3>${parts(ends)}</div>`,
  );
}

function systemTable({ systems }: Report): string {
  const scale: Scale = { from: 0, to: 0.6, ticks: [0, 0.2, 0.4, 0.6], label: asPercent };
  const rows = systems
    .toSorted((a, b) => b.decides.rate - a.decides.rate)
    .map(
      ({ id, present, answers, acts, decides }): Row => ({
        name: nameOf(id),
        more: `in ${percent(present, 0)} of battles, ${Math.round(answers)} answers, ${Math.round(acts)} acts`,
        value: decides.rate,
        low: decides.low,
        high: decides.high,
        said: percent(decides.rate),
      }),
    );
  const note = `How often the other side wins when a system is switched off, from ${systems[0]!.battles.toLocaleString('en-US')} of the battles. Behind the name: in how many battles it had a say, and how often a battle: answers that changed something, and moments in which it acted.`;
  return section('Systems', note, `<div class="card twofold systems">${whiskers(rows, scale)}</div>`);
}

/** Used by so few of the teams that have it that somebody should ask why. */
const RARE = 0.1;

function abilityLists({ abilities }: Report): string {
  const told = ({ name, of, faction, teams, used }: Report['abilities'][number]): string => {
    const share = teams === 0 ? 'no team had it' : `used by ${used} of ${teams} teams`;
    return `<li>${safe(name)} <small>(${safe(of.join(', '))}, ${safe(nameOf(faction))}; ${share})</small></li>`;
  };
  const never = abilities.filter(({ used }) => used === 0);
  const seldom = abilities.filter(({ used, teams }) => used > 0 && used < RARE * teams);
  const list = (title: string, some: Report['abilities']): string =>
    `<div class="card"><h3>${title} (${some.length})</h3>${some.length === 0 ? '<p class="note">None.</p>' : `<ul class="list">${some.map(told).join('')}</ul>`}</div>`;
  return section(
    'Abilities and spells',
    `Of ${abilities.length} that can be used in battle. Passives are not counted here.`,
    `<div class="grid">${list('Never used', never)}${list('Used by fewer than one team in ten', seldom)}</div>`,
  );
}
