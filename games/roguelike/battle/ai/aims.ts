import type { Effect } from '../../vocabulary/abilities.ts';
import { CONTAGIONS, FIRE } from '../../vocabulary/contagions.ts';
import { holdsAll } from '../abilities/conditions.ts';
import { type Aimed, abilityRefusal, isWithin } from '../abilities/using.ts';
import { atkOf } from '../resolution/questions.ts';
import { alliesOf, type Battle, type SpellCard, unitAt } from '../state/battle.ts';
import { adjacent, beside, manhattan } from '../state/board.ts';
import { mostShred } from '../state/facts.ts';
import { isReady, type Unit } from '../state/unit.ts';
import { isInFormation } from '../subsystems/phalanx/phalanx.ts';
import { bestOf } from './targets.ts';

/** A unit that has lost a quarter of its HP is worth healing. */
const WOUNDED_PERCENT = 75;
/** Below this a unit does not pay for haste with its own HP. */
const HURRIES_ABOVE_PERCENT = 50;

/** Whether a unit's ability can be used now, for the AI: the cell it needs no aim, or the unit to aim at. */
export function aimOfAbility(battle: Battle, unit: Unit): { readonly aim: Unit | undefined } | undefined {
  const { active } = unit.make;
  if (unit.cooldown > 0 && unit.hp * 100 < unit.make.maxHp * HURRIES_ABOVE_PERCENT) return undefined;
  if (!active || abilityRefusal(battle, unit) || !holdsAll(battle, unit, undefined, active.words.use)) return undefined;
  if (active.words.aim === 'none') return { aim: undefined };
  const aim = aimAt(battle, unit.side, unit, active.words);
  return aim && { aim };
}

/** RUN-29: spells reach everywhere. */
export const aimOfSpell = (battle: Battle, { side, words }: SpellCard): Unit | undefined =>
  words.aim === 'none' ? undefined : aimAt(battle, side, undefined, words);

function aimAt(battle: Battle, side: number, unit: Unit | undefined, words: Aimed): Unit | undefined {
  const reached = (of: number): readonly Unit[] =>
    battle.living[of]!.filter((other) => !other.make.barricade && (!unit || isWithin(battle, unit, other, words)));
  const foes = (): readonly Unit[] => reached(1 - side);
  const allies = (): readonly Unit[] => reached(side);
  switch (words.aim) {
    case 'none':
      return undefined;
    case 'best_foe':
      return unit ? bestOf(battle, unit, foes()) : foes()[0];
    case 'densest_foe':
      return most(foes(), (foe) => density(battle, foe, words.effects));
    case 'farthest_foe':
      return (
        unit &&
        most(
          foes().filter((foe) => !adjacent(foe.cell, unit.cell)),
          (foe) => manhattan(foe.cell, unit.cell),
        )
      );
    case 'strongest_foe':
      return most(foes(), ({ hp }) => hp);
    case 'fiercest_foe':
      return most(foes().filter(isReady), (foe) => atkOf(battle, foe));
    case 'weakest_foe':
      return most(foes(), ({ hp }) => -hp);
    case 'wounded_ally': {
      const wounded = allies().filter(({ hp, make }) => hp * 100 < make.maxHp * WOUNDED_PERCENT);
      // SHR-3: Humans heal the most shredded first.
      const shredOf = (ally: Unit): number => (unit?.make.faction === 'humans' ? shredShare(battle, ally) : 0);
      return most(wounded, (ally) => shredOf(ally) * 10_000 - Math.floor((ally.hp * 1000) / ally.make.maxHp));
    }
    case 'fiercest_ally':
      return most(
        allies().filter((ally) => isReady(ally) && ally !== unit),
        (ally) => atkOf(battle, ally),
      );
    case 'fallen_ally':
      return most(
        battle.units.filter(
          (other) =>
            other.side === side &&
            !other.alive &&
            !other.returned &&
            !other.summoned &&
            (!unit || isWithin(battle, unit, other, words)),
        ),
        ({ make }) => make.cost,
      );
    case 'weakest_ally':
      return most(allies(), ({ hp, make }) => -Math.floor((hp * 1000) / make.maxHp));
    case 'shakiest_ally':
      return most(allies(), ({ resolve }) => -resolve);
    case 'crumbling_ally':
      return (
        most(
          allies().filter(({ state }) => state === 'crumbling'),
          ({ make }) => make.cost,
        ) ??
        most(
          allies().filter(({ make }) => make.undead),
          ({ resolve }) => -resolve,
        )
      );
    case 'most_shredded_ally':
      return most(
        allies().filter((ally) => ally.shred > 0 && ally !== unit),
        ({ shred }) => shred,
      );
  }
}

/** In percent of the most it can lose. */
const shredShare = (battle: Battle, unit: Unit): number =>
  battle.rules.on.shred ? Math.floor((unit.shred * 100) / Math.max(1, mostShred(unit))) : 0;

/** The first with the highest worth: ids rise, so ties go to the lower. */
function most(units: readonly Unit[], worth: (unit: Unit) => number): Unit | undefined {
  let best: Unit | undefined;
  let highest = 0;
  for (const unit of units) {
    const worthOfUnit = worth(unit);
    if (best && worthOfUnit <= highest) continue;
    best = unit;
    highest = worthOfUnit;
  }
  return best;
}

/** CON-4: contagion goes where it will spread; anything else where it reaches most. */
function density(battle: Battle, foe: Unit, effects: readonly Effect[]): number {
  const allies = alliesOf(battle, foe);
  const spread = effects.find((effect) => effect.does === 'infect');
  if (spread?.does === 'infect') return contagionWorth(battle, foe, CONTAGIONS.indexOf(spread.contagion));
  const wide = effects.find((effect) => effect.to === 'foes_around');
  const within = wide?.to === 'foes_around' ? wide.within : 0;
  return allies.filter(({ cell }) => manhattan(cell, foe.cell) <= within).length;
}

function contagionWorth(battle: Battle, foe: Unit, contagion: number): number {
  let worth = 1;
  for (const cell of beside[foe.cell]!) if (unitAt(battle, cell)?.side === foe.side) worth += 2;
  if (battle.rules.on.phalanx && isInFormation(battle, foe)) worth += 3;
  if (contagion === FIRE && foe.make.faction === 'humans') worth += 2;
  const isPure = alliesOf(battle, foe).some((ally) => ally.make.is.Purifier && manhattan(ally.cell, foe.cell) <= 2);
  return isPure ? worth - 5 : worth;
}
