import { isRanged } from '../reach/reach.ts';
import { tellDelivered, tellLanded, tellLoosed, tellSoftened, tellStruck } from '../resolution/calls.ts';
import {
  armorOf,
  atkOf,
  dodgeOf,
  isFacingLocked,
  isInvulnerable,
  missingOf,
  passesShield,
  scaled,
} from '../resolution/questions.ts';
import type { Cause, Strike } from '../state/action.ts';
import type { Battle } from '../state/battle.ts';
import { arcOf, facingTo } from '../state/board.ts';
import { turn, wound } from '../state/changes.ts';
import type { Unit } from '../state/unit.ts';

/** What is not as usual about a blow. */
type Details = Partial<Pick<Strike, 'cells' | 'momentum' | 'share' | 'armorShare' | 'magic' | 'ranged' | 'clash'>>;

/** A blow about to be struck. Attacks of opportunity know no arcs (ENG-2); who flees is struck in the back (RES-4). */
export function newStrike(battle: Battle, attacker: Unit, target: Unit, cause: Cause, details?: Details): Strike {
  const strike: Strike = {
    attacker,
    target,
    cause,
    arc:
      cause === 'opportunity' ? 'front' : cause === 'back' ? 'rear' : arcOf(target.cell, target.facing, attacker.cell),
    ranged:
      cause === 'overwatch' || ((cause === 'attack' || cause === 'ability') && isRanged(battle, attacker, target)),
    attacks: cause === 'attack' || cause === 'ability' ? attacker.make.attacks : 1,
    magic: attacker.make.magic,
    share: 100,
    armorShare: 100,
    cells: 0,
    momentum: false,
    clash: undefined,
    lucky: false,
    bypassesShield: false,
    atk: 0,
    hit: false,
    damage: 0,
    taken: 0,
    shaken: 0,
  };
  // Written over it, so that all strikes have one shape.
  if (details) Object.assign(strike, details);
  strike.bypassesShield = passesShield(battle, strike);
  return strike;
}

/** RUN-28, RUN-35: armor first, then factors, rounded down once; a physical blow does at least 1. */
export function damageOf(battle: Battle, strike: Strike): number {
  const { attacker, target } = strike;
  if (isInvulnerable(battle, target)) return 0;
  const atk = atkOf(battle, attacker, strike);
  strike.atk = strike.share === 100 ? atk : Math.floor((atk * strike.share) / 100);
  const force = strike.atk * strike.attacks;
  if (strike.magic) return scaled(battle, strike, force);
  const armor = Math.floor((armorOf(battle, target, strike) * strike.armorShare) / 100);
  return Math.max(1, scaled(battle, strike, Math.max(1, force - armor)));
}

/** What an attack would do, if it hits: for the AI. */
export const expectedDamage = (battle: Battle, attacker: Unit, target: Unit): number =>
  damageOf(battle, newStrike(battle, attacker, target, 'attack'));

/** Performs one blow, from the turn toward the target to its last effect. */
export function deliver(battle: Battle, strike: Strike): void {
  const { attacker, target, cause } = strike;
  const { dice } = battle;
  if (cause !== 'riposte' && cause !== 'spear_wall' && !isFacingLocked(battle, attacker)) {
    turn(battle, attacker, facingTo(attacker.cell, target.cell));
  }
  if (attacker.side !== target.side) target.attacked = true;
  tellLoosed(battle, strike);

  const misses = missingOf(battle, strike);
  const missed = misses > 0 && (misses >= 100 || dice.chance('table', 'miss', misses));
  // RUN-27: magic cannot be dodged, and nothing is drawn where there is no chance.
  const dodge = missed || strike.magic ? 0 : dodgeOf(battle, target, strike);
  const dodged = dodge > 0 && dice.chance('table', 'dodge', dodge);
  strike.hit = !missed && !dodged;
  if (strike.hit) land(battle, strike);
  else tellOf(battle, strike, missed ? 'missed' : 'dodged');
  tellDelivered(battle, strike);
}

function land(battle: Battle, strike: Strike): void {
  tellLanded(battle, strike);
  strike.damage = damageOf(battle, strike);
  battle.witness?.reckoned(battle, strike, strike.damage);
  tellSoftened(battle, strike);
  tellOf(battle, strike, 'hit');
  const { hp } = strike.target;
  wound(battle, strike.target, strike.damage, strike.cause, strike.attacker.id);
  strike.taken = hp - strike.target.hp;
  tellStruck(battle, strike);
}

function tellOf(
  battle: Battle,
  { attacker, target, cause, arc, damage }: Strike,
  result: 'hit' | 'dodged' | 'missed',
): void {
  battle.log?.push({ type: 'attacked', attackerId: attacker.name, targetId: target.name, cause, arc, result, damage });
}
