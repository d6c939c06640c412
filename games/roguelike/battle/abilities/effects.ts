import { everyLine } from '../../content/index.ts';
import type { Effect } from '../../vocabulary/abilities.ts';
import { CONTAGIONS } from '../../vocabulary/contagions.ts';
import { statuses } from '../../vocabulary/statuses.ts';
import { newStrike } from '../actions/blow.ts';
import { catches } from '../actions/catching.ts';
import { request, requestAftermath } from '../actions/requests.ts';
import { freeCellNear } from '../reach/places.ts';
import { tellDisplaced } from '../resolution/calls.ts';
import { armorOf, isFearless } from '../resolution/questions.ts';
import { makeOf, newUnit } from '../setup/muster.ts';
import type { Deed, Source } from '../state/action.ts';
import { type Battle, isFree } from '../state/battle.ts';
import { adjacent, arcOf, cellAt, facingTo, homeRows, manhattan, NOWHERE, xOf, yOf } from '../state/board.ts';
import {
  heal,
  hearten,
  join,
  lendStatus,
  move,
  purify,
  rally,
  relieve,
  repair,
  returnToLife,
  shake,
  wound,
} from '../state/changes.ts';
import type { Unit } from '../state/unit.ts';
import { holdsAll } from './conditions.ts';

/** Performs one effect on all it reaches, lowest id first. */
export function performEffect(battle: Battle, { effect, source }: Deed): void {
  if (effect.does === 'summon') summon(battle, effect.unit, effect.count, source);
  else if (effect.does === 'revive') revive(battle, effect.percent, source);
  else for (const unit of reached(battle, effect, source)) affect(battle, effect, source, unit);
  requestAftermath(battle);
}

function affect(battle: Battle, effect: Effect, source: Source, unit: Unit): void {
  const { unit: caster } = source;
  switch (effect.does) {
    case 'strike':
      if (caster) strike(battle, caster, unit, effect.percent, effect.armor ?? 100);
      return;
    case 'damage':
      if (effect.of === 'atk' && caster) strike(battle, caster, unit, effect.amount, 100, effect.kind === 'magic');
      else wound(battle, unit, flatDamage(battle, unit, effect, source), 'spell', caster?.id);
      return;
    case 'heal': {
      const of = effect.of === 'max_hp' ? unit.make.maxHp : source.dealt;
      heal(battle, unit, effect.of === undefined || effect.of === 'flat' ? effect.amount : share(of, effect.amount));
      return;
    }
    case 'resolve':
      if (effect.amount > 0) hearten(battle, unit, effect.amount, 'lent');
      else shake(battle, unit, -effect.amount, 'ability');
      return;
    case 'fright':
      if (!isFearless(battle, unit)) shake(battle, unit, effect.amount, 'fear');
      return;
    case 'halve_resolve':
      if (!isFearless(battle, unit)) shake(battle, unit, Math.floor(unit.resolve / 2), 'fear');
      return;
    case 'rally':
      if (unit.state === 'retreating') rally(battle, unit);
      return;
    case 'status':
      return lendStatus(battle, unit, effect.status, effect.turns, caster);
    case 'infect':
      catches(battle, unit, CONTAGIONS.indexOf(effect.contagion), caster);
      return;
    case 'purify':
      return purify(battle, unit, caster);
    case 'relieve':
      purify(battle, unit, caster);
      return relieve(battle, unit, ({ kind }) => statuses[kind].harmful);
    case 'dispel':
      return relieve(battle, unit, ({ kind }) => !statuses[kind].harmful);
    case 'leap':
      if (caster) leap(battle, caster, unit);
      return;
    case 'pull':
      if (caster) pull(battle, caster, unit);
      return;
    case 'push':
      if (caster) push(battle, caster, unit);
      return;
    case 'repair':
      return repair(battle, unit, effect.amount, caster);
    case 'summon':
    case 'revive':
      return;
  }
}

function strike(
  battle: Battle,
  caster: Unit,
  unit: Unit,
  percent: number,
  armorShare: number,
  magic = caster.make.magic,
): void {
  const details = { share: percent, armorShare, magic, ranged: !adjacent(caster.cell, unit.cell) };
  request(battle, { do: 'strike', with: newStrike(battle, caster, unit, 'ability', details) });
}

const share = (of: number, percent: number): number => Math.floor((of * percent) / 100);

/** Armor counts, nothing is dodged. A spell's share of maximum HP is that of its aim. */
function flatDamage(battle: Battle, unit: Unit, effect: DamageEffect, source: Source): number {
  const { amount, of, kind } = effect;
  const whole = (source.unit ?? source.aim)?.make.maxHp ?? 0;
  const force = of === 'max_hp' ? share(whole, amount) : amount;
  const through = kind === 'magic' ? force : Math.max(1, force - armorOf(battle, unit));
  return amplified(battle, unit, through, kind, source);
}

type DamageEffect = Extract<Effect, { does: 'damage' }>;

/** RUN-22 Zephyr: what a unit's passives add to its abilities, and a leader's to the spells; rounded down once. */
function amplified(battle: Battle, target: Unit, damage: number, kind: string, { unit, side }: Source): number {
  let [times, over] = [1, 1];
  const deals = unit ? unit.make.lent.deals : (battle.leaders[side]?.passives ?? []);
  for (const passive of deals) {
    if (passive.is !== 'deals' || passive.chance || (passive.damage && passive.damage !== kind)) continue;
    if (unit ? !holdsAll(battle, unit, target, passive.if) : passive.by !== 'ability') continue;
    times *= 100 + passive.percent;
    over *= 100;
  }
  return Math.floor((damage * times) / over);
}

