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
  'unit/acted': 'That unit has no action left this turn.',
  'move/not-straight': 'Units move in straight lines.',
  'move/no-diagonals': 'A unit of tier 1 moves up, down, left or right only.',
  'move/out-of-range': 'That is further than this unit goes.',
  'move/blocked-by-wall': 'A wall stands in the way.',
  'move/in-the-way': 'Something stands in the way.',
  'move/own-base': 'No unit enters its own base.',
  'merge/other-tier': 'Only units of the same tier merge.',
  'merge/full': 'That unit cannot grow any more.',
  'wall/none': 'There is no wall in sight on that edge.',
  'wall/not-beside': 'That unit does not stand beside this wall.',
  'wall/own': 'Your own walls are removed, not hit.',
  'wall/not-yours': 'That wall is not yours.',
  'wall/no-unit-beside': 'None of your units stands beside that edge.',
  'wall/built-already': 'You have built a wall this turn.',
  'wall/not-enough-wood': 'A wall costs more wood than you have.',
  'wall/near-base': 'No walls are built that near a base.',
  'wall/stands-already': 'There is a wall on that edge.',
  'wall/too-soon': 'A wall fell there not long ago.',
  'deploy/too-far': `Units are deployed within ${NEAR_BASE} tiles of your own base.`,
  'deploy/on-base': 'No unit stands on a base.',
  'deploy/occupied': 'Another unit stands there.',
  'deploy/no-such-unit': `Units are deployed with the HP of a level: ${THRESHOLDS.join(', ')}.`,
  'deploy/not-enough-reserve': 'Your reserve does not cover that unit.',
  'convert/too-few': 'At least one whole point is converted.',
  'convert/not-enough-wood': 'You have not enough wood for that.',
  'undo/nothing': 'There is nothing of this turn that can be taken back.',
} as const;
export type RefusalCode = keyof typeof REFUSALS;

export const no = (code: RefusalCode | 'match/over' | 'match/not-seated', detail?: Json): Refusal =>
  refusal(code, detail);
