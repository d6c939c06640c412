import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  checkScenario,
  findScenarioFiles,
  readScenarioFile,
  type ScenarioDocument,
} from '@tactarium/cli/scenarioFiles';
import type { Json } from '@tactarium/engine';
import { games } from '@tactarium/games';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const scenarios = findScenarioFiles([path.join(root, 'specs')]).flatMap((file) => {
  const read = readScenarioFile(file);
  if (!read.ok) throw new Error(`${read.error.file}, line ${read.error.line}: ${read.error.reason}`);
  return read.value;
});

describe('every scenario holds', () => {
  for (const scenario of scenarios) {
    it(titleOf(scenario), () => expect(checkScenario(scenario).differences).toEqual([]));
  }
});

describe('every rule is shown', () => {
  const titles = [...scenarios.map(titleOf), ...testTitles()];
  for (const { game } of games) {
    const rules = rulesOf(game.id);

    it(`${game.id}: the pages of the game list its rules, in order and each once`, () => {
      expect(rules.length).toBeGreaterThan(0);
      expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
      for (const page of new Set(rules.map((rule) => rule.page))) {
        const listed = rules.filter((rule) => rule.page === page).map(({ id }) => id.split('-'));
        for (const prefix of new Set(listed.map(([prefix]) => prefix))) {
          const numbers = listed.filter(([first]) => first === prefix).map(([, number]) => Number(number));
          expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        }
      }
    });

    for (const { id, elsewhere } of rules) {
      if (elsewhere) continue;
      it(`${game.id}: a scenario or a test carries ${id}`, () => {
        expect(titles.some((title) => new RegExp(`\\b${id}\\b`).test(title))).toBe(true);
      });
    }

    it(`${game.id}: no scenario or test carries a rule that the pages do not list`, () => {
      const prefixes = new Set(rules.map(({ id }) => id.split('-')[0]));
      const carried = titles.flatMap((title) => title.match(/\b[A-Z]+-\d+\b/g) ?? []);
      const listed = new Set(rules.map(({ id }) => id));
      const ours = carried.filter((id) => prefixes.has(id.split('-')[0]));
      expect(ours.filter((id) => !listed.has(id))).toEqual([]);
    });
  }

  it('no two scenarios have the same title', () => {
    const seen = new Set<string>();
    const twice = scenarios.map(titleOf).filter((title) => seen.size === seen.add(title).size);
    expect(twice).toEqual([]);
  });
});

function titleOf({ json }: ScenarioDocument): string {
  const { rule, title } = json as { rule: Json; title: string };
  return `${[rule].flat().join(' ')} ${title}`;
}

/**
 * The rules of a game's pages: `<game>.md`, and `<game>-….md` where it needs several. `*(client)*` and `*(bots)*` behind
 * an id: what they promise is shown by other means.
 */
function rulesOf(game: string): readonly { id: string; page: string; elsewhere: boolean }[] {
  const folder = path.join(root, 'docs', 'games');
  const pages = readdirSync(folder).filter((file) => file === `${game}.md` || file.startsWith(`${game}-`));
  return pages.flatMap((page) =>
    [
      ...readFileSync(path.join(folder, page), 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\*(?: \*\((client|bots)\)\*)?/gm),
    ].map(([, rule, mark]) => ({ id: rule!, page, elsewhere: mark !== undefined })),
  );
}

/**
 * What stands in the titles of tests: `it('RPS-3 …')`, `describe('RPS-3 …')`. The server keeps some rules of runs and
 * the command line measures balance, so their tests count as well as those of games.
 */
function testTitles(): readonly string[] {
  return ['games', 'arena', 'cli'].flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
      .flatMap((file) => [
        ...readFileSync(path.join(root, room, file), 'utf8').matchAll(/\b(?:it|describe)\(\s*(['"`])(.*?)\1/g),
      ])
      .map(([, , title]) => title!),
  );
}
