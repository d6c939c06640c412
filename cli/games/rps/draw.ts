import type { Event, FallenView, PieceView, SeatName, View } from '@tactarium/games/rps/client';
import { beside, type Colors } from '../../terminal.ts';
import { drawBoard, lastMoveOf } from './board.ts';
import { HALO, letterOf, MOVED, paint, sideName, tokenOf } from './pieces.ts';

/** The board, and beside it what can be read off it only with effort. */
export function draw(view: View, history: readonly Event[], colors: Colors): readonly string[] {
  return beside(drawBoard(view, lastMoveOf(history), colors), ['', ...panel(view, colors)], 2);
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
  const { viewer, phase } = view;
  const me = viewer === 'spectator' ? undefined : viewer;
  return [
    ...(me ? [`You are ${paint(colors, me, `${sideName(me)} ${brackets(me)}`)}`] : []),
    ...stateLines(view, colors),
    ...(phase === 'setup' ? [] : ['', ...fallenLines(view, colors), ...unseenLines(view, colors)]),
    '',
    ...legend(view).map((line) => colors.gray(line)),
  ];
}

const brackets = (seat: SeatName): string => (seat === 'red' ? '[ ]' : '( )');

function stateLines(view: View, colors: Colors): readonly string[] {
  const { phase, viewer, turn, ready, setupLeft, plies, quiet, outcome } = view;
  switch (phase) {
    case 'setup':
      return [
        setupLeft === undefined ? 'Setup' : `Setup, ${setupLeft} changes left`,
        ...ready.map((seat) => `${seat === viewer ? 'You are' : `${sideName(seat)} is`} ready`),
      ];
    case 'playing': {
      const whose = viewer === 'spectator' ? `${sideName(turn!)} to move` : "Opponent's turn";
      const calm = quiet >= MENTION_QUIET ? [`${quiet} of 100 plies without a fight`] : [];
      return [turn === viewer ? colors.bold('Your turn') : whose, `Ply ${plies}`, ...calm];
    }
    case 'tie_breaker':
      return [colors.bold('A tie: both choose')];
    case 'finished':
      if (outcome?.winner) return [paint(colors, outcome.winner, `${sideName(outcome.winner)} has won`)];
      return [outcome?.draw ? 'Drawn' : 'Void'];
  }
}

/** From here on the end by no_progress is worth a thought. */
const MENTION_QUIET = 20;

function fallenLines({ fallen }: View, colors: Colors): readonly string[] {
  return (['red', 'blue'] as const).map((seat) => {
    const letters = fallen[seat].map((one: FallenView) => letterOf(seat, one.kind)).join('');
    return `${sideName(seat).padEnd(4)} lost  ${letters === '' ? colors.gray('nothing') : paint(colors, seat, letters)}`;
  });
}

/** What the pieces are that this viewer has not seen, the fallen among them. */
function unseenLines({ unseen }: View, colors: Colors): readonly string[] {
  return (['red', 'blue'] as const).flatMap((seat) => {
    const counts = Object.entries(unseen[seat] ?? {});
    if (counts.length === 0) return [];
    const named = counts.map(([kind, n]) => (n === 1 ? kind : `${n} ${kind}`));
    return ['', `Not seen of ${sideName(seat)}:`, ...fill(named, ', ').map((line) => paint(colors, seat, `  ${line}`))];
  });
}

function legend({ cells, viewer }: View): readonly string[] {
  const present = (test: (piece: PieceView) => boolean): boolean =>
    cells.some((piece) => piece !== null && test(piece));
  const hidden = cells.find((piece) => piece !== null && piece.kind === undefined);
  return fill(
    [
      ...(present(({ kind }) => kind === 'king') ? ['K King'] : []),
      ...(present(({ kind }) => kind === 'pit') ? ['O Pit'] : []),
      ...(present(({ kind }) => kind === 'spock') ? ['V Spock'] : []),
      ...(present(({ halo }) => halo) ? [`${HALO} Halo`] : []),
      ...(hidden ? [`${tokenOf(hidden.seat, undefined)} hidden`] : []),
      ...(viewer !== 'spectator' && present(({ kind, moved }) => kind === undefined && moved)
        ? [`${MOVED} has moved`]
        : []),
    ],
    '  ',
  );
}

/** What fits beside the board on a screen of 80 columns. */
const PANEL = 30;

/** As many to a line as fit. */
function fill(items: readonly string[], separator: string): readonly string[] {
  const lines: string[] = [];
  for (const item of items) {
    const longer = lines.length === 0 ? item : `${lines.at(-1)}${separator}${item}`;
    if (lines.length > 0 && longer.length <= PANEL - 2) lines[lines.length - 1] = longer;
    else lines.push(item);
  }
  return lines;
}
