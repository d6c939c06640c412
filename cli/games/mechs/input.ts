import { err, ok, type Result } from '@tactarium/engine';
import {
  type Cell,
  type Command,
  facingToNearest,
  hexName,
  type MechView,
  type Mode,
  type View,
} from '@tactarium/games/mechs/client';
import { FACING_WORDS, readFacing, readHex } from './names.ts';
import { shotsIn } from './shots.ts';

const MODE_WORDS: Readonly<Record<string, Mode>> = {
  walk: 'walk',
  w: 'walk',
  back: 'walk_back',
  b: 'walk_back',
  run: 'run',
  r: 'run',
  jump: 'jump',
  j: 'jump',
};

const TWISTS: Readonly<Record<string, number>> = { left: -1, ahead: 0, right: 1 };

/** The mech that is meant when none is named: the one that has begun, else the first that may act. */
export function actingMech(view: View, legal: readonly Command[]): MechView | undefined {
  const ids = legal.flatMap((command) => ('mech' in command ? [command.mech] : []));
  return view.mechs.find(({ id }) => id === (view.current || ids[0]));
}

export function readLine(line: string, view: View, legal: readonly Command[]): Result<Command, string> {
  const words = line.trim().split(/\s+/);
  const named = view.mechs.find(({ id }) => id.toLowerCase() === words[0]!.toLowerCase());
  const [word = '', ...rest] = named ? words.slice(1) : words;
  const mech = (named ?? actingMech(view, legal))?.id;
  if (mech === undefined) return err('None of your mechs can act now.');
  const key = word.toLowerCase();
  if (/^\d+$/.test(key)) return readShot(Number(key), legal);
  const mode = MODE_WORDS[key];
  if (mode !== undefined) return readMove(mech, mode, rest, view, legal);
  switch (key) {
    case 'deploy':
    case 'd':
      return readDeploy(mech, rest);
    case 'stand':
      return ok({ type: 'stand', mech });
    case 'twist':
      return rest[0] !== undefined && rest[0] in TWISTS
        ? ok({ type: 'twist', mech, to: TWISTS[rest[0]]! })
        : err('Twist `left` or `right`.');
    case 'done':
      return ok({ type: 'done', mech });
    case 'end':
      return ok({ type: 'end_phase' });
    default:
      return err(`I do not understand ${JSON.stringify(line.slice(0, 40))}. Type \`help\`.`);
  }
}

function readShot(number: number, legal: readonly Command[]): Result<Command, string> {
  const shots = shotsIn(legal);
  const shot = shots[number - 1];
  if (shot) return ok(shot);
  return err(shots.length === 0 ? 'Nothing can be fired now.' : `Shots are numbered from 1 to ${shots.length}.`);
}

/** Without a facing it looks at the nearest enemy, or as nearly so as the MP allow. */
function readMove(
  mech: string,
  mode: Mode,
  [place, side]: readonly string[],
  view: View,
  legal: readonly Command[],
): Result<Command, string> {
  const to = place === undefined ? undefined : readHex(place);
  if (!to) return err('Where to? Name a hex, such as c7.');
  const facing = side === undefined ? undefined : readFacing(side);
  if (side !== undefined && facing === undefined) return err(`A facing is one of ${FACING_WORDS.join(', ')}.`);
  if (facing !== undefined) return ok({ type: 'move', mech, mode, to, facing });
  const ways = legal.filter(
    (one) => one.type === 'move' && one.mech === mech && one.mode === mode && one.to.join() === to.join(),
  );
  const wanted = facingToEnemy(view, mech, to);
  const [best] = ways.toSorted((a, b) => turnsTo(a, wanted) - turnsTo(b, wanted));
  return ok(best ?? { type: 'move', mech, mode, to, facing: wanted });
}

function turnsTo(command: Command, wanted: number): number {
  const off = command.type === 'move' ? Math.abs(command.facing - wanted) : 0;
  return Math.min(off, 6 - off);
}

/** Toward the nearest enemy, from where the mech would stand. */
function facingToEnemy(view: View, id: string, to: Cell): number {
  const own = view.mechs.find((mech) => mech.id === id)!;
  return facingToNearest(view, own.side, to) ?? own.facing;
}

function readDeploy(mech: string, [place, side = '']: readonly string[]): Result<Command, string> {
  const at = place === undefined ? undefined : readHex(place);
  if (!at) return err('Where to? For example `deploy c1 se`.');
  const facing = side === '' ? (at[1] < 2 ? 3 : 0) : readFacing(side);
  return facing === undefined
    ? err(`A facing is one of ${FACING_WORDS.join(', ')}.`)
    : ok({ type: 'deploy', mech, at, facing });
}

const WORDS_OF_MODES: Readonly<Record<Mode, string>> = { walk: 'walk', walk_back: 'back', run: 'run', jump: 'jump' };

export function writeLine(command: Command): string {
  switch (command.type) {
    case 'deploy':
      return `${command.mech} deploy ${hexName(command.at)} ${FACING_WORDS[command.facing]}`;
    case 'move':
      return `${command.mech} ${WORDS_OF_MODES[command.mode]} ${hexName(command.to)} ${FACING_WORDS[command.facing]}`;
    case 'stand':
    case 'done':
      return `${command.mech} ${command.type}`;
    case 'twist':
      return `${command.mech} twist ${command.to < 0 ? 'left' : command.to > 0 ? 'right' : 'ahead'}`;
    case 'attack':
      return `${command.mech} ${command.weapon} at ${command.target}`;
    case 'punch':
      return `${command.mech} punch ${command.target} with ${command.arm}`;
    case 'kick':
      return `${command.mech} kick ${command.target} with ${command.leg}`;
    case 'end_phase':
      return 'end';
  }
}
