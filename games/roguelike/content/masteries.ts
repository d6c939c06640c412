import type { Passive } from '../vocabulary/abilities.ts';
import type { Role } from '../vocabulary/roles.ts';

/** RUN-7: what a unit without an ability of its own gains at T3, by its role. */
export const masteries: { readonly [R in Role]: Passive } = {
  tank: { name: 'Bulwark', is: 'takes', percent: -10 },
  melee_dps: { name: 'Weapon Master', is: 'deals', percent: 15 },
  ranged_dps: { name: 'Steady Hand', is: 'deals', percent: 15 },
  mage: { name: 'Deep Study', is: 'deals', percent: 15 },
  support: {
    name: 'Heartening Presence',
    is: 'reacts',
    when: 'turn_start',
    effects: [{ does: 'resolve', amount: 3, to: 'allies_around', centre: 'self', within: 1 }],
  },
  control: { name: 'Cold Eye', is: 'modifier', stat: 'initiative', flat: 3 },
};
