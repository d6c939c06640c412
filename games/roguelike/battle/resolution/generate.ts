import type { Slot } from './subsystem.ts';
import { resolution, TURN_START } from './table.ts';

/** `struck(battle: Battle, strike: Strike): void;`, as subsystem.ts declares a slot. */
const SLOT = /^ {2}(\w+)\((.*)\): (void|boolean);$/gm;

const HEADER = `// Generated from the table of resolution: npx vitest run games/roguelike/battle/resolution -u
import type { Contagion } from '../../vocabulary/contagions.ts';
import type { Clash, March, Strike } from '../state/action.ts';
import type { Battle } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';
import type { Scale, Tally } from './subsystem.ts';
`;

/**
 * One function a slot, which calls everyone in its row: `askAtk`, `tellStruck`. Each place of a row has a call of its
 * own, so that the compiler knows who answers there and can inline it; one call in a loop for the whole row makes
 * battles a tenth slower. The loop behind is for what a test plants. A turn start is told by turns/play.ts, because
 * actions are settled between its hearers.
 */
export function generateCalls(subsystem: string): string {
  const slots = [...subsystem.matchAll(SLOT)].map(([, name, parameters, answer]) => ({
    name: name as Slot,
    parameters: parameters!,
    isVeto: answer === 'boolean',
    isQuestion: subsystem.indexOf(`  ${name}(`) < subsystem.indexOf('export interface Moments'),
  }));
  const told = slots.filter(({ name }) => !(TURN_START as readonly string[]).includes(name));
  return [HEADER, ...told.map(callOf)].join('\n');
}

interface SlotText {
  readonly name: Slot;
  readonly parameters: string;
  readonly isVeto: boolean;
  readonly isQuestion: boolean;
}

function callOf({ name, parameters, isVeto, isQuestion }: SlotText): string {
  const places = resolution[name].length;
  const given = parameters
    .split(', ')
    .map((parameter) => parameter.split(':')[0])
    .join(', ');
  const call = (place: string, sure: string): string =>
    isVeto ? `if (row[${place}]${sure}(${given})) return true;` : `row[${place}]${sure}(${given});`;
  const title = `${isQuestion ? 'ask' : 'tell'}${name[0]!.toUpperCase()}${name.slice(1)}`;
  return [
    `export function ${title}(${parameters}): ${isVeto ? 'boolean' : 'void'} {`,
    `  const row = battle.rules.${name};`,
    ...Array.from({ length: places }, (_, place) => `  ${call(String(place), '?.')}`),
    `  for (let i = ${places}; i < row.length; i++) ${call('i', '!')}`,
    ...(isVeto ? ['  return false;'] : []),
    '}',
    '',
  ].join('\n');
}
