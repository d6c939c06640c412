/** How much of a piece can be told apart: everything, numbers without pictures, or its shape alone. */
export type Detail = 'full' | 'plain' | 'far';

/** By the pixels that a cell is wide. */
export const detailAt = (pixels: number): Detail => (pixels >= 44 ? 'full' : pixels >= 24 ? 'plain' : 'far');
