import { describe, expect, it } from 'vitest';
import type { Json } from './json.ts';
import { type Positions, RefusedStep } from './positions.ts';
import { runScenario } from './scenario.ts';
import { pennies, positions } from './testing/pennies.ts';

const run = (scenario: Json) => runScenario(pennies, positions as Positions<unknown>, scenario).differences;

const heads = { type: 'show', side: 'heads' };

const good = {
  rule: 'PEN-1',
  game: 'pennies',
  title: 'Equal coins score for Even',
  given: { rounds: 2 },
  dice: [{ toss: 'heads' }],
  when: [
    { even: heads, expect: { events: [{ type: 'showed', seat: 0 }], legal: { even: 0, odd: 3 } } },
    { even: heads, refused: 'show/shown-already' },
    { odd: { type: 'toss' } },
  ],
  then: { score: [1, 0], events: [{ type: 'scored', seat: 0 }], legal: { even: 3 }, outcome: 'none' },
} satisfies Json;

describe('a scenario', () => {
  it('holds when everything is as it says', () => {
    expect(run(good)).toEqual([]);
  });

  it('may write a command that is only a type as its name', () => {
    const when = [{ even: heads }, { odd: 'toss' }];
    expect(run({ ...good, when })).toEqual([]);
    expect(run({ ...good, when: [{ even: heads }, { odd: 'tosses' }] })).toEqual([
      'when[1]: refused, command/malformed',
    ]);
  });

  it('carries its rule and title into the report', () => {
    const report = runScenario(pennies, positions as Positions<unknown>, good);
    expect(report).toMatchObject({ rule: 'PEN-1', title: 'Equal coins score for Even' });
  });

  it('may take steps of the game’s own', () => {
    expect(run({ given: { rounds: 1 }, when: [{ both: 'tails' }], then: { outcome: { winner: 'even' } } })).toEqual([]);
  });

  const stage: Positions<unknown> = {
    ...(positions as Positions<unknown>),
    steps: (state) => ({
      nothing: () => state,
      never: () => {
        throw new RefusedStep('never/possible');
      },
    }),
  };
  const runStage = (scenario: Json) => runScenario(undefined, stage, scenario).differences;

  it('may take a step without a value, written as a word', () => {
    expect(run({ when: ['nothing'] })).toEqual(['when[0].nothing is neither a seat (even, odd) nor a step']);
    expect(runScenario(pennies, stage, { when: ['nothing'], then: { score: [0, 0] } }).differences).toEqual([]);
  });

  it('may take a step that is refused', () => {
    expect(runStage({ when: [{ never: 1, refused: 'never/possible' }] })).toEqual([]);
    expect(runStage({ when: [{ never: 1, refused: true }] })).toEqual([]);
    expect(runStage({ when: ['never'] })).toEqual(['when[0]: refused, never/possible']);
    expect(runStage({ when: [{ nothing: 1, refused: true }] })).toHaveLength(1);
    expect(runStage({ when: [{ never: 1, refused: 'other/code' }] })).toHaveLength(1);
  });

  it('without a game takes steps and claims of the positions, and no commands', () => {
    expect(runStage({ when: ['nothing'], then: { score: [0, 0] } })).toEqual([]);
    expect(runStage({ when: [{ even: heads }] })).toEqual(['when[0].even is neither a seat nor a step']);
    expect(runStage({ then: { outcome: 'none' } })).toEqual(['then.outcome is a claim about commands']);
  });

  it('leaves `offer` to a game in which no draw can be agreed on', () => {
    const { offerDraw: _, ...allows } = pennies.allows;
    const given: Json[] = [];
    const listening: Positions<unknown> = {
      ...(positions as Positions<unknown>),
      read: ({ offer = null, ...rest }, dice) => {
        given.push(offer);
        return positions.read(rest, dice);
      },
    };
    const scenario = {
      rule: 'PEN-1',
      game: 'pennies',
      title: 'Offers',
      given: { offer: ['a', 'b'] },
      then: { score: [0, 0] },
    };
    expect(runScenario({ ...pennies, allows }, listening, scenario).differences).toEqual([]);
    expect(given).toEqual([['a', 'b']]);
  });

  it('may give an offer that stands, and end by the match', () => {
    expect(
      run({
        given: { offer: 'even' },
        when: [{ odd: { type: 'accept_draw' } }],
        then: { outcome: { draw: true, reason: 'draw_agreed' } },
      }),
    ).toEqual([]);
    expect(
      run({
        when: [{ arena: { type: 'timeout', seat: 'even' } }],
        then: { outcome: { winner: 'odd', reason: 'timeout' } },
      }),
    ).toEqual([]);
  });

  it('lists legal commands in any order', () => {
    const list = [{ type: 'toss' }, { type: 'show', side: 'tails' }, heads];
    expect(run({ then: { legal: { odd: list } } })).toEqual([]);
    expect(run({ then: { legal: { odd: list.slice(1) } } })).toHaveLength(1);
  });

  it.each<[string, RegExp, Json]>([
    ['another score', /then\.score: expected \[2,0\], got \[1,0\]/, { ...good, then: { score: [2, 0] } }],
    ['an event that did not happen', /did not happen/, { ...good, then: { events: [{ type: 'scored', seat: 1 }] } }],
    [
      'events in another order',
      /did not happen after those before it/,
      { ...good, then: { events: [{ type: 'scored' }, { type: 'showed', seat: 0 }] } },
    ],
    ['another number of legal commands', /expected 2, got 3/, { ...good, then: { legal: { even: 2 } } }],
    ['an outcome', /expected \{"winner":"even"\}, got "none"/, { ...good, then: { outcome: { winner: 'even' } } }],
    [
      'a difference in the middle',
      /when\[0\]\.expect/,
      { ...good, when: good.when.with(0, { even: heads, expect: { score: [1, 0] } } as never) },
    ],
    [
      'another refusal',
      /refused with show\/shown-already, not with show\/rude/,
      { ...good, when: good.when.with(1, { even: heads, refused: 'show/rude' } as never) },
    ],
    ['a refusal that does not come', /accepted, though/, { ...good, when: [{ even: heads, refused: true }] }],
    ['a refusal that was not expected', /when\[1\]: refused/, { when: [{ even: heads }, { even: heads }] }],
    ['dice left over', /never asked for: toss/, { ...good, dice: [{ toss: 'heads' }, { toss: 'tails' }] }],
    ['dice that are missing', /asked for and is not in the script/, { ...good, dice: [] }],
    ['dice that are not of the game', /dice\[0\]\.toss is no toss/, { ...good, dice: [{ toss: 'edge' }] }],
    ['an unknown key', /surprise is not a key/, { ...good, surprise: 1 }],
    ['an unknown claim', /then\.mood is not a claim/, { ...good, then: { mood: 'good' } }],
    ['an unknown part of the position', /given\.luck/, { ...good, given: { luck: 1 } }],
    ['an unknown actor', /neither a seat/, { when: [{ nobody: heads }] }],
    ['two actors in a step', /exactly one/, { when: [{ even: heads, odd: heads }] }],
    ['no claim at all', /claims nothing/, { rule: 'PEN-1' }],
    ['a list in place of a scenario', /not a map/, []],
    ['steps that are no list', /not a list of steps/, { when: {} }],
    ['an offer of nobody', /given\.offer/, { given: { offer: 'purple' }, then: { score: [0, 0] } }],
  ])('says that it differs: %s', (_, message, scenario) => {
    expect(run(scenario).join('\n')).toMatch(message);
  });
});
