import { diceFrom } from '@tactarium/engine';
import type { Stat } from '../vocabulary/abilities.ts';
import { CONTAGIONS, contagions } from '../vocabulary/contagions.ts';
import { statuses } from '../vocabulary/statuses.ts';
import { holdsAll } from './abilities/conditions.ts';
import { scoreOf } from './ai/targets.ts';
import { armorOf, atkOf, dodgeOf, initiativeOf, speedOf } from './resolution/questions.ts';
import type { Questions, Scale, Subsystem, Tally } from './resolution/subsystem.ts';
import { resolution } from './resolution/table.ts';
import type { BattleDocument } from './resolve.ts';
import { createBattle } from './setup/create.ts';
import type { Cause, Strike } from './state/action.ts';
import type { Battle, Rule, Witness } from './state/battle.ts';
import type { BattleEvent } from './state/events.ts';
import type { Unit } from './state/unit.ts';
import { isDealing, isTaking, timesOf } from './subsystems/abilities/abilities.ts';
import { playTurn } from './turns/play.ts';

/** One source of a number: percents of the value at battle start, then a flat change (RUN-35). */
export interface Part {
  /** A system, or `status`, `passive` or `contagion` with its name. */
  readonly from: string;
  readonly name?: string;
  readonly percent: number;
  readonly flat: number;
}

/** A number and all it is made of: base, then the parts, rounded down once, never below 0. */
export interface Reckoning {
  readonly base: number;
  readonly parts: readonly Part[];
  readonly total: number;
}

export const EXPLAINED = ['atk', 'armor', 'speed', 'initiative', 'dodge'] as const;
export type ExplainedStat = (typeof EXPLAINED)[number];

/** RUN-28, RUN-35: how the damage of a blow came about. */
export interface BlowReckoning {
  readonly attacker: string;
  readonly target: string;
  readonly cause: Cause;
  readonly magic: boolean;
  readonly atk: Reckoning;
  /** Percent of ATK that an ability uses. */
  readonly share: number;
  readonly attacks: number;
  /** Absent for magic. */
  readonly armor?: Reckoning & { readonly share: number };
  /** In percent, each multiplied; rounded down once. */
  readonly factors: readonly { readonly from: string; readonly name?: string; readonly percent: number }[];
  /** Before allies bear a part of it, or an executioner finishes. */
  readonly damage: number;
}

/** RUN-34: what a unit decided, and the score of everybody it could have struck (RUN-30). */
export interface Decision {
  readonly unit: string;
  readonly rule: Rule;
  readonly weighed: readonly { readonly id: string; readonly score: number }[];
}

const sum = (parts: readonly Part[], field: 'percent' | 'flat'): number =>
  parts.reduce((total, part) => total + part[field], 0);

const DODGE_LIMIT = 50;

/** A number from its parts, as RUN-35 says: what the law compares with the rules. */
export const totalOf = (base: number, parts: readonly Part[]): number =>
  Math.max(0, Math.floor((base * (100 + sum(parts, 'percent'))) / 100) + sum(parts, 'flat'));

export function explainStat(battle: Battle, unit: Unit, stat: ExplainedStat, strike?: Strike): Reckoning {
  const ask = (system: Subsystem): Tally => {
    const tally = { percent: 0, flat: 0 };
    asked(system, battle, unit, stat, strike, tally);
    return tally;
  };
  const parts = resolution[stat].flatMap((system: Subsystem): readonly Part[] => {
    if (system.name !== 'abilities' && !battle.rules.on[system.name as keyof Battle['rules']['on']]) return [];
    if (system.name === 'abilities') return abilityParts(battle, unit, stat, strike?.bypassesShield);
    if (system.name === 'contagion') return contagionParts(unit, stat);
    return [{ from: system.name, ...ask(system) }];
  });
  const told = parts.filter(({ percent, flat }) => percent !== 0 || flat !== 0);
  const base = unit.make[stat];
  const total = totalOf(base, told);
  return { base, parts: told, total: stat === 'dodge' ? Math.min(DODGE_LIMIT, total) : total };
}

