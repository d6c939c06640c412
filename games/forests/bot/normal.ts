import { player } from './player.ts';

export const normal = player('normal', 'Runs for forests, saves up for large units, and attacks what is weaker.', {
  forest: 30,
  gathers: false,
  base: 2,
  strikesFrom: 50,
  hunt: 3,
  guard: 1,
  merge: 40,
  masses: true,
  gangs: false,
  hold: 0,
  siege: 0,
  deploys: 20,
  largest: 500,
  workers: 0,
});
