import { randomGame } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { hexName, hexNamed } from './field/hexName.ts';
import { entry, mechs } from './index.ts';
import { REFUSALS } from './refusals.ts';
import { sayLines, words } from './words.ts';

/** Events that are told by what follows them. */
const SILENT = ['passed', 'location_rolled'];

describe('words', () => {
  it('say every refusal in a sentence', () => {
    for (const code of Object.keys(REFUSALS)) expect(words.refusal({ code })).toMatch(/^[A-Z].*\.$/);
    for (const code of ['options/unknown-mech', 'options/too-heavy', 'command/malformed', 'options/malformed']) {
      expect(words.refusal({ code })).toMatch(/^[A-Z].*\.$/);
    }
    const detail = { field: 'mechs.a.0', place: 'sinks', code: 'sinks/too-few', detail: { sinks: 9, least: 10 } };
    expect(words.refusal({ code: 'options/bad-mech', detail })).toBe(
      'The mech mechs.a.0 cannot be built. sinks: 9 are too few: a mech has at least 10.',
    );
    expect(words.refusal({ code: 'attack/out-of-range', detail: { range: 17, reach: 15 } })).toBe(
      'The target is out of range: 17 hexes away, and the weapon reaches 15.',
    );
    expect(words.refusal({ code: 'attack/no-sight', detail: { at: [3, 6], by: 'hill' } })).toBe(
      'There is no line of sight to the target: the hill at g7 blocks it.',
    );
  });

  it('say every event that happens in a sentence, and few are silent', () => {
    const said = new Set<string>();
    for (const [index, sample] of entry.samples.entries()) {
      for (let number = 0; number < 40; number++) {
        for (const { events } of randomGame(mechs, sample, 3, index, number)) {
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

  it('name hexes by letters and numbers, as on a rectangle', () => {
    const cells = [
      [0, 0],
      [2, 6],
      [-3, 6],
      [25, 0],
      [26, 0],
      [30, 59],
    ] as const;
    expect(cells.map(hexName)).toEqual(['a1', 'f7', 'a7', 'z1', 'aa1', 'bh60']);
    expect(cells.map((cell) => hexNamed(hexName(cell)))).toEqual(cells);
    expect(['7c', 'c', '', 'c0'].map(hexNamed)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
