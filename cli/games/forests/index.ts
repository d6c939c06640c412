import {
  COUNTDOWN,
  type Command,
  type Event,
  openView,
  type View,
  WALL_COST,
  WOOD_A_POINT,
} from '@tactarium/games/forests/client';
import type { Face } from '../face.ts';
import { draw } from './draw.ts';
import { readLine, writeLine } from './input.ts';

export const face: Face<View, Command, Event> = {
  draw: ({ view }, colors) => draw(view, colors),
  drawOpen: (views, _history, colors) => draw(openView(views), colors),
  read: (line, { view }) => readLine(line, view),
  write: (command) => writeLine(command),
  prompt: ({ view }) => (view.countdown ? `${view.countdown.left} turns to a monopoly. Your orders` : 'Your orders'),
  help: () => [
    ['4,4 5,4', 'the unit on column 4, row 4 goes to 5,4: a move, an attack, a merge, or a strike at the base'],
    ['4,4 5,4!', 'an attack, once you have seen its odds'],
    ['odds 4,4 5,4', 'the odds of an attack, and the HP left'],
    ['hit 4,4 5,4', 'the unit on 4,4 hits the wall towards 5,4'],
    ['deploy 1,1 5', 'a unit of 5 HP near your base, from the reserve'],
    ['convert 1', `${WOOD_A_POINT} wood become a point of reserve`],
    [
      'build 4,4 5,4',
      `a wall between two tiles, beside a unit of yours: ${WALL_COST} wood; \`remove\` takes one of yours down`,
    ],
    ['next', 'a unit of yours that has not acted'],
    ['undo', 'take back the last action of this turn'],
    ['end', 'end your turn'],
    ['', `own every forest for ${COUNTDOWN} turns, or bring the base in the other corner to 0`],
  ],
};
