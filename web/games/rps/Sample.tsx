import type { ReactElement } from 'react';
import { PieceImage } from './parts/Piece.tsx';

/** A few pieces, to see how they look with the settings as they are. */
export const Sample = (): ReactElement => (
  <>
    <PieceImage seat="red" />
    <PieceImage seat="red" kind="paper" halo />
    <PieceImage seat="blue" kind="scissors" />
    <PieceImage seat="blue" kind="king" />
  </>
);
