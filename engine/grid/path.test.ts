import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costTo, explore, type Neighbours, NONE, pathTo } from './path.ts';

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

const SIZE = 9;
const node = fc.integer({ min: 0, max: SIZE - 1 });
/** Few different costs, so that many paths tie. */
const anyEdges = fc.array(fc.record({ from: node, to: node, cost: fc.integer({ min: 1, max: 3 }) }), {
  maxLength: 30,
  size: 'max',
});

const along =
  (edges: readonly Edge[]): Neighbours =>
  (at, visit) => {
    for (const { from, to, cost } of edges) if (from === at) visit(to, cost);
  };

function bellmanFord(edges: readonly Edge[], start: number): number[] {
  const costs = Array.from({ length: SIZE }, (_, at) => (at === start ? 0 : Number.POSITIVE_INFINITY));
  for (let round = 0; round < SIZE; round++) {
    for (const { from, to, cost } of edges) costs[to] = Math.min(costs[to]!, costs[from]! + cost);
  }
  return costs;
}

/** Tries every way in the order of the visits; the first that is as cheap as can be is the one to take. */
function firstCheapest(edges: readonly Edge[], path: number[], goal: number, budget: number): number[] | undefined {
  const at = path.at(-1)!;
  if (at === goal && budget === 0) return path;
  for (const { from, to, cost } of edges) {
    if (from !== at || cost > budget) continue;
    const found = firstCheapest(edges, [...path, to], goal, budget - cost);
    if (found) return found;
  }
  return undefined;
}

describe('exploring a graph', () => {
  it('costs what Bellman and Ford say', () => {
    fc.assert(
      fc.property(anyEdges, node, (edges, start) => {
        const found = explore(SIZE, start, along(edges));
        const costs = bellmanFord(edges, start).map((cost) => (Number.isFinite(cost) ? cost : NONE));
        expect([...found.costs]).toEqual(costs);
      }),
    );
  });

  it('keeps within the limit, and reaches all that is within it', () => {
    fc.assert(
      fc.property(anyEdges, node, fc.integer({ min: 0, max: 8 }), (edges, start, limit) => {
        const found = explore(SIZE, start, along(edges), limit);
        const costs = bellmanFord(edges, start);
        expect([...found.costs]).toEqual(costs.map((cost) => (cost <= limit ? cost : NONE)));
      }),
    );
  });

  it('lists what it reached, cheapest first and lower numbers first', () => {
    fc.assert(
      fc.property(anyEdges, node, (edges, start) => {
        const costs = bellmanFord(edges, start);
        const expected = [...costs.keys()]
          .filter((at) => Number.isFinite(costs[at]))
          .sort((a, b) => costs[a]! - costs[b]! || a - b);
        expect(explore(SIZE, start, along(edges)).nodes).toEqual(expected);
      }),
    );
  });

  it('takes, of equally cheap paths, the one that first follows an earlier visit', () => {
    fc.assert(
      fc.property(anyEdges, node, node, (edges, start, goal) => {
        const found = explore(SIZE, start, along(edges));
        const cost = costTo(found, goal);
        const expected = cost === undefined ? undefined : firstCheapest(edges, [start], goal, cost);
        expect(pathTo(found, goal)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});

describe('one path', () => {
  const diamond: Edge[] = [
    { from: 0, to: 2, cost: 1 },
    { from: 0, to: 1, cost: 1 },
    { from: 1, to: 3, cost: 1 },
    { from: 2, to: 3, cost: 1 },
    { from: 3, to: 4, cost: 5 },
  ];

  it('follows the order of the visits, not the numbers of the nodes', () => {
    const found = explore(SIZE, 0, along(diamond));
    expect(pathTo(found, 4)).toEqual([0, 2, 3, 4]);
    expect(costTo(found, 4)).toBe(7);
  });

  it('to the start is the start, and to what was not reached is none', () => {
    const found = explore(SIZE, 0, along(diamond), 6);
    expect(pathTo(found, 0)).toEqual([0]);
    expect(pathTo(found, 4)).toBeUndefined();
    expect(costTo(found, 4)).toBeUndefined();
  });

  it('may not have a step that is free, negative or broken into parts', () => {
    for (const cost of [0, -1, 1.5, Number.NaN]) {
      expect(() => explore(SIZE, 0, along([{ from: 0, to: 1, cost }]))).toThrow('costs');
    }
  });
});

describe('a big board', () => {
  it('is explored from corner to corner, where every path costs its manhattan distance', () => {
    const width = 60;
    const found = explore(width * width, 0, (at, visit) => {
      if (at >= width) visit(at - width, 1);
      if (at % width < width - 1) visit(at + 1, 1);
      if (at < width * (width - 1)) visit(at + width, 1);
      if (at % width > 0) visit(at - 1, 1);
    });
    expect(found.nodes).toHaveLength(width * width);
    expect([...found.costs]).toEqual(found.nodes.map((_, at) => (at % width) + Math.floor(at / width)));
    const eastThenSouth = pathTo(found, width * width - 1)!;
    expect(eastThenSouth.slice(0, width)).toEqual(Array.from({ length: width }, (_, column) => column));
  });
});
