import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..');
const SHOWN = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);
const SKIPPED = new Set(['dist', 'node_modules', 'testing', 'tsconfig.tsbuildinfo']);

const LISTS = ['index.ts', 'routes.ts'].map((name) => join(import.meta.dirname, name));

/** Every source of the client but those of single games, the lists of them and of their pages, and tests. */
function sources(folder = WEB): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name);
    if (SKIPPED.has(one.name) || (folder === import.meta.dirname && SHOWN.includes(one.name))) return [];
    if (one.isDirectory()) return sources(path);
    const isSource = /\.(tsx?|css|html)$/.test(one.name) && !one.name.endsWith('.test.ts');
    return isSource && !LISTS.includes(path) ? [path] : [];
  });
}

/** What only one game may say: its id, its seats, pieces and variants as they are written in views and options. */
const OWN = new RegExp(
  [
    `\\b(${[...SHOWN, 'forests', 'mechs', 'roguelike'].join('|')})\\b`,
    `['"](red|blue|rock|paper|scissors|lizard|spock|king|pit|classic|rpsls|clear_day|onslaught)['"]`,
  ].join('|'),
  'i',
);

it('no shared file names a game, its seats, pieces or variants: only its folder and the lists do', () => {
  const found = sources().flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, i) => (OWN.test(line) ? [`${relative(WEB, path)}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
  expect(sources().length).toBeGreaterThan(100);
});

it.each(SHOWN)('%s has a face, and words in both languages beside it', (game) => {
  const files = readdirSync(join(import.meta.dirname, game), { recursive: true }).map(String);
  expect(files).toEqual(expect.arrayContaining([expect.stringMatching(/^face\.tsx?$/), 'words/en.ts', 'words/de.ts']));
});
