import { type JsonObject, ScriptedDice } from '@tactarium/engine';
import { entry } from '@tactarium/games/rps/index';
import { expect, it } from 'vitest';
import { PLAIN } from '../../terminal.ts';
import { face } from './index.ts';

const POSITION: JsonObject = {
  turn: 'blue',
  moved: [[3, 4]],
  board: `
    K O . R R . .
    . . P . S S .
    . . . R+ . . .
    . . . s r . .
    . p . . . . .
    k o p . s+ . .`,
};

const stateOf = (given: JsonObject) => entry.positions.read(given, new ScriptedDice([]));
const scene = (given: JsonObject, seat: number) => ({
  view: entry.game.view(stateOf(given), seat),
  legal: entry.game.legal(stateOf(given), seat),
  history: [{ type: 'moved', seat: 'red', from: [1, 3], to: [2, 3] }] as const,
});
const drawn = (given: JsonObject, seat: number): string => `\n${face.draw(scene(given, seat), PLAIN).join('\n')}\n`;

it('RPS-1 RPS-24 RPS-27 a seat sees its own side at the bottom, whose turn it is, Halos and question marks', () => {
  expect(drawn(POSITION, 1)).toMatchInlineSnapshot(`
    "
          a     b     c     d     e     f     g
       ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐    You are Blue ( )
     1 │ [?] │ [?] │     │ [?] │ [?] │     │     │ 1  Your turn
       ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤    Ply 0
     2 │     │     │ [?] │  ·  │ [?] │ [?] │     │ 2
       ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤    Red  lost  nothing
     3 │     │     │     │▸[R]°│     │     │     │ 3  Blue lost  nothing
       ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
     4 │     │     │     │ (s) │ (r) │     │     │ 4  Not seen of Red:
       ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤      2 rock, paper, 2 scissors
     5 │     │ (p) │     │     │     │     │     │ 5    king, pit
       ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
     6 │ (k) │ (o) │ (p) │     │ (s)°│     │     │ 6  K King  O Pit  ° Halo
       └─────┴─────┴─────┴─────┴─────┴─────┴─────┘    [?] hidden
          a     b     c     d     e     f     g
    "
  `);
  expect(drawn(POSITION, 0)).toMatchInlineSnapshot(`
    "
          g     f     e     d     c     b     a
       ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐    You are Red [ ]
     6 │     │     │ (s)°│     │ (?) │ (?) │ (?) │ 6  Opponent's turn
       ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤    Ply 0
     5 │     │     │     │     │     │ (?) │     │ 5
       ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤    Red  lost  nothing
     4 │     │     │ (?)'│ (?) │     │     │     │ 4  Blue lost  nothing
       ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
     3 │     │     │     │▸[R]°│     │     │     │ 3  Not seen of Blue:
       ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤      rock, 2 paper, scissors
     2 │     │ [S] │ [S] │  ·  │ [P] │     │     │ 2    king, pit
       ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
     1 │     │     │ [R] │ [R] │     │ [O] │ [K] │ 1  K King  O Pit  ° Halo
       └─────┴─────┴─────┴─────┴─────┴─────┴─────┘    (?) hidden  ' has moved
          g     f     e     d     c     b     a
    "
  `);
});

it('an open position shows both armies', () => {
  const views = [0, 1].map((seat) => scene(POSITION, seat).view);
  expect(`\n${face.drawOpen(views, [], PLAIN).join('\n')}\n`).toMatchInlineSnapshot(`
    "
          a     b     c     d     e     f     g
       ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐    Blue to move
     1 │ [K] │ [O] │     │ [R] │ [R] │     │     │ 1  Ply 0
       ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
     2 │     │     │ [P] │     │ [S] │ [S] │     │ 2  Red  lost  nothing
       ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤    Blue lost  nothing
     3 │     │     │     │ [R]°│     │     │     │ 3
       ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤    K King  O Pit  ° Halo
     4 │     │     │     │ (s) │ (r) │     │     │ 4
       ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
     5 │     │ (p) │     │     │     │     │     │ 5
       ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
     6 │ (k) │ (o) │ (p) │     │ (s)°│     │     │ 6
       └─────┴─────┴─────┴─────┴─────┴─────┴─────┘
          a     b     c     d     e     f     g
    "
  `);
});

it('a position before the battle says how far the players are', () => {
  const given = { phase: 'setup', ready: ['blue'] };
  const text = drawn(given, 0);
  expect(text).toContain('Setup, 60 changes left');
  expect(text).toContain('Blue is ready');
  expect(face.prompt(scene(given, 0))).toMatch(/^place King and Pit, like `place [a-g][12] [a-g][12]`$/);
});

it('every line fits on a screen of 80 columns, also in the variant with the most kinds', () => {
  const wide: JsonObject = {
    board: `
      K O R R P P
      S S L L V V
      . . . . . .
      . . . . . .
      r r p p s s
      l l v v k o`,
    variant: 'rpsls',
  };
  const lines = [...face.draw(scene(wide, 0), PLAIN), ...face.draw(scene(POSITION, 1), PLAIN)];
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
});
