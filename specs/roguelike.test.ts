import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Battles have no Game yet, so their pages are looked through here: every rule they list is carried by a scenario or a test. */
describe('roguelike battles', () => {
  const page = read('../docs/games/roguelike-battle.md') + read('../docs/games/roguelike-content.md');
  const listed = [...page.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id]) => id!);
  const scenarios = readdirSync(new URL('roguelike', import.meta.url)).map((file) => read(`roguelike/${file}`));
  const tests = readdirSync(new URL('../games/roguelike', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => read(`../games/roguelike/${file}`));
  const rules = scenarios.flatMap((text) =>
    [...text.matchAll(/^rule: (.*)$/gm)].flatMap(([, ids]) => ids!.match(/[A-Z]+-\d+/g)!),
  );
  const titled = tests.flatMap((text) =>
    [...text.matchAll(/\b(?:it|describe)\(\s*['"`](.*?)['"`]/g)].map(([, title]) => title!),
  );

  it('list each rule once', () => {
    expect(listed.length).toBeGreaterThan(50);
    expect(new Set(listed).size).toBe(listed.length);
  });

  for (const id of listed) {
    it(`${id} is shown`, () => expect(rules.includes(id) || titled.some((title) => title.includes(id))).toBe(true));
  }

  it('show no rule that the pages do not list', () => {
    expect([...new Set(rules)].filter((id) => !listed.includes(id))).toEqual([]);
  });
});
