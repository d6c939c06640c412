/**
 * Cheapest paths through a graph of whole-number nodes, 0 to size − 1. What a node stands for is up to the caller: a
 * cell, or a hex and a facing packed into one number.
 */

export type Visit = (node: number, cost: number) => void;

/** Calls `visit` for each node one step on, in an order that never changes. A step costs a whole number, at least 1. */
export type Neighbours = (node: number, visit: Visit) => void;

/** All that can be reached from `start` within the limit. */
export interface Reach {
  readonly start: number;
  /** The nodes reached, cheapest first; at equal cost the lower number first. The first is the start. */
  readonly nodes: readonly number[];
  /** By node: the cost of getting there, NONE where it was not reached. */
  readonly costs: Int32Array;
  /** By node: the one before it on its path, NONE for the start and where it was not reached. */
  readonly previous: Int32Array;
}

export const NONE = -1;

/** Costs are kept in 32 bits. */
export const NO_LIMIT = 0x7fffffff;

/**
 * Dijkstra's search. Of equally cheap paths it takes the one that, where they first differ, follows the neighbour visited
 * earlier. Preferences that come before that (fewest hexes, then fewest turns) are packed into the cost as lower digits.
 */
export function explore(size: number, start: number, neighbours: Neighbours, limit = NO_LIMIT): Reach {
  const costs = new Int32Array(size).fill(NONE);
  const previous = new Int32Array(size).fill(NONE);
  const depths = new Int32Array(size);
  /** The position of this node among the neighbours visited from its predecessor. */
  const ranks = new Int32Array(size);
  const nodes: number[] = [];
  const frontier = openFrontier(costs);

  let current = start;
  let rank = 0;

  /** Walks back along both paths into `node` to where they part. The new one comes from `current`. */
  const newWayIsEarlier = (node: number): boolean => {
    let [mine, mineRank] = [current, rank];
    let [theirs, theirRank] = [previous[node]!, ranks[node]!];
    while (mine !== theirs) {
      if (depths[mine]! >= depths[theirs]!) {
        mineRank = ranks[mine]!;
        mine = previous[mine]!;
      } else {
        theirRank = ranks[theirs]!;
        theirs = previous[theirs]!;
      }
    }
    return mineRank < theirRank;
  };

  const visit: Visit = (node, cost) => {
    if (!Number.isInteger(cost) || cost < 1) throw new Error(`a step from ${current} to ${node} costs ${cost}`);
    const total = costs[current]! + cost;
    const known = costs[node]!;
    if (total <= limit && (known === NONE || total < known || (total === known && newWayIsEarlier(node)))) {
      previous[node] = current;
      depths[node] = depths[current]! + 1;
      ranks[node] = rank;
      if (total !== known) {
        costs[node] = total;
        frontier.put(node);
      }
    }
    rank++;
  };

  costs[start] = 0;
  frontier.put(start);
  while (frontier.size() > 0) {
    current = frontier.take();
    rank = 0;
    nodes.push(current);
    neighbours(current, visit);
  }
  return { start, nodes, costs, previous };
}

/** The cost of getting there, or undefined if it was not reached. */
export function costTo({ costs }: Reach, node: number): number | undefined {
  const cost = costs[node]!;
  return cost === NONE ? undefined : cost;
}

/** The nodes from the start to this one, both included, or undefined if it was not reached. */
export function pathTo({ costs, previous }: Reach, node: number): number[] | undefined {
  if (costs[node] === NONE) return undefined;
  const path: number[] = [];
  for (let at = node; at !== NONE; at = previous[at]!) path.push(at);
  return path.reverse();
}

interface Frontier {
  size(): number;
  /** Adds the node, or moves it forward after its cost has fallen. */
  put(node: number): void;
  /** Removes the cheapest node, at equal cost the one with the lower number. */
  take(): number;
}

/** A binary heap that knows the place of each node, so that none is ever in it twice. */
function openFrontier(costs: Int32Array): Frontier {
  const heap = new Int32Array(costs.length);
  const places = new Int32Array(costs.length).fill(NONE);
  let size = 0;

  const precedes = (a: number, b: number): boolean => costs[a]! < costs[b]! || (costs[a] === costs[b] && a < b);

  const seat = (node: number, place: number): void => {
    heap[place] = node;
    places[node] = place;
  };

  return {
    size: () => size,

    put(node) {
      let place = places[node] === NONE ? size++ : places[node]!;
      while (place > 0) {
        const parent = (place - 1) >> 1;
        if (!precedes(node, heap[parent]!)) break;
        seat(heap[parent]!, place);
        place = parent;
      }
      seat(node, place);
    },

    take() {
      const cheapest = heap[0]!;
      const last = heap[--size]!;
      let place = 0;
      for (;;) {
        let child = 2 * place + 1;
        if (child + 1 < size && precedes(heap[child + 1]!, heap[child]!)) child++;
        if (child >= size || !precedes(heap[child]!, last)) break;
        seat(heap[child]!, place);
        place = child;
      }
      seat(last, place);
      places[cheapest] = NONE;
      return cheapest;
    },
  };
}
