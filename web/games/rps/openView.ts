import type { PieceView, View } from '@tactarium/games/rps/client';

/** Of the two seats' views one with nothing hidden: each piece as its owner sees it. */
export function openView([red, blue]: readonly View[]): View {
  const ownOf = { red: red!, blue: blue! };
  const known = (index: number, piece: PieceView | null): PieceView | null =>
    piece ? (ownOf[piece.seat].cells[index] ?? null) : null;
  return {
    ...red!,
    viewer: 'spectator',
    cells: red!.cells.map((piece, index) => known(index, piece ?? blue!.cells[index] ?? null)),
    fallen: { red: red!.fallen.red, blue: blue!.fallen.blue },
    unseen: {},
  };
}
