import { afterAll, beforeAll, expect, it } from 'vitest';
import { build, placeOn, stopPostgres } from './testing/stores.ts';
import { KILLS, PATIENCE, surviveKills } from './testing/survival.ts';

beforeAll(build);
afterAll(stopPostgres);

it(
  `a server on PGlite killed ${KILLS} times under load has every acknowledged command once, and goes on`,
  async () => {
    const where = await placeOn('PGlite');
    const { faults, acknowledged, commands } = await surviveKills(where);
    await where.remove();
    expect(faults).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(KILLS * 5);
    expect(commands).toBeGreaterThanOrEqual(acknowledged.length);
  },
  PATIENCE,
);
