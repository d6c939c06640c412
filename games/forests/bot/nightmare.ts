import { player } from './player.ts';

export const nightmare = player(
  'nightmare',
  'Leaves no unit idle: masses its army, hunts yours, and then takes the rest.',
  {
    forest: 30,
    gathers: true,
    base: 2,
    strikesFrom: 25,
    hunt: 6,
    guard: 3,
    merge: 40,
    deploys: 5,
    masses: true,
    workers: 2,
  },
);
