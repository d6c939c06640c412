import { games } from '@tactarium/games';
import { afterEach, expect, it, vi } from 'vitest';
import { runTyped } from './testing/fakeTerminal.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  [['--help'], ['play [options] <game>', 'Exit codes:']],
  [
    ['play', '--help'],
    ['Examples:', '--record <file>', '--no-color'],
  ],
  [
    ['help', 'check'],
    ['Examples:', '--rule <id>'],
  ],
  [
    ['replay', '-h'],
    ['Examples:', 'Enter or n next'],
  ],
  [
    ['simulate', '--help'],
    ['Examples:', '--threads <n>'],
  ],
])('%j explains', async (args, parts) => {
  const { code, printed } = await runTyped(args);
  for (const part of parts) expect(printed).toContain(part);
  expect(code).toBe(0);
});

it('without a command it explains itself, and that is bad usage', async () => {
  const { code, warned } = await runTyped([]);
  expect(warned).toContain('Usage: tactarium');
  expect(code).toBe(2);
});

it('lists every game with its bots', async () => {
  const { printed } = await runTyped(['games']);
  for (const { game, name, bots } of games) {
    for (const part of [game.id, name, ...bots.map((bot) => bot.about)]) expect(printed).toContain(part);
  }
  const listed = JSON.parse((await runTyped(['games', '--json'])).printed);
  expect(listed[0]).toMatchObject({ id: 'rps', variants: ['classic', 'rpsls', 'clear_day', 'onslaught'] });
});

it.each([
  [['simulate', 'rps'], '--bots needs at least two names'],
  [['simulate', 'rps', '--bots', 'baby'], 'at least two names'],
  [['simulate', 'roguelike'], '--bots needs a name, like --bots sensible.'],
  [['simulate', 'rps', '--bots', 'baby,'], 'There is no bot of RPS Battle ""'],
  [['simulate', 'rps', '--bots', 'baby,baby', '--games', '0'], '--games needs a whole number from 1'],
  [['simulate', 'rps', '--bots', 'baby,baby', '--games', '1e9'], '--games needs a whole number'],
  [['simulate', 'rps', '--bots', 'baby,baby', '--threads', '1000'], '--threads needs a whole number'],
  [['simulate', 'rps', '--bots', 'baby,baby', '--seed', 'x'], '--seed needs a whole number'],
  [['verify', 'cli'], 'The export could not be read: cli is a folder, not a file.'],
  [['verify', 'nowhere'], 'The export could not be read: nowhere does not exist.'],
  [['help', 'paly'], 'There is no command "paly". Did you mean play?'],
  [['farm', 'localhost'], 'is not the address of a farm'],
  [['farm', 'redis://127.0.0.1:1'], 'The farm does not answer (connect ECONNREFUSED 127.0.0.1:1)'],
  [['worker', 'redis://127.0.0.1:1'], 'The farm does not answer'],
  [['worker', 'postgres://127.0.0.1:1/x'], 'The farm does not answer'],
  [['simulate', 'runs', '--farm', 'postgres://127.0.0.1:1/x'], 'The farm does not answer'],
])('%j is bad usage', async (args, sentence) => {
  const { code, warned } = await runTyped(args);
  expect(warned).toContain(sentence);
  expect(code).toBe(2);
});

it.each([['serve'], ['export', 'x'], ['import', 'package.json'], ['admin', 'list'], ['seed-teams']])(
  '%s names a variable of the environment that cannot be read',
  async (...args) => {
    vi.stubEnv('LIMIT_REQUESTS', 'many');
    const { code, warned } = await runTyped(args);
    expect(warned).toBe('LIMIT_REQUESTS is not a whole number above 0: many.\n');
    expect(code).toBe(2);
  },
);
