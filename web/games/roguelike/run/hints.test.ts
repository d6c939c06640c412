import { expect, it } from 'vitest';
import { hints, type Standing } from './hints.ts';

const standing = (place: string, change: Partial<Standing['view']> = {}): Standing => ({
  place,
  view: { losses: 0, battles: [], hand: [{}], ...change },
});

it('a first run is told what matters at each of its steps, each once', () => {
  const seen = new Set<Parameters<typeof hints.store>[0] extends ReadonlySet<infer Name> ? Name : never>();
  const next = (now: Standing): string | undefined => {
    const name = hints.next(now, seen);
    if (name) seen.add(name);
    return name;
  };
  const placed = { hand: [{ at: [0, 0] }] };
  const after = { ...placed, battles: ['lost'], losses: 1 };
  const told = [
    standing('draft'),
    standing('battle'),
    standing('battle', placed),
    standing('battle', { ...placed, opponent: {} }),
    standing('replay', after),
    standing('draft', after),
    standing('battle', after),
    standing('battle', after),
    standing('battle', after),
    standing('shop', after),
  ].map(next);
  expect(told).toEqual([
    'draft',
    'place',
    'spells',
    'fight',
    'replay',
    undefined,
    'lost',
    'shop',
    undefined,
    undefined,
  ]);
});
