import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageOf } from './useRun.ts';

it('RUN-31 a run is begun at one address, and each of its steps has a page', () => {
  const routes = readFileSync(new URL('../../routes.ts', import.meta.url), 'utf8');
  for (const path of ['/run/new', '/run/$run/$step']) expect(routes).toContain(`path: '${path}'`);
  const steps = ['draft', 'prepare', 'seeking', 'battle', 'over'] as const;
  expect(steps.map((step) => pageOf({ step }))).toEqual(['draft', 'battle', 'battle', 'battle', 'result']);
});
