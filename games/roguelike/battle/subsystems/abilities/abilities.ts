import type { Growth, Modifier, Stat } from '../../../vocabulary/abilities.ts';
import { CONTAGIONS } from '../../../vocabulary/contagions.ts';
import { statuses } from '../../../vocabulary/statuses.ts';
import { holdsAll } from '../../abilities/conditions.ts';
import type { PassiveOf } from '../../abilities/lent.ts';
import { request } from '../../actions/requests.ts';
import { freeCellNear } from '../../reach/places.ts';
import { isResistant, multiply } from '../../resolution/questions.ts';
import type { Scale, Subsystem, Tally } from '../../resolution/subsystem.ts';
import type { Strike } from '../../state/action.ts';
import { alliesOf, type Battle, isFree } from '../../state/battle.ts';
import { adjacent } from '../../state/board.ts';
import { heal, returnToLife, setCooldown, waneStatus, wound } from '../../state/changes.ts';
import { hasStatus, isImmune, type Unit } from '../../state/unit.ts';

/** What units, leaders and statuses lend: data in the words of vocabulary.ts, in the same slots as the twelve systems. */
export const abilities = {
  name: 'abilities',

  atk: (battle, unit, _strike, tally) => modify(battle, unit, 'atk', unit.make.lent.modifiers.atk, tally),
  armor: (battle, unit, strike, tally) =>
    modify(battle, unit, 'armor', unit.make.lent.modifiers.armor, tally, strike?.bypassesShield),
  speed: (battle, unit, tally) => modify(battle, unit, 'speed', unit.make.lent.modifiers.speed, tally),
  initiative: (battle, unit, tally) => modify(battle, unit, 'initiative', unit.make.lent.modifiers.initiative, tally),
  dodge: (battle, unit, _strike, tally) => modify(battle, unit, 'dodge', unit.make.lent.modifiers.dodge, tally),
  steadiness: (battle, unit, _strike, tally) =>
    modify(battle, unit, 'steadiness', unit.make.lent.modifiers.steadiness, tally),
  recovery(_battle, unit, tally) {
    const borne = unit.statuses;
    for (let i = 0; i < borne.length; i++) tally.flat -= statuses[borne[i]!.kind].recovery;
  },
  missing(_battle, { attacker }, tally) {
    const borne = attacker.statuses;
    for (let i = 0; i < borne.length; i++) tally.flat += statuses[borne[i]!.kind].misses;
  },
  invulnerable: (_battle, unit) => unit.statuses.length > 0 && hasStatus(unit, 'immune'),

  damage(battle, strike, scale) {
    dealt(battle, strike, scale);
    taken(battle, strike, scale);
  },

  cooled(battle, unit) {
    if (unit.cooldown === 0) return;
    const quick = unit.make.lent.scripts.some(({ quickensCooldown }) => quickensCooldown);
    setCooldown(battle, unit, Math.max(0, unit.cooldown - (quick ? 2 : 1)));
  },
  /** RUN-22: Viper's and Ignis' wounds, immune as the contagion, which may be switched off. */
  suffered(battle, unit) {
    const borne = unit.statuses;
    for (let i = 0; i < borne.length; i++) {
      const { kind } = borne[i]!;
      const wounds = statuses[kind].wound;
      if (!wounds) continue;
      const like = CONTAGIONS.indexOf(wounds.as);
      if (isImmune(unit, like) || isResistant(battle, unit, like)) continue;
      wound(battle, unit, Math.max(1, percentOf(unit.make.maxHp, wounds.percent)), kind);
    }
  },
  regenerated(battle, unit) {
    const borne = unit.statuses;
    for (let i = 0; i < borne.length; i++) {
      const { mends } = statuses[borne[i]!.kind];
      if (mends) heal(battle, unit, percentOf(unit.make.maxHp, mends));
    }
    react(battle, unit, unit.make.lent.reacts.turn_start, undefined, 0);
  },
  turnEnded(battle, unit) {
    const borne = unit.statuses;
    for (let i = 0; i < borne.length; i++) {
      const status = borne[i]!;
      if (status.fresh) status.fresh = false;
      else waneStatus(battle, unit, status);
    }
  },

  landed(battle, strike) {
    const { deals } = strike.attacker.make.lent;
    for (let i = 0; i < deals.length; i++) {
      const passive = deals[i]!;
      if (passive.chance && holdsAll(battle, strike.attacker, strike.target, passive.if)) {
        strike.lucky = battle.dice.chance('table', 'chance', passive.chance);
      }
    }
  },
  /** What an ally bears is gone before an executioner looks at the rest. */
  softened(battle, strike) {
    const { attacker, target } = strike;
    if (target.make.lent.shares > 0) share(battle, strike, target.make.lent.shares);
    const below = attacker.make.lent.executes;
    if (below === 0 || strike.damage === 0 || target.hp * 100 >= target.make.maxHp * below) return;
    strike.damage = Math.max(strike.damage, target.hp);
  },
  struck(battle, strike) {
    const { attacker, target, taken: lost } = strike;
    react(battle, attacker, attacker.make.lent.reacts.hit, target, lost);
    reflect(battle, strike);
    if (target.alive) react(battle, target, target.make.lent.reacts.struck, attacker, lost);
  },
  delivered(battle, strike) {
    const { scripts } = strike.attacker.make.lent;
    for (let i = 0; i < scripts.length; i++) scripts[i]!.delivered?.(battle, strike);
    strike.target.met = true;
  },
  died(battle, unit) {
    react(battle, unit, unit.make.lent.reacts.death, undefined, 0);
    const killer = battle.units[unit.killer];
    if (killer?.alive && killer.side !== unit.side) react(battle, killer, killer.make.lent.reacts.kill, unit, 0);
    const { returns } = unit.make.lent;
    if (returns === 0 || unit.returned) return;
    const cell = freeCellNear(battle, unit.side, unit.cell, (candidate) => isFree(battle, candidate));
    if (cell !== undefined) returnToLife(battle, unit, cell, Math.max(1, percentOf(unit.make.maxHp, returns)));
  },
} satisfies Subsystem;

