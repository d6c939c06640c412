import { type Json, Misread } from '@tactarium/engine';
import { cellIndex, list, object, whole } from '@tactarium/engine/reading';
import { type Between, edgeOf, indexOf, NO_EDGE, type Plan } from './map.ts';
import { type Pair, SEATS } from './seats.ts';

export function bySide(json: Json | undefined, usual: number, place: string): Pair {
  if (json === undefined) return [usual, usual];
  const given = object(json, place, SEATS);
  return [whole(given['a'] ?? usual, `${place}.a`), whole(given['b'] ?? usual, `${place}.b`)];
}

export const readTile = (plan: Pick<Plan, 'size'>, json: Json, place: string): number =>
  cellIndex(json, place, 'a tile of the map', (tile) => indexOf(plan, tile));

export function readEdge(plan: Plan, json: Json, place: string): number {
  const tiles = list(json, place);
  for (const tile of tiles) readTile(plan, tile, place);
  const edge = tiles.length === 2 ? edgeOf(plan, tiles as Between) : NO_EDGE;
  if (edge === NO_EDGE) throw new Misread(place, 'is not two tiles that share an edge');
  return edge;
}
