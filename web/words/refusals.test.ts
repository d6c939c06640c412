import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';

const ROOT = join(import.meta.dirname, '../..');
const GAMES = join(ROOT, 'web/games');

/** Every refusal code that is written in these sources: `area/what-is-wrong`, between quotes. */
function codesIn(folder: string, isWanted: (path: string) => boolean = () => true): readonly string[] {
  const paths = readdirSync(join(ROOT, folder), { recursive: true }).map(String);
  const wanted = paths.filter((path) => path.endsWith('.ts') && !/\.test\.ts$|node_modules|dist\//.test(path));
  const texts = wanted.filter(isWanted).map((path) => readFileSync(join(ROOT, folder, path), 'utf8'));
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(/'([a-z]+\/[a-z]+(?:-[a-z]+)*)'/g)].map(([, code]) => code!))),
  ];
}

/** What looks like a code and is none that a page can meet: packages, media types, and seeds, which only a server makes. */
const NOT_SHOWN = new Set(['zustand/vanilla', 'application/json', 'seed/malformed', 'seed/unknown-algorithm']);

describe('every refusal that can reach a page has a sentence', () => {
  it.each([
    ['the arena', 'arena', (path: string) => path === 'words.ts'],
    ['any match', 'engine', (path: string) => /^(match|words|opening|replay)\.ts$/.test(path)],
    ['the worker', 'web/local', () => true],
    ['the connection', 'web/online', () => true],
    ['the client of the protocol', 'protocol', (path: string) => /^(client|connection)\.ts$/.test(path)],
  ] as const)('of %s', (_, folder, isWanted) => {
    const codes = codesIn(folder, isWanted).filter((code) => !NOT_SHOWN.has(code));
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter((code) => !(code in en.problem))).toEqual([]);
  });

  const speaking = readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, 'words/en.ts')));
  it.each(speaking)('of %s, by its own words where they are its own', async (game) => {
    const { en: own } = (await import(join(GAMES, game, 'words/en.ts'))) as { en: { refusals: object } };
    const codes = codesIn(`games/${game}`, (path) => !/(^|\/)(bot|testing|content)\//.test(path));
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter((code) => !(code in own.refusals) && !(code in en.problem))).toEqual([]);
  });
});
