import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkScenario, findScenarioFiles, readScenarioFile, readScenarios } from './scenarioFiles.ts';

const GOOD = `# Two scenarios
rule: RPS-8
game: rps
title: the first
then: { phase: playing }
---
rule: [RPS-1, RPS-2]
game: rps
then: { phase: setup }
`;

describe('reading', () => {
  it('gives every document with the line it begins on', () => {
    const read = readScenarios('good.scenario.yaml', GOOD);
    expect(read.ok && read.value.map(({ line }) => line)).toEqual([2, 7]);
    expect(read.ok && read.value.map(checkScenario)).toEqual([
      { file: 'good.scenario.yaml', line: 2, rule: 'RPS-8', title: 'the first', differences: [] },
      {
        file: 'good.scenario.yaml',
        line: 7,
        rule: 'RPS-1, RPS-2',
        title: '',
        differences: ['then.phase: expected "setup", got "playing"'],
      },
    ]);
  });

  it('passes over empty documents', () => {
    const read = readScenarios('good.scenario.yaml', `# All of them\n---\n${GOOD}---\n---\n# the end\n`);
    expect(read.ok && read.value.map(({ line }) => line)).toEqual([4, 9]);
  });

  it.each([
    ['nothing', '', 1, 'there is no scenario in it'],
    ['only a comment', '# later\n', 1, 'there is no scenario in it'],
    ['a list', '- rule: RPS-1\n', 1, 'a scenario is a map'],
    ['only empty documents', '---\n---\n', 1, 'there is no scenario in it'],
    ['malformed YAML', 'game: rps\ntitle: a: b\nthen: {}\n', 2, 'malformed YAML'],
    ['a file that was cut short', 'game: rps\ngiven: { board: [', 2, 'malformed YAML'],
    ['a key that stands twice', 'game: rps\ngame: rps\n', 2, 'malformed YAML'],
    ['a tag', 'game: rps\ntitle: !!js/function x\n', 2, 'malformed YAML'],
    ['an alias', 'game: rps\ngiven: &a {}\nthen: *a\n', 3, 'aliases'],
    ['a number that is none', 'game: rps\nthen: { quiet: .nan }\n', 2, 'NaN is not a number'],
    ['a key that is a list', 'game: rps\n? [a]\n: b\n', 1, 'a key is not a plain word'],
    ['another game', 'rule: X-1\ngame: chess\n', 1, 'there is no game "chess"; there is rps'],
    ['no game', 'rule: X-1\n', 1, 'of which game'],
    ['brackets without end', `game: rps\nthen: ${'['.repeat(100_000)}`, 2, 'nested too deeply'],
    ['dashes without end', `game: rps\nthen:\n  ${'- '.repeat(100_000)}`, 3, 'nested too deeply'],
  ])('refuses %s, and says where', (_, text, line, reason) => {
    const read = readScenarios('bad.scenario.yaml', text);
    expect(read).toMatchObject({ ok: false, error: { file: 'bad.scenario.yaml', line } });
    expect(!read.ok && read.error.reason).toContain(reason);
  });

  it('reports what a scenario has that no scenario has', () => {
    const read = readScenarios('odd.scenario.yaml', 'game: rps\nwhenn: []\n');
    expect(read.ok && checkScenario(read.value[0]!).differences).toEqual(['whenn is not a key of a scenario']);
  });
});

describe('files', () => {
  let folder: string;
  const write = (name: string, content: string | Uint8Array): void => writeFileSync(path.join(folder, name), content);

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'scenarios-'));
    for (const below of ['b', 'b/c', '.hidden', 'node_modules']) mkdirSync(path.join(folder, below));
    for (const name of ['z', 'a', 'b/d', 'b/c/e', '.hidden/f', 'node_modules/g']) write(`${name}.scenario.yaml`, GOOD);
    write('a.yaml', 'not a scenario');
    write('junk', new Uint8Array([0, 1, 2, 255]));
    write('latin', new Uint8Array([0x67, 0xe4, 0x6d, 0x65]));
    write('gigantic', 'x'.repeat(1024 * 1024 + 1));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are found below a folder, in an order that is always the same', () => {
    const found = findScenarioFiles([folder, path.join(folder, 'a.scenario.yaml')]);
    expect(found.map((file) => path.relative(folder, file))).toEqual(
      ['a', 'b/c/e', 'b/d', 'z'].map((name) => path.normalize(`${name}.scenario.yaml`)),
    );
  });

  it('are taken by any name when named', () => {
    expect(findScenarioFiles([path.join(folder, 'a.yaml')])).toEqual([path.join(folder, 'a.yaml')]);
  });

  it.each([
    ['gigantic', 'is larger than 1 MiB'],
    ['junk', 'is not a text'],
    ['latin', 'is not a text in UTF-8'],
    ['missing', 'does not exist'],
    ['b', 'is a folder, not a file'],
  ])('are refused with a reason: %s', (name, reason) => {
    const file = path.join(folder, name);
    expect(readScenarioFile(file)).toEqual({ ok: false, error: { file, line: 1, reason } });
  });
});
