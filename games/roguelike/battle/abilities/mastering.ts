import type { Active, Effect, Passive } from './vocabulary.ts';

/** RUN-7: an ability had from T1 is mastered at T3: half again its numbers, down; of what cools, a turn less instead. */
const half = (number: number): number => Math.trunc((number * 3) / 2);

export const masteredActive = (active: Active): Active => ({
  ...active,
  effects: active.effects.map(masteredEffect),
});

/** Turns, counts and distances stay. */
function masteredEffect(effect: Effect): Effect {
  switch (effect.does) {
    case 'damage':
    case 'heal':
    case 'resolve':
    case 'fright':
    case 'repair':
      return { ...effect, amount: half(effect.amount) };
    case 'strike':
    case 'revive':
      return { ...effect, percent: half(effect.percent) };
    default:
      return effect;
  }
}

export function masteredPassive(passive: Passive): Passive {
  switch (passive.is) {
    case 'modifier': {
      const { percent, flat, growing } = passive;
      return {
        ...passive,
        ...(percent !== undefined && { percent: half(percent) }),
        ...(flat !== undefined && { flat: half(flat) }),
        ...(growing && { growing: { most: half(growing.most) } }),
      };
    }
    case 'deals':
    case 'takes':
    case 'ripostes':
    case 'shares':
    case 'reflects':
    case 'returns':
    case 'thrives':
      return { ...passive, percent: half(passive.percent) };
    case 'executes':
      return { ...passive, below: half(passive.below) };
    case 'reacts':
      return { ...passive, effects: passive.effects.map(masteredEffect) };
    case 'tagged':
    case 'trained':
    case 'scripted':
      return passive;
  }
}
