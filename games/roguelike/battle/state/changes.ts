import { CONTAGIONS, type Contagion, contagions } from '../../vocabulary/contagions.ts';
import type { StatusName } from '../../vocabulary/statuses.ts';
import { addCarrier } from './auraFields.ts';
import { type Battle, isFree, type Relic, restand } from './battle.ts';
import { FACINGS, type Facing, homeFacing, pointOf, SIDES } from './board.ts';
import { factsOf } from './facts.ts';
import { NOBODY, type Status, type Unit } from './unit.ts';

/**
 * The only writers of what can be seen. Each changes one thing and tells it in one event, so the log is complete by
 * construction. A subsystem may write private counters of its own that no view shows.
 */

/** PHX-3: as low as a formation can hold. */
export const LOWEST_RESOLVE = -25;

/** The fallen leave the board at once; their death is told when the blow is done. */
export function wound(battle: Battle, unit: Unit, amount: number, by: string, killer = NOBODY): void {
  if (!unit.alive || amount <= 0) return;
  unit.hp = Math.max(0, unit.hp - amount);
  battle.log?.push({ type: 'wounded', unitId: unit.name, amount, hp: unit.hp, by });
  if (unit.hp > 0) return;
  unit.alive = false;
  unit.killer = killer;
  battle.living[unit.side] = battle.living[unit.side]!.filter((other) => other !== unit);
  if (battle.board[unit.cell] === unit.id) battle.board[unit.cell] = NOBODY;
  restand(battle, unit.side);
  battle.fallen.push(unit);
  battle.log?.push({ type: 'died', unitId: unit.name, killerId: battle.units[killer]?.name });
}

export function heal(battle: Battle, unit: Unit, amount: number): void {
  const { maxHp, lent } = unit.make;
  const received = lent.thrives === 0 ? amount : Math.floor((amount * (100 + lent.thrives)) / 100);
  const healed = Math.min(received, maxHp - unit.hp);
  if (!unit.alive || healed <= 0) return;
  unit.hp += healed;
  battle.log?.push({ type: 'healed', unitId: unit.name, amount: healed, hp: unit.hp });
}

/** RES-4: a broken unit has no Resolve to lose. */
export function shake(battle: Battle, unit: Unit, amount: number, why: string): void {
  if (!unit.alive || amount <= 0 || unit.make.barricade || !battle.rules.on.resolve) return;
  const lowest = unit.state === 'ready' ? LOWEST_RESOLVE : Math.min(0, unit.resolve);
  setResolve(battle, unit, Math.max(lowest, unit.resolve - amount), why);
}

/** PHX-3: what is below 0 is recovered from its true value. */
export function hearten(battle: Battle, unit: Unit, amount: number, why: string): void {
  if (!unit.alive || amount <= 0 || unit.make.barricade || !battle.rules.on.resolve) return;
  setResolve(battle, unit, Math.min(unit.make.maxResolve, unit.resolve + amount), why);
  if (unit.resolve <= 0) return;
  unit.counting = false;
  unit.zero = 0;
  // RES-5: any Resolve above 0 ends it.
  if (unit.state === 'crumbling') rally(battle, unit);
}

function setResolve(battle: Battle, unit: Unit, resolve: number, why: string): void {
  const amount = resolve - unit.resolve;
  if (amount === 0) return;
  unit.resolve = resolve;
  if (resolve <= 0) battle.doubt = true;
  battle.log?.push({ type: 'resolve_changed', unitId: unit.name, amount, resolve, why });
}

/** RES-4, RES-5: the living flee, the Undead crumble. */
export function breakDown(battle: Battle, unit: Unit): void {
  setResolve(battle, unit, 0, 'broken');
  unit.counting = false;
  unit.zero = 0;
  unit.state = unit.make.undead ? 'crumbling' : 'retreating';
  battle.log?.push({ type: unit.make.undead ? 'unit_crumbling' : 'unit_retreating', unitId: unit.name });
}

export function rally(battle: Battle, unit: Unit): void {
  if (unit.state === 'ready') return;
  unit.state = 'ready';
  battle.log?.push({ type: 'unit_rallied', unitId: unit.name });
}

/** The unit stands on another cell. Above another unit (flying, passing) the board keeps the one below. */
export function move(battle: Battle, unit: Unit, to: number, how: string): void {
  const from = unit.cell;
  if (from === to) return;
  if (battle.board[from] === unit.id) battle.board[from] = NOBODY;
  unit.cell = to;
  if (isFree(battle, to)) battle.board[to] = unit.id;
  restand(battle, unit.side);
  battle.log?.push({ type: 'moved', unitId: unit.name, from: pointOf(from), to: pointOf(to), how });
}

