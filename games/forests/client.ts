import type { Refusal } from '@tactarium/engine';
import { legal } from './commands.ts';
import { tierFor } from './content/tiers.ts';
import { knownOnce, seatOfView } from './known.ts';
import { indexOf, OFF_MAP, type Tile } from './map.ts';
import { type AttackOdds, oddsOfAttack, supportersOf } from './odds.ts';
import { refuse } from './refuse.ts';
import type { View, WallView } from './view.ts';
import { hitsOn, wall } from './walls.ts';
import type { Command } from './wire.ts';

export { DIFFICULTIES, type Difficulty, incomeOf, majorityIncome, supplyOf } from './content/difficulties.ts';
export * from './content/numbers.ts';
export { SIZES, type Size } from './content/numbers.ts';
export { levelOf, THRESHOLDS, type Tier, tierOf, tiers } from './content/tiers.ts';
export type { Event } from './events.ts';
export { type Deployment, deploymentOf, type Forecast, forecastOf, isProtected } from './forecast.ts';
export type { Between, Tile } from './map.ts';
export { type AttackOdds, type Defence, defenceSum, type Odds, oddsOf } from './odds.ts';
export { openView } from './openView.ts';
export { type Order, ordersOf } from './orders.ts';
export { project } from './project.ts';
export { routeOf } from './routes.ts';
export { rank, type ScoreEntry, type ScoreFilter, type Unscored, unscored } from './score.ts';
export { type BySide, SEATS, type SeatName } from './seats.ts';
export { forestsInDanger, type Threat, threatsOf, unguardedForests } from './threats.ts';
export type { Accounts, ForestView, UnitOn, UnitView, View, WaitView, WallView } from './view.ts';
export type { Command, Options } from './wire.ts';
export { edgeName, tileName, unitName, words } from './words.ts';

/** The legal commands of the seat whose view this is: the same list that the rules give, from the view alone. */
export const legalOf = (view: View): readonly Command[] =>
  view.viewer === 'spectator' ? [] : legal(knownOnce(view), seatOfView(view));

/** Why the rules refuse this command now, with its detail; undefined if they do not. `words.refusal` says it. */
export const refusalOf = (view: View, command: Command): Refusal | undefined =>
  refuse(knownOnce(view), view.viewer === 'spectator' ? 'arena' : seatOfView(view), command);

/** FOR-31: the odds of an attack, from what is seen; undefined where there is nothing to attack. */
export function oddsIn(view: View, from: Tile, to: Tile): AttackOdds | undefined {
  const [start, end] = [indexOf(view, from), indexOf(view, to)];
  return start === OFF_MAP || end === OFF_MAP ? undefined : oddsOfAttack(knownOnce(view), start, end);
}

/** FOR-15: the tiles from which allies support the unit in sight on this tile. */
export function supportOf(view: View, at: Tile): readonly Tile[] {
  const [known, tile] = [knownOnce(view), indexOf(view, at)];
  if (tile === OFF_MAP) return [];
  const viewer = view.viewer === 'spectator' ? 'all' : seatOfView(view);
  return supportersOf(known, viewer, tile).map((ally) => known.plan.tiles[ally]!);
}

/** FOR-20: how many hits a unit with this many HP needs to fell the wall. */
export const hitsToFell = ({ owner, hp }: Pick<WallView, 'owner' | 'hp'>, unitHp: number): number =>
  hitsOn(wall(owner === 'neutral' ? -1 : owner === 'a' ? 0 : 1, hp), tierFor(unitHp).wallDamage);
