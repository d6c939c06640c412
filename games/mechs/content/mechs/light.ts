import type { Design } from '../../sheet/design.ts';

/** 20 to 35 t. */
export const light = [
  {
    name: 'Thistle',
    tons: 20,
    walk: 8,
    jump: 0,
    sinks: 10,
    armor: { HD: 9, CT: 10, LT: 8, RT: 8, LA: 6, RA: 6, LL: 8, RL: 8, CTR: 2, LTR: 2, RTR: 2 },
    equipment: {
      CT: ['small laser'],
      LA: ['medium laser'],
      RA: ['medium laser'],
      LL: ['heat sink', 'heat sink'],
      RL: ['heat sink', 'heat sink'],
    },
  },
  {
    name: 'Gale',
    tons: 25,
    walk: 7,
    jump: 7,
    sinks: 10,
    armor: { HD: 9, CT: 13, LT: 8, RT: 8, LA: 7, RA: 7, LL: 10, RL: 10, CTR: 3, LTR: 2, RTR: 2 },
    equipment: {
      LT: ['jump jet', 'jump jet', 'heat sink', 'heat sink'],
      RT: ['jump jet', 'heat sink'],
      LA: ['medium laser'],
      RA: ['medium laser'],
      LL: ['jump jet', 'jump jet'],
      RL: ['jump jet', 'jump jet'],
    },
  },
  {
    name: 'Ember',
    tons: 30,
    walk: 7,
    jump: 0,
    sinks: 10,
    armor: { HD: 9, CT: 16, LT: 10, RT: 10, LA: 9, RA: 9, LL: 12, RL: 12, CTR: 4, LTR: 2, RTR: 2 },
    equipment: {
      LT: ['medium laser'],
      RT: ['short-range missiles 4', 'short-range missiles 4 ammunition'],
      LA: ['flamer'],
      RA: ['medium laser'],
      LL: ['heat sink'],
      RL: ['heat sink'],
    },
  },
  {
    name: 'Bramble',
    tons: 35,
    walk: 6,
    jump: 6,
    sinks: 10,
    armor: { HD: 9, CT: 18, LT: 13, RT: 13, LA: 12, RA: 12, LL: 16, RL: 16, CTR: 4, LTR: 3, RTR: 3 },
    equipment: {
      CT: ['short-range missiles 2'],
      LT: ['medium laser', 'jump jet', 'heat sink'],
      RT: ['short-range missiles 2 ammunition', 'jump jet', 'heat sink'],
      LA: ['medium laser'],
      RA: ['medium laser'],
      LL: ['jump jet', 'jump jet'],
      RL: ['jump jet', 'jump jet'],
    },
  },
] as const satisfies readonly Design[];
