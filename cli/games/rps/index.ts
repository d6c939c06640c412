import type { Command, Event, View } from '@tactarium/games/rps/client';
import type { Face, Scene } from '../face.ts';
import { tellBeliefs } from './beliefs.ts';
import { draw, openView } from './draw.ts';
import { readLine, writeLine } from './input.ts';

type RpsScene = Scene<View, Command, Event>;

export const face: Face<View, Command, Event> = {
  draw: ({ view, history }, colors) => draw(view, history, colors),
  drawOpen: (views, history, colors) => draw(openView(views), history, colors),
  beliefs: tellBeliefs,
  read: (line, { view }) => readLine(line, view),
  write: writeLine,
  prompt: promptFor,
  help: helpFor,
};

function promptFor(scene: RpsScene): string {
  switch (scene.view.phase) {
    case 'setup': {
      if (can(scene, 'ready')) return 'shuffle, swap or ready';
      return can(scene, 'shuffle') ? 'shuffle your army' : `place King and Pit, like \`${example(scene, 'place')}\``;
    }
    case 'playing':
      return 'Your move';
    case 'tie_breaker':
      return `Choose ${scene.legal.map(writeLine).join(', ')}`;
    case 'finished':
      return 'Over';
  }
}

function helpFor(scene: RpsScene): readonly (readonly [string, string])[] {
  switch (scene.view.phase) {
    case 'setup':
      return [
        [example(scene, 'place') || 'place a1 b1', 'King on the first cell, Pit on the second, both in your home rows'],
        ['shuffle', 'the rest of your army takes its places at random; as often as you like'],
        [example(scene, 'swap') || 'swap a1 b1', 'two of your pieces change places'],
        ['ready', 'you are done; the battle begins when both are ready'],
      ];
    case 'playing':
      return [
        [example(scene, 'move') || 'b2 b3', 'move a piece one step up, down, left or right; onto an enemy it attacks'],
        ['', 'Rock beats Scissors, Scissors beats Paper, Paper beats Rock; a Pit beats all; take the King to win'],
      ];
    case 'tie_breaker':
      return [[scene.legal.map(writeLine).join(' · '), 'what your piece becomes; r, p and s (l, v) will do']];
    case 'finished':
      return [];
  }
}

const can = ({ legal }: RpsScene, type: Command['type']): boolean => legal.some((command) => command.type === type);

/** Something of this type that could be typed now; empty if there is nothing. */
function example({ legal }: RpsScene, type: Command['type']): string {
  const commands = legal.filter((command) => command.type === type);
  return commands.length === 0 ? '' : writeLine(commands[Math.trunc(commands.length / 2)]!);
}
