import { deflateRawSync } from 'node:zlib';
import { simulationSeed } from '@tactarium/engine';
import {
  everyLine,
  type Fielded,
  factions,
  fight,
  lines,
  replayTold,
  spellbookOf,
  type Tag,
  type ToldBattle,
} from '@tactarium/games/roguelike/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { developFilm } from '../games/roguelike/battle/film.ts';
import { newPage, openSite, type Site } from './site.ts';
import { momentOf, VISUALS } from './visuals.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Battles that are looked through at most. */
const MOST = 600;
const SIZE = 10;

/** A team of a faction, another one for every number. */
function teamOf(number: number): Fielded {
  const faction = factions[number % factions.length]!;
  const units = Object.keys(faction.units);
  const leaders = Object.keys(faction.leaders);
  const leader = `${faction.id}/${leaders[number % leaders.length]!}`;
  const [first, second] = spellbookOf(faction, leader);
  return {
    leader,
    team: Array.from({ length: SIZE }, (_, i) => ({
      card: `${faction.id}/${units[(number * 7 + i * 5) % units.length]!}${i >= 5 ? '#2' : ''}`,
      tier: 1 + ((number + i) % 3),
      at: { x: (i * 3 + number) % 8, y: i < 8 ? 1 : 0 },
    })),
    spells: [
      { spell: `${faction.id}/${first!}`, when: 'early' },
      { spell: `${faction.id}/${second!}`, when: 'mid' },
    ],
  };
}

const tagged = (tag: Tag): readonly string[] =>
  [...everyLine].flatMap(([id, { line }]) => (lines.has(id) && line.tags.includes(tag) ? [id] : []));
/** Whom only few commanders would send against each other: horses against spears, and what tramples against a crowd. */
const RARE: readonly (readonly [readonly string[], readonly string[]])[] = [
  [tagged('Cavalry'), tagged('SpearWall')],
  [['machine/colossus'], tagged('Infantry')],
];

/** A team of these units and no others, of whatever faction. */
function teamWith(units: readonly string[], number: number): Fielded {
  const { leader, spells } = teamOf(number);
  const team = Array.from({ length: SIZE }, (_, i) => {
    const unit = units[(number + i) % units.length]!;
    const copy = Math.trunc(i / units.length) + 1;
    return {
      card: copy === 1 ? unit : `${unit}#${copy}`,
      tier: 1 + ((number + i) % 3),
      at: { x: (i * 3 + number) % 8, y: i < 8 ? 1 : 0 },
    };
  });
  return { leader, spells, team };
}

function teamsOf(number: number): readonly [Fielded, Fielded] {
  const rare = RARE[number % 8];
  if (rare) return [teamWith(rare[0], number), teamWith(rare[1], number)];
  return [teamOf(number), teamOf(number * 3 + 1 + (number >> 3))];
}

interface Found {
  readonly told: ToldBattle;
  readonly seen: {
    readonly name: string;
    readonly at: number;
    readonly selector: string;
    readonly select?: string | undefined;
  }[];
}

/** For every visual a moment of some battle in which it is due, in as few battles as they come by. */
function findAll(): { readonly battles: readonly Found[]; readonly missing: readonly string[] } {
  const wanted = new Map(VISUALS.map((visual) => [visual.name, visual]));
  const battles: Found[] = [];
  for (let number = 0; number < MOST && wanted.size > 0; number++) {
    const told = fight(simulationSeed(number), ...teamsOf(number));
    const { first, events } = replayTold(told);
    const film = developFilm(first, events);
    const seen: Found['seen'] = [];
    for (let i = 1; i < events.length && wanted.size > 0; i++) {
      const moment = momentOf(events[i - 1]!, film.viewAt(i));
      for (const visual of [...wanted.values()]) {
        const selector = visual.find(moment);
        if (selector === undefined) continue;
        seen.push({ name: visual.name, at: i, selector, select: visual.select?.(moment) });
        wanted.delete(visual.name);
      }
    }
    if (seen.length > 0) battles.push({ told, seen });
  }
  return { battles, missing: [...wanted.keys()] };
}

const { battles, missing } = findAll();

describe('RUN-32: everything that happens in a battle is to be seen', () => {
  it('every visual is due in some battle', () => {
    expect(missing).toEqual([]);
    expect(VISUALS.length).toBeGreaterThan(80);
  });

  it.each(['on', 'off'])('each of them is on the page when it is due, with motion %s', async (motion) => {
    const { page, faults } = await newPage(site, { motion });
    const absent: string[] = [];
    for (const { told, seen } of battles) {
      const link = deflateRawSync(JSON.stringify(told)).toString('base64url');
      await page.goto(`${site.url}/battle/shared?at=1#${link}`);
      const viewer = page.locator('section[data-of]');
      await viewer.waitFor();
      for (const { name, at, selector, select } of seen) {
        await page.getByRole('slider').fill(String(at));
        await page.locator(`section[data-at="${at}"]`).waitFor();
        if (select !== undefined) await page.locator(`[data-unit="${select}"]`).dispatchEvent('click');
        if ((await viewer.locator(selector).count()) === 0) absent.push(`${name}: ${selector}`);
        if (select !== undefined) await page.locator(`[data-unit="${select}"]`).dispatchEvent('click');
      }
    }
    expect(absent).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
