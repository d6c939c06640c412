import { CONTAGIONS } from '../../content/contagions.ts';
import { lines } from '../../content/index.ts';
import { ask, askForAftermath } from '../asking.ts';
import { newStrike } from '../blow.ts';
import { adjacent, arcOf, cellAt, facingTo, homeRows, manhattan } from '../board.ts';
import { catches } from '../catching.ts';
import { heal, hearten, join, lendStatus, move, purify, rally, relieve, repair, shake, wound } from '../changes.ts';
import { armorOf, isFearless } from '../dispatch.ts';
import { makeOf, newUnit } from '../muster.ts';
import { freeCellNear } from '../places.ts';
import { type Battle, isFree, type Source, type Unit } from '../state.ts';
import { type Effect, statuses } from './vocabulary.ts';

/** Performs one effect on all it reaches, lowest id first. */
export function performEffect(battle: Battle, effect: Effect, source: Source): void {
  if (effect.does === 'summon') summon(battle, effect.unit, effect.count, source);
  else for (const unit of reached(battle, effect, source)) affect(battle, effect, source, unit);
  askForAftermath(battle);
}

function affect(battle: Battle, effect: Effect, source: Source, unit: Unit): void {
  const { unit: caster } = source;
  switch (effect.does) {
    case 'strike':
      if (caster) strike(battle, caster, unit, effect.percent, effect.armor ?? 100);
      return;
    case 'damage':
      if (effect.of === 'atk' && caster) strike(battle, caster, unit, effect.amount, 100, effect.kind === 'magic');
      else wound(battle, unit, flatDamage(battle, unit, effect.amount, effect.kind), 'spell', caster?.id);
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
      if (!isFearless(battle, unit)) shake(battle, unit, unit.resolve - Math.floor(unit.resolve / 2), 'fear');
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
      return relieve(battle, unit, ({ kind }) => statuses[kind].harmful === true);
    case 'pull':
      if (caster) pull(battle, caster, unit);
      return;
    case 'repair':
      return repair(battle, unit, effect.amount, caster);
    case 'summon':
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
  ask(battle, { do: 'strike', strike: newStrike(battle, caster, unit, 'ability', details) });
}

const share = (of: number, percent: number): number => Math.floor((of * percent) / 100);

const flatDamage = (battle: Battle, unit: Unit, amount: number, kind: 'physical' | 'magic'): number =>
  kind === 'magic' ? amount : Math.max(1, amount - armorOf(battle, unit));

/** OVW-2: a forced move, which triggers nothing. It ends on the free cell beside the caster nearest to where it stood. */
function pull(battle: Battle, caster: Unit, unit: Unit): void {
  const cell = freeCellNear(battle, unit.side, unit.cell, (candidate) => adjacent(candidate, caster.cell));
  if (cell === undefined || manhattan(cell, unit.cell) === 0) return;
  move(battle, unit, cell, 'pull');
  for (const tell of battle.rules.displaced) tell(battle, unit, 'forced_move');
}

/** RUN-36: costs 0 for every AI rule, acts from the next round. */
function summon(battle: Battle, lineId: string, count: number, { side, unit, cell }: Source): void {
  const found = lines.get(lineId)!;
  const make = makeOf(found, 1, battle.leaders[side], true);
  const place = unit ? cell : cellAt(3, homeRows(side)[side === 0 ? 1 : 0]!);
  for (let i = 0; i < count; i++) {
    const at = freeCellNear(battle, side, place, (candidate) => isFree(battle, candidate));
    if (at === undefined) return;
    const id = battle.units.length;
    const risen = newUnit(id, `S${id + 1}`, side, id, make, at, true);
    // Raised before the first round it takes part in it.
    risen.since = battle.order.length === 0 ? battle.round : battle.round + 1;
    join(battle, risen);
  }
}

function reached(battle: Battle, effect: Effect, source: Source): readonly Unit[] {
  const { unit: caster, aim, side } = source;
  const foes = (): readonly Unit[] => battle.units.filter((other) => other.alive && other.side !== side);
  const allies = (): readonly Unit[] => battle.units.filter((other) => other.alive && other.side === side);
  switch (effect.to) {
    case 'self':
      return caster ? [caster] : [];
    case 'aim':
      return aim?.alive ? [aim] : [];
    case 'foes':
      return foes();
    case 'allies':
      return allies();
    case 'foes_around':
    case 'allies_around': {
      const centre = effect.centre === 'aim' || !caster ? source.cell : caster.cell;
      const among = effect.to === 'foes_around' ? foes() : allies();
      return among.filter(({ cell }) => manhattan(cell, centre) <= effect.within);
    }
    case 'adjacent_foes':
      return caster ? foes().filter(({ cell }) => adjacent(cell, caster.cell)) : [];
    case 'front_foes': {
      if (!caster) return [];
      const facing = aim ? facingTo(caster.cell, aim.cell) : caster.facing;
      return foes().filter(({ cell }) => adjacent(cell, caster.cell) && arcOf(caster.cell, facing, cell) === 'front');
    }
    case 'chain':
      return chain(foes(), aim, effect.count);
  }
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
