import { sameJson } from '@tactarium/engine';
import {
  type Deed,
  edgeWitnesses,
  putOwner,
  putUnit,
  putWall,
  shownEdge,
  shownForest,
  shownTile,
  witnesses,
} from '../deed.ts';
import { SEATS } from '../seats.ts';
import { holdingsOf } from '../view.ts';

/** FOR-31: puts everything back as it was before the last action, in the opposite order. */
export function undo(deed: Deed): void {
  const { state, seat, log } = deed;
  const step = state.undos.at(-1)!;
  const [tiles, edges, forests] = [everyOther(step.units, 2), everyOther(step.walls, 2), everyOther(step.forests, 3)];
  const watching = tiles.map((tile) => witnesses(deed, tile));
  const watchingEdges = edges.map((edge) => edgeWitnesses(deed, edge));
  for (let i = step.units.length - 2; i >= 0; i -= 2) putUnit(deed, step.units[i]!, step.units[i + 1]!);
  for (let i = step.walls.length - 2; i >= 0; i -= 2) putWall(deed, step.walls[i]!, step.walls[i + 1]!);
  for (let i = step.forests.length - 3; i >= 0; i -= 3) {
    putOwner(deed, step.forests[i]!, step.forests[i + 1]!, step.forests[i + 2]!);
  }
  const { bases, countdown } = state;
  Object.assign(state, {
    bases: step.bases,
    reserve: step.reserve,
    wood: step.wood,
    countdown: step.countdown,
    built: step.built,
  });
  state.undos = state.undos.slice(0, -1);
  if (!log) return;

  log.push({
    type: 'undone',
    seat: SEATS[seat]!,
    tiles: tiles.map((tile, i) => shownTile(deed, tile, watching[i])),
    // Who owns the wall again sees it again.
    walls: edges.map((edge, i) =>
      shownEdge(deed, edge, watchingEdges[i] === SEATS ? SEATS : edgeWitnesses(deed, edge)),
    ),
    forests: forests.map((forest) => shownForest(deed, forest, witnesses(deed, state.forests[forest]!))),
    ...(forests.length > 0 && { holdings: holdingsOf(state) }),
    ...(!sameJson(step.bases, bases) && { bases: { a: step.bases[0], b: step.bases[1] } }),
  });
  const restored = step.countdown;
  if (restored?.side === countdown?.side && restored?.left === countdown?.left) return;
  if (countdown) log.push({ type: 'countdown_broken', side: SEATS[countdown.side]! });
  if (restored) log.push({ type: 'counted', side: SEATS[restored.side]!, left: restored.left });
}

/** The first of each group, once. */
const everyOther = (flat: readonly number[], group: number): readonly number[] => [
  ...new Set(flat.filter((_, i) => i % group === 0)),
];
