import { NO_DICE } from '@tactarium/engine';
import { previewSight, type SightPreview } from './battle/reach/preview.ts';
import { createBattle } from './battle/setup/create.ts';
import { makeOf } from './battle/setup/muster.ts';
import { cellAt, HEIGHT, manhattan, type Point } from './battle/state/board.ts';
import { type Overlays, overlaysOf, type Prospects, prospectsOf } from './battle/view/overlays.ts';
import { type BattleView, viewBattle } from './battle/view/view.ts';
import { lines } from './content/index.ts';
import { battleTeam, type Fielded } from './document.ts';
import { unitOf, ZONE } from './known.ts';
import type { Rival } from './odds.ts';
import type { CardId, HandCard } from './state.ts';
import { mirrorTeam } from './teams/botTeam.ts';
import type { View } from './view.ts';

/** The team that stands on the field now. */
export const fieldedOf = ({ hand, leader, spells }: Pick<View, 'hand' | 'leader' | 'spells'>): Fielded => ({
  team: hand.flatMap(({ card, tier, at }) => (at ? [{ card, tier, at }] : [])),
  leader,
  spells,
});

/** The field as it will be when the battle begins: the opponent is absent until one is found. */
export function fieldBefore(own: Fielded, rival?: Rival): BattleView {
  const nobody = { units: [], spells: [] };
  const right = rival ? mirrorTeam(battleTeam({ ...rival, spells: [] }), 1) : nobody;
  return viewBattle(createBattle([battleTeam(own), right], { dice: NO_DICE }));
}

export function overlaysBefore(own: Fielded, rival?: Rival): Overlays & Prospects {
  const field = fieldBefore(own, rival);
  return { ...overlaysOf(field), ...prospectsOf(field) };
}

/** The cells of one's own zone that an opponent could strike in its first turn: its speed, and then its range. */
export function reachBefore(rival: Rival): readonly Point[] {
  const hunters = rival.team.flatMap(({ card, tier, at }) => {
    const found = lines.get(unitOf(card));
    if (!found) return [];
    const { speed, range } = makeOf(found, tier);
    return [{ from: cellAt(at.x, HEIGHT - 1 - at.y), steps: speed + range }];
  });
  return ZONE.filter(({ x, y }) => hunters.some(({ from, steps }) => manhattan(from, cellAt(x, y)) <= steps));
}

/** LOS-3: what a shooter on the field could see of the enemy's zone, with the opponent that was found. */
export function sightBefore(hand: readonly HandCard[], card: CardId, rival?: Rival): SightPreview | undefined {
  const placed = hand.find((one) => one.card === card);
  const line = lines.get(unitOf(card))?.line;
  if (!placed?.at || !line || line.range <= 1) return undefined;
  const cellOf = ({ x, y }: { readonly x: number; readonly y: number }): number => cellAt(x, y);
  const allies = hand.flatMap(({ at }) => (at ? [cellOf(at)] : []));
  const opponents = (rival?.team ?? []).map(({ at: { x, y } }) => cellAt(x, HEIGHT - 1 - y));
  return previewSight({ cell: cellOf(placed.at), direct: line.tags.includes('DirectFire') }, 0, allies, opponents);
}
