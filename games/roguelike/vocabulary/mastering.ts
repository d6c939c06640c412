import { type Active, COOLDOWNS, type Effect, type Passive } from './abilities.ts';
import type { Line } from './factions.ts';

/** RUN-7: from this tier on. */
export const MASTERY_TIER = 3;

/** An ability as a unit of some tier has it. */
export interface Use {
  readonly words: Active;
  /** Turns until it can be used again. */
  readonly cooldown: number;
}

/** RUN-7: a line's ability. Had from T1 it is mastered at T3: a turn less cooldown, or half again its numbers. */
export function activeAt({ active, early, range, role }: Line, tier: number): Use | undefined {
  if (!active || (tier < MASTERY_TIER && !early)) return undefined;
  const cooldown = COOLDOWNS[active.cooldown];
  if (tier < MASTERY_TIER || !early) return { words: active, cooldown };
  const words = cooldown > 0 ? active : { ...active, effects: active.effects.map(masteredEffect) };
  // Who shoots a cell farther reaches a cell farther with its ability too.
  const reach = reachesFarther({ range, role }) && words.reach > 1 ? words.reach + 1 : words.reach;
  return { words: { ...words, reach }, cooldown: Math.max(0, cooldown - 1) };
}

/** RUN-7: a line's own passives. Had from T1 they are mastered at T3; some come only then. */
export function passivesAt({ passives = [], late = [], early }: Line, tier: number): readonly Passive[] {
  if (tier < MASTERY_TIER) return early ? passives : [];
  return [...(early ? passives.map(masteredPassive) : passives), ...late];
}

/** RUN-7: shooters and mages, at T3. */
export const reachesFarther = ({ range, role }: Pick<Line, 'range' | 'role'>): boolean =>
  range > 1 && (role === 'ranged_dps' || role === 'mage');

const halfAgain = (number: number): number => Math.trunc((number * 3) / 2);

/** Turns, counts and distances stay. */
function masteredEffect(effect: Effect): Effect {
  switch (effect.does) {
    case 'damage':
    case 'heal':
    case 'resolve':
    case 'fright':
    case 'repair':
      return { ...effect, amount: halfAgain(effect.amount) };
    case 'strike':
    case 'revive':
      return { ...effect, percent: halfAgain(effect.percent) };
    default:
      return effect;
  }
}

function masteredPassive(passive: Passive): Passive {
  switch (passive.is) {
    case 'modifier': {
      const { percent, flat, growing } = passive;
      return {
        ...passive,
        ...(percent !== undefined && { percent: halfAgain(percent) }),
        ...(flat !== undefined && { flat: halfAgain(flat) }),
        ...(growing && { growing: { most: halfAgain(growing.most) } }),
      };
    }
    case 'deals':
    case 'takes':
    case 'ripostes':
    case 'shares':
    case 'reflects':
    case 'returns':
    case 'thrives':
      return { ...passive, percent: halfAgain(passive.percent) };
    case 'executes':
      return { ...passive, below: halfAgain(passive.below) };
    case 'reacts':
      return { ...passive, effects: passive.effects.map(masteredEffect) };
    case 'tagged':
    case 'trained':
    case 'scripted':
      return passive;
  }
}
