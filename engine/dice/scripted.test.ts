import { describe, expect, it } from 'vitest';
import { ScriptedDice, ScriptFault } from './scripted.ts';

describe('scripted dice', () => {
  it('answer in order, by purpose', () => {
    const dice = new ScriptedDice([
      { purpose: 'luck', answer: 2 },
      { purpose: 'dodge', answer: true },
      { purpose: 'order', answer: [3, 1, 2] },
    ]);
    expect(dice.weighted(0, 'luck', [20, 20, 60])).toBe(2);
    expect(dice.chance(0, 'dodge', 10)).toBe(true);
    const values = [1, 2, 3];
    dice.shuffle(0, 'order', values);
    expect(values).toEqual([3, 1, 2]);
    expect(dice.left()).toEqual([]);
  });

  it('deal what a list says, of what there is', () => {
    const deal = (answer: number | readonly number[]) =>
      new ScriptedDice([{ purpose: 'cards', answer }]).deal(0, 'cards', [4, 5, 5, 6], 2);
    expect(deal([5, 5])).toEqual([5, 5]);
    expect(deal([6, 4])).toEqual([6, 4]);
    for (const wrong of [5, [4], [4, 5, 6], [4, 4], [4, 7]]) expect(() => deal(wrong)).toThrow(ScriptFault);
  });

  it('say what was left over', () => {
    expect(new ScriptedDice([{ purpose: 'luck', answer: 1 }]).left()).toEqual([{ purpose: 'luck', answer: 1 }]);
  });

  it('fault when a roll is asked for that is absent, or not the next', () => {
    expect(() => new ScriptedDice([]).below(0, 'luck', 3)).toThrow(ScriptFault);
    expect(() => new ScriptedDice([{ purpose: 'tie', answer: 1 }]).below(0, 'luck', 3)).toThrow(/tie is next/);
  });

  it('fault on what the dice could not give', () => {
    expect(() => new ScriptedDice([{ purpose: 'luck', answer: 3 }]).below(0, 'luck', 3)).toThrow(ScriptFault);
    expect(() => new ScriptedDice([{ purpose: 'to-hit', answer: 13 }]).roll(0, 'to-hit', 2, 6)).toThrow(ScriptFault);
    expect(() => new ScriptedDice([{ purpose: 'pick', answer: 4 }]).pick(0, 'pick', [1, 2])).toThrow(ScriptFault);
    expect(() => new ScriptedDice([{ purpose: 'order', answer: [1, 1] }]).shuffle(0, 'order', [1, 2])).toThrow(
      ScriptFault,
    );
    expect(() => new ScriptedDice([{ purpose: 'dodge', answer: 1 }]).chance(0, 'dodge', 5)).toThrow(ScriptFault);
  });

  it('let a form answer any roll of that form', () => {
    const dice = new ScriptedDice([
      { purpose: '2d6', answer: 7 },
      { purpose: 'd6', answer: 3 },
    ]);
    expect(dice.roll(0, 'to-hit', 2, 6)).toBe(7);
    expect(dice.roll(0, 'kick', 1, 6)).toBe(3);
  });

  it('let d6 answer any single die, as far as it goes', () => {
    expect(new ScriptedDice([{ purpose: 'd6', answer: 4 }]).roll(0, 'slot', 1, 4)).toBe(4);
    expect(() => new ScriptedDice([{ purpose: 'd6', answer: 5 }]).roll(0, 'slot', 1, 4)).toThrow(ScriptFault);
  });

  it('go on in a copy without moving the original', () => {
    const dice = new ScriptedDice([{ purpose: 'luck', answer: 1 }]);
    expect(dice.copy().below(0, 'luck', 3)).toBe(1);
    expect(dice.below(0, 'luck', 3)).toBe(1);
  });
});
