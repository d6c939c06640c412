import { factions } from '@tactarium/games/roguelike/battle/index';
import { describe, expect, it } from 'vitest';
import { battles } from '../../tasks/battles.ts';
import { addUp, type Counts } from '../counts.ts';
import { reportOf } from '../report.ts';
import { assignmentsOf } from '../schedule.ts';
import { safe } from './html.ts';
import { pageOf } from './page.ts';
import { whiskers } from './plots.ts';

const chosen = factions.map(({ id }) => id).slice(0, 2);
const counts: Counts = {};
for (const part of assignmentsOf(chosen, 24, 1)) addUp(counts, battles.run(part));
const report = reportOf(counts, chosen, 1);

describe('the page', () => {
  const page = pageOf(report);

  it('is one file that asks for nothing else', () => {
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).not.toMatch(/https?:|src=|<link|@import|url\(|<script/);
  });

  it('shows every faction, leader and unit that fought', () => {
    for (const { name } of report.byFaction) expect(page).toContain(`<span>${safe(name)}</span>`);
    for (const { name } of report.byLeader.filter(({ battles }) => battles > 0)) expect(page).toContain(safe(name));
    for (const { name } of report.byUnit.filter(({ teams }) => teams > 0)) expect(page).toContain(safe(name));
  });

  it('names the command that gives it again', () => {
    expect(page).toContain('--games 24 --seed 1</code>');
  });

  it('opens and closes the same tags', () => {
    for (const tag of ['div', 'span', 'section', 'table', 'tr', 'td', 'ul', 'li', 'i']) {
      const count = (pattern: string): number => page.match(new RegExp(pattern, 'g'))?.length ?? 0;
      expect(count(`<${tag}[ >]`), tag).toBe(count(`</${tag}>`));
    }
  });
});

describe('plots', () => {
  const scale = { from: 0, to: 1, aim: [0.4, 0.6], ticks: [0.5], label: String } as const;

  it('put a point where it belongs, and keep what lies beyond on the plot', () => {
    const drawn = whiskers([{ name: 'a', value: 0.25, low: -1, high: 3, said: 'x', mark: 'under' }], scale);
    expect(drawn).toContain('<i class="dot" style="left:25.00%">');
    expect(drawn).toContain('<i class="reach" style="left:0.00%;right:0.00%">');
    expect(drawn).toContain('<i class="band" style="left:40.00%;right:40.00%">');
    expect(drawn).toContain('▼');
  });

  it('take names as text', () => {
    expect(whiskers([{ name: '<b>"', value: 0, low: 0, high: 0, said: '' }], scale)).toContain('&lt;b&gt;&quot;');
  });
});
