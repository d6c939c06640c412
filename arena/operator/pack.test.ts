import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '../testing/server.ts';

const PACK = join(import.meta.dirname, '../../operating');
const read = (file: string): string => readFileSync(join(PACK, file), 'utf8');

it('the dashboard draws metrics that a server has', async () => {
  const server = await startServer();
  try {
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    const drawn = new Set(read('grafana.json').match(/tactarium_\w+/g));
    expect(drawn.size).toBeGreaterThan(10);
    expect([...drawn].filter((name) => !metrics.includes(`# TYPE ${name.replace(/_bucket$/, '')} `))).toEqual([]);
  } finally {
    await server.stop();
  }
});

it('the operator’s pages are found only from inside, where that is set', async () => {
  const server = await startServer({ inside: true, proxies: 1 });
  try {
    const from = async (path: string, address: string): Promise<number> =>
      (await fetch(server.url + path, { headers: { 'x-forwarded-for': address } })).status;
    for (const path of ['/metrics', '/docs', '/docs/json', '/%64ocs/json']) {
      expect([path, await from(path, '8.8.8.8'), await from(path, '10.0.0.9')]).toEqual([path, 404, 200]);
    }
    expect(await from('/readyz', '8.8.8.8')).toBe(200);
  } finally {
    await server.stop();
  }
});
