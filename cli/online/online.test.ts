import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endsWithTest } from '@tactarium/arena/testing/orphans';
import { freePort } from '@tactarium/arena/testing/postgres';
import { type ServerProcess, spawnServer } from '@tactarium/arena/testing/process';
import { startServer } from '@tactarium/arena/testing/server';
import { build, placeOn, type TestPlace } from '@tactarium/arena/testing/stores';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runTyped, steppingEverywhere } from '../testing/fakeTerminal.ts';

const BIN = fileURLToPath(new URL('../bin/tactarium.mjs', import.meta.url));

let folder: string;
let place: TestPlace;
let port: number;
let server: ServerProcess;
beforeAll(async () => {
  build();
  folder = mkdtempSync(path.join(tmpdir(), 'tactarium-cli-'));
  place = await placeOn('PGlite');
  port = await freePort();
  server = await spawnServer(place.place, port);
});
afterAll(async () => {
  await server.end('SIGTERM');
  await place.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody at a terminal of their own, who types what they are handed. */
function person(name: string, args: readonly string[], game = 'rps') {
  const env = { ...process.env, XDG_CONFIG_HOME: path.join(folder, name), NO_COLOR: '1' };
  const child = endsWithTest(spawn(process.execPath, [BIN, 'play', game, '--server', server.url, ...args], { env }));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += String(data)));
  const gone = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    child,
    gone,
    printed: () => printed,
    type: (...lines: readonly string[]) => child.stdin.write(lines.map((line) => `${line}\n`).join('')),
  };
}

const until = (person: { printed: () => string }, text: string | RegExp) => expect.poll(person.printed).toMatch(text);

const ARMY = { red: ['place a1 g1', 'shuffle', 'ready'], blue: ['place a6 g6', 'shuffle', 'ready'] };

it('a whole match against a bot of the server', async () => {
  const player = person('alone', ['--bot', 'baby', '--clock', 'none', '--variant', 'onslaught']);
  // A line for each prompt, as a person would type.
  const lines = steppingEverywhere(6, 3, 100);
  let answered = 0;
  player.child.stdout.on('data', () => {
    for (const prompts = player.printed().split(' > ').length - 1; answered < prompts; answered++) {
      const { done, value } = lines.next();
      if (!done) player.type(value);
    }
  });
  expect(await player.gone, player.printed().slice(-2_000)).toBe(0);
  expect(player.printed()).toMatch(/\n(You win|You lose|It is a draw)\.\n/);
});

it('two people by invitation; both clients and the server are killed, and they go on where they were', async () => {
  const red = person('red', ['--invite', '--name', 'Ada']);
  await until(red, /--join [A-Z2-9]{8}/);
  const code = /--join ([A-Z2-9]{8})/.exec(red.printed())![1]!;
  const blue = person('blue', ['--join', code.toLowerCase()]);
  red.type(...ARMY.red);
  blue.type(...ARMY.blue);
  await until(red, /The battle begins/);
  await until(blue, /The battle begins/);
  red.child.kill('SIGKILL');
  blue.child.kill('SIGKILL');
  await server.end('SIGKILL');
  server = await spawnServer(place.place, port);
  const [redAgain, blueAgain] = [person('red', []), person('blue', [])];
  await until(redAgain, /match m[a-z0-9]{15}/);
  // Whoever is to move offers a draw, the other one accepts.
  redAgain.type('draw');
  blueAgain.type('draw');
  await expect.poll(() => redAgain.printed() + blueAgain.printed()).toContain('A draw is offered');
  const asked = redAgain.printed().includes('A draw is offered') ? redAgain : blueAgain;
  asked.type('accept');
  await until(asked, 'It is a draw.');
  const other = asked === redAgain ? blueAgain : redAgain;
  other.type('board');
  await until(other, 'It is a draw.');
  expect([await redAgain.gone, await blueAgain.gone]).toEqual([0, 0]);
});

it('says in a sentence what cannot be', async () => {
  const nobody = person('nobody', []);
  expect(await nobody.gone).toBe(2);
  expect(nobody.printed()).toContain('You have no unfinished match there');
  const wrong = person('nobody', ['--join', 'ABCDEFGH']);
  expect(await wrong.gone).toBe(2);
  expect(wrong.printed()).toContain('There is no such invitation.');
  const mistyped = person('nobody', ['--join', 'NOPE']);
  expect(await mistyped.gone).toBe(2);
  expect(mistyped.printed()).toContain('NOPE is not a code of an invitation, like K7WQ2M9X.');
});

