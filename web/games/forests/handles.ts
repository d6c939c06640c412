import type { Refusal } from '@tactarium/engine';
import { type Between, type Command, ordersOf, refusalOf, type View } from '@tactarium/games/forests/client';
import { edgesOf, sameEdge, tileAt, wallOn } from './board.ts';
import type { Hand } from './hand.ts';

/** Something that can be done to an edge of the picked unit's tile. */
export interface Handle {
  readonly between: Between;
  readonly is: 'hit' | 'build' | 'remove';
  readonly command: Command;
  /** Hits until the wall falls. */
  readonly hits?: number;
  /** Why it cannot be done now: then it is crossed out, and says so. */
  readonly refused?: Refusal;
}

/** Hammers for the picked unit; with the walls in hand also where it may build, and what it may take down. */
export function handlesOf(view: View, { picked, tool }: Hand): readonly Handle[] {
  if (picked === undefined || view.turn !== view.viewer || view.outcome || tool?.is === 'deploy') return [];
  const hits = (ordersOf(view).get(picked) ?? []).flatMap((order) =>
    order.is === 'wall'
      ? [{ between: order.command.between, is: 'hit' as const, command: order.command, hits: order.hits }]
      : [],
  );
  if (tool?.is !== 'walls') return hits;
  return edgesOf(view, tileAt(view, picked)).map((between): Handle => {
    const wall = wallOn(view, between);
    const hit = hits.find((one) => sameEdge(one.between, between));
    if (hit) return hit;
    const is = wall?.owner === view.viewer ? 'remove' : 'build';
    const command: Command = { type: is === 'remove' ? 'remove_wall' : 'build_wall', between };
    const refused = refusalOf(view, command);
    return { between, is, command, ...(refused && { refused }) };
  });
}
