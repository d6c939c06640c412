import { type JsonObject, type Positions, runScenario, ScriptedDice, type Stream, type Typed } from '@tactarium/engine';
import { explainUnits, type UnitReckoning } from '../battle/explain.ts';
import type { Battle } from '../battle/state/battle.ts';
import type { BattleEvent } from '../battle/state/events.ts';
import { type BattleView, viewBattle } from '../battle/view/view.ts';
import { battlePositions } from '../positions/battle/battle.ts';
import { cellsOf, type Placement, type Puzzle } from '../vocabulary/puzzle.ts';

export interface Attempt {
  readonly solved: boolean;
  /** The field with what is placed so far. */
  readonly first: BattleView;
  /** Every number of those who stand there. */
  readonly units: { readonly [unit: string]: UnitReckoning };
  /** What happens on it then. */
  readonly events: readonly BattleEvent[];
}

/** No luck in puzzles: every contagion that can spread does, and nobody dodges or misses. */
class FixedDice extends ScriptedDice {
  constructor() {
    super([]);
  }

  override chance(_stream: Stream, purpose: string): boolean {
    return purpose === 'spread';
  }

  override copy(): FixedDice {
    return this;
  }
}

/** Plays a puzzle with the pieces where they stand. Pieces of one kind may change places: which of them stands where is no matter. */
export function attemptPuzzle(puzzle: Puzzle, placed: Placement): Attempt {
  const first = play(puzzle, placed);
  if (first.solved) return first;
  for (const other of alike(puzzle, placed)) {
    const attempt = play(puzzle, other);
    if (attempt.solved) return attempt;
  }
  return first;
}

/** By the runner of the scenarios. A piece without a cell is not there yet. */
function play(puzzle: Puzzle, placed: Placement): Attempt {
  const { given, pieces, when = [], goal } = puzzle;
  const allowed = new Set(cellsOf(puzzle).map(String));
  const standing = pieces.flatMap((piece): JsonObject[] => {
    const at = placed[piece.id];
    return at && allowed.delete(String(at)) ? [{ ...piece, team: 'left', at }] : [];
  });
  const events: BattleEvent[] = [];
  let first: BattleView | undefined;
  let units: Attempt['units'] = {};
  const watched: Positions<Battle> = {
    ...battlePositions,
    read(position) {
      const battle = battlePositions.read(position, new FixedDice());
      first = viewBattle(battle);
      units = explainUnits(battle);
      return battle;
    },
    steps: (battle) =>
      Object.fromEntries(
        Object.entries(battlePositions.steps(battle)).map(([name, step]) => [
          name,
          (value, log: Typed[]) => {
            const after = step(value, log);
            events.push(...(log as BattleEvent[]));
            return after;
          },
        ]),
      ),
  };
  // biome-ignore lint/suspicious/noThenProperty: scenarios are written so
  const scenario = { given: { ...given, units: [...given.units, ...standing] }, when, then: goal };
  const { differences } = runScenario(undefined, watched as Positions<unknown>, scenario);
  return { solved: standing.length === pieces.length && differences.length === 0, first: first!, units, events };
}

/** The same cells taken by the same kinds, in every other way. */
function alike({ pieces }: Puzzle, placed: Placement): readonly Placement[] {
  const kinds = pieces.map(({ id: _, ...kind }) => JSON.stringify(kind));
  let ways: readonly Placement[] = [{}];
  for (const [i, { id }] of pieces.entries()) {
    ways = ways.flatMap((way) => {
      const taken = new Set(Object.values(way).map(String));
      const cells = pieces.flatMap((other, j) => {
        const at = placed[other.id];
        return at && kinds[i] === kinds[j] && !taken.has(String(at)) ? [at] : [];
      });
      return cells.map((at) => ({ ...way, [id]: at }));
    });
  }
  return ways;
}
