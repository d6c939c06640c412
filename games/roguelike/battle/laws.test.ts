import { describe, expect, it } from 'vitest';
import type { Subsystem } from './resolution/subsystem.ts';
import { resolution } from './resolution/table.ts';
import { type Battle, isFree } from './state/battle.ts';
import { cellAt, homeward, NOWHERE, xOf, yOf } from './state/board.ts';
import { NOBODY } from './state/unit.ts';
import { battleLaws, planted } from './testing/laws.ts';

const BATTLES = 24;

describe('RUN-26 battles obey their laws', () => {
  for (const law of battleLaws) it(law.name, () => law.check(resolution, BATTLES));
});

/** For each law a subsystem that breaks it. All are called abilities, which cannot be switched off. */
const faults: { readonly [law: string]: () => Subsystem } = {
  'the same seed gives the same events': () => {
    let blows = 0;
    return {
      name: 'abilities',
      landed: (_battle, strike) => {
        strike.lucky = blows++ % 3 === 0;
      },
      damage: (_battle, { lucky }, scale) => {
        if (lucky) scale.times *= 2;
      },
    };
  },
  'shuffling those who answer a question changes nothing': () => ({
    name: 'abilities',
    armor: (_battle, _unit, _strike, tally) => {
      tally.flat *= 2;
    },
  }),
  'mirrored teams and dice give a mirrored battle': () => ({
    name: 'abilities',
    atk: (_battle, unit, _strike, tally) => {
      if (unit.side === 0) tally.flat += 3;
    },
  }),
  'a battle ends': () => ({
    name: 'abilities',
    invulnerable: () => true,
    roundEnded: (battle) => {
      battle.round = 1;
    },
    crumbled: (_battle, unit) => {
      unit.hp = unit.make.maxHp;
    },
    sickened: (_battle, unit) => {
      unit.contagions.fill(0);
    },
  }),
  'events alone rebuild what is to be seen': () => ({
    name: 'abilities',
    turnEnded: (_battle, unit) => {
      if (unit.hp > 10) unit.hp -= 1;
    },
  }),
  'write, read and go on is the same': () => {
    const struck = new WeakMap<Battle, number>();
    return {
      name: 'abilities',
      atk: (battle, _unit, _strike, tally) => {
        tally.flat += (struck.get(battle) ?? 0) % 5;
      },
      struck: (battle) => {
        struck.set(battle, (struck.get(battle) ?? 0) + 1);
      },
    };
  },
  'where a side stands is known at every moment': () => ({
    name: 'abilities',
    turnEnded: (battle, unit) => {
      const home = cellAt(xOf(unit.cell), yOf(unit.cell) + homeward(unit.side));
      if (home === NOWHERE || !isFree(battle, home)) return;
      battle.board[unit.cell] = NOBODY;
      battle.board[home] = unit.id;
      unit.cell = home;
    },
  }),
};

describe('each law catches a planted fault', () => {
  for (const law of battleLaws) {
    it(law.name, () => expect(() => law.check(planted(faults[law.name]!()), BATTLES)).toThrow());
  }
});
