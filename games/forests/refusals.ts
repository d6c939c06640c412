import { type Json, type Refusal, refusal } from '@tactarium/engine';
import { NEAR_BASE } from './content/numbers.ts';
import { THRESHOLDS } from './content/tiers.ts';

/** Every reason to refuse, and how it is said. */
export const REFUSALS = {
  'seats/computer-is-b': 'The computer always plays side B.',
  'difficulty/not-the-bot': 'The difficulty has to be the level of the computer you play against.',
  'difficulty/between-people': 'A difficulty can only be chosen against the computer.',
  'turn/not-yours': 'It is not your turn.',
  'tile/off-map': 'That tile is not on the map.',
  'edge/none': 'Those two tiles share no edge.',
  'unit/none': 'You see no unit on that tile.',
  'unit/not-yours': 'That unit is not yours.',
  'unit/acted': 'That unit has already acted this turn.',
  'move/not-straight': 'Units move in straight lines.',
  'move/no-diagonals': 'A unit of tier 1 moves up, down, left or right only.',
  'move/out-of-range': 'That is too far for this unit.',
  'move/blocked-by-wall': 'A wall stands in the way.',
  'move/in-the-way': 'Something stands in the way.',
  'move/own-base': 'A unit cannot enter its own base.',
  'merge/other-tier': 'Only units of the same tier can merge.',
  'merge/full': 'That unit cannot grow any further.',
  'wall/none': 'There is no wall in sight on that edge.',
  'wall/not-beside': 'That unit does not stand beside this wall.',
  'wall/own': 'You cannot hit your own wall; remove it instead.',
  'wall/not-yours': 'That wall is not yours.',
  'wall/no-unit-beside': 'None of your units stands beside that edge.',
  'wall/built-already': 'You have already built a wall this turn.',
  'wall/not-enough-wood': 'You do not have enough wood for a wall.',
  'wall/near-base': 'Walls cannot be built this close to a base.',
  'wall/stands-already': 'There is already a wall on that edge.',
  'wall/too-soon': 'A wall fell there recently.',
  'deploy/too-far': `Units are deployed within ${NEAR_BASE} tiles of their own base.`,
  'deploy/on-base': 'Units cannot stand on a base.',
  'deploy/occupied': 'Another unit stands there.',
  'deploy/no-such-unit': `Units are deployed with the HP of a level: ${THRESHOLDS.join(', ')}.`,
  'deploy/not-enough-reserve': 'You do not have enough reserve for that unit.',
  'convert/too-few': 'Convert at least one point.',
  'convert/not-enough-wood': 'You do not have enough wood for that.',
  'undo/nothing': 'Nothing from this turn can be undone.',
} as const;
export type RefusalCode = keyof typeof REFUSALS;

export const no = (code: RefusalCode | 'match/over' | 'match/not-seated', detail?: Json): Refusal =>
  refusal(code, detail);
