import type { Extent } from '../../board/camera.ts';
import type { Spot } from '../../board/geometry.ts';

interface Placing {
  readonly screen: Extent;
  readonly card: Extent;
  /** Pixels that a tile takes. */
  readonly cell: number;
  /** The middle of the tile that the card is about. */
  readonly at: Spot;
  /** The middle of the tile of the unit that would act: it stays in sight too. */
  readonly mover?: Spot | undefined;
}

/** From the middle of a tile to a card beside it, in tiles. */
const AWAY = 0.62;
/** Pixels between a card and the edge of the screen. */
const MARGIN = 4;

/** Where the upper left corner of a card goes: below its tile, else above or beside it, and over neither unit if that can be. */
export function besideTile({ screen, card, cell, at, mover }: Placing): Spot {
  const away = AWAY * cell;
  const middle = { x: at.x - card.width / 2, y: at.y - card.height / 2 };
  const places = [
    { x: middle.x, y: at.y + away },
    { x: middle.x, y: at.y - away - card.height },
    { x: at.x + away, y: middle.y },
    { x: at.x - away - card.width, y: middle.y },
  ].map((place) => inside({ screen, card }, place));
  const covers = ({ x, y }: Spot, tile: Spot): boolean =>
    Math.abs(x + card.width / 2 - tile.x) < (card.width + cell) / 2 &&
    Math.abs(y + card.height / 2 - tile.y) < (card.height + cell) / 2;
  const clear = places.filter((place) => !covers(place, at));
  return clear.find((place) => !mover || !covers(place, mover)) ?? clear[0] ?? places[0]!;
}

/** On a small screen a card would cover what is around its tile: it keeps to the other half of the map. */
export function inOtherHalf({ screen, card, at }: Pick<Placing, 'screen' | 'card' | 'at'>): Spot {
  return inside({ screen, card }, { x: at.x - card.width / 2, y: at.y < screen.height / 2 ? screen.height : 0 });
}

const inside = ({ screen, card }: Pick<Placing, 'screen' | 'card'>, { x, y }: Spot): Spot => ({
  x: Math.max(MARGIN, Math.min(screen.width - card.width - MARGIN, x)),
  y: Math.max(MARGIN, Math.min(screen.height - card.height - MARGIN, y)),
});
