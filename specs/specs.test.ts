import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

    it(`${game.id}: the page of the game lists its rules, in order and each once`, () => {
      const numbers = rules.map(({ id }) => Number(id.split('-')[1]));
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    });

    for (const { id, elsewhere } of rules) {
      if (elsewhere) continue;
      it(`${game.id}: a scenario or a test carries ${id}`, () => {
        expect(titles.some((title) => new RegExp(`\\b${id}\\b`).test(title))).toBe(true);
      });
    }

    it(`${game.id}: no scenario or test carries a rule that the page does not list`, () => {
      const prefix = rules[0]?.id.split('-')[0] ?? game.id.toUpperCase();
      const carried = titles.flatMap((title) => title.match(new RegExp(`\\b${prefix}-\\d+\\b`, 'g')) ?? []);
      const listed = new Set(rules.map(({ id }) => id));
      expect(carried.filter((id) => !listed.has(id))).toEqual([]);
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

/** The rules of a game's page. `*(client)*` and `*(bots)*` behind an id: what they promise is shown by other means. */
function rulesOf(id: string): readonly { id: string; elsewhere: boolean }[] {
  const file = path.join(root, 'docs', 'games', `${id}.md`);
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...page.matchAll(/^- \*\*([A-Z]+-\d+)\*\*(?: \*\((client|bots)\)\*)?/gm)].map(([, rule, mark]) => ({
    id: rule!,
    elsewhere: mark !== undefined,
  }));
}

/** What stands in the titles of all tests of games: `it('RPS-3 …')`, `describe('RPS-3 …')`. */
function testTitles(): readonly string[] {
  const files = readdirSync(path.join(root, 'games'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .flatMap((file) => [
      ...readFileSync(path.join(root, 'games', file), 'utf8').matchAll(/\b(?:it|describe)\(\s*(['"`])(.*?)\1/g),
    ])
    .map(([, , title]) => title!);
}
