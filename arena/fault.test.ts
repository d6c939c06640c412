import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { faultsIn, loggerOptions } from './fault.ts';

function lineOf(error: unknown): string {
  const lines: string[] = [];
  pino(loggerOptions('warn'), { write: (line: string) => void lines.push(line) }).error({ error }, 'failed');
  return lines.join('');
}

it('a fault is written down with what it says and where it was', () => {
  const line = JSON.parse(lineOf(Object.assign(new TypeError('no such thing'), { code: 'E1' })));
  expect(line).toMatchObject({ msg: 'failed', error: { name: 'TypeError', message: 'no such thing', code: 'E1' } });
  expect(line.error.stack).toContain('fault.test.ts');
  expect(JSON.parse(lineOf('odd')).error).toEqual({ message: 'odd' });
});

it('the values of a query that failed are not', () => {
  const cause = new Error('duplicate key value violates unique constraint "matches_pkey"');
  const line = lineOf(new DrizzleQueryError('insert into matches values ($1)', ['chacha8:secret'], cause));
  expect(line).toContain('matches_pkey');
  expect(line).not.toContain('secret');
});

it('SEC-2 an input that made us fail is kept once, without what is secret, for this user alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tactarium-faults-'));
  const faults = faultsIn(join(folder, 'faults'));
  const body = { name: 'Ada', password: 'secret', code: 'secret', keys: { auth: 'secret' } };
  const input = { method: 'POST', url: '/api/recoveries', body };
  for (let i = 0; i < 3; i++) faults.keep(input, Object.assign(new Error('planted'), { code: 'E1' }));
  const [name, ...others] = readdirSync(join(folder, 'faults'));
  expect(others).toEqual([]);
  const path = join(folder, 'faults', name!);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const kept = readFileSync(path, 'utf8');
  expect(JSON.parse(kept)).toMatchObject({
    input: { url: '/api/recoveries' },
    error: { message: 'planted', code: 'E1' },
  });
  expect(kept).not.toContain('secret');
  for (let n = 0; n < 100; n++) faults.keep({ n }, new Error('planted'));
  expect(readdirSync(join(folder, 'faults'))).toHaveLength(50);
  rmSync(folder, { recursive: true });
});
