import type { Placement, Point } from '@tactarium/games/roguelike/client';

export const pieceAt = (placed: Placement, { x, y }: Point): string | undefined =>
  Object.keys(placed).find((piece) => placed[piece]?.[0] === x && placed[piece]?.[1] === y);

/** A piece goes to a cell; one that stands there goes where it came from, or off the field. */
export function withPlaced(placed: Placement, piece: string, { x, y }: Point): Placement {
  const { [piece]: from, ...others } = placed;
  const there = pieceAt(others, { x, y });
  if (there === undefined) return { ...others, [piece]: [x, y] };
  const { [there]: _, ...rest } = others;
  return { ...rest, [piece]: [x, y], ...(from && { [there]: from }) };
}

export function withoutPiece(placed: Placement, piece: string): Placement {
  const { [piece]: _, ...rest } = placed;
  return rest;
}
