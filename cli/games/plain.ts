import { err, ok, type Typed } from '@tactarium/engine';
import { stringify } from 'yaml';
import type { AnyFace } from './face.ts';

/** For a game that has no drawing of its own: the view as text, and the legal commands by number. */
export const plain: AnyFace = {
  draw: ({ view, legal }) => [
    ...drawView(view),
    '',
    ...legal.map((command, i) => `${String(i + 1).padStart(4)}  ${describe(command)}`),
  ],
  drawOpen: (views) => views.flatMap((view, seat) => [`Seat ${seat + 1} sees:`, ...drawView(view)]),
  read(line, { legal }) {
    const command = /^\d{1,6}$/.test(line) ? legal[Number(line) - 1] : undefined;
    return command ? ok(command) : err(`Type the number of a command, from 1 to ${legal.length}.`);
  },
  write(command, scene) {
    const number = scene ? scene.legal.indexOf(command) + 1 : 0;
    return number > 0 ? `${number}  ${describe(command)}` : describe(command);
  },
  prompt: () => 'Your command',
  help: ({ legal }) => [[`1 – ${legal.length}`, 'choose a command by its number']],
};

const drawView = (view: unknown): readonly string[] =>
  stringify(view, { flowCollectionPadding: false, lineWidth: 78 })
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`);

/** `move from=[0,1] to=[1,1]` */
const describe = ({ type, ...fields }: Typed): string =>
  [type, ...Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`)].join(' ');
