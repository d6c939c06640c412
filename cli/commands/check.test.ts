import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runTyped } from '../testing/fakeTerminal.ts';

const scenario = (rule: string, winner: string, piece: string): string => `rule: ${rule}
game: rps
title: Rock attacks Scissors
given:
  board: |
    K O . . . . .
    . . . R . . .
    . . . s . . .
    . . . . . . .
    . . . . . . .
    k . . r . . .
when:
  - red: { type: move, from: [1, 3], to: [2, 3] }
then:
  events: [{ type: fought, winner: ${winner} }]
  board: |
    K O . . . . .
    . . . . . . .
    . . . ${piece} . . .
    . . . . . . .
    . . . . . . .
    k . . r . . .
`;

let folder: string;
const file = (name: string): string => path.join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'check-'));
  writeFileSync(
    file('good.scenario.yaml'),
    `${scenario('RPS-10', 'attacker', 'R+')}---\n${scenario('RPS-9', 'attacker', 'R+')}`,
  );
  writeFileSync(file('differing.yaml'), `# first\n---\n${scenario('RPS-10', 'defender', 's')}`);
  writeFileSync(file('broken.yaml'), 'game: rps\nthen: {');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('what holds is counted', async () => {
  const answer = await runTyped(['check', folder]);
  expect(answer).toEqual({ code: 0, printed: '2 scenarios, 2 hold, 0 differ\n', warned: '' });
});

it('what differs is shown where it stands, with the drawings side by side', async () => {
  const { code, printed } = await runTyped(['check', file('differing.yaml')]);
  expect(code).toBe(1);
  expect(printed.replaceAll(folder, '')).toMatchInlineSnapshot(`
    "✗ /differing.yaml:3  RPS-10  Rock attacks Scissors
        then.events[0]: {"type":"fought","winner":"defender"} did not happen; there was [{"type":"fought","seat":"red","from":[1,3],"at":[2,3],"winner":"attacker","kind":"rock","loser":"scissors","known":true}]
        then.board
          expected          got
          K O . . . . .     K O . . . . .
          . . . . . . .     . . . . . . .
          . . . s . . .  ≠  . . . R+ . . .
          . . . . . . .     . . . . . . .
          . . . . . . .     . . . . . . .
          k . . r . . .     k . . r . . .

    1 scenarios, 0 hold, 1 differ
    "
  `);
});

it('a file that cannot be read does not keep the others from being run', async () => {
  const { code, printed } = await runTyped(['check', folder, file('broken.yaml'), file('missing.yaml')]);
  expect(code).toBe(2);
  expect(printed).toContain(`! ${file('broken.yaml')}:2  malformed YAML`);
  expect(printed).toContain(`! ${file('missing.yaml')}:1  does not exist`);
  expect(printed).toContain('2 scenarios, 2 hold, 0 differ, 2 files cannot be read');
});

it('one rule can be chosen, by its whole id', async () => {
  expect((await runTyped(['check', folder, '--rule', 'RPS-9'])).printed).toBe('1 scenarios, 1 hold, 0 differ\n');
  expect(await runTyped(['check', folder, '--rule', 'RPS-1'])).toMatchObject({
    code: 2,
    warned: 'No scenario is about RPS-1.\n',
  });
});

it('programs are answered in JSON', async () => {
  const { printed, code } = await runTyped(['check', folder, file('differing.yaml'), file('broken.yaml'), '--json']);
  expect(code).toBe(2);
  const answer = JSON.parse(printed);
  expect(answer).toMatchObject({ scenarios: 3, hold: 2, differ: 1 });
  expect(answer.unreadable).toMatchObject([{ file: file('broken.yaml'), line: 2 }]);
  expect(answer.reports[2]).toMatchObject({ file: file('differing.yaml'), line: 3, rule: 'RPS-10' });
});

it('a folder without scenarios is a mistake', async () => {
  const empty = mkdtempSync(path.join(folder, 'empty-'));
  expect(await runTyped(['check', empty])).toMatchObject({
    code: 2,
    warned: `There is no *.scenario.yaml in ${empty}.\n`,
  });
});
