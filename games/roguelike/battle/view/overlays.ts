import { contagions } from '../../vocabulary/contagions.ts';
import { engagersOf } from '../reach/reach.ts';
import { initiativeOf, isResistant, speedOf } from '../resolution/questions.ts';
import { type Battle, foesOf, unitAt } from '../state/battle.ts';
import {
  type Arc,
  arcOf,
  around,
  beside,
  between,
  CELLS,
  cellAt,
  manhattan,
  type Point,
  pointOf,
  SIDES,
  type SideName,
  supportCells,
} from '../state/board.ts';
import { canAct, isReady, type Unit } from '../state/unit.ts';
import { chargePath, chargeRefusal, PERCENT_PER_CELL } from '../subsystems/charge/charge.ts';
import { formationArmor, formationResolve, supporterAt } from '../subsystems/phalanx/phalanx.ts';
import { interceptOf } from '../subsystems/vigilance/vigilance.ts';
import { fieldOf } from './field.ts';
import type { BattleView } from './view.ts';

/** PHX: who lends what to whom. */
export interface Support {
  readonly unit: string;
  readonly from: readonly string[];
  readonly armor: number;
  readonly resolve: number;
}

/** AUR: the cells that an aura or a relic reaches, and whom it touches there. */
export interface Zone {
  readonly aura: string;
  readonly team: SideName;
  readonly affects: 'allies' | 'foes';
  readonly at: Point;
  readonly cells: readonly Point[];
  readonly touched: readonly string[];
  /** Of a relic. */
  readonly turns?: number;
}

/** OVW: cells that are watched, and by whom. */
export interface Watch {
  readonly unit: string;
  readonly kind: 'intercept' | 'overwatch';
  readonly cells: readonly Point[];
}

export interface ChargeLane {
  readonly unit: string;
  readonly target: string;
  readonly path: readonly Point[];
  readonly percent: number;
}

/** What the rules say of a field beyond what its units carry. */
export interface Overlays {
  /** Where the living stand. */
  readonly places: { readonly [unit: string]: Point };
  /** ENG: by unit, the enemies that hold it. */
  readonly engaged: { readonly [unit: string]: readonly string[] };
  readonly supports: readonly Support[];
  readonly zones: readonly Zone[];
  readonly watches: readonly Watch[];
  /** CON: healthy neighbours that could catch something, with the highest chance in percent. */
  readonly atRisk: { readonly [unit: string]: number };
  readonly charges: readonly ChargeLane[];
}

/** What is worth knowing of a field besides, before the battle begins. */
export interface Prospects {
  /** CON: neighbours of one side that could hand something on to each other. */
  readonly chains: readonly (readonly [string, string])[];
  /** RUN-26: by unit, its turn in the round; where both sides tie it is drawn, and they share the number. */
  readonly turns: { readonly [unit: string]: number };
}

const cells = Array.from({ length: CELLS }, (_, cell) => cell);

export function overlaysOf(view: BattleView): Overlays {
  const battle = fieldOf(view);
  const living = battle.units.filter(({ alive }) => alive);
  return {
    places: Object.fromEntries(living.map(({ name, cell }) => [name, pointOf(cell)])),
    engaged: Object.fromEntries(
      living.flatMap((unit) => {
        const enemies = engagersOf(battle, unit).map(({ name }) => name);
        return enemies.length > 0 ? [[unit.name, enemies]] : [];
      }),
    ),
    supports: living.flatMap((unit) => supportOf(battle, unit)),
    zones: [...living.flatMap((unit) => zoneAround(battle, unit)), ...relicZones(battle)],
    watches: living.flatMap((unit) => watchOf(unit)),
    atRisk: riskOf(battle, living),
    charges: living.flatMap((unit) => lanesOf(battle, unit)),
  };
}

export function prospectsOf(view: BattleView): Prospects {
  const battle = fieldOf(view);
  const living = battle.units.filter(({ alive }) => alive);
  return { chains: living.flatMap((unit) => chainsOf(battle, unit)), turns: turnsOf(battle, living) };
}

function supportOf(battle: Battle, unit: Unit): readonly Support[] {
  const from = supportCells(unit.cell, unit.facing).flatMap((cell) => {
    const ally = supporterAt(battle, unit, cell);
    return ally ? [ally.name] : [];
  });
  if (!unit.make.is.Infantry || unit.state === 'retreating' || from.length === 0) return [];
  const armor = formationArmor(battle, unit, undefined);
  return [{ unit: unit.name, from, armor, resolve: formationResolve(battle, unit, undefined) }];
}

function zoneAround(battle: Battle, { make: { aura }, side, cell }: Unit): readonly Zone[] {
  return aura && aura.type !== 'relic' ? [zoneOf(battle, aura, side, cell)] : [];
}

