import { isObject, type Json, type JsonObject, Misread } from '@tactarium/engine';
import { type Between, edgeOf, indexOf, NO_EDGE, type Plan, type Tile } from './map.ts';
import { type Pair, SEATS } from './seats.ts';

export function known(given: JsonObject, keys: readonly string[], place: string): void {
  for (const key of Object.keys(given)) if (!keys.includes(key)) throw new Misread(`${place}.${key}`, 'is not known');
}

export function map(json: Json | undefined, place: string): JsonObject {
  if (!isObject(json)) throw new Misread(place, 'is not a map of keys');
  return json;
}

export function list(json: Json, place: string): readonly Json[] {
  if (!Array.isArray(json)) throw new Misread(place, 'is not a list');
  return json;
}

export function oneOf(names: readonly string[], value: Json | undefined, place: string): number {
  const index = typeof value === 'string' ? names.indexOf(value) : -1;
  if (index < 0) throw new Misread(place, `is not one of ${names.join(', ')}`);
  return index;
}

export function flag(json: Json, place: string): boolean {
  if (typeof json !== 'boolean') throw new Misread(place, 'is neither true nor false');
  return json;
}

export function whole(json: Json, place: string, least: number, most = 1_000_000): number {
  if (!Number.isSafeInteger(json) || (json as number) < least || (json as number) > most) {
    throw new Misread(place, `is not a whole number from ${least} to ${most}`);
  }
  return json as number;
}

export function bySide(json: Json | undefined, usual: number, place: string): Pair {
  if (json === undefined) return [usual, usual];
  const given = map(json, place);
  known(given, SEATS, place);
  return [whole(given['a'] ?? usual, `${place}.a`, 0), whole(given['b'] ?? usual, `${place}.b`, 0)];
}

export function readTile(plan: Pick<Plan, 'size'>, json: Json, place: string): number {
  const tile = list(json, place);
  const index = tile.length === 2 && tile.every(Number.isSafeInteger) ? indexOf(plan, tile as Tile) : -1;
  if (index < 0) throw new Misread(place, 'is not a tile of the map');
  return index;
}

export function readEdge(plan: Plan, json: Json, place: string): number {
  const tiles = list(json, place);
  for (const tile of tiles) readTile(plan, tile, place);
  const edge = tiles.length === 2 ? edgeOf(plan, tiles as Between) : NO_EDGE;
  if (edge === NO_EDGE) throw new Misread(place, 'is not two tiles that share an edge');
  return edge;
}
