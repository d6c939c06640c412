import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { configFrom } from './config.ts';
import { sentenceOf, serve } from './serve.ts';
import { build } from './testing/stores.ts';

describe('the settings of a server', () => {
  it('that are empty are those that are not set', () => {
    const names = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'DATABASE_URL',
      'REDIS_URL',
      'FARM_URL',
      'ORIGINS',
      'LOG_LEVEL',
      'OPERATOR_PAGES',
    ];
    const empty = configFrom(Object.fromEntries(names.map((name) => [name, ''])));
    expect(empty).toEqual(configFrom({}));
    expect(empty).toMatchObject({ port: 8080, logLevel: 'warn', place: { folder: resolve('data') } });
  });

  it('name other origins, with or without blanks', () => {
    const { friends } = configFrom({ ORIGINS: 'https://one.example, http://two.example:8081,' });
    expect(friends).toEqual(['https://one.example', 'http://two.example:8081']);
  });

  it.each([
    ['PORT', '80800'],
    ['PORT', 'http'],
    ['ORIGINS', 'https://one.example/'],
    ['ORIGINS', 'one.example'],
    ['LOG_LEVEL', 'loud'],
    ['OPERATOR_PAGES', 'hidden'],
    ['LIMIT_REQUESTS', '0'],
  ])('are refused by name where they cannot be meant: %s=%s', (name, value) => {
    expect(() => configFrom({ [name]: value })).toThrow(new RegExp(`^${name} .*: ${value}$`));
  });
});

it('a port that this user may not use is told from a folder that it may not', () => {
  const denied = (more: object): unknown => Object.assign(new Error('EACCES: denied'), { code: 'EACCES', ...more });
  expect(sentenceOf(denied({ port: 80 }))).toBe('Port 80 may not be used by this user: set PORT to another one.');
  expect(sentenceOf(denied({ path: '/srv' }))).toBe('Tactarium could not start: EACCES: denied');
});

describe('a server that cannot listen', () => {
  beforeAll(build);

  it('closes everything that would keep its process alive', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tactarium-serve-'));
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
    });
    const config = configFrom({ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder });
    const refused = await serve(config).then(
      () => 'it listens',
      (error) => sentenceOf(error),
    );
    expect(refused).toBe(`Port ${port} is taken by another program: set PORT to another one.`);
    expect(existsSync(join(folder, 'operator.sock'))).toBe(false);
    expect(existsSync(join(folder, 'arena.lock'))).toBe(false);
    other.close();
    rmSync(folder, { recursive: true });
  });
});
