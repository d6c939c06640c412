import { abilityRefusal, isWithin } from '../abilities/using.ts';
import {
  attackRefusal,
  canPass,
  engagersOf,
  type Hindrance,
  isPinned,
  isShooter,
  meleeReach,
  outOfReach,
} from '../reach/reach.ts';
import { speedOf } from '../resolution/questions.ts';
import type { March } from '../state/action.ts';
import { type Battle, isFree } from '../state/battle.ts';
import { chebyshev, manhattan } from '../state/board.ts';
import { canAct, canMove, hasStatus, NOBODY, type Unit } from '../state/unit.ts';
import { chargePath, chargeRefusal } from '../subsystems/charge/charge.ts';
import { disengageRefusal, escapeCell } from '../subsystems/engagement/disengage.ts';
import { swapRefusal } from '../subsystems/shred/swap.ts';
import { newStrike } from './blow.ts';
import { settle } from './perform.ts';
import { byInitiative } from './ranking.ts';
import { request, requestAftermath } from './requests.ts';

/** What a unit can be told to do, by its AI or by a scenario. */
export interface Order {
  readonly unit: Unit;
  readonly target?: Unit;
  readonly path?: readonly number[];
}

interface OrderKind {
  refuse(battle: Battle, order: Order): Hindrance | undefined;
  /** Asks for the actions; the caller settles. */
  perform(battle: Battle, order: Order): void;
}

const newMarch = (
  unit: Unit,
  path: readonly number[],
  gait: March['gait'],
  provokes: March['provokes'],
  quarry = NOBODY,
): March => ({
  unit,
  path,
  gait,
  provokes,
  quarry,
  next: 0,
  clear: false,
  halted: false,
  footing: unit.cell,
});

const attack: OrderKind = {
  refuse(battle, { unit, target, path }) {
    if (!target) return 'no_target';
    if (!path || path.length === 0) return attackRefusal(battle, unit, target);
    const refused =
      canMove(unit) && mayCloseIn(battle, unit, target, path)
        ? pathRefusal(battle, unit, path)
        : march.refuse(battle, { unit, path });
    return refused ?? outOfReach(battle, unit, target, path.at(-1));
  },
  perform(battle, { unit, target, path }) {
    if (path && path.length > 0) {
      march.perform(battle, { unit, path });
      settle(battle);
      if (!unit.alive || attackRefusal(battle, unit, target!)) return;
    }
    request(battle, { do: 'attack', with: { unit, target: target!, cells: 0, answered: false } });
  },
};

/** ENG-1: engaged only by enemies it cannot strike, it may step up to one of them. */
function mayCloseIn(battle: Battle, unit: Unit, target: Unit, path: readonly number[]): boolean {
  const engagers = engagersOf(battle, unit);
  const canStrike = (enemy: Unit): boolean =>
    chebyshev(unit.cell, enemy.cell) <= (isShooter(unit) ? 1 : meleeReach(unit));
  return engagers.includes(target) && !engagers.some(canStrike) && chebyshev(path.at(-1)!, target.cell) === 1;
}

/** ENG-4: what a march out of an engagement draws. */
const provoked = ({ make: { is } }: Unit): March['provokes'] => (is.Flyer ? 'first' : is.Skirmisher ? 'each' : 'none');

const march: OrderKind & {
  start(battle: Battle, unit: Unit, path: readonly number[], provokes: March['provokes']): void;
} = {
  refuse(battle, { unit, path = [] }) {
    if (!canMove(unit)) return 'not_ready';
    const { Flyer, Skirmisher } = unit.make.is;
    if (isPinned(battle, unit) && !Flyer && !Skirmisher) return 'engaged';
    return pathRefusal(battle, unit, path);
  },
  perform(battle, { unit, path = [] }) {
    march.start(battle, unit, path, isPinned(battle, unit) ? provoked(unit) : 'none');
  },
  start(battle, unit, path, provokes) {
    request(battle, { do: 'march', with: newMarch(unit, path, 'walk', provokes) });
  },
};

/** Orthogonal steps over free cells, within the speed; who passes through others still ends on a free cell. */
function pathRefusal(battle: Battle, unit: Unit, path: readonly number[]): Hindrance | undefined {
  if (path.length > (hasStatus(unit, 'rooted') ? 0 : speedOf(battle, unit))) return 'too_far';
  for (const [index, cell] of path.entries()) {
    if (manhattan(cell, index === 0 ? unit.cell : path[index - 1]!) !== 1) return 'blocked';
    if (isFree(battle, cell) || cell === unit.cell) continue;
    if (index === path.length - 1 || !canPass(battle, unit, cell)) return 'blocked';
  }
  return undefined;
}

const charge: OrderKind = {
  refuse: (battle, { unit, target }) => (target ? chargeRefusal(battle, unit, target) : 'no_target'),
  perform(battle, { unit, target }) {
    const path = chargePath(unit.cell, target!);
    request(battle, { do: 'march', with: newMarch(unit, path, 'charge', 'none', target!.id) });
  },
};

const disengage: OrderKind = {
  refuse(battle, { unit, path }) {
    const refused = disengageRefusal(battle, unit);
    if (refused || !path) return refused;
    return path.length === 1 && manhattan(path[0]!, unit.cell) === 1 && isFree(battle, path[0]!)
      ? undefined
      : 'blocked';
  },
  perform(battle, { unit, path }) {
    const cell = path?.[0] ?? escapeCell(battle, unit)!;
    request(battle, { do: 'march', with: newMarch(unit, [cell], 'disengage', 'first') });
  },
};

const rest: OrderKind = {
  refuse: (_battle, { unit }) => (canAct(unit) ? undefined : 'not_ready'),
  perform(battle, { unit }) {
    unit.resting = true;
    battle.log?.push({ type: 'rested', unitId: unit.name });
  },
};

const cast: OrderKind = {
  refuse(battle, { unit, target }) {
    if (!canAct(unit)) return 'not_ready';
    const refused = abilityRefusal(battle, unit);
    if (refused) return refused;
    const { words } = unit.make.active!;
    if (words.aim === 'none') return undefined;
    if (!target || target.alive === (words.aim === 'fallen_ally')) return 'no_target';
    if (isWithin(battle, unit, target, words)) return undefined;
    const far =
      words.reach <= 1 ? chebyshev(unit.cell, target.cell) > 1 : manhattan(unit.cell, target.cell) > words.reach;
    return far ? 'out_of_range' : 'los_blocked';
  },
  perform: (battle, { unit, target }) => request(battle, { do: 'cast', with: { unit, aim: target } }),
};

/** SHR-3: each enemy that engages the one who acts strikes first. */
const swap: OrderKind = {
  refuse: (_battle, { unit, target }) => (target ? swapRefusal(unit, target) : 'no_target'),
  perform(battle, { unit, target }) {
    const enemies = engagersOf(battle, unit).filter((enemy) => !enemy.make.is.Incorporeal);
    battle.leaving = unit.id;
    for (const enemy of byInitiative(battle, enemies)) {
      request(battle, { do: 'strike', with: newStrike(battle, enemy, unit, 'opportunity') });
      requestAftermath(battle);
    }
    request(battle, { do: 'swap', with: { unit, ally: target! } });
  },
};

const pass: OrderKind = {
  refuse: () => undefined,
  perform: () => undefined,
};

export const orders = { attack, charge, march, disengage, rest, cast, swap, pass };
export type OrderName = keyof typeof orders;
