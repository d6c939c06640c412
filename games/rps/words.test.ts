import type { Viewer } from '@tactarium/engine';
import { randomGame } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { entry, rps } from './index.ts';
import { REFUSALS } from './refusals.ts';
import { cellName, words } from './words.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];
/** It may begin with the name of a cell. */
const SENTENCE = /^([A-Z]|[a-g][1-6] ).*[.!?]$/;

/** Every type of event that random games bring about, as each viewer is told of it. */
function sayings(): Map<string, Set<string>> {
  const said = new Map<string, Set<string>>();
  const say = (event: Event, viewer: Viewer): void => {
    const told = rps.redact(event, viewer);
    if (!told) return;
    const sentence = words.event(told, viewer);
    expect(sentence, JSON.stringify(told)).toMatch(SENTENCE);
    expect(sentence).not.toMatch(/undefined|null|\[object/);
    said.set(told.type, (said.get(told.type) ?? new Set()).add(sentence!));
  };
  for (const [index, sample] of entry.samples.entries()) {
    for (let number = 0; number < 6; number++) {
      for (const { events } of randomGame(rps, sample, 8, index, number)) {
        for (const event of events as readonly Event[]) for (const viewer of VIEWERS) say(event, viewer);
      }
    }
  }
  say({ type: 'both_removed', from: [1, 2], at: [2, 2], kind: 'rock' }, 0);
  say({ type: 'passed', seat: 'red' }, 0);
  say({ type: 'passed', seat: 'red' }, 1);
  return said;
}

describe('words', () => {
  it('every event has a sentence for everybody who is told of it', () => {
    expect([...sayings().keys()].sort()).toEqual([
      'began',
      'both_removed',
      'choices_announced',
      'chose',
      'finished',
      'fought',
      'moved',
      'passed',
      'placed',
      'revealed',
      'shuffled',
      'swapped',
      'tied',
      'was_ready',
    ]);
  });

  it('every reason for an end is said in words', () => {
    const reasons = ['king_captured', 'resigned', 'timeout', 'draw_agreed', 'no_movers', 'no_progress', 'elimination'];
    const sentences = reasons.map((reason) => {
      const event: Event = {
        type: 'finished',
        outcome: { winner: 'red', reason },
        cells: [],
        fallen: { red: [], blue: [] },
      };
      return words.event(event, 0)!;
    });
    for (const sentence of sentences) expect(sentence).not.toMatch(/_/);
    expect(new Set(sentences).size).toBe(reasons.length);
  });

  it('a draw and a void match are not called won', () => {
    const end = (outcome: object) =>
      words.event(
        { type: 'finished', outcome, cells: [], fallen: { red: [], blue: [] } } as unknown as Event,
        'spectator',
      );
    expect(end({ draw: true, reason: 'timeout' })).toBe('A draw: time ran out.');
    expect(end({ void: true, reason: 'timeout' })).toBe('Match void: time ran out.');
  });

  it('every refusal of the rules has a sentence of its own', () => {
    const sentences = Object.keys(REFUSALS).map((code) => words.refusal({ code }));
    for (const sentence of sentences) expect(sentence).toMatch(SENTENCE);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('a refusal that nobody has heard of is still a sentence', () => {
    expect(words.refusal({ code: 'moon/too-far' })).toMatch(/^That is refused \(moon\/too-far\)\.$/);
  });

  it('a loser that is not told is called a piece, and its kind is not said', () => {
    const fight = {
      type: 'fought',
      seat: 'red',
      from: [1, 3],
      at: [2, 3],
      winner: 'defender',
      kind: 'pit',
      known: false,
    } as const;
    expect(words.event(fight, 1)).toBe("Blue's Pit stops a piece of Red on d3.");
    expect(words.event({ ...fight, loser: 'rock' }, 0)).toBe("Blue's Pit stops Red's Rock on d3.");
  });

  it('cells are named by letter and number', () => {
    expect([cellName([0, 0]), cellName([5, 6])]).toEqual(['a1', 'g6']);
  });
});
