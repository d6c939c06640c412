import { incomeOf, majorityIncome } from './content/difficulties.ts';
import { SHIELD_FROM, WOOD_A_FOREST } from './content/numbers.ts';
import { THRESHOLDS } from './content/tiers.ts';
import { knownOnce, seatOfView } from './known.ts';
import { type Between, edgeOf, indexOf, NO_EDGE, planFor, type Tile } from './map.ts';
import { SEATS } from './seats.ts';
import { seenUnit } from './sight.ts';
import { NO_UNIT } from './units.ts';
import type { View } from './view.ts';

/** What comes into the viewer's stores if nothing changes until then. */
export interface Forecast {
  /** Reserve points at the start of the viewer's next turn, and those for the majority of forests. */
  readonly income: number;
  readonly majority: number;
  /** Wood at the viewer's next `end_turn`, and the forests that give it. */
  readonly wood: number;
  readonly givers: readonly Tile[];
}

export function forecastOf(view: View): Forecast {
  const seat = seatOfView(view);
  const forests = new Set(view.forests.map(({ at }) => indexOf(view, at)));
  const givers = view.units
    .filter(
      ({ at, seat: side, still }) => side === view.viewer && still + 1 >= SHIELD_FROM && forests.has(indexOf(view, at)),
    )
    .map(({ at }) => at);
  // B's turn of this round is still to come while A moves.
  const round = view.round + (seat === 1 && view.turn === 'a' ? 0 : 1);
  const owned = seat < 0 ? 0 : view.holdings[SEATS[seat]!];
  const income = incomeOf(view.difficulty, seat, round);
  const majority = majorityIncome(owned, view.forests.length, round);
  return { income, majority, wood: givers.length * WOOD_A_FOREST, givers };
}

/** FOR-8: where the viewer may deploy now, and with how many HP. */
export interface Deployment {
  readonly tiles: readonly Tile[];
  readonly hp: readonly number[];
}

export function deploymentOf(view: View): Deployment {
  if (view.viewer === 'spectator' || view.outcome) return { tiles: [], hp: [] };
  const [state, seat] = [knownOnce(view), seatOfView(view)];
  const free = state.plan.deployment[seat]!.filter((tile) => seenUnit(state, seat, tile) === NO_UNIT);
  return {
    tiles: free.map((tile) => state.plan.tiles[tile]!),
    hp: THRESHOLDS.filter((hp) => hp <= state.reserve[seat]!),
  };
}

/** FOR-10: whether the edge lies so near a base that nobody builds there. */
export function isProtected({ size }: Pick<View, 'size'>, between: Between): boolean {
  const plan = planFor(size);
  const edge = edgeOf(plan, between);
  return edge !== NO_EDGE && plan.protected[edge] === 1;
}
