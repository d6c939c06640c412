import { distance, FACINGS, type Facing, hexAt, indexAhead, turn } from '@tactarium/engine/grid/hex';
import { costTo, explore, type Neighbours, NONE, pathTo, type Reach, type Visit } from '@tactarium/engine/grid/path';
import { ENTRY, type Field } from './field.ts';

/** Where a mech may go on foot, and whom it meets there. */
export interface Walker {
  readonly at: number;
  readonly facing: Facing;
  readonly backward: boolean;
  readonly mp: number;
  /** Hexes of enemies, which stop it, and of friends, on which it may not end. Sorted. */
  readonly enemies: readonly number[];
  readonly friends: readonly number[];
}

/** One way to end a move. */
export interface Arrival {
  readonly mp: number;
  readonly hexes: number;
  /** Hex indices from the start to the end, each once however often it was turned on. */
  readonly path: readonly number[];
}

/** Where a move may end, and what it comes to. */
export interface End {
  readonly hex: number;
  readonly facing: Facing;
  readonly mp: number;
  readonly hexes: number;
}

/** MEC-29: no step climbs or drops more. */
const STEEPEST = 2;

/**
 * Costs are packed so that the search breaks ties as MEC-29 does: MP, then hexes, then turns. A path has fewer than 1000
 * of either, since each costs an MP.
 */
const HEX = 1_000;
const MP = 1_000_000;

/** A hex and a facing in one number. */
const nodeOf = (hex: number, facing: Facing): number => hex * 6 + facing;

/** What a step into the hex costs, or undefined where it is too steep. */
export function entryCost(field: Field, from: number, to: number): number | undefined {
  const climb = Math.abs(field.level[to]! - field.level[from]!);
  return climb > STEEPEST ? undefined : ENTRY[field.terrain[to]!]! + climb;
}

/**
 * The ways on from a node in the order of the facing that they lead to: of equally cheap paths the search follows the one
 * visited first where they part, which makes the lower facing win.
 */
function neighboursOf(field: Field, { backward, enemies }: Walker): Neighbours {
  const blocked = new Uint8Array(field.width * field.height);
  for (const hex of enemies) blocked[hex] = 1;
  return (node, visit) => {
    const facing = (node % 6) as Facing;
    const hex = (node - facing) / 6;
    const [left, right] = [turn(facing, -1), turn(facing, 1)];
    for (const next of FACINGS) {
      if (next === facing) stepFrom(hex, facing, visit);
      else if (next === left || next === right) visit(nodeOf(hex, next), MP + 1);
    }
  };

  function stepFrom(hex: number, facing: Facing, visit: Visit): void {
    const to = indexAhead(field, hex, backward ? turn(facing, 3) : facing);
    if (to === undefined || blocked[to] || (backward && field.level[to]! > field.level[hex]!)) return;
    const cost = entryCost(field, hex, to);
    if (cost !== undefined) visit(nodeOf(to, facing), cost * MP + HEX);
  }
}

/** All that the walker reaches, its own hex with other facings included. */
export class Walk {
  readonly #reach: Reach;
  readonly #taken: ReadonlySet<number>;

  constructor(field: Field, walker: Walker) {
    const size = field.width * field.height * 6;
    // One less than the next MP: whatever the lower digits say, the MP are within the limit.
    const limit = (walker.mp + 1) * MP - 1;
    this.#reach = explore(size, nodeOf(walker.at, walker.facing), neighboursOf(field, walker), limit);
    this.#taken = new Set(walker.friends);
  }

  /** Every hex and facing on which a move may end, but where it began: cheapest first. */
  *ends(): Generator<End> {
    const { nodes, start, costs } = this.#reach;
    for (const node of nodes) {
      const facing = (node % 6) as Facing;
      const hex = (node - facing) / 6;
      if (node === start || this.#taken.has(hex)) continue;
      const cost = costs[node]!;
      yield { hex, facing, mp: Math.trunc(cost / MP), hexes: Math.trunc((cost % MP) / HEX) };
    }
  }

  /** Whether a move may end there. */
  reaches(hex: number, facing: Facing): boolean {
    const node = nodeOf(hex, facing);
    return node !== this.#reach.start && this.#reach.costs[node] !== NONE && !this.#taken.has(hex);
  }

  /** The path to an end, or undefined if no move ends there. */
  arrival(hex: number, facing: Facing): Arrival | undefined {
    if (!this.reaches(hex, facing)) return undefined;
    const node = nodeOf(hex, facing);
    const cost = this.#reach.costs[node]!;
    const path: number[] = [];
    for (const passed of pathTo(this.#reach, node)!) {
      const at = Math.trunc(passed / 6);
      if (path.at(-1) !== at) path.push(at);
    }
    return { mp: Math.trunc(cost / MP), hexes: Math.trunc((cost % MP) / HEX), path };
  }

  /** The least MP to the hex with any facing, or undefined if no move ends there. Where it stands it is 0. */
  least(hex: number): number | undefined {
    if (this.#taken.has(hex)) return undefined;
    const costs = FACINGS.flatMap((facing) => costTo(this.#reach, nodeOf(hex, facing)) ?? []);
    return costs.length === 0 ? undefined : Math.trunc(Math.min(...costs) / MP);
  }
}

/** Whether a jump from hex to hex is possible, and what it costs: MEC-29 counts the distance alone. */
export function jumpCost(
  field: Field,
  from: number,
  to: number,
  mp: number,
  taken: readonly number[],
): number | undefined {
  const hexes = distance(hexAt(field, from), hexAt(field, to));
  return hexes === 0 || hexes > mp || taken.includes(to) ? undefined : hexes;
}
