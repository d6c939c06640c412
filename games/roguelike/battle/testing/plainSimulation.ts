import type { Dice } from '@tactarium/engine';
import { lines } from '../../content/index.ts';
import type { Team } from '../setup/team.ts';

/**
 * A battle without any of the twelve systems, written a second time from the rules and sharing nothing with the engine but
 * the content: RUN-9, RUN-26 to RUN-28, RUN-30 and the last two decisions of RUN-34. For T1 units, which have no abilities.
 */
interface PlainUnit {
  readonly side: number;
  readonly place: number;
  readonly hpMost: number;
  readonly atk: number;
  readonly armor: number;
  readonly speed: number;
  readonly initiative: number;
  readonly range: number;
  readonly attacks: number;
  readonly dodge: number;
  readonly magic: boolean;
  readonly precious: boolean;
  /** Cells of its melee. */
  readonly reach: number;
  readonly passes: boolean;
  x: number;
  y: number;
  hp: number;
}

export function simulatePlainly(
  teams: readonly [Team, Team],
  dice: Dice,
): { units: PlainUnit[]; round: number; winner: number } {
  const units = teams.flatMap((team, side) =>
    team.units.map((card, place) => plainUnit(card.unit, card.at, side, place)),
  );
  for (let round = 1; ; round++) {
    for (const unit of inOrder(units, dice)) {
      if (unit.hp <= 0) continue;
      act(unit, units, dice);
      const alive = [0, 1].map((side) => units.some((one) => one.side === side && one.hp > 0));
      if (!alive[0] || !alive[1]) return { units, round, winner: alive[0] ? 0 : 1 };
    }
    if (round === 100) return { units, round, winner: share(units, 0) > share(units, 1) ? 0 : 1 };
  }
}

function plainUnit(id: string, at: { x: number; y: number }, side: number, place: number): PlainUnit {
  const { line, faction } = lines.get(id)!;
  const bonus = (stat: 'hp' | 'atk', value: number) =>
    faction.bonus.reduce(
      (sum, word) => Math.floor((sum * (100 + ((word.is === 'trained' && word[stat]) || 0))) / 100),
      value,
    );
  const hp = bonus('hp', line.hp);
  const magic = line.role === 'mage' || line.role === 'support' || line.role === 'control';
  const dodge = line.tags.includes('Incorporeal') ? 50 : Math.min(50, line.dodge);
  const precious = line.tags.includes('AuraCarrier') || line.tags.includes('SupplyWagon');
  const reach = line.tags.includes('LongReach') ? 2 : 1;
  const passes = line.tags.includes('Incorporeal');
  const { armor, speed, initiative, range, attacks } = line;
  return {
    side,
    place,
    hpMost: hp,
    atk: bonus('atk', line.atk),
    armor,
    speed,
    initiative,
    range,
    attacks,
    dodge,
    magic,
    precious,
    reach,
    passes,
    ...at,
    hp,
  };
}

