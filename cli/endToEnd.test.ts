import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { steppingEverywhere } from './testing/fakeTerminal.ts';

const BIN = fileURLToPath(new URL('./bin/tactarium.mjs', import.meta.url));

/** The program as it was built, in a process of its own, with nothing around it that asks for colours. */
function tactarium(args: readonly string[], input = '', bin = BIN, more: NodeJS.ProcessEnv = {}) {
  const { FORCE_COLOR: _, NO_COLOR: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    input,
    encoding: 'utf8',
    env: { ...env, ...more },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout, stderr };
}

let folder: string;
const file = (name: string): string => path.join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tactarium-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('plays a game from piped lines to its end, and verifies what it wrote down', () => {
  const lines = ['place a5 g6', 'shuffle', 'swap a5 b5', 'ready', ...steppingEverywhere(6, 7, 100)];
  const args = ['play', 'rps', '--bot', 'normal', '--seat', 'blue', '--seed', '2', '--record', file('game.json')];
  const played = tactarium(args, lines.join('\n'));
  expect(played.stdout).toMatch(/\n(You win|You lose|It is a draw)\.\n/);
  expect(played.stdout).not.toContain('\x1b');
  expect(played).toMatchObject({ status: 0, stderr: '' });

  const verified = tactarium(['replay', file('game.json'), '--verify']);
  expect(verified.stdout).toContain('Verified');
  expect(verified.status).toBe(0);

  const chances = tactarium(['chances', file('game.json'), '--games', '2']);
  expect(chances.stdout).toContain('the chances of Red');
  expect(chances.stdout).toMatch(/ (0|50|100) % │ +the result/);
  expect(chances).toMatchObject({ status: 0, stderr: '' });

  const text = readFileSync(file('game.json'), 'utf8');
  const replay = JSON.parse(text);
  writeFileSync(file('broken.json'), text.replace(replay.digests[6], '0123456789abcdef'));
  const broken = tactarium(['replay', file('broken.json'), '--verify']);
  expect(broken.stdout).toContain(`Broken at command 7 of ${replay.commands.length}, ${replay.commands[6].actor} {`);
  expect(broken.status).toBe(1);
});

it('leaves with a sentence when the input ends', () => {
  const left = tactarium(['play', 'rps', '--seed', '1'], 'place a1 b1\n');
  expect(left.stdout).toMatch(/No more input\.\nYou leave the game unfinished\.\n$/);
  expect(left.status).toBe(0);
});

it('checks scenarios', () => {
  writeFileSync(file('a.scenario.yaml'), 'rule: RPS-8\ngame: rps\ntitle: t\nthen: { phase: setup }\n');
  const checked = tactarium(['check', folder]);
  expect(checked.stdout).toContain('a.scenario.yaml:1  RPS-8  t\n    then.phase: expected "setup", got "playing"\n');
  expect(checked.stdout).toContain('1 scenarios, 0 hold, 1 differ\n');
  expect(checked.status).toBe(1);
});

it('gives the same table whatever the number of threads', () => {
  const args = ['simulate', 'rps', '--bots', 'normal,baby', '--games', '12', '--seed', '4', '--variant', 'onslaught'];
  const [one, two] = ['1', '2'].map((threads) => tactarium([...args, '--threads', threads]));
  expect(one).toMatchObject({ status: 0, stderr: '' });
  expect(one!.stdout).toContain('│ normal – baby │');
  expect(two).toEqual(one);
  const { pairings } = JSON.parse(tactarium([...args, '--json']).stdout);
  expect(pairings[0].wins + pairings[0].draws + pairings[0].losses).toBe(12);
});

it('RUN-23 reports the same balance whatever the number of threads', () => {
  const args = ['simulate', 'battles', '--factions', 'all', '--games', '280', '--seed', '2'];
  const [one, two] = ['1', '2'].map((threads) => {
    const files = ['--html', file(`${threads}.html`), '--json', file(`${threads}.json`)];
    return tactarium([...args, '--threads', threads, ...files]);
  });
  expect(one!.status).toBe(0);
  expect(one!.stdout).toContain('280 battles between bots of equal gold, seed 2');
  expect(two!.stdout).toBe(one!.stdout);
  const texts = ['1.html', '2.html', '1.json', '2.json'].map((name) => readFileSync(file(name), 'utf8'));
  expect(texts[0]).toBe(texts[1]);
  expect(texts[2]).toBe(texts[3]);
  const { battles, pairs } = JSON.parse(texts[2]!);
  expect(battles).toBe(280);
  expect(pairs.reduce((sum: number, pair: { battles: number }) => sum + pair.battles, 0)).toBe(280);
});

it('says in a sentence that it was not built', () => {
  mkdirSync(file('bin'));
  cpSync(BIN, file('bin/tactarium.mjs'));
  const { status, stderr } = tactarium([], '', file('bin/tactarium.mjs'));
  expect(stderr).toMatch(/^Tactarium is not built yet: .*\n$/);
  expect(status).toBe(2);
});

it('uses colours only on a terminal, or when told to', () => {
  const games = (env: NodeJS.ProcessEnv): string => tactarium(['games'], '', BIN, env).stdout;
  expect(games({})).not.toContain('\x1b');
  expect(games({ CI: 'true' })).not.toContain('\x1b');
  expect(games({ FORCE_COLOR: '1' })).toContain('\x1b');
  expect(games({ FORCE_COLOR: '1', NO_COLOR: '1' })).not.toContain('\x1b');
});