function asked(
  system: Subsystem,
  battle: Battle,
  unit: Unit,
  stat: ExplainedStat,
  strike: Strike | undefined,
  tally: Tally,
): void {
  const { atk, armor, dodge, speed, initiative }: Partial<Questions> = system;
  if (stat === 'atk') atk?.(battle, unit, strike, tally);
  else if (stat === 'armor') armor?.(battle, unit, strike, tally);
  else if (stat === 'dodge') dodge?.(battle, unit, strike, tally);
  else if (stat === 'speed') speed?.(battle, unit, tally);
  else initiative?.(battle, unit, tally);
}

function contagionParts(unit: Unit, stat: ExplainedStat): readonly Part[] {
  return CONTAGIONS.flatMap((name, type) => {
    if (unit.contagions[type]! === 0) return [];
    const { atk, speed } = contagions[type]!;
    return [{ from: 'contagion', name, percent: stat === 'atk' ? atk : 0, flat: stat === 'speed' ? speed : 0 }];
  });
}

/** Statuses and passives one by one. */
function abilityParts(battle: Battle, unit: Unit, stat: Stat, pastShields = false): readonly Part[] {
  const borne = unit.statuses.flatMap(({ kind }) =>
    statuses[kind].shield && pastShields
      ? []
      : statuses[kind].adds.flatMap((change): readonly Part[] =>
          change.stat === stat
            ? [{ from: 'status', name: kind, percent: change.percent ?? 0, flat: change.flat ?? 0 }]
            : [],
        ),
  );
  const lent = unit.make.lent.modifiers[stat].flatMap((modifier): readonly Part[] => {
    if (!holdsAll(battle, unit, undefined, modifier.if)) return [];
    const times = timesOf(modifier, battle.round);
    const { name, percent = 0, flat = 0 } = modifier;
    return [{ from: 'passive', name, percent: percent * times, flat: flat * times }];
  });
  return [...borne, ...lent];
}

function factorsOf(battle: Battle, strike: Strike): BlowReckoning['factors'] {
  const { attacker, target, cause } = strike;
  const systems = resolution.damage.flatMap((system: Subsystem) => {
    if (system.name === 'abilities' || !battle.rules.on[system.name as keyof Battle['rules']['on']]) return [];
    const scale: Scale = { times: 1, over: 1 };
    system.damage?.(battle, strike, scale);
    return scale.over === 1 ? [] : [{ from: system.name, percent: (100 * scale.times) / scale.over }];
  });
  const { ripostes, deals } = attacker.make.lent;
  const own = deals
    .filter((passive) => isDealing(battle, passive, strike))
    .map(({ name, percent }) => ({ from: 'passive', name, percent: 100 + percent }));
  const borne = target.statuses.flatMap(({ kind }): BlowReckoning['factors'] =>
    statuses[kind].takes === 0 ? [] : [{ from: 'status', name: kind, percent: 100 + statuses[kind].takes }],
  );
  const theirs = target.make.lent.takes
    .filter((passive) => isTaking(battle, passive, strike))
    .map(({ name, percent }) => ({ from: 'passive', name, percent: 100 + percent }));
  const answer = ripostes > 0 && cause === 'riposte' ? [{ from: 'passive', percent: 100 + ripostes }] : [];
  return [...systems, ...answer, ...own, ...borne, ...theirs];
}

function explainBlow(battle: Battle, strike: Strike, damage: number): BlowReckoning {
  const { attacker, target, cause, magic, share, attacks, armorShare } = strike;
  return {
    attacker: attacker.name,
    target: target.name,
    cause,
    magic,
    atk: explainStat(battle, attacker, 'atk', strike),
    share,
    attacks,
    ...(!magic && { armor: { ...explainStat(battle, target, 'armor', strike), share: armorShare } }),
    factors: factorsOf(battle, strike),
    damage,
  };
}

