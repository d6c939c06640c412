import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { loggerOptions } from './fault.ts';

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
