import { randomGame, upTo } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { forests } from './index.ts';
import { REFUSALS } from './refusals.ts';
import { LATE, position } from './testing/positions.ts';
import { words } from './words.ts';

const late = {
  ...forests,
  setup: (_, seed) => position(LATE, Number.parseInt(seed.slice(-6), 16)),
} as typeof forests;
/** Events that only tell how the view changes. */
const UNSAID = ['turn_ended', 'accounted', 'sighted', 'lost_sight'];

const SAID = [
  'captured',
  'converted',
  'countdown_broken',
  'counted',
  'deployed',
  'finished',
  'fought',
  'merged',
  'moved',
  'turn_began',
  'undone',
  'wall_built',
  'wall_hit',
  'wall_removed',
];

describe('what is said', () => {
  it('of every event there is a sentence, for whoever is told of it', () => {
    const said = new Set<string>();
    for (const [index, game] of [late, late, late, late, late, late, forests].entries()) {
      for (const { events } of upTo(index === 0 ? undefined : 800, randomGame(game, { fog: true }, 4, index))) {
        for (const viewer of [0, 1, 'spectator'] as const) {
          for (const event of events) {
            const told = forests.redact(event as Event, viewer);
            const sentence = told && words.event(told, viewer);
            if (!told || UNSAID.includes(told.type)) expect(sentence).toBeUndefined();
            else if (sentence !== undefined) {
              expect(sentence).toMatch(/^[A-Z].*\.$/);
              expect(sentence).not.toMatch(/undefined|null|\[object|NaN/);
              said.add(told.type);
            }
          }
        }
      }
    }
    expect(SAID.filter((type) => !said.has(type))).toEqual([]);
  });

  it.each([
    [{ type: 'counted', side: 'a', left: 3 }, 0, 'You own every forest: 3 more turns.'],
    [{ type: 'counted', side: 'a', left: 1 }, 1, 'A owns every forest: 1 more turn.'],
    [{ type: 'struck', seat: 'a', base: 'b', damage: 25, left: 0 }, 1, 'A strikes the base of B for 25: 0 HP left.'],
    [{ type: 'countdown_broken', side: 'b' }, 0, 'The countdown of B is broken.'],
    [{ type: 'captured', seat: 'b', holdings: { a: 2, b: 3 } }, 0, 'B takes a forest: 2 to A, 3 to B.'],
    [{ type: 'turn_began', seat: 'a', round: 7 }, 0, 'Round 7: You are to move.'],
  ] as const)('%j', (event, viewer, sentence) => {
    expect(words.event(event as Event, viewer)).toBe(sentence);
  });

  it('of every refusal there is a sentence, with what its detail adds', () => {
    for (const code of Object.keys(REFUSALS)) expect(words.refusal({ code })).toMatch(/^[A-Z].*\.$/);
    const detail = {
      between: [
        [4, 4],
        [5, 4],
      ],
    };
    expect(words.refusal({ code: 'move/blocked-by-wall', detail })).toBe(
      'A wall stands in the way. It is the one on 4,4/5,4.',
    );
    expect(words.refusal({ code: 'wall/not-enough-wood', detail: { wood: 4 } })).toContain('You have 4');
    expect(words.refusal({ code: 'somewhere/else' })).toContain('somewhere/else');
  });
});