function inOrder(units: readonly PlainUnit[], dice: Dice): readonly PlainUnit[] {
  const groups = new Map<string, PlainUnit[]>();
  for (const unit of units.filter(({ hp }) => hp > 0)) {
    const key = `${1000 - unit.initiative} ${1000 - unit.speed}`;
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  let first: number | undefined;
  return [...groups.keys()].sort().flatMap((key) => {
    const sides = [0, 1].map((side) => groups.get(key)!.filter((unit) => unit.side === side));
    if (sides[0]!.length > 0 && sides[1]!.length > 0) first ??= dice.below('table', 'side', 2);
    const [one, other] = first === 1 ? [sides[1]!, sides[0]!] : [sides[0]!, sides[1]!];
    return Array.from({ length: Math.max(one.length, other.length) }, (_, i) => [one[i], other[i]])
      .flat()
      .filter((unit) => unit !== undefined);
  });
}

function act(unit: PlainUnit, units: readonly PlainUnit[], dice: Dice): void {
  const enemies = units.filter((other) => other.side !== unit.side && other.hp > 0);
  const target = best(
    unit,
    enemies.filter((enemy) => reaches(unit, unit, enemy)),
  );
  if (target) return strike(unit, target, dice);
  walk(unit, best(unit, enemies)!, enemies, units);
  const found = best(
    unit,
    enemies.filter((enemy) => reaches(unit, unit, enemy)),
  );
  if (found) strike(unit, found, dice);
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const steps = (a: Spot, b: Spot): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

const reaches = (unit: PlainUnit, from: Spot, enemy: Spot): boolean =>
  unit.range === 1
    ? Math.max(Math.abs(from.x - enemy.x), Math.abs(from.y - enemy.y)) <= unit.reach
    : steps(from, enemy) <= unit.range;

const damage = (unit: PlainUnit, enemy: PlainUnit): number =>
  unit.magic ? unit.atk * unit.attacks : Math.max(1, unit.atk * unit.attacks - enemy.armor);

function best(unit: PlainUnit, enemies: readonly PlainUnit[]): PlainUnit | undefined {
  const score = (enemy: PlainUnit): number =>
    Math.floor((100 * (damage(unit, enemy) >= enemy.hp ? 3 : 2) * (enemy.precious ? 13 : 10)) / 20);
  const keys = (enemy: PlainUnit): readonly number[] =>
    unit.range === 1
      ? [-score(enemy), steps(unit, enemy), enemy.hp]
      : [-score(enemy), enemy.hp, -enemy.atk, steps(unit, enemy)];
  return enemies.reduce<PlainUnit | undefined>(
    (found, enemy) => (!found || precedes(keys(enemy), keys(found)) ? enemy : found),
    undefined,
  );
}

function precedes(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i >= 0 && a[i]! < b[i]!;
}

function strike(unit: PlainUnit, target: PlainUnit, dice: Dice): void {
  if (!unit.magic && target.dodge > 0 && dice.chance('table', 'dodge', target.dodge)) return;
  target.hp -= damage(unit, target);
}

interface Reached extends Spot {
  readonly path: readonly Spot[];
  readonly free: boolean;
}

/** To the nearest cell to strike the target from, else anybody from, else as near as can be. */
function walk(unit: PlainUnit, target: PlainUnit, enemies: readonly PlainUnit[], units: readonly PlainUnit[]): void {
  const field = flood(unit, units);
  const ahead = field.slice(1).filter(({ free }) => free);
  const goal =
    ahead.find((spot) => reaches(unit, spot, target)) ??
    ahead.find((spot) => enemies.some((enemy) => reaches(unit, spot, enemy))) ??
    [field[0]!, ...ahead].reduce((near, spot) =>
      precedes(distance(unit, spot, target), distance(unit, near, target)) ? spot : near,
    );
  const way = goal.path.slice(0, unit.speed);
  while (way.length > 0 && units.some((other) => other.hp > 0 && steps(other, way.at(-1)!) === 0)) way.pop();
  const end = way.at(-1);
  if (end) Object.assign(unit, { x: end.x, y: end.y });
}

const distance = (unit: PlainUnit, spot: Reached, target: Spot): readonly number[] => [
  steps(spot, target),
  spot.path.length,
  unit.side === 0 ? spot.y : -spot.y,
  spot.x,
];

function flood(unit: PlainUnit, units: readonly PlainUnit[]): readonly Reached[] {
  const forward = unit.side === 0 ? 1 : -1;
  const field: Reached[] = [{ x: unit.x, y: unit.y, path: [], free: true }];
  for (const spot of field) {
    for (const [x, y] of [
      [0, forward],
      [-1, 0],
      [1, 0],
      [0, -forward],
    ] as const) {
      const next = { x: spot.x + x, y: spot.y + y };
      if (next.x < 0 || next.x > 7 || next.y < 0 || next.y > 9) continue;
      const free = !units.some((other) => other.hp > 0 && steps(other, next) === 0);
      if ((!free && !unit.passes) || field.some((seen) => steps(seen, next) === 0)) continue;
      field.push({ ...next, path: [...spot.path, next], free });
    }
  }
  return field;
}

const share = (units: readonly PlainUnit[], side: number): number => {
  const team = units.filter((unit) => unit.side === side);
  const sum = (of: (unit: PlainUnit) => number): number => team.reduce((total, unit) => total + of(unit), 0);
  return sum(({ hp }) => Math.max(0, hp)) / sum(({ hpMost }) => hpMost);
};
