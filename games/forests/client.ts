import { legal } from './commands.ts';
import { knownState, seatOfView } from './known.ts';
import { indexOf, OFF_MAP, type Tile } from './map.ts';
import { type Odds, oddsOfAttack } from './odds.ts';
import type { View } from './view.ts';
import type { Command } from './wire.ts';

export { DIFFICULTIES, type Difficulty, incomeOf, SIZES, type Size, supplyOf } from './content/difficulties.ts';
export * from './content/numbers.ts';
export { levelOf, THRESHOLDS, tierOf } from './content/tiers.ts';
export type { Event } from './events.ts';
export type { Between, Tile } from './map.ts';
export type { Odds } from './odds.ts';
export { openView } from './openView.ts';
export { project } from './project.ts';
export { rank, type ScoreEntry, type ScoreFilter } from './score.ts';
export { SEATS, type SeatName } from './seats.ts';
export type { Accounts, ForestView, UnitOn, UnitView, View, WallView } from './view.ts';
export type { Command, Options } from './wire.ts';
export { tileName, words } from './words.ts';

/** The legal commands of the seat whose view this is: the same list that the rules give, from the view alone. */
export const legalOf = (view: View): readonly Command[] =>
  view.viewer === 'spectator' ? [] : legal(knownState(view), seatOfView(view));

/** FOR-31: the odds of an attack, from what is seen; undefined where there is nothing to attack. */
export function oddsIn(view: View, from: Tile, to: Tile): Odds | undefined {
  const [start, end] = [indexOf(view, from), indexOf(view, to)];
  return start === OFF_MAP || end === OFF_MAP ? undefined : oddsOfAttack(knownState(view), start, end);
}
