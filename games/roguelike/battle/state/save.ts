import { type Dice, type Json, readDice } from '@tactarium/engine';
import { auras } from '../../vocabulary/auras.ts';
import { lentBy } from '../abilities/lent.ts';
import { rulesFor, SYSTEMS } from '../resolution/table.ts';
import { assemble } from '../setup/create.ts';
import { newUnit } from '../setup/muster.ts';
import type { Battle } from './battle.ts';
import type { Make, Unit } from './unit.ts';

/** A battle of its own: what is done to the copy is not done to the original. Both write to no log. */
export function copyBattle(battle: Battle, dice: Dice = battle.dice.copy()): Battle {
  const units = battle.units.map(copyUnit);
  const spells = battle.spells.map((card) => ({ ...card }));
  const copy = assemble(units, battle.leaders, spells, { rules: battle.rules, dice, player: battle.player });
  copy.board.set(battle.board);
  copy.relics = battle.relics.map((relic) => ({ ...relic }));
  copy.round = battle.round;
  copy.queue = battle.queue;
  copy.turns = battle.turns;
  copy.current = battle.current;
  copy.winner = battle.winner;
  copy.leaving = battle.leaving;
  return copy;
}

/** Written over a new unit, not spread into a literal: all units must have one shape, or every rule slows down. */
function copyUnit(unit: Unit): Unit {
  const { id, name, side, place, make, cell, summoned } = unit;
  return Object.assign(newUnit(id, name, side, place, make, cell, summoned), unit, {
    contagions: unit.contagions.slice(),
    statuses: unit.statuses.map((status) => ({ ...status })),
  });
}

/** Between two turns nothing is pending, so units, relics, spells, the round and the dice are all there is. */
function contentsOf(battle: Battle) {
  const { rules, player, units, leaders, spells, relics, round, queue, turns, winner, dice } = battle;
  return {
    systems: SYSTEMS.filter((system) => rules.on[system]),
    player,
    units: units.map(({ make: { lent: _, ...make }, ...unit }) => ({
      ...unit,
      make: { ...make, aura: make.aura?.id },
    })),
    leaders: leaders.map((leader) => leader ?? null),
    spells,
    relics: relics.map(({ aura, ...relic }) => ({ ...relic, aura: aura.id })),
    round,
    queue,
    turns,
    ...(winner !== undefined && { winner }),
    dice: dice.write(),
  };
}

/** The same shape without interfaces, which TypeScript never takes for JSON. */
type Plain<T> = T extends Json | undefined ? T : { [Key in keyof T]: Plain<T[Key]> };
type Written = Plain<ReturnType<typeof contentsOf>>;

export function writeBattle(battle: Battle): Json {
  const written: Written = contentsOf(battle);
  return written;
}

/** What `writeBattle` gave, trusted as our own writing. */
export function readBattle(json: Json): Battle {
  const written = json as Written;
  const units = written.units.map((unit): Unit => ({ ...unit, make: readMake(unit.make) }));
  const leaders = written.leaders.map((leader) => leader ?? undefined);
  const battle = assemble(units, leaders, written.spells, {
    rules: rulesFor(written.systems),
    dice: readDice(written.dice),
    player: written.player,
  });
  battle.relics = written.relics.map((relic) => ({ ...relic, aura: auras[relic.aura] }));
  battle.round = written.round;
  battle.queue = written.queue;
  battle.turns = written.turns;
  battle.winner = written.winner;
  return battle;
}

/** What lent.ts sorts is sorted again. */
const readMake = ({ aura, ...make }: Written['units'][number]['make']): Make => ({
  ...make,
  aura: aura && auras[aura],
  active: make.active ?? undefined,
  lent: lentBy(make.passives),
});