/** Two units change places (SHR-3). */
export function exchange(battle: Battle, unit: Unit, ally: Unit): void {
  const [here, there] = [unit.cell, ally.cell];
  unit.cell = there;
  ally.cell = here;
  battle.board[there] = unit.id;
  battle.board[here] = ally.id;
  battle.log?.push(
    { type: 'moved', unitId: unit.name, from: pointOf(here), to: pointOf(there), how: 'swap' },
    { type: 'moved', unitId: ally.name, from: pointOf(there), to: pointOf(here), how: 'swap' },
  );
}

export function turn(battle: Battle, unit: Unit, facing: Facing): void {
  if (unit.facing === facing) return;
  unit.facing = facing;
  battle.log?.push({ type: 'turned', unitId: unit.name, facing: FACINGS[facing]! });
}

/** FLK-3: whom it stays turned to; NOBODY ends it. */
export function lockFacing(battle: Battle, unit: Unit, enemy: number): void {
  if (unit.locked === enemy) return;
  unit.locked = enemy;
  const enemyId = battle.units[enemy]?.name;
  battle.log?.push({ type: 'facing_locked', unitId: unit.name, ...(enemyId !== undefined && { enemyId }) });
}

export const turnHome = (battle: Battle, unit: Unit): void => turn(battle, unit, (homeFacing(unit.side) + 2) % 4);

export function spendAmmo(battle: Battle, unit: Unit, shots: number): void {
  const amount = Math.min(shots, unit.ammo);
  unit.ammo -= amount;
  battle.log?.push({ type: 'ammo_spent', unitId: unit.name, amount, ammo: unit.ammo });
  if (unit.ammo === 0) battle.log?.push({ type: 'out_of_ammo', unitId: unit.name });
}

export function recoverAmmo(
  battle: Battle,
  unit: Unit,
  shots: number,
  source: 'rest' | 'supply_wagon' | 'conserved',
): void {
  const amount = Math.min(shots, unit.make.maxAmmo - unit.ammo);
  if (amount <= 0) return;
  unit.ammo += amount;
  battle.log?.push({ type: 'ammo_recovered', unitId: unit.name, amount, source, ammo: unit.ammo });
}

export function setCharges(battle: Battle, unit: Unit, charges: number): void {
  if (unit.charges === charges) return;
  unit.charges = charges;
  battle.log?.push({ type: 'charges_changed', unitId: unit.name, charges });
}

export function setCooldown(battle: Battle, unit: Unit, turns: number): void {
  if (unit.cooldown === turns) return;
  unit.cooldown = turns;
  battle.log?.push({ type: 'cooldown_changed', unitId: unit.name, turns });
}

export function watch(battle: Battle, unit: Unit): void {
  if (unit.vigilant && !unit.used) return;
  unit.vigilant = true;
  unit.used = false;
  battle.log?.push({ type: 'vigilance_activated', unitId: unit.name });
}

export function dropWatch(battle: Battle, unit: Unit, reason: string): void {
  if (!unit.vigilant) return;
  unit.vigilant = false;
  unit.used = false;
  battle.log?.push({ type: 'vigilance_cancelled', unitId: unit.name, reason });
}

export function useWatch(battle: Battle, unit: Unit): void {
  unit.used = true;
  battle.log?.push({ type: 'vigilance_used', unitId: unit.name });
}

/** CON-1: again is refreshed, never stacked. */
export function infect(battle: Battle, unit: Unit, contagion: Contagion, source: Unit | undefined): void {
  const { turns } = contagions[contagion]!;
  const again = unit.contagions[contagion]! > 0;
  unit.contagions[contagion] = turns;
  const contagionType = CONTAGIONS[contagion]!;
  if (again) battle.log?.push({ type: 'contagion_refreshed', unitId: unit.name, contagionType, newDuration: turns });
  else {
    battle.log?.push({
      type: 'contagion_applied',
      unitId: unit.name,
      contagionType,
      sourceId: source?.name,
      duration: turns,
    });
  }
}

export function waneContagion(battle: Battle, unit: Unit, contagion: Contagion): void {
  const turns = unit.contagions[contagion]! - 1;
  unit.contagions[contagion] = turns;
  battle.log?.push({ type: 'contagion_waned', unitId: unit.name, contagionType: CONTAGIONS[contagion]!, turns });
}

export function cureAtRest(battle: Battle, unit: Unit, contagion: Contagion, roll: number): void {
  unit.contagions[contagion] = 0;
  battle.log?.push({ type: 'contagion_rest_cured', unitId: unit.name, contagionType: CONTAGIONS[contagion]!, roll });
}

export function purify(battle: Battle, unit: Unit, caster: Unit | undefined): void {
  const removedCount = unit.contagions.filter((turns) => turns > 0).length;
  if (removedCount === 0) return;
  unit.contagions.fill(0);
  battle.log?.push({ type: 'contagion_purified', casterId: caster?.name, targetId: unit.name, removedCount });
}

