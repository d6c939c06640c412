import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from './index.ts';

describe('the transcript of a whole game is what the rules and words of today give', () => {
  for (const { game } of games) {
    const room = game.id;
    it(`${room}: if the change was meant, \`npm run playthroughs\` and read the diff`, async () => {
      const { playthrough } = (await import(`./${room}/testing/playthrough.ts`)) as { playthrough(): string };
      const kept = readFileSync(new URL(`./${room}/playthrough.txt`, import.meta.url), 'utf8');
      expect(playthrough()).toBe(kept);
    });
  }
});
