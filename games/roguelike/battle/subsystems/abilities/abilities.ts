import { CONTAGIONS } from '../../../content/contagions.ts';
import { holdsAll } from '../../abilities/conditions.ts';
import { scripts } from '../../abilities/scripted/index.ts';
import type { Stat } from '../../abilities/vocabulary.ts';
import { statuses, type Trigger } from '../../abilities/vocabulary.ts';
import { ask } from '../../asking.ts';
import { setCooldown, waneStatus, wound } from '../../changes.ts';
import { isResistant, multiply } from '../../dispatch.ts';
import { type Battle, hasStatus, type Strike, type Unit } from '../../state.ts';
import type { Scale, Subsystem, Tally } from '../../subsystem.ts';

/** What units, leaders and statuses lend: data in the words of vocabulary.ts, in the same slots as the twelve systems. */
export const abilities = {
  name: 'abilities',

  atk: (battle, unit, _strike, tally) => modify(battle, unit, 'atk', tally, false),
  armor: (battle, unit, strike, tally) => modify(battle, unit, 'armor', tally, strike?.bypassesShield ?? false),
  speed: (battle, unit, tally) => modify(battle, unit, 'speed', tally, false),
  initiative: (battle, unit, tally) => modify(battle, unit, 'initiative', tally, false),
  dodge: (battle, unit, _strike, tally) => modify(battle, unit, 'dodge', tally, false),
  recovery(_battle, unit, tally) {
    for (const { kind } of unit.statuses) tally.flat -= statuses[kind].recovery ?? 0;
  },
  invulnerable: (_battle, unit) => unit.statuses.length > 0 && hasStatus(unit, 'immune'),

  damage(battle, strike, scale) {
    dealt(battle, strike, scale);
    taken(battle, strike, scale);
  },

  cooled(battle, unit) {
    if (unit.cooldown === 0) return;
    const quick = unit.make.passives.some((p) => p.is === 'scripted' && scripts[p.script].quickensCooldown);
    setCooldown(battle, unit, Math.max(0, unit.cooldown - (quick ? 2 : 1)));
  },
  /** RUN-22: Viper's and Ignis' wounds, immune as the contagion. */
  suffered(battle, unit) {
    for (const { kind } of unit.statuses) {
      const wounds = statuses[kind].wound;
      if (!wounds || isResistant(battle, unit, CONTAGIONS.indexOf(wounds.as))) continue;
      wound(battle, unit, Math.max(1, Math.floor((unit.make.maxHp * wounds.percent) / 100)), kind);
    }
  },
  regenerated: (battle, unit) => react(battle, unit, 'turn_start', undefined, 0),
  turnEnded(battle, unit) {
    for (const status of unit.statuses) {
      if (status.fresh) status.fresh = false;
      else waneStatus(battle, unit, status);
    }
  },

  landed(battle, strike) {
    for (const passive of strike.attacker.make.passives) {
      if (passive.is !== 'deals' || !passive.chance) continue;
      if (holdsAll(battle, strike.attacker, strike.target, passive.if)) {
        strike.lucky = battle.dice.chance('table', 'chance', passive.chance);
      }
    }
  },
  softened(_battle, strike) {
    const { attacker, target } = strike;
    for (const passive of attacker.make.passives) {
      if (passive.is !== 'executes' || strike.damage === 0) continue;
      if (target.hp * 100 < target.make.maxHp * passive.below) strike.damage = Math.max(strike.damage, target.hp);
    }
  },
  struck(battle, strike) {
    react(battle, strike.attacker, 'hit', strike.target, strike.damage);
  },
  delivered(battle, strike) {
    for (const passive of strike.attacker.make.passives) {
      if (passive.is === 'scripted') scripts[passive.script].delivered?.(battle, strike);
    }
  },
  died(battle, unit) {
    react(battle, unit, 'death', undefined, 0);
    const killer = battle.units[unit.killer];
    if (killer?.alive && killer.side !== unit.side) react(battle, killer, 'kill', unit, 0);
  },
} satisfies Subsystem;

/** FLK-2: what a shield lends does not count where shields are passed. */
function modify(battle: Battle, unit: Unit, stat: Stat, tally: Tally, pastShields: boolean): void {
  for (const { kind } of unit.statuses) {
    const { adds, shield } = statuses[kind];
    if (!adds || (shield && pastShields)) continue;
    for (const change of adds) if (change.stat === stat) add(tally, change);
  }
  const passives = unit.make.passives;
  for (let i = 0; i < passives.length; i++) {
    const passive = passives[i]!;
    if (passive.is !== 'modifier' || passive.stat !== stat) continue;
    if (holdsAll(battle, unit, undefined, passive.if)) add(tally, passive);
  }
}

function add(tally: Tally, { percent = 0, flat = 0 }: { readonly percent?: number; readonly flat?: number }): void {
  tally.percent += percent;
  tally.flat += flat;
}

function dealt(battle: Battle, strike: Strike, scale: Scale): void {
  const { attacker, target, cause, magic, lucky } = strike;
  const passives = attacker.make.passives;
  for (let i = 0; i < passives.length; i++) {
    const passive = passives[i]!;
    if (passive.is === 'ripostes' && cause === 'riposte') multiply(scale, 100 + passive.percent);
    if (passive.is !== 'deals' || (passive.chance && !lucky)) continue;
    if (passive.damage && (passive.damage === 'magic') !== magic) continue;
    if (holdsAll(battle, attacker, target, passive.if)) multiply(scale, 100 + passive.percent);
  }
}

function taken(battle: Battle, { attacker, target, cause }: Strike, scale: Scale): void {
  const passives = target.make.passives;
  for (let i = 0; i < passives.length; i++) {
    const passive = passives[i]!;
    if (passive.is !== 'takes' || (passive.from === 'opportunity' && cause !== 'opportunity')) continue;
    if (holdsAll(battle, target, attacker, passive.if)) multiply(scale, 100 + passive.percent);
  }
}

function react(battle: Battle, unit: Unit, when: Trigger, aim: Unit | undefined, damage: number): void {
  for (const passive of unit.make.passives) {
    if (passive.is !== 'reacts' || passive.when !== when || !holdsAll(battle, unit, aim, passive.if)) continue;
    const source = { side: unit.side, unit, aim, cell: aim?.cell ?? unit.cell, dealt: damage };
    for (const effect of passive.effects) ask(battle, { do: 'effect', effect, source });
  }
}
