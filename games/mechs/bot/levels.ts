import { botOf } from './decide.ts';

/** Looks at nothing but what it can hit from where it goes. */
export const normal = botOf({
  name: 'normal',
  about: 'Goes where it can shoot best, and fires what it has.',
  modes: ['walk', 'run'],
  heatCare: 0.3,
  leastDamage: 0.5,
  caution: 0,
  follows: 0,
  replies: 0,
  foresees: false,
  focus: 0,
});

export const hard = botOf({
  name: 'hard',
  about: 'Weighs what it gives against what it takes, keeps cool, and knows cover and arcs.',
  modes: ['walk', 'run', 'jump'],
  heatCare: 1,
  leastDamage: 0.3,
  caution: 0.7,
  follows: 0,
  replies: 0,
  foresees: true,
  focus: 0.15,
});

export const nightmare = botOf({
  name: 'nightmare',
  about: 'Follows its best moves through your best replies.',
  modes: ['walk', 'walk_back', 'run', 'jump'],
  heatCare: 1,
  leastDamage: 0.2,
  caution: 0.9,
  follows: 16,
  replies: 150,
  foresees: true,
  focus: 0.3,
});
