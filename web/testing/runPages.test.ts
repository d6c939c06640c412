import type { Page } from '@playwright/test';
import { factions, type PlacedCard, spellbookOf } from '@tactarium/games/roguelike/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OVERLAYS } from '../games/roguelike/run/overlays.ts';
import { seriousFaults } from './axe.ts';
import { at, button, cell } from './run.ts';
import { commandsUntil, playedRun, shelveRun, shelveStanding } from './shelvedRun.ts';
import { newPage, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const run = playedRun(3);

/** Each theme and each language once; `npm run test:long` looks at every pair. */
const PAIRS = ['dark en', 'light de', ...(process.env['EVERY_PAIR'] ? ['light en', 'dark de'] : [])];

describe.each(PAIRS)('RUN-31: in %s', (pair) => {
  const [theme, language] = pair.split(' ') as [string, string];
  it('no page of a run has a serious fault, an error or a failed request', async () => {
    const { page, faults } = await newPage(site, { motion: 'off', theme, language });
    const look = async (where: string): Promise<void> => {
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
      expect([where, await seriousFaults(page)]).toEqual([where, []]);
    };
    await shelveRun(page, site.url, 'ldraft', run, 0);
    await shelveRun(page, site.url, 'lprepare', run, commandsUntil(run, 'fight', 'before'));
    await shelveRun(page, site.url, 'lreplay', run, commandsUntil(run, 'fought', 'after'));
    await shelveRun(page, site.url, 'lresult', run);
    for (const [path, place] of [
      ['/run/ldraft', 'draft'],
      ['/run/lprepare', 'battle'],
      ['/run/lprepare/shop', 'shop'],
      ['/run/lreplay/battle', 'replay'],
      ['/run/lresult', 'result'],
    ] as const) {
      await page.goto(site.url + path);
      await at(page, place);
      if (place === 'battle') await page.locator('#opponent-title').waitFor();
      if (place === 'replay') {
        await page.locator('section[data-of]').waitFor();
        await page.getByRole('toolbar').getByRole('button').nth(8).click();
        await page.locator('section[data-result]').waitFor();
      }
      await look(path);
    }
    for (const path of ['/run/new', '/codex', '/decks', '/sandbox', '/runs', '/battle/shared#broken']) {
      await page.goto(site.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // Of 190 cards of one kind a few are enough.
      if (path === '/codex') await page.getByRole('searchbox').fill('archer');
      await look(path);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

/** A field on which the rules have something to say in every overlay: a line, a banner, a shooter behind it, a rider with a free way to charge. */
const HAND = [
  { card: 'humans/footman', at: { x: 2, y: 1 } },
  { card: 'humans/footman#2', at: { x: 3, y: 1 } },
  { card: 'humans/spearman', at: { x: 4, y: 1 } },
  { card: 'humans/knight', at: { x: 7, y: 1 } },
  { card: 'humans/officer', at: { x: 3, y: 0 } },
  { card: 'humans/crossbowman', at: { x: 0, y: 0 } },
];
const THEIRS: readonly PlacedCard[] = [
  { card: 'chaos/doom_knight', tier: 1, at: { x: 7, y: 1 } },
  { card: 'undead/skeleton_archer', tier: 3, at: { x: 2, y: 1 } },
  { card: 'undead/ghoul', tier: 1, at: { x: 4, y: 1 } },
];

function standing(): object {
  const faction = factions.find(({ id }) => id === 'humans')!;
  const spells = spellbookOf(faction, 'humans/captain_rosamund')
    .slice(0, 2)
    .map((spell, i) => ({ spell: `humans/${spell}`, when: i === 0 ? 'mid' : 'late' }));
  return {
    resume: {
      step: 'prepare',
      faction: 'humans',
      leader: 'humans/captain_rosamund',
      deck: HAND.map(({ card }) => ({ card, cost: 3 })),
      remaining: [],
      hand: HAND.map((one) => ({ ...one, tier: 1, owned: true, fresh: false })),
      offer: [],
      spells,
      gold: 12,
      received: 30,
      wins: 1,
      losses: 0,
      streak: 1,
      lossStreak: 0,
      rating: 1000,
      battles: [],
      opponent: {
        bot: true,
        wins: 1,
        rating: 1000,
        battle: 2,
        faction: 'undead',
        leader: 'undead/lich_king_malachar',
        team: THEIRS,
        spells: [],
      },
    },
  };
}

/** LOS-3 and its like: what each toggle draws over the field before a fight. */
const DRAWN: Readonly<Record<(typeof OVERLAYS)[number], readonly string[]>> = {
  sight: ['lane', 'target', 'blocked', 'corridor'],
  formation: ['support', 'armor'],
  auras: ['aura'],
  charges: ['charge'],
  contagion: ['chain'],
  order: ['turn'],
  reach: ['reach'],
};

describe('RUN-32, LOS-3: what is drawn over the field before a fight', () => {
  const drawn = (page: Page, what: string): Promise<number> => page.locator(`[data-overlay=${what}]`).count();

  it.each(['on', 'off'])('is there when its toggle is pressed and only then, with motion %s', async (motion) => {
    const { page, faults } = await newPage(site, { motion });
    await shelveStanding(page, site.url, 'lfield', JSON.parse(JSON.stringify(standing())));
    await page.goto(`${site.url}/run/lfield`);
    await at(page, 'battle');
    // RUN-8: only a server keeps a rating.
    expect(await page.locator('main').textContent()).not.toMatch(/rating/i);
    // The shooter is chosen.
    await cell(page, 0, 0).click();
    const toggles = page.getByRole('group', { name: 'Show on the field' }).getByRole('button');
    expect(await toggles.count()).toBe(OVERLAYS.length);
    for (const [i, name] of OVERLAYS.entries()) {
      const toggle = toggles.nth(i);
      for (const pressed of [true, false]) {
        if ((await toggle.getAttribute('aria-pressed')) !== String(pressed)) await toggle.click();
        for (const what of DRAWN[name]) {
          const seen = expect.poll(() => drawn(page, what), { message: `${name}: ${what}` });
          if (pressed) await seen.toBeGreaterThan(0);
          else await seen.toBe(0);
        }
      }
    }
    // In words for whoever does not see colours: the charge says what it adds, the line what armor it has.
    await button(page, 'Charges').click();
    await page
      .getByText(/^\+\d+ %$/)
      .first()
      .waitFor({ state: 'attached' });
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