it('a run is begun by its leader, left, and goes on', async () => {
  const player = person('runner', [], 'roguelike');
  await until(player, /Your faction and leader/i);
  player.type('nobody', '1');
  await until(player, /Type the number of a leader[\s\S]*Pick 3/i);
  player.type('quit');
  expect(await player.gone).toBe(0);
  const again = person('runner', [], 'roguelike');
  await until(again, /You have a run under way[\s\S]*Pick 3/i);
  again.type('quit');
  expect(await again.gone).toBe(0);
  const refused = person('runner', ['--invite'], 'roguelike');
  expect(await refused.gone).toBe(2);
  expect(refused.printed()).toContain('Roguelike Run is played alone');
});

it('the run of the day: begun with an account, left, gone on with and played once; when it is over anybody plays it here', async () => {
  const dealer = await startServer();
  const home = process.env['XDG_CONFIG_HOME'];
  const day = (who: string, args: readonly string[], lines: readonly string[]) => {
    process.env['XDG_CONFIG_HOME'] = path.join(folder, who);
    return runTyped(['play', 'roguelike', '--server', dealer.url, '--day', ...args], lines);
  };
  try {
    const begun = await day('daisy', [], ['Daisy', 'a long and quiet evening', 'quit']);
    expect(begun.printed).toMatch(/Nobody has finished it yet[\s\S]*Name > Daisy\nPassword > \n[\s\S]*Pick 3/i);
    expect((await day('daisy', [], ['abandon', 'quit'])).printed).toMatch(/1 player, 1 still playing[\s\S]*You lose/);
    expect((await day('daisy', [], [])).printed).toMatch(/1 {2}Daisy +0 won, 0 lost {2}← you[\s\S]*a new one tomorrow/);
    // On another machine the same name brings in the same account; nobody else gets in by it.
    const elsewhere = await day('elsewhere', [], ['Daisy', 'a long and quiet evening']);
    expect(elsewhere.printed).toContain('You have played the run of today.');
    expect((await day('thief', [], ['Daisy', 'a guess in the dark'])).code).toBe(2);

    const { clock } = dealer.ports;
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    expect((await day('guest', ['yesterday'], [])).warned).toContain('--day needs a day like 2026-11-18');
    expect((await day('guest', ['1999-01-01'], [])).warned).toContain('There was no run of that day.');
    clock.pass(24 * 3600 * 1000);
    const past = await day('guest', [today], ['quit']);
    expect(past.printed).toMatch(/; over\. 1 player[\s\S]*Pick 3[\s\S]*You leave the game unfinished/i);
  } finally {
    if (home === undefined) delete process.env['XDG_CONFIG_HOME'];
    else process.env['XDG_CONFIG_HOME'] = home;
    await dealer.stop();
  }
});

it('everything is exported and imported into another database', async () => {
  const target = await placeOn('PGlite');
  const run = (...args: string[]) => spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8' });
  const live = path.join(folder, 'live.jsonl');
  expect(run('export', live, '--data', place.place.folder).stdout).toMatch(/^\d+ rows are written to /);
  expect(run('verify', live).stdout).toMatch(/^\d+ matches, \d+ commands played again, 0 matches differ\.\n$/);
  await server.end('SIGTERM');
  const file = path.join(folder, 'everything.jsonl');
  const written = run('export', file, '--data', place.place.folder);
  expect(written.stdout).toMatch(/^\d+ rows are written to /);
  const nonsense = path.join(folder, 'nonsense');
  writeFileSync(nonsense, 'nonsense\n');
  expect(run('import', nonsense, '--data', target.place.folder).stderr).toContain('is no export of Tactarium');
  expect(run('import', file, '--data', target.place.folder).stdout).toMatch(/^\d+ rows are read from /);
  const again = path.join(folder, 'again.jsonl');
  run('export', again, '--data', target.place.folder);
  expect(readFileSync(again, 'utf8')).toBe(readFileSync(file, 'utf8'));
  const twice = run('import', file, '--data', target.place.folder);
  expect([twice.status, twice.stderr]).toEqual([
    2,
    `${file} was not imported, and nothing is changed: the database is not empty, and an import needs a new one.\n`,
  ]);
  const cut = path.join(folder, 'cut.jsonl');
  writeFileSync(cut, readFileSync(file, 'utf8').slice(0, -200));
  const verified = run('verify', cut);
  expect([verified.status, verified.stderr]).toEqual([2, expect.stringContaining('is no whole export')]);
  await target.remove();
  server = await spawnServer(place.place, port);
});
