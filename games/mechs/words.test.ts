import type { AnyGame } from '@tactarium/engine';
import { randomGame } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { entry, mechs } from './index.ts';
import { REFUSALS } from './refusals.ts';
import { hexName, sayLines, words } from './words.ts';

/** Events that are told by what follows them. */
const SILENT = ['passed', 'location_rolled'];

describe('words', () => {
  it('say every refusal in a sentence', () => {
    for (const code of REFUSALS) expect(words.refusal({ code })).toMatch(/^[A-Z].*\.$/);
    for (const code of ['options/bad-mech', 'options/too-heavy', 'command/malformed', 'options/malformed']) {
      expect(words.refusal({ code })).toMatch(/^[A-Z].*\.$/);
    }
    expect(words.refusal({ code: 'options/bad-mech', detail: { why: 'sinks: are 9' } })).toMatch(/ sinks: are 9$/);
  });

  it('say every event that happens in a sentence, and few are silent', () => {
    const said = new Set<string>();
    for (const [index, sample] of entry.samples.entries()) {
      for (let number = 0; number < 40; number++) {
        for (const { events } of randomGame(mechs as unknown as AnyGame, sample, 3, index, number)) {
          for (const event of events as readonly Event[]) {
            const sentence = words.event(event, 'spectator');
            if (sentence === undefined) expect(SILENT).toContain(event.type);
            else expect(sentence).toMatch(/[.]$/);
            expect(sentence ?? '').not.toMatch(/undefined|NaN|\[object/);
            said.add(event.type);
          }
        }
      }
    }
    expect(said.size).toBeGreaterThan(25);
  });

  it('show a number line by line', () => {
    expect(sayLines({ base: 4, range: 2, prone: -2 }, 4)).toBe('4 base +2 range −2 prone = 4');
  });

  it('name hexes by letters and numbers', () => {
    expect([hexName([0, 0]), hexName([2, 6]), hexName([25, 0]), hexName([26, 0]), hexName([59, 59])]).toEqual([
      ...['a1', 'c7', 'z1', 'aa1', 'bh60'],
    ]);
  });
});
