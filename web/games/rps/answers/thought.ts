import type { PieceView, View } from '@tactarium/games/rps/client';
import type { Deed, Reach } from '../../../board/hand.ts';

/** What the board shows in place of the match while a player thinks ahead. */
export interface Thought {
  readonly view: View;
  readonly label: string;
  labelOf(cell: number, isTarget: boolean): string;
  readonly trace: readonly [number, number] | undefined;
  /** Changes whenever the board does. */
  readonly moment: number;
  readonly moves: Pick<Reach, 'canLift' | 'targetsOf'>;
  onDeed(deed: Deed): void;
  /** Who may stand on a cell besides the one that is drawn. */
  rivalOn(cell: number): PieceView | undefined;
  /** Where the piece on a cell stands in truth. */
  originOf(cell: number): number;
  /** What to do now. */
  readonly help: string;
  /** Why nothing came of the last deed, and where. */
  readonly tip?: { readonly cell: number; readonly words: string } | undefined;
}
