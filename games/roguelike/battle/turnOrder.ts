import { initiativeOf, speedOf } from './dispatch.ts';
import type { Battle, Unit } from './state.ts';

interface Rank {
  readonly unit: Unit;
  readonly initiative: number;
  readonly speed: number;
}

/**
 * RUN-26: by initiative, then speed, as they are when the round starts; then the sides in turn, beginning with the one
 * drawn for this round; then place in the team's list. The side is drawn only where both sides tie.
 */
export function orderOfRound(battle: Battle): readonly number[] {
  const ranks: Rank[] = [];
  for (const unit of battle.units) {
    if (!unit.alive || unit.make.barricade || unit.since > battle.round) continue;
    ranks.push({ unit, initiative: initiativeOf(battle, unit), speed: speedOf(battle, unit) });
  }
  ranks.sort(compare);
  const order: number[] = [];
  let first: number | undefined;
  for (let i = 0; i < ranks.length; ) {
    let end = i + 1;
    while (end < ranks.length && tie(ranks[i]!, ranks[end]!)) end++;
    const sides = [0, 1].map((side) => ranks.slice(i, end).filter(({ unit }) => unit.side === side));
    if (sides[0]!.length > 0 && sides[1]!.length > 0) first ??= battle.dice.below('table', 'side', 2);
    alternate(order, sides[first ?? 0]!, sides[1 - (first ?? 0)]!);
    i = end;
  }
  return order;
}

const compare = (a: Rank, b: Rank): number =>
  b.initiative - a.initiative || b.speed - a.speed || a.unit.place - b.unit.place || a.unit.id - b.unit.id;

const tie = (a: Rank, b: Rank): boolean => a.initiative === b.initiative && a.speed === b.speed;

function alternate(order: number[], first: readonly Rank[], second: readonly Rank[]): void {
  for (let i = 0; i < first.length || i < second.length; i++) {
    if (first[i]) order.push(first[i]!.unit.id);
    if (second[i]) order.push(second[i]!.unit.id);
  }
}
