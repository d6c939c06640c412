import { type Command, deploymentOf, type Order, ordersOf, type View } from '@tactarium/games/forests/client';
import { indexOf, tileAt, unitOn } from './board.ts';

/** What the player holds: a unit to deploy, or the hammer or trowel that waits for an edge. */
export type Tool =
  | { readonly is: 'deploy'; readonly hp: number }
  | { readonly is: 'walls' }
  | { readonly is: 'hammer' };

/** What the player's hand is doing on the map. The same for pointers, touch and keys. */
export interface Hand {
  /** The tile that is looked at, and where the keyboard is. */
  readonly focus: number;
  /** The tile of the own unit that is chosen. */
  readonly picked?: number;
  /** What is chosen and waits for a second yes: an attack, a merge, a strike, or a march to a tile far away. */
  readonly aimed?: number;
  readonly tool?: Tool;
}

/** What the player wants by it. */
export type Deed =
  | { readonly type: 'send'; readonly command: Command }
  /** The rules would say no: the page says why, and offers a march where one can be made. */
  | { readonly type: 'refuse'; readonly command: Command }
  | { readonly type: 'march'; readonly from: number; readonly to: number }
  | { readonly type: 'picked' | 'aimed' };

export interface Done {
  readonly hand: Hand;
  readonly deed?: Deed;
}

/** The order that leads a unit to a tile, if there is one. */
export const orderTo = (view: View, from: number, to: number): Order | undefined =>
  ordersOf(view)
    .get(from)
    ?.find(({ command }) => command.type === 'act' && indexOf(view, command.to) === to);

/** A plain step is made at once; what fights, merges or spends a unit is asked again. */
const asksAgain = ({ is }: Order): boolean => is === 'attack' || is === 'base' || is === 'merge';

const isOwn = (view: View, tile: number): boolean => unitOn(view, tile)?.seat === view.viewer;

/** A tile was clicked, tapped, or chosen by Enter. */
export function choose(view: View, hand: Hand, tile: number): Done {
  if (hand.tool?.is === 'deploy') return deploy(view, hand, hand.tool.hp, tile);
  const { picked } = hand;
  if (picked === undefined) {
    if (isOwn(view, tile)) return { hand: { focus: tile, picked: tile }, deed: { type: 'picked' } };
    return { hand: { focus: tile } };
  }
  if (tile === picked) return { hand: { focus: tile } };
  const order = orderTo(view, picked, tile);
  if (order) return go(hand, picked, tile, order, asksAgain(order));
  if (isOwn(view, tile)) return { hand: { focus: tile, picked: tile }, deed: { type: 'picked' } };
  if (hand.aimed === tile) return { hand: { focus: tile, picked }, deed: { type: 'march', from: picked, to: tile } };
  const command: Command = { type: 'act', from: tileAt(view, picked), to: tileAt(view, tile) };
  return { hand: { focus: tile, picked, aimed: tile }, deed: { type: 'refuse', command } };
}

/** A unit was dragged somewhere. Merging by hand is plain enough; a fight is asked about. */
export function drop(view: View, hand: Hand, from: number, to: number): Done {
  if (to === from || to < 0) return { hand: { focus: from, picked: from } };
  const order = orderTo(view, from, to);
  if (order) return go({ focus: to, picked: from }, from, to, order, order.is === 'attack' || order.is === 'base');
  return choose(view, { ...hand, focus: to, picked: from }, to);
}

function go(hand: Hand, picked: number, tile: number, order: Order, asks: boolean): Done {
  if (asks && hand.aimed !== tile) return { hand: { focus: tile, picked, aimed: tile }, deed: { type: 'aimed' } };
  return { hand: { focus: tile }, deed: { type: 'send', command: order.command } };
}

function deploy(view: View, hand: Hand, hp: number, tile: number): Done {
  const command: Command = { type: 'deploy', at: tileAt(view, tile), hp };
  const free = deploymentOf(view).tiles.some((one) => indexOf(view, one) === tile);
  if (!free) return { hand: { ...hand, focus: tile }, deed: { type: 'refuse', command } };
  return { hand: { focus: tile }, deed: { type: 'send', command } };
}

/** Escape: first the aim goes, then the tool, then the unit. */
export function letGo({ focus, picked, aimed, tool }: Hand): Hand {
  if (aimed !== undefined || tool) return { focus, ...(picked !== undefined && { picked }) };
  return { focus };
}

/** A new view: what was picked may be gone, or belong to another turn. */
export function keepUp(view: View, hand: Hand): Hand {
  const mine = view.turn === view.viewer && !view.outcome;
  const { picked, aimed, tool } = hand;
  const stands = picked !== undefined && isOwn(view, picked);
  if (mine && (picked === undefined || stands) && aimed === undefined) return hand;
  return {
    focus: hand.focus,
    ...(stands && { picked }),
    ...(mine && tool && { tool }),
    ...(mine && stands && aimed !== undefined && { aimed }),
  };
}
