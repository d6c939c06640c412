import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from './index.ts';

describe('the transcript of a whole game is what the rules and words of today give', () => {
  for (const { name, game } of games) {
    it(`${name}: if the change was meant, \`npm run playthroughs\` and read the diff`, async () => {
      const { playthrough } = (await import(`./${game.id}/testing/playthrough.ts`)) as { playthrough(): string };
      const kept = readFileSync(new URL(`./${game.id}/playthrough.txt`, import.meta.url), 'utf8');
      expect(playthrough()).toBe(kept);
    });
  }
});
