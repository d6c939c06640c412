import { type Dice, diceFrom, simulationSeed } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { factions } from '../../content/index.ts';
import { createBattle } from '../setup/create.ts';
import { type Battle, isFree } from '../state/battle.ts';
import { CELLS } from '../state/board.ts';
import { type CellSet, cellsWhere, EVERYWHERE, has } from '../state/cellSet.ts';
import { PlainSearch } from '../testing/plainSearch.ts';
import { randomTeam } from '../testing/teams.ts';
import { playTurn } from '../turns/play.ts';
import { pathNear, pathTo, pathToOther } from './paths.ts';

const BATTLES = 48;

/** A battle of any two factions, some turns old. */
function battleUnderWay(n: number, dice: Dice): Battle {
  const size = 4 + (n % 13);
  const [left, right] = [factions[n % factions.length]!, factions[Math.trunc(n / factions.length) % factions.length]!];
  const teams = [randomTeam(dice, left.id, 0, size), randomTeam(dice, right.id, 1, size)] as const;
  const battle = createBattle(teams, { dice });
  for (let turns = dice.below('table', 'turns', 80); turns > 0; turns--) playTurn(battle);
  return battle;
}

const randomCells = (dice: Dice, percent: number): CellSet => cellsWhere(() => dice.chance('table', 'cell', percent));

describe('RUN-34 a search that floods', () => {
  it('finds the path that a search cell by cell finds', () => {
    for (let n = 0; n < BATTLES; n++) {
      const dice = diceFrom(simulationSeed(71, n), 0);
      const battle = battleUnderWay(n, dice);
      for (const unit of battle.living.flat()) {
        const feared = dice.chance('table', 'fear', 50) ? randomCells(dice, 30) : undefined;
        const limit = dice.chance('table', 'limit', 70) || feared ? CELLS - 1 : dice.below('table', 'limit', 9);
        const plain = new PlainSearch(battle, unit, (cell) => feared !== undefined && has(feared, cell), limit);
        const cells = randomCells(dice, dice.pick('table', 'percent', [1, 3, 20]));
        const odd = (cell: number): boolean => cell % 2 === 1;
        const title = `battle ${n}, ${unit.name} (${unit.make.line})`;
        expect(pathTo(battle, unit, { cells, fits: undefined }, feared, limit), title).toEqual(
          plain.pathTo((cell) => has(cells, cell)),
        );
        expect(pathTo(battle, unit, { cells, fits: odd }, feared, limit), `${title}, odd cells`).toEqual(
          plain.pathTo((cell) => has(cells, cell) && odd(cell)),
        );
      }
    }
  });

  it('has been everywhere when it found nothing: to another goal, and near a cell', () => {
    for (let n = 0; n < BATTLES; n++) {
      const dice = diceFrom(simulationSeed(72, n), 0);
      const battle = battleUnderWay(n, dice);
      for (const unit of battle.living.flat()) {
        const feared = dice.chance('table', 'fear', 50) ? randomCells(dice, 30) : undefined;
        const plain = new PlainSearch(battle, unit, (cell) => feared !== undefined && has(feared, cell), CELLS - 1);
        const cells = randomCells(dice, 5);
        const to = dice.below('table', 'to', CELLS);
        const title = `battle ${n}, ${unit.name} (${unit.make.line})`;
        const nowhere = { cells: EVERYWHERE, fits: () => false };
        expect(pathTo(battle, unit, nowhere, feared), title).toBeUndefined();
        expect(pathToOther(unit, { cells, fits: undefined }), title).toEqual(plain.pathTo((cell) => has(cells, cell)));
        pathTo(battle, unit, nowhere, feared);
        // Nobody looks for a way near a free cell.
        if (isFree(battle, to)) continue;
        expect(pathNear(unit, to), `${title} near ${to}`).toEqual(plain.pathNear(to));
      }
    }
  });
});