const percentOf = (whole: number, percent: number): number => Math.floor((whole * percent) / 100);

/** FLK-2: what a shield lends does not count where shields are passed. */
function modify(
  battle: Battle,
  unit: Unit,
  stat: Stat,
  modifiers: readonly PassiveOf<'modifier'>[],
  tally: Tally,
  pastShields = false,
): void {
  const borne = unit.statuses;
  for (let i = 0; i < borne.length; i++) {
    const { adds, shield } = statuses[borne[i]!.kind];
    if (shield && pastShields) continue;
    for (const change of adds) if (change.stat === stat) add(tally, change, 1);
  }
  for (let i = 0; i < modifiers.length; i++) {
    const modifier = modifiers[i]!;
    if (!holdsAll(battle, unit, undefined, modifier.if)) continue;
    add(tally, modifier, timesOf(modifier, battle.round));
  }
}

function add(tally: Tally, { percent = 0, flat = 0 }: Modifier, times: number): void {
  tally.percent += percent * times;
  tally.flat += flat * times;
}

/** How often a modifier counts in this round. */
export const timesOf = (modifier: PassiveOf<'modifier'>, round: number): number =>
  modifier.growing ? growth(modifier, modifier.growing, round) : 1;

/** Once for each round that is over, as often as fits into the most. */
const growth = ({ percent = 0, flat = 0 }: Modifier, { most }: Growth, round: number): number =>
  Math.min(round - 1, Math.trunc(most / Math.max(1, Math.abs(percent || flat))));

function dealt(battle: Battle, strike: Strike, scale: Scale): void {
  const { cause } = strike;
  const { deals, ripostes } = strike.attacker.make.lent;
  if (ripostes > 0 && cause === 'riposte') multiply(scale, 100 + ripostes);
  for (let i = 0; i < deals.length; i++) {
    if (isDealing(battle, deals[i]!, strike)) multiply(scale, 100 + deals[i]!.percent);
  }
}

/** Whether a word of the attacker's counts for this strike. */
export function isDealing(battle: Battle, passive: PassiveOf<'deals'>, strike: Strike): boolean {
  const { attacker, target, cause, magic, lucky } = strike;
  if (passive.chance && !lucky) return false;
  if (passive.by === 'ability' && cause !== 'ability') return false;
  if (passive.damage && (passive.damage === 'magic') !== magic) return false;
  return holdsAll(battle, attacker, target, passive.if);
}

function taken(battle: Battle, strike: Strike, scale: Scale): void {
  const { target } = strike;
  const borne = target.statuses;
  for (let i = 0; i < borne.length; i++) {
    const { takes } = statuses[borne[i]!.kind];
    if (takes) multiply(scale, 100 + takes);
  }
  const passives = target.make.lent.takes;
  for (let i = 0; i < passives.length; i++) {
    if (isTaking(battle, passives[i]!, strike)) multiply(scale, 100 + passives[i]!.percent);
  }
}

/** Whether a word of the target's counts for this strike. */
export function isTaking(
  battle: Battle,
  passive: PassiveOf<'takes'>,
  { attacker, target, cause, magic }: Strike,
): boolean {
  if (passive.from === 'opportunity' && cause !== 'opportunity') return false;
  if (passive.damage && (passive.damage === 'magic') !== magic) return false;
  return holdsAll(battle, target, attacker, passive.if);
}

/** RUN-22 Vorn: the adjacent ally of lowest id bears a part, which is not shared again. */
function share(battle: Battle, strike: Strike, percent: number): void {
  const { attacker, target } = strike;
  const amount = percentOf(strike.damage, percent);
  if (amount === 0) return;
  const bearer = alliesOf(battle, target).find(
    (ally) => ally !== target && !ally.make.barricade && adjacent(ally.cell, target.cell),
  );
  if (!bearer) return;
  strike.damage -= amount;
  battle.log?.push({ type: 'damage_shared', unitId: target.name, targetIds: [bearer.name], amount });
  wound(battle, bearer, amount, 'shared', attacker.id);
}

/** RUN-22 Willow: of the HP that was lost; it is no blow, so nothing reflects it again. */
function reflect(battle: Battle, { attacker, target, taken: lost }: Strike): void {
  let percent = target.make.lent.reflects;
  const borne = target.statuses;
  for (let i = 0; i < borne.length; i++) percent += statuses[borne[i]!.kind].reflects;
  if (percent > 0) wound(battle, attacker, percentOf(lost, percent), 'reflected', target.id);
}

function react(
  battle: Battle,
  unit: Unit,
  reactions: readonly PassiveOf<'reacts'>[],
  aim: Unit | undefined,
  damage: number,
): void {
  for (let i = 0; i < reactions.length; i++) {
    const { if: conditions, chance, effects } = reactions[i]!;
    if (!holdsAll(battle, unit, aim, conditions)) continue;
    if (chance && (!aim?.alive || !battle.dice.chance('table', 'chance', chance))) continue;
    const source = { side: unit.side, unit, aim, cell: aim?.cell ?? unit.cell, dealt: damage };
    for (const effect of effects) request(battle, { do: 'effect', with: { effect, source } });
  }
}
