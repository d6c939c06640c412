import { NO_DICE } from '@tactarium/engine';
import { everyLine } from '../../content/index.ts';
import { auras } from '../../vocabulary/auras.ts';
import { CONTAGIONS } from '../../vocabulary/contagions.ts';
import type { StatusName } from '../../vocabulary/statuses.ts';
import { assemble, leaderCard } from '../setup/create.ts';
import { makeOf, newUnit } from '../setup/muster.ts';
import type { Battle } from '../state/battle.ts';
import { cellAt, FACINGS, SIDES } from '../state/board.ts';
import { NOBODY, type Unit } from '../state/unit.ts';
import type { BattleView, UnitView } from './view.ts';

/**
 * A field that the rules' own functions can be asked about, from what a view shows. What no view shows is as at a battle's
 * beginning: it is for looking, not for playing on.
 */
export function fieldOf(view: BattleView): Battle {
  const leaders = SIDES.map((side) => {
    const { leader } = view.command[side];
    return leader === undefined ? undefined : leaderCard(leader);
  });
  const units = view.units.map((shown, id) => unitOf(shown, id, leaders));
  for (const [id, { locked }] of view.units.entries()) {
    if (locked !== undefined) units[id]!.locked = view.units.findIndex((other) => other.id === locked);
  }
  const battle = assemble(units, leaders, [], { dice: NO_DICE });
  battle.round = view.round;
  battle.relics = view.relics.map(({ aura, team, at, turns }) => ({
    aura: auras[aura as keyof typeof auras],
    side: SIDES.indexOf(team),
    cell: cellAt(at.x, at.y),
    turns,
  }));
  return battle;
}

function unitOf(shown: UnitView, id: number, leaders: Battle['leaders']): Unit {
  const side = SIDES.indexOf(shown.team);
  const make = makeOf(everyLine.get(shown.unit)!, shown.tier, leaders[side], leaders[1 - side], shown.summoned);
  const unit = newUnit(id, shown.id, side, id, make, cellAt(shown.at.x, shown.at.y), shown.summoned);
  const { alive, hp, resolve, state, ammo, shred, charges, cooldown, vigilant, used } = shown;
  return Object.assign(unit, {
    alive,
    hp,
    resolve,
    state,
    ammo,
    shred,
    charges,
    cooldown,
    vigilant,
    used,
    facing: FACINGS.indexOf(shown.facing),
    contagions: CONTAGIONS.map((type) => shown.contagions[type] ?? 0),
    statuses: Object.entries(shown.statuses).map(([kind, turns]) => ({
      kind: kind as StatusName,
      turns,
      by: NOBODY,
      fresh: false,
    })),
  });
}