/** RUN-28: the damage again, from nothing but the parts. */
export function damageFrom({ atk, share, attacks, armor, factors, magic }: BlowReckoning): number {
  const force = Math.floor((totalOf(atk.base, atk.parts) * share) / 100) * attacks;
  const stopped = armor ? Math.floor((totalOf(armor.base, armor.parts) * armor.share) / 100) : 0;
  const through = magic ? force : Math.max(1, force - stopped);
  const [times, over] = factors.reduce(([up, down], { percent }) => [up * percent, down * 100], [1, 1]);
  const scaledDown = Math.floor((through * times) / over);
  return magic ? scaledDown : Math.max(1, scaledDown);
}

/** Every effective number of a unit, with its sources. */
export type UnitReckoning = { readonly [S in ExplainedStat]: Reckoning };

export const explainUnit = (battle: Battle, unit: Unit): UnitReckoning => ({
  atk: explainStat(battle, unit, 'atk'),
  armor: explainStat(battle, unit, 'armor'),
  speed: explainStat(battle, unit, 'speed'),
  initiative: explainStat(battle, unit, 'initiative'),
  dodge: explainStat(battle, unit, 'dodge'),
});

/** The same numbers as the rules use them: what the law compares with. */
/** Of everybody who lives, by name. */
export const explainUnits = (battle: Battle): { readonly [unit: string]: UnitReckoning } =>
  Object.fromEntries(battle.units.filter(({ alive }) => alive).map((unit) => [unit.name, explainUnit(battle, unit)]));

export const effectiveOf = (battle: Battle, unit: Unit): { readonly [S in ExplainedStat]: number } => ({
  atk: atkOf(battle, unit),
  armor: armorOf(battle, unit),
  speed: speedOf(battle, unit),
  initiative: initiativeOf(battle, unit),
  dodge: dodgeOf(battle, unit),
});

/** A log that tells when it has grown. */
class TellingLog extends Array<BattleEvent> {
  grown: ((length: number) => void) | undefined;

  override push(...events: BattleEvent[]): number {
    let length = this.length;
    for (const event of events) {
      length = super.push(event);
      this.grown?.(length);
    }
    return length;
  }
}

/** What is behind the events of a battle, by their places in its log. */
export interface Account {
  readonly events: readonly BattleEvent[];
  /** By the place of the `attacked` event. */
  readonly blows: ReadonlyMap<number, BlowReckoning>;
  /** By the place of the `turn_started` event of that turn. */
  readonly decisions: ReadonlyMap<number, Decision>;
  /** The numbers of all units after this many events, where they were asked for. */
  readonly units: { readonly [unit: string]: UnitReckoning } | undefined;
}

/** Fights a battle again and takes note of every reckoning and decision. `at`: how many events have happened. */
export function accountOf({ seed, left, right }: BattleDocument, at?: number): Account {
  const log = new TellingLog();
  const blows = new Map<number, BlowReckoning>();
  const decisions = new Map<number, Decision>();
  let pending: BlowReckoning | undefined;
  let turn = 0;
  let units: Account['units'];
  const witness: Witness = {
    reckoned(battle, strike, damage) {
      pending = explainBlow(battle, strike, damage);
    },
    decided(battle, unit, rule, weighed) {
      const scores = weighed.map((other) => ({ id: other.name, score: scoreOf(battle, unit, other) }));
      decisions.set(turn, { unit: unit.name, rule, weighed: scores });
    },
  };
  const battle = createBattle([left, right], { dice: diceFrom(seed, 0), log, witness });
  const look = (): void => {
    units = explainUnits(battle);
  };
  if (at === 0) look();
  log.grown = (length) => {
    const event = log[length - 1]!;
    if (event.type === 'turn_started') turn = length - 1;
    if (event.type === 'attacked' && event.result === 'hit' && pending) {
      blows.set(length - 1, pending);
      pending = undefined;
    }
    if (length === at) look();
  };
  while (playTurn(battle));
  return { events: log, blows, decisions, units };
}
