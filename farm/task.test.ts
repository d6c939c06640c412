import { err, ok, refusal } from '@tactarium/engine';
import { expect, it } from 'vitest';
import { perform, type Task } from './task.ts';

const double: Task<number, number> = {
  name: 'double',
  version: '2',
  read: (json) => (typeof json === 'number' ? ok(json) : err(refusal('number/malformed'))),
  run: (number) => 2 * number,
};
const job = { task: 'double', version: '2', data: 21 };

it('does a job with the task it names', () => {
  expect(perform([double], job)).toEqual(ok(42));
});

it.each([
  ['a task it does not know', { ...job, task: 'triple' }, 'farm/unknown-task'],
  ['a task of another version', { ...job, version: '1' }, 'farm/other-version'],
  ['data that cannot be read', { ...job, data: '21' }, 'farm/malformed'],
])('refuses %s', (_, wrong, code) => {
  expect(perform([double], wrong)).toMatchObject({ ok: false, error: { code } });
});
