import { player } from './player.ts';

export const hard = player(
  'hard',
  'Gathers wood, evolves and masses its units, guards its base and strikes at yours.',
  {
    forest: 30,
    gathers: true,
    base: 2,
    strikesFrom: 25,
    hunt: 6,
    guard: 3,
    merge: 40,
    masses: true,
    gangs: false,
    hold: 0,
    siege: 0,
    deploys: 15,
    largest: 500,
    workers: 2,
  },
);
