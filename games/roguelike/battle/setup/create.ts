import type { Dice } from '@tactarium/engine';
import { leaders as allLeaders, spells as allSpells, lines } from '../../content/index.ts';
import { allRules, type Rules } from '../resolution/table.ts';
import { fieldsAround } from '../state/auraFields.ts';
import { type Battle, type LeaderCard, restand, type SpellCard, type Witness } from '../state/battle.ts';
import { CELLS, cellAt, type Side } from '../state/board.ts';
import { noCells } from '../state/cellSet.ts';
import type { BattleEvent } from '../state/events.ts';
import { NOBODY, type Unit } from '../state/unit.ts';
import { makeOf, newUnit } from './muster.ts';
import type { Team } from './team.ts';

export interface Setting {
  readonly rules?: Rules;
  readonly dice: Dice;
  readonly log?: BattleEvent[];
  readonly witness?: Witness;
  readonly player?: Side;
}

/** A battle between two teams that `readTeam` has let pass. */
export function createBattle(teams: readonly [left: Team, right: Team], setting: Setting): Battle {
  const leaders = teams.map(({ leader }) => (leader === undefined ? undefined : leaderCard(leader)));
  const units: Unit[] = [];
  for (const [side, team] of teams.entries()) {
    for (const [place, { unit, tier, at }] of team.units.entries()) {
      const make = makeOf(lines.get(unit)!, tier, leaders[side], leaders[1 - side]);
      units.push(newUnit(units.length, `${side === 0 ? 'L' : 'R'}${place + 1}`, side, place, make, cellAt(at.x, at.y)));
    }
  }
  const spells = teams.flatMap((team, side) =>
    team.spells.map(
      ({ spell, timing }): SpellCard => ({ side, id: spell, words: allSpells.get(spell)!, timing, cast: false }),
    ),
  );
  return assemble(units, leaders, spells, setting);
}

export const leaderCard = (id: string): LeaderCard => ({ id, passives: allLeaders.get(id)!.passives });

/** A battle of units that are already made. */
export function assemble(
  units: Unit[],
  leaders: readonly (LeaderCard | undefined)[],
  spells: readonly SpellCard[],
  { rules = allRules, dice, log, witness, player = 0 }: Setting,
): Battle {
  const board = new Int16Array(CELLS).fill(NOBODY);
  for (const unit of units) if (unit.alive) board[unit.cell] = unit.id;
  const battle: Battle = {
    rules,
    player,
    units,
    living: [livingOf(units, 0), livingOf(units, 1)],
    stands: [noCells(), noCells()],
    fields: fieldsAround(units),
    leaders,
    spells,
    relics: [],
    board,
    round: 1,
    queue: [],
    turns: 0,
    current: NOBODY,
    winner: undefined,
    dice,
    log,
    witness,
    pending: [],
    stack: [],
    fallen: [],
    doubt: true,
    leaving: NOBODY,
    performed: 0,
  };
  restand(battle, 0);
  restand(battle, 1);
  return battle;
}

const livingOf = (units: readonly Unit[], side: Side): readonly Unit[] =>
  units.filter((unit) => unit.alive && unit.side === side);
