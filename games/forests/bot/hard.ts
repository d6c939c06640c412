import { player } from './player.ts';

export const hard = player('hard', 'Gathers wood, evolves its units, guards its base and strikes at yours.', {
  forest: 30,
  gathers: true,
  base: 2,
  strikesFrom: 25,
  hunt: 3,
  guard: 3,
  merge: 40,
  deploys: 5,
  masses: false,
  workers: 2,
});
