import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { PLAIN, type Terminal } from '../terminal.ts';
import { rememberedToken, rememberToken } from './account.ts';

const SERVER = 'http://localhost:8080';
const warned: string[] = [];
const terminal: Terminal = {
  colors: PLAIN,
  interactive: false,
  print: () => {},
  warn: (text) => void warned.push(text),
  progress: () => {},
  ask: async () => undefined,
  close: () => {},
};
const folder = mkdtempSync(path.join(tmpdir(), 'tactarium-account-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('a token is kept by server, for this user alone', () => {
  vi.stubEnv('XDG_CONFIG_HOME', folder);
  rememberToken(terminal, SERVER, 'secret');
  expect(rememberedToken(SERVER)).toBe('secret');
  expect(rememberedToken('http://elsewhere')).toBeUndefined();
  expect(statSync(path.join(folder, 'tactarium', 'servers.json')).mode & 0o777).toBe(0o600);
});

it('a token that cannot be kept is no obstacle, but is told', () => {
  writeFileSync(folder, 'a file where a folder should be');
  vi.stubEnv('XDG_CONFIG_HOME', folder);
  rememberToken(terminal, SERVER, 'secret');
  expect(warned.join()).toContain('The server will not know you again');
  expect(rememberedToken(SERVER)).toBeUndefined();
});
