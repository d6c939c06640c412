import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generateCalls } from './generate.ts';
import { resolutionPage } from './page.ts';
import type { Slot, Subsystem } from './subsystem.ts';
import { resolution, rulesFor, SYSTEMS } from './table.ts';

const slots = Object.keys(resolution) as Slot[];
const subsystems = new Set<Subsystem>(slots.flatMap((slot) => resolution[slot] as readonly Subsystem[]));

describe('RUN-26 the order of resolution', () => {
  it('lists every subsystem in every slot that it implements', () => {
    for (const subsystem of subsystems) {
      for (const key of Object.keys(subsystem)) {
        if (key === 'name') continue;
        expect(slots, `${subsystem.name}.${key}`).toContain(key);
        expect(resolution[key as Slot], `${subsystem.name}.${key}`).toContain(subsystem);
      }
    }
  });

  it('has the twelve systems and abilities', () => {
    expect([...subsystems].map(({ name }) => name).sort()).toEqual([...SYSTEMS, 'abilities'].sort());
  });

  it('is without those that are switched off', () => {
    const rules = rulesFor(['resolve']);
    expect(rules.struck).toHaveLength(2);
    expect(rules.holds).toEqual([]);
    expect(rules.on).toMatchObject({ resolve: true, engagement: false });
  });

  it('is what calls.ts calls, place by place', async () => {
    const subsystem = readFileSync(new URL('subsystem.ts', import.meta.url), 'utf8');
    await expect(generateCalls(subsystem)).toMatchFileSnapshot('./calls.ts');
  });

  it('is printed in the docs', () => {
    const page = readFileSync(new URL('../../../../docs/games/roguelike-battle.md', import.meta.url), 'utf8');
    expect(page).toContain(resolutionPage());
  });
});
