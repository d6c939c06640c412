import { ordersOf, SHIELD_FROM, type View, WOOD_A_POINT } from '@tactarium/games/forests/client';
import { hintsOf } from '../../match/hints.ts';
import type { Play } from './usePlay.ts';

/** In the order in which a first game brings them up. */
const HINTS = ['countdown', 'odds', 'merge', 'wall', 'captured', 'shield', 'wood', 'march', 'end', 'pick'] as const;

const ownUnits = ({ units, viewer }: View) => units.filter(({ seat }) => seat === viewer);

const orders = ({ view, hand }: Play) => (hand.picked === undefined ? [] : (ordersOf(view).get(hand.picked) ?? []));

const FITS: Readonly<Record<(typeof HINTS)[number], (play: Play) => boolean>> = {
  // Whoever has played a round knows how to pick a unit, and after another one how to end a turn.
  pick: ({ view, hand }) => view.round === 1 && hand.picked === undefined,
  wall: (play) => orders(play).some(({ is }) => is === 'wall'),
  captured: ({ view }) => view.viewer !== 'spectator' && view.holdings[view.viewer] > 0,
  merge: (play) => orders(play).some(({ is }) => is === 'merge'),
  odds: (play) => orders(play).some(({ is }) => is === 'attack'),
  shield: ({ view }) => ownUnits(view).some(({ still }) => still >= SHIELD_FROM),
  wood: ({ view }) => (view.mine?.wood ?? 0) >= WOOD_A_POINT,
  countdown: ({ view }) => view.countdown !== undefined && view.countdown.side !== view.viewer,
  end: ({ view, idle }) => view.round <= 2 && idle.length === 0,
  march: ({ marches }) => marches.length > 0,
};

export const hints = hintsOf('tactarium.hints', HINTS, FITS);
