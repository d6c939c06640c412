import type { Design } from '../../sheet/design.ts';

/** 40 to 55 t. */
export const medium = [
  {
    name: 'Harrow',
    tons: 40,
    walk: 6,
    jump: 0,
    sinks: 10,
    armor: { HD: 9, CT: 20, LT: 16, RT: 16, LA: 12, RA: 12, LL: 20, RL: 20, CTR: 4, LTR: 4, RTR: 4 },
    equipment: {
      LT: ['medium laser'],
      RT: ['machine gun', 'machine gun', 'machine gun ammunition'],
      LA: ['medium laser'],
      RA: ['large laser'],
      LL: ['heat sink'],
    },
  },
  {
    name: 'Mattock',
    tons: 45,
    walk: 5,
    jump: 5,
    sinks: 10,
    armor: { HD: 9, CT: 23, LT: 18, RT: 18, LA: 14, RA: 14, LL: 22, RL: 22, CTR: 5, LTR: 4, RTR: 4 },
    equipment: {
      LT: ['short-range missiles 6', 'short-range missiles 6 ammunition', 'jump jet', 'heat sink'],
      RT: ['short-range missiles 6', 'short-range missiles 6 ammunition'],
      LA: ['medium laser'],
      RA: ['medium laser'],
      LL: ['jump jet', 'jump jet'],
      RL: ['jump jet', 'jump jet'],
    },
  },
  {
    name: 'Drover',
    tons: 50,
    walk: 4,
    jump: 0,
    sinks: 12,
    armor: { HD: 9, CT: 26, LT: 20, RT: 20, LA: 16, RA: 16, LL: 24, RL: 24, CTR: 6, LTR: 4, RTR: 4 },
    equipment: {
      HD: ['small laser'],
      RT: ['autocannon 20', 'autocannon 20 ammunition', 'autocannon 20 ammunition'],
      LA: ['medium laser'],
      RA: ['medium laser'],
      LL: ['heat sink', 'heat sink'],
      RL: ['heat sink', 'heat sink'],
    },
  },
  {
    name: 'Lantern',
    tons: 55,
    walk: 5,
    jump: 5,
    sinks: 12,
    armor: { HD: 9, CT: 28, LT: 19, RT: 19, LA: 16, RA: 16, LL: 23, RL: 23, CTR: 7, LTR: 4, RTR: 4 },
    equipment: {
      HD: ['medium laser'],
      LT: ['long-range missiles 5', 'long-range missiles 5 ammunition', 'jump jet', 'heat sink'],
      RT: ['short-range missiles 4', 'short-range missiles 4 ammunition'],
      LA: ['medium laser'],
      RA: ['large laser'],
      LL: ['jump jet', 'jump jet'],
      RL: ['jump jet', 'jump jet'],
    },
  },
] as const satisfies readonly Design[];
