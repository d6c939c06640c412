import type { Json, JsonObject } from '@tactarium/engine';
import { SYSTEMS } from '../../battle/resolution/table.ts';
import type { Battle } from '../../battle/state/battle.ts';
import { FACINGS, pointOf, SIDES } from '../../battle/state/board.ts';
import { NOBODY, type Unit } from '../../battle/state/unit.ts';
import { CONTAGIONS } from '../../vocabulary/contagions.ts';
import { TAGS } from '../../vocabulary/tags.ts';

/** A battle in the terms in which scenarios give one; the fallen are left out. */
export function writeGiven(battle: Battle): JsonObject {
  const { rules, round, relics, leaders } = battle;
  const isAll = SYSTEMS.every((system) => rules.on[system]);
  const led = Object.fromEntries(SIDES.flatMap((side, i) => (leaders[i] ? [[side, leaders[i].id]] : [])));
  return {
    ...(!isAll && { systems: SYSTEMS.filter((system) => rules.on[system]) }),
    ...(round > 1 && { round }),
    units: battle.units.filter(({ alive }) => alive).map((unit) => writeUnit(battle, unit)),
    ...(Object.keys(led).length > 0 && { leaders: led }),
    ...(relics.length > 0 && {
      relics: relics.map(({ aura, side, cell, turns }) => ({ aura: aura.id, team: SIDES[side]!, at: at(cell), turns })),
    }),
  };
}

const at = (cell: number): Json => {
  const { x, y } = pointOf(cell);
  return [x, y];
};

function writeUnit(battle: Battle, unit: Unit): JsonObject {
  const { make } = unit;
  const locked = battle.units[unit.locked];
  return {
    id: unit.name,
    team: SIDES[unit.side]!,
    unit: make.line,
    tier: make.tier,
    at: at(unit.cell),
    facing: FACINGS[unit.facing]!,
    hp: unit.hp,
    resolve: unit.resolve,
    ...(make.maxAmmo > 0 && { ammo: unit.ammo, maxAmmo: make.maxAmmo }),
    ...(unit.shred > 0 && { shred: unit.shred }),
    ...(unit.state !== 'ready' && { state: unit.state }),
    ...(unit.vigilant && { vigilant: true }),
    ...(unit.used && { used: true }),
    ...(unit.attacked && { attacked: true }),
    ...(unit.rested && { rested: true }),
    ...(unit.charges !== make.attacks && { charges: unit.charges }),
    ...(unit.zero > 0 && { zero: unit.zero }),
    ...(locked?.alive && { locked: locked.name }),
    ...(unit.cooldown > 0 && make.active && { cooldowns: { [make.active.id]: unit.cooldown } }),
    ...(unit.contagions.some((turns) => turns > 0) && {
      contagions: CONTAGIONS.flatMap((type, i) =>
        unit.contagions[i]! > 0 ? [{ type, turns: unit.contagions[i]! }] : [],
      ),
    }),
    ...(unit.statuses.length > 0 && {
      statuses: unit.statuses.map(({ kind, turns, by }) => ({
        type: kind,
        turns,
        ...(by !== NOBODY && battle.units[by]?.alive && { by: battle.units[by].name }),
      })),
    }),
    tags: TAGS.filter((tag) => make.is[tag]),
    role: make.role,
    cost: make.cost,
    ...(make.aura && { aura: make.aura.id }),
    stats: {
      hp: make.maxHp,
      resolve: make.maxResolve,
      atk: make.atk,
      armor: make.armor,
      speed: make.speed,
      initiative: make.initiative,
      range: make.range,
      attacks: make.attacks,
      dodge: make.dodge,
      damage: make.magic ? 'magic' : 'physical',
    },
  };
}
