import { player } from './player.ts';

export const nightmare = player(
  'nightmare',
  'Sends many small units for the forests, attacks together, guards what it owns and besieges your base.',
  {
    forest: 60,
    gathers: true,
    base: 2,
    strikesFrom: 25,
    hunt: 6,
    guard: 3,
    merge: 40,
    masses: true,
    gangs: true,
    hold: 5,
    siege: 3,
    deploys: 5,
    largest: 5,
    workers: 2,
  },
);
