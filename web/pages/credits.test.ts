import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(WEB, path), 'utf8');
const sources = readdirSync(WEB, { recursive: true })
  .map(String)
  .filter((path) => /\.tsx?$/.test(path) && !/^(dist|node_modules|testing)\//.test(path));

/** The files in which icons are credited: the shared page, the face of each game, and the list of Roguelike Run. */
const CREDITING = new Set(['CreditsPage.tsx', 'face.tsx', 'credits.ts']);

it('every icon that is compiled in is credited', () => {
  const icons = new Set(
    sources.flatMap((path) => [...read(path).matchAll(/~icons\/game-icons\/([a-z0-9-]+)'/g)].map(([, name]) => name!)),
  );
  const credits = sources
    .filter((path) => CREDITING.has(basename(path)))
    .map(read)
    .join('\n');
  expect(icons.size).toBeGreaterThan(300);
  expect([...icons].filter((name) => !credits.includes(`'${name}'`))).toEqual([]);
});

it('no icon of Roguelike Run is credited twice', () => {
  const names = [...read('games/roguelike/pictures/credits.ts').matchAll(/'([a-z0-9-]+)',/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
});
