import type { Puzzle } from '../vocabulary/puzzle.ts';

/** The easiest first. Those of RUN-37 are the pictures of formations and tactics that the rules come with. */
export const puzzles: readonly Puzzle[] = [
  {
    id: 'line',
    rule: 'PHX-1',
    given: {
      units: [
        { id: 'S', team: 'left', unit: 'humans/footman', at: [3, 1] },
        { id: 'E', team: 'right', unit: 'undead/skeleton_warrior', at: [3, 2] },
      ],
    },
    pieces: [
      { id: 'A', unit: 'humans/footman' },
      { id: 'B', unit: 'humans/footman' },
    ],
    within: [
      [1, 0],
      [5, 1],
    ],
    when: [{ order: { unit: 'E', does: 'attack', target: 'S' } }],
    goal: { phalanx: { unit: 'S', from: 'E', armor: 4 } },
    answer: { A: [2, 1], B: [4, 1] },
  },
  {
    id: 'box',
    rule: 'PHX-1',
    given: {
      units: [
        { id: 'S', team: 'left', unit: 'humans/swordsman', at: [3, 1] },
        { id: 'A', team: 'left', unit: 'humans/swordsman', at: [2, 1] },
        { id: 'E', team: 'right', unit: 'undead/ghoul', at: [3, 3] },
      ],
    },
    pieces: [
      { id: 'B', unit: 'humans/swordsman' },
      { id: 'C', unit: 'humans/officer' },
    ],
    within: [
      [1, 0],
      [5, 1],
    ],
    goal: { phalanx: { unit: 'S', armor: 5, resolve: 25 } },
    answer: { B: [4, 1], C: [3, 0] },
  },
  {
    id: 'lane',
    rule: 'RUN-37',
    given: {
      units: [
        { id: 'T', team: 'left', unit: 'humans/footman', at: [1, 1] },
        { id: 'U', team: 'left', unit: 'humans/footman', at: [4, 1] },
        { id: 'V', team: 'left', unit: 'humans/footman', at: [6, 1] },
        { id: 'E', team: 'right', unit: 'undead/zombie', at: [2, 5], stats: { dodge: 0 } },
      ],
    },
    pieces: [{ id: 'K', unit: 'humans/knight' }],
    within: [
      [0, 0],
      [7, 1],
    ],
    when: [{ order: { unit: 'K', does: 'charge', target: 'E' } }],
    goal: { events: [{ type: 'charge_impact', cellsMoved: 4 }] },
    answer: { K: [2, 0] },
  },
  {
    id: 'one_for_two',
    rule: 'CHG-1',
    given: {
      units: [
        { id: 'A', team: 'left', unit: 'humans/archer', at: [2, 1], stats: { dodge: 0 } },
        { id: 'B', team: 'left', unit: 'humans/archer', at: [4, 1], stats: { dodge: 0 } },
        { id: 'K', team: 'right', unit: 'chaos/doom_knight', at: [2, 6], stats: { speed: 3 } },
        { id: 'L', team: 'right', unit: 'chaos/doom_knight', at: [4, 6], stats: { speed: 3 } },
      ],
    },
    pieces: [{ id: 'F', unit: 'humans/footman' }],
    within: [
      [0, 0],
      [7, 5],
    ],
    when: [
      { order: { unit: 'K', does: 'charge', target: 'A' }, refused: true },
      { order: { unit: 'L', does: 'charge', target: 'B' }, refused: true },
    ],
    goal: {},
    answer: { F: [3, 4] },
  },
  {
    id: 'two_lanes',
    rule: 'CHG-1',
    given: {
      units: [
        { id: 'A', team: 'left', unit: 'humans/priest', at: [1, 0], stats: { dodge: 0 } },
        { id: 'B', team: 'left', unit: 'humans/archer', at: [6, 1], stats: { dodge: 0 } },
        { id: 'K', team: 'right', unit: 'chaos/doom_knight', at: [6, 5], stats: { speed: 3 } },
      ],
    },
    pieces: [
      { id: 'F', unit: 'humans/footman' },
      { id: 'G', unit: 'humans/footman' },
    ],
    within: [
      [0, 0],
      [7, 2],
    ],
    when: [
      { order: { unit: 'K', does: 'charge', target: 'B' }, refused: true },
      { order: { unit: 'K', does: 'charge', target: 'A' }, refused: true },
    ],
    goal: {},
    answer: { F: [2, 1], G: [6, 2] },
  },
  {
    id: 'spears',
    rule: 'CHG-2',
    given: {
      units: [
        { id: 'A', team: 'left', unit: 'humans/archer', at: [3, 0] },
        { id: 'K', team: 'right', unit: 'humans/knight', at: [3, 5], stats: { speed: 2, dodge: 0 } },
      ],
    },
    pieces: [
      { id: 'S', unit: 'humans/spearman', stats: { dodge: 0 } },
      { id: 'F', unit: 'humans/footman' },
    ],
    within: [
      [2, 0],
      [4, 2],
    ],
    when: [{ order: { unit: 'K', does: 'charge', target: 'S' } }],
    goal: { events: [{ type: 'spear_wall_counter' }], engaged: { A: [] } },
    answer: { S: [3, 1], F: [2, 0] },
  },
  {
    id: 'kill_zone',
    rule: 'RUN-37',
    given: {
      units: [
        { id: 'A', team: 'left', unit: 'humans/archer', at: [1, 2], vigilant: true },
        { id: 'B', team: 'left', unit: 'humans/archer', at: [3, 2], vigilant: true },
        {
          id: 'E',
          team: 'right',
          unit: 'undead/ghoul',
          at: [2, 6],
          stats: { hp: 200, dodge: 0, speed: 6, resolve: 100 },
        },
      ],
    },
    pieces: [{ id: 'S', unit: 'humans/spearman', vigilant: true }],
    within: [
      [0, 1],
      [5, 5],
    ],
    free: [
      [2, 3],
      [2, 4],
      [2, 5],
    ],
    when: [
      {
        order: {
          unit: 'E',
          does: 'march',
          path: [
            [2, 5],
            [2, 4],
            [2, 3],
          ],
        },
      },
    ],
    goal: { engaged: { A: [], B: [] } },
    answer: { S: [1, 3] },
  },
  {
    id: 'counter_charge',
    rule: 'OVW-2',
    given: {
      units: [
        { id: 'P', team: 'left', unit: 'humans/priest', at: [3, 1] },
        { id: 'E', team: 'right', unit: 'undead/ghoul', at: [6, 5], stats: { hp: 90, dodge: 0, speed: 5 } },
      ],
    },
    pieces: [{ id: 'K', unit: 'humans/knight', vigilant: true }],
    within: [
      [0, 0],
      [7, 4],
    ],
    free: [
      [6, 4],
      [6, 3],
      [5, 3],
      [5, 2],
      [4, 2],
    ],
    when: [
      {
        order: {
          unit: 'E',
          does: 'march',
          path: [
            [6, 4],
            [6, 3],
            [5, 3],
            [5, 2],
            [4, 2],
          ],
        },
        expect: { events: [{ type: 'counter_charge' }] },
      },
      { order: { unit: 'K', does: 'attack', target: 'E' } },
    ],
    goal: {},
    answer: { K: [4, 3] },
  },
  {
    id: 'overwatch',
    rule: 'OVW-2',
    given: {
      units: [
        { id: 'F', team: 'left', unit: 'humans/footman', at: [2, 1] },
        { id: 'G', team: 'left', unit: 'humans/footman', at: [3, 1] },
        { id: 'H', team: 'left', unit: 'humans/footman', at: [5, 1] },
        { id: 'E', team: 'right', unit: 'undead/vampire', at: [2, 5], stats: { dodge: 0, speed: 3 } },
      ],
    },
    pieces: [{ id: 'M', unit: 'humans/musketeer', vigilant: true, stats: { range: 5 } }],
    within: [
      [0, 0],
      [7, 0],
    ],
    when: [
      {
        order: {
          unit: 'E',
          does: 'march',
          path: [
            [3, 5],
            [4, 5],
          ],
        },
      },
    ],
    goal: { events: [{ type: 'overwatch', shooterId: 'M' }] },
    answer: { M: [4, 0] },
  },
  {
    id: 'gap',
    rule: 'RUN-37',
    given: {
      units: [
        { id: 'T', team: 'left', unit: 'humans/footman', at: [1, 1] },
        { id: 'U', team: 'left', unit: 'humans/footman', at: [3, 1] },
        { id: 'V', team: 'left', unit: 'humans/footman', at: [4, 1] },
        { id: 'W', team: 'left', unit: 'humans/footman', at: [6, 1] },
        { id: 'E', team: 'right', unit: 'undead/zombie', at: [2, 4] },
        { id: 'F', team: 'right', unit: 'undead/zombie', at: [5, 4] },
      ],
    },
    pieces: [
      { id: 'M', unit: 'humans/musketeer' },
      { id: 'N', unit: 'humans/musketeer' },
    ],
    within: [
      [0, 0],
      [7, 0],
    ],
    when: [
      { order: { unit: 'M', does: 'attack', target: 'E' } },
      { order: { unit: 'N', does: 'attack', target: 'F' } },
    ],
    goal: {},
    answer: { M: [2, 0], N: [5, 0] },
  },
  {
    id: 'cover',
    rule: 'LOS-1',
    given: {
      units: [
        { id: 'P', team: 'left', unit: 'humans/priest', at: [5, 0] },
        { id: 'N', team: 'right', unit: 'humans/musketeer', at: [3, 4], stats: { range: 7 } },
      ],
    },
    pieces: [{ id: 'F', unit: 'humans/footman' }],
    within: [
      [1, 0],
      [7, 3],
    ],
    when: [{ order: { unit: 'N', does: 'attack', target: 'P' }, refused: 'los_blocked' }],
    goal: {},
    answer: { F: [4, 2] },
  },
  {
    id: 'out_of_reach',
    rule: 'RUN-27',
    given: {
      units: [
        {
          id: 'E',
          team: 'right',
          unit: 'undead/ghoul',
          at: [3, 5],
          stats: { hp: 90, dodge: 0, speed: 2, resolve: 100 },
        },
      ],
    },
    pieces: [{ id: 'A', unit: 'humans/archer', stats: { hp: 40, range: 4, dodge: 0 } }],
    within: [
      [0, 0],
      [7, 4],
    ],
    when: [{ order: { unit: 'A', does: 'attack', target: 'E' } }, { turn: 'E' }],
    goal: { units: [{ id: 'A', hp: 40 }], engaged: { A: [] } },
    answer: { A: [3, 1] },
  },
  {
    id: 'flank',
    rule: 'FLK-2',
    given: {
      units: [
        { id: 'F', team: 'left', unit: 'humans/footman', at: [3, 3] },
        {
          id: 'E',
          team: 'right',
          unit: 'order/templar',
          at: [3, 4],
          locked: 'F',
          stats: { hp: 120, dodge: 0, initiative: 30, resolve: 100 },
        },
      ],
    },
    pieces: [{ id: 'S', unit: 'humans/swordsman', stats: { hp: 65 } }],
    within: [
      [1, 2],
      [5, 6],
    ],
    when: [{ order: { unit: 'S', does: 'attack', target: 'E' } }],
    goal: { events: [{ type: 'clash', riposteType: 'none', reason: 'flanked' }] },
    answer: { S: [3, 5] },
  },
  {
    id: 'surrounded',
    rule: 'RES-2',
    given: {
      units: [
        { id: 'F', team: 'left', unit: 'humans/footman', at: [3, 4] },
        { id: 'E', team: 'right', unit: 'humans/champion', at: [3, 5], stats: { resolve: 100 }, resolve: 20 },
      ],
    },
    pieces: [
      { id: 'G', unit: 'humans/footman' },
      { id: 'H', unit: 'humans/footman' },
    ],
    within: [
      [1, 3],
      [5, 6],
    ],
    when: [{ turn_start: 'E' }],
    goal: { units: [{ id: 'E', state: 'retreating' }] },
    answer: { G: [2, 5], H: [4, 5] },
  },
  {
    id: 'holy_light',
    rule: 'RUN-37',
    given: {
      units: [
        { id: 'T', team: 'left', unit: 'humans/swordsman', at: [3, 3] },
        { id: 'G', team: 'right', unit: 'undead/ghost', at: [3, 4], stats: { hp: 60, armor: 0, resolve: 100 } },
      ],
    },
    pieces: [{ id: 'H', unit: 'humans/hierophant' }],
    within: [
      [0, 1],
      [7, 5],
    ],
    when: [{ order: { unit: 'T', does: 'attack', target: 'G' } }],
    goal: { units: [{ id: 'G', dodge: 0 }], engaged: { H: [] } },
    answer: { H: [3, 2] },
  },
  {
    id: 'banner',
    rule: 'RUN-37',
    given: {
      units: [
        { id: 'S', team: 'left', unit: 'humans/swordsman', at: [1, 1], resolve: 30 },
        { id: 'T', team: 'left', unit: 'humans/swordsman', at: [4, 2], resolve: 30 },
        { id: 'E', team: 'right', unit: 'undead/zombie', at: [3, 9] },
      ],
    },
    pieces: [{ id: 'O', unit: 'humans/officer' }],
    within: [
      [0, 0],
      [7, 3],
    ],
    when: [{ turn_start: 'O' }],
    goal: {
      units: [
        { id: 'S', resolve: 35 },
        { id: 'T', resolve: 35 },
      ],
    },
    answer: { O: [2, 2] },
  },
  {
    id: 'convoy',
    rule: 'RUN-37',
    given: {
      units: [
        { id: 'A', team: 'left', unit: 'undead/zombie', at: [2, 1], state: 'crumbling', resolve: 0, hp: 100 },
        { id: 'B', team: 'left', unit: 'undead/zombie', at: [4, 1], state: 'crumbling', resolve: 0, hp: 100 },
        { id: 'C', team: 'left', unit: 'undead/zombie', at: [3, 2], state: 'crumbling', resolve: 0, hp: 100 },
        { id: 'E', team: 'right', unit: 'humans/footman', at: [3, 9] },
      ],
    },
    pieces: [{ id: 'W', unit: 'undead/corpse_cart' }],
    within: [
      [0, 0],
      [7, 3],
    ],
    when: [{ turn_start: 'A' }, { turn_start: 'B' }, { turn_start: 'C' }],
    goal: {
      units: [
        { id: 'A', hp: 100 },
        { id: 'B', hp: 100 },
        { id: 'C', hp: 100 },
      ],
    },
    answer: { W: [3, 1] },
  },
  {
    id: 'icy_grave',
    rule: 'RUN-37',
    given: {
      units: [
        {
          id: 'S',
          team: 'left',
          unit: 'undead/skeleton_warrior',
          at: [3, 3],
          stats: { hp: 60, initiative: 14, dodge: 0 },
        },
        {
          id: 'E',
          team: 'right',
          unit: 'humans/champion',
          at: [3, 4],
          stats: { hp: 110, initiative: 18, dodge: 0, resolve: 100 },
        },
      ],
    },
    pieces: [{ id: 'B', unit: 'undead/banshee' }],
    within: [
      [0, 1],
      [7, 5],
    ],
    when: [{ order: { unit: 'S', does: 'attack', target: 'E' } }],
    goal: { events: [{ type: 'clash', riposteType: 'weak' }], engaged: { B: [] } },
    answer: { B: [1, 4] },
  },
  {
    id: 'supply',
    rule: 'AMM-1',
    given: {
      units: [
        { id: 'A', team: 'left', unit: 'humans/archer', at: [2, 1], ammo: 1 },
        { id: 'B', team: 'left', unit: 'humans/crossbowman', at: [3, 0], ammo: 1 },
        { id: 'E', team: 'right', unit: 'undead/zombie', at: [3, 9] },
      ],
    },
    pieces: [{ id: 'W', unit: 'humans/supply_wagon' }],
    within: [
      [0, 0],
      [7, 2],
    ],
    when: [{ turn_start: 'A' }, { turn_start: 'B' }],
    goal: {
      units: [
        { id: 'A', ammo: 3 },
        { id: 'B', ammo: 3 },
      ],
    },
    answer: { W: [2, 0] },
  },
  {
    id: 'checkerboard',
    rule: 'RUN-37',
    given: {
      systems: ['contagion'],
      units: [
        {
          id: 'X',
          team: 'left',
          unit: 'humans/swordsman',
          at: [3, 2],
          contagions: [{ type: 'fire', turns: 3 }],
        },
        { id: 'E', team: 'right', unit: 'undead/zombie', at: [3, 9] },
      ],
    },
    pieces: [
      { id: 'A', unit: 'humans/swordsman' },
      { id: 'B', unit: 'humans/swordsman' },
      { id: 'C', unit: 'humans/swordsman' },
    ],
    within: [
      [2, 1],
      [4, 3],
    ],
    when: [{ turn_start: 'X' }],
    goal: {
      units: [
        { id: 'A', contagions: [] },
        { id: 'B', contagions: [] },
        { id: 'C', contagions: [] },
      ],
    },
    answer: { A: [2, 1], B: [4, 1], C: [2, 3] },
  },
  {
    id: 'chain',
    rule: 'RUN-37',
    given: {
      systems: ['contagion'],
      units: [
        { id: 'X', team: 'right', unit: 'undead/zombie', at: [1, 5], contagions: [{ type: 'fire', turns: 3 }] },
        { id: 'Z', team: 'right', unit: 'undead/zombie', at: [5, 5], stats: { hp: 80 } },
      ],
    },
    pieces: [
      { id: 'A', unit: 'undead/zombie' },
      { id: 'B', unit: 'undead/zombie' },
      { id: 'C', unit: 'undead/zombie' },
    ],
    within: [
      [1, 5],
      [5, 6],
    ],
    when: [{ turn_start: 'X' }, { turn_start: 'A' }, { turn_start: 'B' }, { turn_start: 'C' }],
    goal: { units: [{ id: 'Z', contagions: ['fire'] }] },
    answer: { A: [2, 5], B: [3, 5], C: [4, 5] },
  },
  {
    id: 'plague',
    rule: 'CON-3',
    given: {
      systems: ['contagion'],
      units: [
        { id: 'P', team: 'right', unit: 'undead/plague_bearer', at: [3, 4], hp: 1, stats: { armor: 0, dodge: 0 } },
        { id: 'F', team: 'left', unit: 'humans/footman', at: [1, 4] },
      ],
    },
    pieces: [
      { id: 'A', unit: 'humans/archer', stats: { range: 3 } },
      { id: 'S', unit: 'humans/swordsman' },
    ],
    within: [
      [2, 2],
      [4, 5],
    ],
    when: [{ order: { unit: 'A', does: 'attack', target: 'P' } }],
    goal: {
      units: [
        { id: 'A', contagions: [] },
        { id: 'S', contagions: [] },
      ],
    },
    answer: { A: [2, 2], S: [4, 2] },
  },
  {
    id: 'grief',
    rule: 'RES-2',
    given: {
      units: [
        { id: 'F', team: 'left', unit: 'humans/footman', at: [3, 1], hp: 1, stats: { armor: 0, dodge: 0 } },
        { id: 'E', team: 'right', unit: 'undead/ghoul', at: [3, 2] },
      ],
    },
    pieces: [
      { id: 'A', unit: 'humans/archer', stats: { resolve: 50 } },
      { id: 'B', unit: 'humans/archer', stats: { resolve: 50 } },
    ],
    within: [
      [0, 0],
      [7, 1],
    ],
    when: [{ order: { unit: 'E', does: 'attack', target: 'F' } }],
    goal: {
      gone: ['F'],
      units: [
        { id: 'A', resolve: 50 },
        { id: 'B', resolve: 50 },
      ],
    },
    answer: { A: [0, 0], B: [7, 1] },
  },
  {
    id: 'rotation',
    rule: 'SHR-3',
    given: {
      systems: ['shred'],
      units: [
        { id: 'K', team: 'left', unit: 'humans/knight', at: [3, 4], shred: 4, stats: { armor: 10 } },
        { id: 'E', team: 'right', unit: 'undead/zombie', at: [3, 9] },
      ],
    },
    pieces: [{ id: 'L', unit: 'humans/knight', stats: { armor: 10 } }],
    within: [
      [1, 2],
      [5, 5],
    ],
    when: [{ turn: 'K' }],
    goal: { units: [{ id: 'L', at: [3, 4] }] },
    answer: { L: [2, 4] },
  },
];

export const puzzleOf = (id: string): Puzzle | undefined => puzzles.find((puzzle) => puzzle.id === id);