const relicZones = (battle: Battle): readonly Zone[] =>
  battle.relics.map(({ aura, side, cell, turns }) => ({ ...zoneOf(battle, aura, side, cell), turns }));

type Aura = NonNullable<Unit['make']['aura']>;

function zoneOf({ units }: Battle, { id, range, affects }: Aura, side: number, cell: number): Zone {
  const touched = units.filter(
    (unit) => unit.alive && (unit.side === side) === (affects === 'allies') && manhattan(unit.cell, cell) <= range,
  );
  return {
    aura: id,
    team: SIDES[side]!,
    affects,
    at: pointOf(cell),
    cells: cells.filter((other) => manhattan(cell, other) <= range).map(pointOf),
    touched: touched.map(({ name }) => name),
  };
}

function watchOf(unit: Unit): readonly Watch[] {
  if (!unit.vigilant || unit.used || !isReady(unit) || !canAct(unit)) return [];
  const { range, maxAmmo } = unit.make;
  if (interceptOf(unit)) {
    return [{ unit: unit.name, kind: 'intercept', cells: around[unit.cell]!.map(pointOf) }];
  }
  if (range <= 1 || maxAmmo === 0 || unit.ammo === 0) return [];
  const reached = cells.filter((cell) => cell !== unit.cell && manhattan(cell, unit.cell) <= range);
  return [{ unit: unit.name, kind: 'overwatch', cells: reached.map(pointOf) }];
}

function riskOf(battle: Battle, living: readonly Unit[]): Overlays['atRisk'] {
  const risks = new Map<string, number>();
  for (const unit of living) {
    for (const [type, { spread }] of contagions.entries()) {
      if (unit.contagions[type]! === 0) continue;
      for (const cell of beside[unit.cell]!) {
        const other = unitAt(battle, cell);
        if (!other || other.make.barricade || other.contagions[type]! > 0 || isResistant(battle, other, type)) continue;
        risks.set(other.name, Math.max(spread, risks.get(other.name) ?? 0));
      }
    }
  }
  return Object.fromEntries(risks);
}

const canCatch = (battle: Battle, unit: Unit): boolean =>
  !unit.make.barricade && contagions.some((_, type) => !isResistant(battle, unit, type));

function chainsOf(battle: Battle, unit: Unit): Prospects['chains'] {
  return beside[unit.cell]!.flatMap((cell) => {
    const other = unitAt(battle, cell);
    if (!other || other.side !== unit.side || other.id < unit.id) return [];
    return canCatch(battle, unit) && canCatch(battle, other) ? [[unit.name, other.name] as const] : [];
  });
}

function turnsOf(battle: Battle, living: readonly Unit[]): Prospects['turns'] {
  const moving = living
    .filter(({ make }) => !make.barricade)
    .map((unit) => ({ unit, initiative: initiativeOf(battle, unit), speed: speedOf(battle, unit) }));
  const isBefore = (one: (typeof moving)[number], other: (typeof moving)[number]): boolean =>
    one.initiative !== other.initiative
      ? one.initiative > other.initiative
      : one.speed !== other.speed
        ? one.speed > other.speed
        : one.unit.side === other.unit.side && one.unit.place < other.unit.place;
  return Object.fromEntries(
    moving.map((one) => [one.unit.name, 1 + moving.filter((other) => isBefore(other, one)).length]),
  );
}

function lanesOf(battle: Battle, unit: Unit): readonly ChargeLane[] {
  if (!unit.make.is.Cavalry && !unit.make.is.Charger) return [];
  return foesOf(battle, unit).flatMap((target) => {
    if (chargeRefusal(battle, unit, target)) return [];
    const path = chargePath(unit.cell, target);
    const percent = path.length * PERCENT_PER_CELL;
    return [{ unit: unit.name, target: target.name, path: [unit.cell, ...path].map(pointOf), percent }];
  });
}

/** FLK-1: the cells around a unit by the arc from which somebody there would strike it. */
export function arcsOf({ at, facing }: Pick<BattleView['units'][number], 'at' | 'facing'>): {
  readonly [A in Arc]: readonly Point[];
} {
  const cell = cellAt(at.x, at.y);
  const turned = ['north', 'east', 'south', 'west'].indexOf(facing);
  const of = (arc: Arc) => around[cell]!.filter((from) => arcOf(cell, turned, from) === arc).map(pointOf);
  return { front: of('front'), flank: of('flank'), rear: of('rear') };
}

/** LOS-1: the first unit that stands in the line between two cells. */
export function blockerBetween(view: BattleView, from: Point, to: Point): string | undefined {
  for (const cell of between(cellAt(from.x, from.y), cellAt(to.x, to.y))) {
    const { x, y } = pointOf(cell);
    const found = view.units.find(({ alive, at }) => alive && at.x === x && at.y === y);
    if (found) return found.id;
  }
  return undefined;
}
