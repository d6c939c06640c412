import type { Seat } from '@tactarium/engine';
import { LUCK_PERCENT, SHIELD_FROM } from './content/numbers.ts';
import { leastOf, tierFor, tierOf } from './content/tiers.ts';
import type { Field } from './known.ts';
import { nextTile, OFF_MAP } from './map.ts';
import { seenUnit, sees } from './sight.ts';
import { hpOf, NO_UNIT, seatOf, stillOf } from './units.ts';

/** FOR-14: the three powers an attack may have, in the order of LUCK_PERCENT. */
export function powersOf(hp: number): readonly [number, number, number] {
  const { luck } = tierFor(hp);
  return [hp + luck, Math.max(0, hp - luck), hp];
}

/** FOR-15: what a defence is made of. Shield and support count 1 each. */
export interface Defence {
  readonly hp: number;
  readonly shield: boolean;
  readonly support: boolean;
}

export const defenceSum = ({ hp, shield, support }: Defence): number => hp + (shield ? 1 : 0) + (support ? 1 : 0);

/** FOR-15, as far as the seat can see. */
export function defenceOf(field: Field, viewer: Seat | 'all', tile: number): Defence {
  const defender = field.units[tile]!;
  return {
    hp: hpOf(defender),
    shield: stillOf(defender) >= SHIELD_FROM,
    support: supportersOf(field, viewer, tile).length > 0,
  };
}

/** The tiles beside, up, down, left and right. */
function tilesBeside({ plan }: Field, tile: number): readonly number[] {
  const beside: number[] = [];
  for (let direction = 0; direction < 8; direction += 2) {
    const next = nextTile(plan, tile, direction);
    if (next !== OFF_MAP) beside.push(next);
  }
  return beside;
}

/** Tiles beside this one where an ally of the same tier stands, as far as the viewer sees; walls do not matter. */
export function supportersOf(field: Field, viewer: Seat | 'all', tile: number): readonly number[] {
  const defender = field.units[tile]!;
  if (defender === NO_UNIT) return [];
  return tilesBeside(field, tile).filter((beside) => {
    const ally = viewer === 'all' ? field.units[beside]! : seenUnit(field, viewer, beside);
    return seatOf(ally) === seatOf(defender) && tierOf(hpOf(ally)) === tierOf(hpOf(defender));
  });
}

/** FOR-16, FOR-17: what the winner keeps. */
export const afterWin = (winner: number, loser: number): number => Math.max(1, winner - loser);

/** FOR-18. */
export const afterLuck = (hp: number): number => leastOf(tierOf(hp));

/** Whole percent: every outcome is a multiple of 5 of 100. They add up to 100. */
export interface Odds {
  readonly attacker: number;
  readonly defender: number;
  readonly draw: number;
  readonly luckyAttacker: number;
  readonly luckyDefender: number;
  /** HP left to whoever survives that way. */
  readonly left: {
    readonly attacker: number;
    readonly defender: number;
    readonly luckyAttacker: number;
    readonly luckyDefender: number;
  };
}

/** The exact odds of an attack by a unit with `attacker` HP on one with `defender` HP and this defence. */
export function oddsOf(attacker: number, defender: number, defence: number): Odds {
  let [won, lost, tied] = [0, 0, 0];
  for (const [i, power] of powersOf(attacker).entries()) {
    if (power > defence) won += LUCK_PERCENT[i]!;
    else if (power < defence) lost += LUCK_PERCENT[i]!;
    else tied += LUCK_PERCENT[i]!;
  }
  return {
    attacker: won,
    defender: lost,
    draw: tied / 2,
    luckyAttacker: tied / 4,
    luckyDefender: tied / 4,
    left: {
      attacker: afterWin(attacker, defender),
      defender: afterWin(defender, attacker),
      luckyAttacker: afterLuck(attacker),
      luckyDefender: afterLuck(defender),
    },
  };
}

/** FOR-31: the odds of an attack with the numbers they come from. */
export interface AttackOdds extends Odds {
  /** The attacker's HP, and what luck adds or takes. */
  readonly power: { readonly hp: number; readonly luck: number };
  readonly defence: Defence;
  /** A tile beside the target is out of sight: the odds if an ally that supports it stands there. */
  readonly withSupport?: Odds;
}

/** FOR-31: the odds of an attack from what the attacker's side sees; undefined if it sees no enemy there. */
export function oddsOfAttack(field: Field, from: number, to: number): AttackOdds | undefined {
  const attacker = field.units[from]!;
  const seat = seatOf(attacker);
  if (attacker === NO_UNIT) return undefined;
  const defender = seenUnit(field, seat, to);
  if (defender === NO_UNIT || seatOf(defender) === seat) return undefined;
  const hp = hpOf(attacker);
  const defence = defenceOf(field, seat, to);
  const doubtful = !defence.support && tilesBeside(field, to).some((tile) => !sees(field, seat, tile));
  return {
    ...oddsOf(hp, defence.hp, defenceSum(defence)),
    power: { hp, luck: tierFor(hp).luck },
    defence,
    ...(doubtful && { withSupport: oddsOf(hp, defence.hp, defenceSum({ ...defence, support: true })) }),
  };
}
