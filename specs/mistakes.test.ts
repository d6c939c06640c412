import { checkScenario, readScenarios } from '@tactarium/cli/scenarioFiles';
import { describe, expect, it } from 'vitest';

describe('a scenario that is wrong differs', () => {
  const right = `
rule: RPS-10
game: rps
title: planted
given:
  board: |
    K O . . . . .
    . . . R . . .
    . . . s . . .
    . . . . . . .
    . . . . . . r
    k o . . . . .
dice: []
when:
  - red: { type: move, from: [1, 3], to: [2, 3] }
  - red: { type: move, from: [2, 3], to: [3, 3] }
    refused: move/not-your-turn
then:
  events:
    - { type: fought, winner: attacker }
  board: |
    K O . . . . .
    . . . . . . .
    . . . R+ . . .
    . . . . . . .
    . . . . . . r
    k o . . . . .
  turn: blue
  phase: playing
  outcome: none
  legal: { blue: 3 }
  sees: { blue: { cell: [2, 3], type: rock, halo: true } }
`;
  const differencesIn = (text: string): readonly string[] => {
    const read = readScenarios('planted.scenario.yaml', text);
    if (!read.ok) throw new Error(read.error.reason);
    return read.value.flatMap((scenario) => checkScenario(scenario).differences);
  };

  it('unchanged it holds', () => expect(differencesIn(right)).toEqual([]));

  const mistakes: readonly (readonly [string, string, string, RegExp])[] = [
    ['a wrong board', '. . . R+ . . .', '. . . R . . .', /^then\.board/],
    ['a wrong event', 'winner: attacker', 'winner: defender', /^then\.events\[0\]: .* did not happen/],
    ['an event that did not happen', '- { type: fought', '- { type: passed }\n    - { type: fought', /did not happen/],
    ['a wrong count of legal commands', 'blue: 3 }', 'blue: 4 }', /^then\.legal\.blue: expected 4, got 3/],
    ['a wrong list of legal commands', 'blue: 3 }', 'blue: [{ type: ready }] }', /^then\.legal\.blue/],
    ['dice that nobody asked for', 'dice: []', 'dice: [{ starter: red }]', /^dice: never asked for: starter/],
    ['dice of no purpose in this game', 'dice: []', 'dice: [{ 2d6: 7 }]', /is no roll of this game/],
    ['an unknown key of the scenario', 'dice: []', 'dices: []', /^dices is not a key/],
    ['an unknown key of the position', 'given:', 'given:\n  weather: fine', /^given\.weather is not known/],
    ['an unknown claim', 'phase: playing', 'weather: fine', /^then\.weather is not a claim/],
    ['an unknown thing to see', 'halo: true }', 'shoes: true }', /is not something to see/],
    ['a wrong refusal code', 'move/not-your-turn', 'move/blocked', /refused with move\/not-your-turn, not/],
    ['a step refused that must be accepted', '    refused: move/not-your-turn\n', '', /^when\[1\]: refused/],
    ['a step accepted that must be refused', 'to: [2, 3] }', 'to: [2, 3] }\n    refused: true', /^when\[0\]: accepted/],
    ['a wrong turn', 'turn: blue', 'turn: red', /^then\.turn: expected "red", got "blue"/],
    ['a wrong phase', 'phase: playing', 'phase: finished', /^then\.phase/],
    ['a wrong outcome', 'outcome: none', 'outcome: { winner: red, reason: resigned }', /^then\.outcome/],
    ['a wrong sight', 'type: rock, halo', 'type: hidden, halo', /^then\.sees\.blue\[0\]\.type/],
    ['a Halo that is not there', 'cell: [2, 3], type: rock', 'cell: [4, 6], type: rock', /^then\.sees.*halo/],
    ['somebody who does not sit here', '- red:', '- green:', /is neither a seat/],
    ['a row too few', '    . . . . . . .\n    . . . . . . r\n', '    . . . . . . r\n', /has 5 rows, not 6/],
    ['a piece that does not exist', '. . . s . . .', '. . . x . . .', /has no piece x/],
  ];
  for (const [mistake, from, to, difference] of mistakes) {
    it(mistake, () => {
      const wrong = right.replace(from, to);
      expect(wrong).not.toBe(right);
      expect(differencesIn(wrong).join('\n')).toMatch(difference);
    });
  }

  const shuffling = `
rule: RPS-3
game: rps
title: planted
given: { phase: setup }
dice:
  - shuffle: [rock, rock, rock, rock, paper, paper, paper, paper, scissors, scissors, scissors, scissors]
when:
  - red: { type: place, king: [0, 0], pit: [0, 1] }
  - red: { type: shuffle }
`;
  const diceMistakes: readonly (readonly [string, string, string, RegExp])[] = [
    ['dice that are missing', /dice:\n.*\n/.exec(shuffling)![0], '', /shuffle was asked for and is not in the script/],
    ['dice in the wrong order', 'dice:', 'dice:\n  - starter: red', /shuffle was asked for, but starter is next/],
    ['dice for an army that is too small', '[rock, rock,', '[rock,', /an order of the 12 things shuffled/],
    ['dice for another army', '[rock, rock,', '[paper, rock,', /an order of the 12 things shuffled/],
  ];
  it('with its dice a shuffle holds', () => expect(differencesIn(shuffling)).toEqual([]));
  for (const [mistake, from, to, difference] of diceMistakes) {
    it(mistake, () => expect(differencesIn(shuffling.replace(from, to)).join('\n')).toMatch(difference));
  }

  it('a scenario without any claim is none', () => {
    expect(differencesIn('rule: RPS-1\ngame: rps\ntitle: empty\n')).toEqual(['scenario claims nothing']);
  });
});
