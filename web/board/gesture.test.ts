import { describe, expect, it } from 'vitest';
import { gestureAfter, IDLE, type Intent, type PointerInput } from './gesture.ts';

const at = (x: number, y = 0) => ({ x, y });
const down = (id: number, x: number, lifts = false): PointerInput => ({ type: 'down', id, at: at(x), lifts });
const move = (id: number, x: number): PointerInput => ({ type: 'move', id, at: at(x) });
const up = (id: number, x: number): PointerInput => ({ type: 'up', id, at: at(x) });

function intents(...inputs: readonly PointerInput[]): readonly Intent[] {
  let gesture = IDLE;
  const all: Intent[] = [];
  for (const input of inputs) {
    const [next, meant] = gestureAfter(gesture, input);
    gesture = next;
    all.push(...meant);
  }
  return all;
}

describe('a gesture on a board', () => {
  it('that hardly moves is a tap', () => {
    expect(intents(down(1, 10, true), move(1, 13), up(1, 13))).toEqual([{ type: 'tap', at: at(13) }]);
  });

  it('on a piece lifts it where it was touched, carries and drops it', () => {
    expect(intents(down(1, 10, true), move(1, 30), move(1, 50), up(1, 50))).toEqual([
      { type: 'lift', at: at(10) },
      { type: 'carry', at: at(30) },
      { type: 'carry', at: at(50) },
      { type: 'drop', at: at(50) },
    ]);
  });

  it('on empty ground pulls the map, all of the way', () => {
    expect(intents(down(1, 10), move(1, 30), move(1, 35), up(1, 35))).toEqual([
      { type: 'pull', by: at(20) },
      { type: 'pull', by: at(5) },
    ]);
  });

  it('with the middle button pulls the map from anywhere', () => {
    expect(intents({ type: 'down', id: 1, at: at(0), lifts: true, middle: true }, move(1, 2), up(1, 2))).toEqual([
      { type: 'pull', by: at(2) },
    ]);
  });

  it('with two fingers pinches around their middle, and the finger that stays taps nothing', () => {
    expect(intents(down(1, 0), down(2, 100), move(2, 200), up(2, 200), move(1, 40), up(1, 40))).toEqual([
      { type: 'pinch', factor: 2, at: at(100), by: at(50) },
    ]);
  });

  it('with a second finger puts back what the first carried', () => {
    const carried = intents(down(1, 0, true), move(1, 40), down(2, 100), up(1, 40), up(2, 100));
    expect(carried.map(({ type }) => type)).toEqual(['lift', 'carry', 'put back']);
    expect(intents(down(1, 0, true), move(1, 40), { type: 'cancel', id: 1 }).at(-1)).toEqual({ type: 'put back' });
  });

  it('that rests is a long press, and no tap after it', () => {
    expect(intents(down(1, 5, true), { type: 'rested' }, move(1, 60), up(1, 60))).toEqual([
      { type: 'hold', at: at(5) },
    ]);
    expect(intents(down(1, 5), move(1, 60), { type: 'rested' })).toEqual([{ type: 'pull', by: at(55) }]);
  });
});
