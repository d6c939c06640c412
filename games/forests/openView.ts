import { edgeOf, indexOf, type Plan, planFor } from './map.ts';
import { type ForestView, IN_SIGHT, type UnitOn, type View, type WaitView, type WallView } from './view.ts';

/** What both sides know, put together: the board as it is. For replays; in a running game it would be cheating. */
export function openView(views: readonly View[]): View {
  const [a, b] = views as readonly [View, View];
  const { sight: _, mine: _mine, ...rest } = a;
  const plan = planFor(a.size);
  const walls = openWalls(plan, a, b);
  return {
    ...rest,
    viewer: 'spectator',
    units: openUnits(plan, a, b),
    walls: [...walls.values()],
    waiting: openWaits(plan, a, b).filter(({ between }) => !walls.has(edgeOf(plan, between))),
    forests: a.forests.map((forest, index) => openForest(plan, [a, forest], [b, b.forests[index]!])),
  };
}

/** Every unit is seen by its own side. */
const openUnits = (plan: Plan, a: View, b: View): readonly UnitOn[] => {
  const own = (view: View) => view.units.filter(({ seat }) => seat === view.viewer);
  return [...own(a), ...own(b)].sort((one, two) => indexOf(plan, one.at) - indexOf(plan, two.at));
};

/** A wall is always seen by its owner; a neutral one was known to both from the start, and stands until one saw it fall. */
function openWalls(plan: Plan, a: View, b: View): ReadonlyMap<number, WallView> {
  const byEdge = ({ walls }: View) => new Map(walls.map((wall) => [edgeOf(plan, wall.between), wall]));
  const [known, also] = [byEdge(a), byEdge(b)];
  const open: [number, WallView][] = [];
  for (const edge of [...new Set([...known.keys(), ...also.keys()])].sort((one, two) => one - two)) {
    const [one, two] = [known.get(edge), also.get(edge)];
    const seen = [one, two].find((wall) => wall && !wall.remembered);
    const wall = seen ?? (one?.owner === 'neutral' && two?.owner === 'neutral' ? one : undefined);
    if (!wall) continue;
    const { remembered: _, ...standing } = wall;
    open.push([edge, standing]);
  }
  return new Map(open);
}

/** Whoever felled the wall knows of the wait. */
function openWaits(plan: Plan, a: View, b: View): readonly WaitView[] {
  const byEdge = new Map([...a.waiting, ...b.waiting].map((wait) => [edgeOf(plan, wait.between), wait]));
  return [...byEdge].sort(([one], [two]) => one - two).map(([, wait]) => wait);
}

/** As the side that looked last saw it; in the same round that is B, which moves after A. */
function openForest(
  plan: Plan,
  [a, known]: readonly [View, ForestView],
  [b, also]: readonly [View, ForestView],
): ForestView {
  const tile = indexOf(plan, known.at);
  const lastSeen = ({ sight, round }: View): number => {
    const seen = sight?.[tile] ?? IN_SIGHT;
    return seen === IN_SIGHT ? round + 1 : seen;
  };
  return { at: known.at, owner: (lastSeen(a) > lastSeen(b) ? known : also).owner };
}
