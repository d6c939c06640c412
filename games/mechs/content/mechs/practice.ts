import type { Design } from '../../sheet/design.ts';

const BARE = { HD: 0, CT: 0, LT: 0, RT: 0, LA: 0, RA: 0, LL: 0, RL: 0, CTR: 0, LTR: 0, RTR: 0 };

/**
 * For practice and for tests: legal mechs with next to no armor, slow and full of what explodes. Random battles between
 * them reach nearly every rule. They are never drawn, only named.
 */
export const practice = [
  {
    name: 'Eggshell',
    tons: 20,
    walk: 2,
    jump: 0,
    sinks: 10,
    armor: BARE,
    equipment: {
      LT: ['autocannon 10 ammunition', 'heat sink', 'heat sink', 'heat sink', 'heat sink', 'heat sink', 'heat sink'],
      RT: ['autocannon 10', 'heat sink', 'heat sink', 'heat sink'],
    },
  },
  {
    name: 'Kettle',
    tons: 25,
    walk: 2,
    jump: 2,
    sinks: 10,
    armor: { ...BARE, CT: 6, LL: 3, RL: 3, HD: 4 },
    equipment: {
      HD: ['flamer'],
      CT: ['medium laser', 'medium laser (rear)'],
      LT: ['machine gun', 'machine gun ammunition', 'heat sink', 'heat sink', 'heat sink', 'heat sink'],
      RT: [
        'short-range missiles 4',
        'short-range missiles 4 ammunition',
        'heat sink',
        'heat sink',
        'heat sink',
        'heat sink',
      ],
      LA: ['large laser', 'flamer'],
      RA: ['medium laser'],
      LL: ['jump jet'],
      RL: ['jump jet'],
    },
  },
] as const satisfies readonly Design[];
