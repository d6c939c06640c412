import type { Event, FallenView, PieceView, SeatName, View } from '@tactarium/games/rps/client';
import { beside, type Colors } from '../../terminal.ts';
import { drawBoard, lastMoveOf } from './board.ts';
import { HALO, letterOf, MOVED, paint, sideName, tokenOf } from './pieces.ts';

/** The board, and beside it what can be read off it only with effort. */
export function draw(view: View, told: readonly Event[], colors: Colors): readonly string[] {
  return beside(drawBoard(view, lastMoveOf(told), colors), ['', ...panel(view, colors)], 2);
}

/** Of the two seats' views one with nothing hidden. */
export function openView([red, blue]: readonly View[]): View {
  const ownOf = { red: red!, blue: blue! };
  const known = (index: number, piece: PieceView | null): PieceView | null =>
    piece ? ownOf[piece.seat].cells[index]! : null;
  return {
    ...red!,
    viewer: 'spectator',
    cells: red!.cells.map((piece, index) => known(index, piece ?? blue!.cells[index]!)),
    fallen: { red: red!.fallen.red, blue: blue!.fallen.blue },
    unseen: {},
  };
}

function panel(view: View, colors: Colors): readonly string[] {
  const { viewer, phase, plies, quiet } = view;
  const me = viewer === 'spectator' ? undefined : viewer;
  return [
    ...(me ? [`You are ${paint(colors, me, `${sideName(me)} ${brackets(me)}`)}`] : []),
    turnLine(view, colors),
    ...(phase === 'playing' ? [`Ply ${plies}${quiet >= 20 ? `, ${quiet} of 100 without a fight` : ''}`] : []),
    '',
    ...fallenLines(view, colors),
    ...unseenLines(view, colors),
    '',
    ...legend(view, colors),
  ];
}

const brackets = (seat: SeatName): string => (seat === 'red' ? '[ ]' : '( )');

function turnLine(view: View, colors: Colors): string {
  const { phase, viewer, turn, ready, setupLeft, outcome } = view;
  switch (phase) {
    case 'setup': {
      const others = ready.filter((seat) => seat !== viewer).map((seat) => `${sideName(seat)} is ready. `);
      return setupLeft === undefined ? 'Setup' : `Setup. ${others.join('')}${setupLeft} changes left.`;
    }
    case 'playing':
      if (turn === viewer) return colors.bold('Your turn');
      return viewer === 'spectator' ? `${sideName(turn!)} to move` : "Opponent's turn";
    case 'tie_breaker':
      return colors.bold('A tie: both choose');
    case 'finished':
      if (outcome?.winner) return paint(colors, outcome.winner, `${sideName(outcome.winner)} has won`);
      return outcome?.draw ? 'Drawn' : 'Void';
  }
}

function fallenLines({ fallen }: View, colors: Colors): readonly string[] {
  const line = (seat: SeatName): string => {
    const letters = fallen[seat].map((one: FallenView) => letterOf(seat, one.kind)).join(' ');
    return `${sideName(seat).padEnd(4)} lost  ${letters === '' ? colors.gray('nothing') : paint(colors, seat, letters)}`;
  };
  return [line('red'), line('blue')];
}

/** What the pieces are that this viewer has not seen, the fallen among them. */
function unseenLines({ unseen }: View, colors: Colors): readonly string[] {
  return (['red', 'blue'] as const).flatMap((seat) => {
    const counts = Object.entries(unseen[seat] ?? {});
    if (counts.length === 0) return [];
    return [
      '',
      `Not seen of ${sideName(seat)}:`,
      paint(colors, seat, `  ${counts.map(([kind, n]) => (n === 1 ? kind : `${n} ${kind}`)).join(', ')}`),
    ];
  });
}

function legend({ cells, viewer }: View, colors: Colors): readonly string[] {
  const present = (test: (piece: PieceView) => boolean): boolean =>
    cells.some((piece) => piece !== null && test(piece));
  const hidden = cells.find((piece) => piece !== null && piece.kind === undefined);
  const entries = [
    ...(present(({ kind }) => kind === 'pit') ? ['O Pit'] : []),
    ...(present(({ kind }) => kind === 'spock') ? ['V Spock'] : []),
    ...(present(({ halo }) => halo) ? [`${HALO} Halo`] : []),
    ...(hidden ? [`${tokenOf(hidden.seat, undefined)} hidden`] : []),
    ...(viewer !== 'spectator' && present(({ kind, moved }) => kind === undefined && moved)
      ? [`${MOVED} has moved`]
      : []),
  ];
  return entries.length === 0 ? [] : [colors.gray(entries.join('  '))];
}
