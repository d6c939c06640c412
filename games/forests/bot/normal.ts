import { player } from './player.ts';

export const normal = player('normal', 'Runs for the nearest forest and attacks what is weaker.', {
  forest: 30,
  gathers: false,
  base: 0,
  strikesFrom: 500,
  hunt: 3,
  guard: 1,
  merge: 0,
  deploys: 1,
  masses: false,
  workers: 0,
});
