import {
  type Command,
  cardName,
  cellName,
  type Event,
  picksOf,
  spellName,
  type View,
} from '@tactarium/games/roguelike/client';
import type { Face } from '../face.ts';
import { draw } from './draw.ts';
import { readLine } from './input.ts';

export const face: Face<View, Command, Event> = {
  draw: ({ view }, colors) => draw(view, colors),
  drawOpen: ([view], _history, colors) => draw(view!, colors),
  read: (line, { view }) => readLine(line, view),
  write: writeLine,
  prompt: ({ view }) => promptFor(view),
  help: ({ view }) => HELP[view.step] ?? [],
};

function promptFor(view: View): string {
  switch (view.step) {
    case 'start':
      return 'Your faction and leader';
    case 'draft':
      return `Pick ${picksOf(view)}`;
    default:
      return view.opponent ? `${view.gold} gold, your opponent waits` : `${view.gold} gold`;
  }
}

/** A command as a player would type it. */
function writeLine(command: Command): string {
  switch (command.type) {
    case 'start':
      return command.leader;
    case 'draft':
      return command.picks.map(cardName).join(', ');
    case 'place':
      return `${cardName(command.card)} ${cellName(command.at)}`;
    case 'unplace':
      return `back ${cardName(command.card)}`;
    case 'timing':
      return `when ${spellName(command.spell)} ${command.when}`;
    case 'upgrade':
      return `up ${cardName(command.card)}`;
    default:
      return command.type;
  }
}

const ABOUT: readonly (readonly [string, string])[] = [
  ['info 2', 'all there is to know of a card, by its number or its name'],
  ['log', 'the last battle, blow by blow'],
  ['abandon', 'end the run as lost; after an opponent was found it costs rating'],
];

const HELP: { readonly [step: string]: readonly (readonly [string, string])[] } = {
  start: [['5', 'the leader with this number, and with it the faction'], ...ABOUT.slice(0, 1)],
  draft: [['1 3 4', 'pick the cards with these numbers'], ...ABOUT],
  prepare: [
    ['1 d2', 'place card 1 of your hand on d2: the first time buys it; on a taken cell they change places'],
    ['back 1', 'take card 1 off the field; what was just bought is paid back'],
    ['up 1', 'upgrade card 1, which you own'],
    ['when 1 early', 'your first spell is cast early, mid or late'],
    ['find', 'look for an opponent; you see its team, and it stays until you fight'],
    ['fight', 'fight the battle'],
    ...ABOUT,
    ['', 'nine wins end the run in triumph, four losses end it'],
  ],
};