/** OVW-2: a forced move, which triggers nothing. It ends on the free cell beside the caster nearest to where it stood. */
function pull(battle: Battle, caster: Unit, unit: Unit): void {
  const cell = freeCellNear(battle, unit.side, unit.cell, (candidate) => adjacent(candidate, caster.cell));
  if (cell === undefined || manhattan(cell, unit.cell) === 0) return;
  move(battle, unit, cell, 'pull');
  tellDisplaced(battle, unit, 'forced_move');
}

/** OVW-1: knocked a cell straight away from the caster; where that is taken or off the board it stays. */
function push(battle: Battle, caster: Unit, unit: Unit): void {
  if (!unit.alive) return;
  const away = (from: number, to: number): number => Math.sign(to - from);
  const x = xOf(unit.cell) + away(xOf(caster.cell), xOf(unit.cell));
  const cell = cellAt(x, yOf(unit.cell) + away(yOf(caster.cell), yOf(unit.cell)));
  if (cell === NOWHERE || !isFree(battle, cell)) return;
  move(battle, unit, cell, 'push');
  tellDisplaced(battle, unit, 'knockback');
}

/** A forced move of one's own: to the free cell beside the aim that is nearest. */
function leap(battle: Battle, caster: Unit, unit: Unit): void {
  if (adjacent(caster.cell, unit.cell)) return;
  const cell = freeCellNear(battle, caster.side, caster.cell, (candidate) => adjacent(candidate, unit.cell));
  if (cell === undefined) return;
  move(battle, caster, cell, 'leap');
  caster.moved = true;
  tellDisplaced(battle, caster, 'forced_move');
}

/** RUN-36: on the free cell nearest to where it fell. */
function revive(battle: Battle, percent: number, { aim }: Source): void {
  if (!aim || aim.alive || aim.returned) return;
  const cell = freeCellNear(battle, aim.side, aim.cell, (candidate) => isFree(battle, candidate));
  if (cell !== undefined) returnToLife(battle, aim, cell, Math.max(1, share(aim.make.maxHp, percent)));
}

/** RUN-36: costs 0 for every AI rule, acts from the next round. */
function summon(battle: Battle, lineId: string, count: number, { side, unit, aim, cell }: Source): void {
  const found = everyLine.get(lineId === 'aim' ? (aim?.make.line ?? '') : lineId);
  if (!found) return;
  const make = makeOf(found, 1, battle.leaders[side], battle.leaders[1 - side], true);
  const place = unit || aim ? cell : cellAt(3, homeRows(side)[side === 0 ? 1 : 0]!);
  for (let i = 0; i < count; i++) {
    const at = freeCellNear(battle, side, place, (candidate) => isFree(battle, candidate));
    if (at === undefined) return;
    const id = battle.units.length;
    const risen = newUnit(id, `S${id + 1}`, side, id, make, at, true);
    // Raised before the first round it takes part in it.
    risen.since = battle.queue.length === 0 ? battle.round : battle.round + 1;
    join(battle, risen);
  }
}

function reached(battle: Battle, effect: Effect, source: Source): readonly Unit[] {
  const { unit: caster, aim, side } = source;
  // Who falls or joins meanwhile makes a new list: these stay as they were.
  const foes = battle.living[1 - side]!;
  const allies = battle.living[side]!;
  switch (effect.to) {
    case 'self':
      return caster ? [caster] : [];
    case 'aim':
      return aim?.alive ? [aim] : [];
    case 'foes':
      return foes;
    case 'allies':
      return allies;
    case 'weakest_ally':
      return weakest(allies);
    case 'foes_around':
    case 'allies_around': {
      const centre = effect.centre === 'aim' || !caster ? source.cell : caster.cell;
      const among = effect.to === 'foes_around' ? foes : allies;
      return among.filter(({ cell }) => manhattan(cell, centre) <= effect.within);
    }
    case 'adjacent_foes':
      return caster ? foes.filter(({ cell }) => adjacent(cell, caster.cell)) : [];
    case 'front_foes': {
      if (!caster) return [];
      const facing = aim ? facingTo(caster.cell, aim.cell) : caster.facing;
      return foes.filter(({ cell }) => adjacent(cell, caster.cell) && arcOf(caster.cell, facing, cell) === 'front');
    }
    case 'chain':
      return chain(foes, aim, effect.count);
  }
}

/** The lowest share of HP; ties the lower id. */
function weakest(allies: readonly Unit[]): readonly Unit[] {
  let best: Unit | undefined;
  for (const ally of allies) {
    if (ally.make.barricade) continue;
    if (!best || ally.hp * best.make.maxHp < best.hp * ally.make.maxHp) best = ally;
  }
  return best ? [best] : [];
}

function chain(foes: readonly Unit[], first: Unit | undefined, count: number): readonly Unit[] {
  const links: Unit[] = first?.alive ? [first] : [];
  while (links.length > 0 && links.length < count) {
    const from = links.at(-1)!.cell;
    const rest = foes.filter((foe) => !links.includes(foe));
    const [next] = rest.toSorted((a, b) => manhattan(a.cell, from) - manhattan(b.cell, from) || a.id - b.id);
    if (!next) break;
    links.push(next);
  }
  return links;
}
