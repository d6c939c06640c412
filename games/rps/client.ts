import type { Seat } from '@tactarium/engine';
import { legal } from './commands.ts';
import { knownState } from './known.ts';
import { SEATS } from './seats.ts';
import type { View } from './view.ts';
import type { Command } from './wire.ts';

export type { Cell } from './board.ts';
export { VARIANTS, type VariantId, variants } from './content/variants.ts';
export type { Event } from './events.ts';
export { beats, KIND_NAMES, type KindName, kindNamed } from './pieces.ts';
export { project } from './project.ts';
export { SEATS, type SeatName } from './seats.ts';
export type { FallenView, PieceView, TieView, View } from './view.ts';
export type { Command, Options } from './wire.ts';
export { words } from './words.ts';

/** The legal commands of the seat whose view this is: the same list that the rules give, from the view alone. */
export function legalOf(view: View): readonly Command[] {
  if (view.viewer === 'spectator') return [];
  const seat: Seat = SEATS.indexOf(view.viewer);
  return legal(knownState(view), seat);
}
