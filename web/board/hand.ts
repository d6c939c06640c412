import { type Arrow, type Geometry, NOWHERE, type Spot } from './geometry.ts';

/** What the player's hand does on a board. The same for drag, two clicks and keys, on squares and on hexes. */
export interface Hand {
  /** Where the keyboard is. */
  readonly focus: number;
  /** The cell whose piece is chosen: its targets are lit. */
  readonly picked?: number;
  /** A pointer went down on a piece; until it has moved enough this is not yet a drag. */
  readonly grip?: { readonly from: number; readonly start: Spot; readonly dragging: boolean };
  /** A piece away from its cell, by so much, until the board changes. */
  readonly held?: { readonly cell: number; readonly by: Spot };
}

/** What can happen to the hand. Points are in units of the drawing, but for `client`: pixels, by which trembling is told from a drag. */
export type Gesture =
  | { readonly type: 'press'; readonly at: Spot; readonly client: Spot }
  | { readonly type: 'pull'; readonly at: Spot; readonly client: Spot }
  | { readonly type: 'release'; readonly at: Spot }
  | { readonly type: 'click'; readonly cell: number }
  | { readonly type: 'focus'; readonly cell: number }
  | { readonly type: 'arrow'; readonly arrow: Arrow }
  | { readonly type: 'enter' }
  | { readonly type: 'escape' }
  /** The browser took the pointer away: to scroll, or for another finger. */
  | { readonly type: 'lost' }
  /** The board is another one: whatever was held is where the view says. */
  | { readonly type: 'changed' };

/** What a board lets the hand do. */
export interface Reach {
  readonly geometry: Geometry;
  canLift(cell: number): boolean;
  targetsOf(cell: number): ReadonlySet<number>;
}

/** What came of a gesture: a piece was taken up, or shall go somewhere. */
export type Deed =
  | { readonly type: 'lift'; readonly cell: number }
  | { readonly type: 'go'; readonly from: number; readonly to: number; readonly dragged: boolean }
  /** A cell was chosen that nothing can be done with: whoever knows the rules may say why. */
  | { readonly type: 'refuse'; readonly from?: number; readonly cell: number };

export interface Done {
  readonly hand: Hand;
  readonly deed?: Deed;
}

/** Pixels a finger may tremble before a touch is a drag. */
const DRAG_FROM = 5;

export const openHand = (focus: number): Hand => ({ focus });

/** The hand after a gesture, and what the player wants by it. Pure: sounds, commands and the page are the caller's. */
export function follow(hand: Hand, gesture: Gesture, reach: Reach): Done {
  const { geometry } = reach;
  switch (gesture.type) {
    case 'press': {
      const from = geometry.cellUnder(gesture.at);
      if (from === NOWHERE || !reach.canLift(from)) return { hand };
      return { hand: { ...hand, grip: { from, start: gesture.client, dragging: false } } };
    }
    case 'pull':
      return pull(hand, gesture.at, gesture.client, geometry);
    case 'release':
      return release(hand, geometry.cellUnder(gesture.at), reach);
    case 'lost':
      return { hand: hand.grip?.dragging ? { focus: hand.focus } : withoutGrip(hand) };
    case 'click':
      return choose({ ...hand, focus: gesture.cell }, gesture.cell, reach);
    case 'focus':
      return { hand: { ...hand, focus: gesture.cell } };
    case 'arrow':
      return { hand: { ...hand, focus: geometry.neighbourOf(hand.focus, gesture.arrow) } };
    case 'enter':
      return choose(hand, hand.focus, reach);
    case 'escape':
      return { hand: { focus: hand.focus } };
    case 'changed':
      return { hand: hand.held && !hand.grip ? { focus: hand.focus } : hand };
  }
}

const withoutGrip = ({ grip: _, ...hand }: Hand): Hand => hand;

function pull(hand: Hand, at: Spot, client: Spot, geometry: Geometry): Done {
  const { grip } = hand;
  if (!grip) return { hand };
  const moved = Math.hypot(client.x - grip.start.x, client.y - grip.start.y);
  if (!grip.dragging && moved < DRAG_FROM) return { hand };
  const middle = geometry.middleOf(grip.from);
  const by = { x: at.x - middle.x, y: at.y - middle.y };
  const dragged: Hand = {
    ...hand,
    picked: grip.from,
    grip: { ...grip, dragging: true },
    held: { cell: grip.from, by },
  };
  return grip.dragging ? { hand: dragged } : { hand: dragged, deed: { type: 'lift', cell: grip.from } };
}

function release(hand: Hand, to: number, reach: Reach): Done {
  const { grip, focus } = hand;
  if (!grip?.dragging) return { hand: withoutGrip(hand) };
  const { from } = grip;
  // Put back where it came from: nothing was meant by it.
  if (to === from || to === NOWHERE) return { hand: { focus } };
  if (!reach.targetsOf(from).has(to)) return { hand: { focus }, deed: { type: 'refuse', from, cell: to } };
  const [start, end] = [reach.geometry.middleOf(from), reach.geometry.middleOf(to)];
  // It stays where it was put until the next event says what came of it.
  const held = { cell: from, by: { x: end.x - start.x, y: end.y - start.y } };
  return { hand: { focus, held }, deed: { type: 'go', from, to, dragged: true } };
}

function choose(hand: Hand, cell: number, reach: Reach): Done {
  const { focus, picked } = hand;
  if (picked !== undefined && reach.targetsOf(picked).has(cell)) {
    return { hand: { focus }, deed: { type: 'go', from: picked, to: cell, dragged: false } };
  }
  if (cell === picked) return { hand: { focus } };
  if (reach.canLift(cell)) return { hand: { focus, picked: cell }, deed: { type: 'lift', cell } };
  return { hand: { focus }, deed: { type: 'refuse', cell, ...(picked !== undefined && { from: picked }) } };
}
