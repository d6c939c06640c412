import { legalOf, type PieceView, type View } from '@tactarium/games/rps/client';
import { hintsOf } from '../../match/hints.ts';
import { cellAt, indexOf, pieceOn } from './board.ts';

/** In the order of what matters most, where several fit the moment. */
const HINTS = ['setup', 'lost', 'halo', 'fight', 'king', 'known', 'moved', 'move'] as const;

const pieces = ({ cells }: View): readonly PieceView[] => cells.filter((piece) => piece !== null);
const own = (view: View): readonly PieceView[] => pieces(view).filter(({ seat }) => seat === view.viewer);
const theirs = (view: View): readonly PieceView[] => pieces(view).filter(({ seat }) => seat !== view.viewer);
const isPlaying = ({ phase }: View): boolean => phase === 'playing';

/** Whether some move of this player ends on an enemy. */
const canAttack = (view: View): boolean =>
  legalOf(view).some((command) => command.type === 'move' && pieceOn(view, indexOf(view, command.to)) !== undefined);

/** Whether a fighter of this player stands among the last three rows before the enemy's edge. */
const isClose = (view: View): boolean =>
  view.cells.some((piece, index) => {
    const [row] = cellAt(view, index);
    return piece?.seat === view.viewer && (view.viewer === 'red' ? row >= view.rows - 3 : row <= 2);
  });

const FITS: Readonly<Record<(typeof HINTS)[number], (view: View) => boolean>> = {
  setup: ({ phase }) => phase === 'setup',
  lost: (view) => isPlaying(view) && view.viewer !== 'spectator' && view.fallen[view.viewer].length > 0,
  halo: (view) => isPlaying(view) && own(view).some(({ halo }) => halo),
  fight: (view) => isPlaying(view) && canAttack(view),
  king: (view) => isPlaying(view) && isClose(view),
  known: (view) => isPlaying(view) && theirs(view).some(({ kind, revealed }) => kind && revealed),
  moved: (view) => isPlaying(view) && theirs(view).some(({ kind, moved }) => !kind && moved),
  move: (view) => isPlaying(view) && view.plies < 2,
};

export const hints = hintsOf('tactarium.hints.rps', HINTS, FITS);