export function shred(battle: Battle, attacker: Unit, unit: Unit, amount: number): void {
  if (amount <= 0) return;
  unit.shred += amount;
  battle.log?.push({
    type: 'armor_shredded',
    attackerId: attacker.name,
    targetId: unit.name,
    shredAmount: amount,
    totalShred: unit.shred,
    currentArmor: unit.make.armor - unit.shred,
  });
}

export function recoverShred(battle: Battle, unit: Unit): void {
  if (unit.shred === 0) return;
  unit.shred--;
  const currentArmor = unit.make.armor - unit.shred;
  battle.log?.push({ type: 'shred_recovered', unitId: unit.name, newShredStacks: unit.shred, currentArmor });
}

export function repair(battle: Battle, unit: Unit, amount: number, blacksmith: Unit | undefined): void {
  const repairAmount = Math.min(amount, unit.shred);
  if (repairAmount === 0) return;
  unit.shred -= repairAmount;
  battle.log?.push({
    type: 'armor_repaired',
    blacksmithId: blacksmith?.name,
    targetId: unit.name,
    repairAmount,
    currentArmor: unit.make.armor - unit.shred,
  });
}

/** A status lent again lasts as long as the longer of the two. */
export function lendStatus(battle: Battle, unit: Unit, kind: StatusName, turns: number, by: Unit | undefined): void {
  if (!unit.alive) return;
  const known = unit.statuses.find((status) => status.kind === kind);
  const status: Status = {
    kind,
    turns: Math.max(turns, known?.turns ?? 0),
    by: by?.id ?? NOBODY,
    fresh: battle.current === unit.id,
  };
  unit.statuses = [...unit.statuses.filter((other) => other !== known), status];
  battle.log?.push({ type: 'status_gained', unitId: unit.name, status: kind, turns: status.turns });
}

export function waneStatus(battle: Battle, unit: Unit, status: Status): void {
  status.turns--;
  if (status.turns <= 0) unit.statuses = unit.statuses.filter((other) => other !== status);
  battle.log?.push({ type: 'status_waned', unitId: unit.name, status: status.kind, turns: status.turns });
}

/** RES-7 Inspire: timed penalties end. */
export function relieve(battle: Battle, unit: Unit, ends: (status: Status) => boolean): void {
  for (const status of unit.statuses.filter(ends)) {
    status.turns = 1;
    waneStatus(battle, unit, status);
  }
}

export function leaveRelic(battle: Battle, relic: Relic): void {
  battle.relics = [...battle.relics, relic];
  battle.log?.push({
    type: 'relic_aura_created',
    auraId: relic.aura.id,
    team: SIDES[relic.side]!,
    position: pointOf(relic.cell),
    duration: relic.turns,
  });
}

export function waneRelic(battle: Battle, relic: Relic): void {
  relic.turns--;
  const told = { auraId: relic.aura.id, team: SIDES[relic.side]!, position: pointOf(relic.cell) };
  if (relic.turns > 0) {
    battle.log?.push({ type: 'relic_aura_waned', ...told, turns: relic.turns });
    return;
  }
  battle.relics = battle.relics.filter((other) => other !== relic);
  battle.log?.push({ type: 'relic_aura_expired', ...told });
}

/** RUN-36: the fallen stands up, rid of all that ailed it, and acts from the next round. */
export function returnToLife(battle: Battle, unit: Unit, cell: number, hp: number): void {
  unit.alive = true;
  unit.returned = true;
  unit.killer = NOBODY;
  unit.cell = cell;
  unit.hp = hp;
  unit.resolve = unit.make.maxResolve;
  unit.state = 'ready';
  unit.counting = false;
  unit.zero = 0;
  unit.breaking = false;
  unit.vigilant = false;
  unit.used = false;
  unit.contagions.fill(0);
  unit.statuses = [];
  unit.since = battle.round + 1;
  // FLK-3: its death had ended these.
  for (const other of battle.units) if (other.locked === unit.id) other.locked = NOBODY;
  battle.living[unit.side] = [...battle.living[unit.side]!, unit].sort((a, b) => a.id - b.id);
  battle.board[cell] = unit.id;
  restand(battle, unit.side);
  battle.log?.push({ type: 'returned', unitId: unit.name, position: pointOf(cell), hp, resolve: unit.resolve });
}

/** RUN-36: a unit joins the battle. */
export function join(battle: Battle, unit: Unit): void {
  battle.units.push(unit);
  battle.living[unit.side] = [...battle.living[unit.side]!, unit];
  addCarrier(battle.fields, unit);
  battle.board[unit.cell] = unit.id;
  restand(battle, unit.side);
  battle.log?.push({
    type: 'summoned',
    unitId: unit.name,
    team: SIDES[unit.side]!,
    line: unit.make.line,
    position: pointOf(unit.cell),
    facing: FACINGS[unit.facing]!,
    hp: unit.hp,
    resolve: unit.resolve,
    ammo: unit.ammo,
    charges: unit.charges,
    facts: factsOf(unit),
  });
}
