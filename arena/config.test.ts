import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configFrom } from './config.ts';
import { sentenceOf } from './serve.ts';

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
