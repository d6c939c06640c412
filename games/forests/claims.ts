import {
  type Claim,
  differs,
  holds,
  type Json,
  type JsonObject,
  Misread,
  sameJson,
  type Viewer,
} from '@tactarium/engine';
import { indexIn, list, object } from '@tactarium/engine/reading';
import { levelOf, tierOf } from './content/tiers.ts';
import { betweenOf } from './map.ts';
import { readEdge, readTile } from './notation.ts';
import { oddsOfAttack } from './odds.ts';
import { SEATS } from './seats.ts';
import { sees } from './sight.ts';
import type { State } from './state.ts';
import { hasActed, hpOf, NO_UNIT, seatOf, stillOf } from './units.ts';
import { capturedBy } from './view.ts';
import { writeState } from './writing.ts';

/** What a scenario may claim. `first` is the position before any command. */
export const claims = (state: State, first: State): { readonly [key: string]: Claim } => {
  const written = writeState(state);
  const side = (expected: Json, place: string, actual: (seat: number) => number): readonly string[] =>
    Object.entries(object(expected, place)).flatMap(([name, wanted]) =>
      compare(`${place}.${name}`, wanted, actual(indexIn(SEATS, name, place))),
    );
  return {
    turn: (expected, place) => compare(place, expected, written['turn']),
    round: (expected, place) => compare(place, expected, state.round),
    built: (expected, place) => compare(place, expected, state.built),
    countdown: (expected, place) => compare(place, expected, written['countdown']),
    bases: (expected, place) => side(expected, place, (seat) => state.bases[seat]!),
    reserve: (expected, place) => side(expected, place, (seat) => state.reserve[seat]!),
    wood: (expected, place) => side(expected, place, (seat) => state.wood[seat]!),
    captured: (expected, place) => side(expected, place, (seat) => capturedBy(state, seat)),
    units: (expected, place) => compareUnits(state, expected, place),
    walls: (expected, place) => compareEdges(state, expected, written['walls']!, ['between', 'owner', 'hp'], place),
    waiting: (expected, place) => compareEdges(state, expected, written['waiting']!, ['between', 'rounds'], place),
    owners: (expected, place) => compareOwners(state, expected, place),
    sees: (expected, place) => compareSights(state, expected, place),
    odds: (expected, place) =>
      [expected]
        .flat()
        .flatMap((one, i) => compareOdds(first, one, Array.isArray(expected) ? `${place}[${i}]` : place)),
  };
};

const compare = (place: string, expected: Json | undefined, actual: Json | undefined): readonly string[] =>
  expected !== undefined && holds(actual, expected) ? [] : [differs(place, expected, actual)];

const UNIT_KEYS = ['side', 'at', 'hp', 'still', 'acted', 'tier', 'level'];

/** All of them, in any order; only the fields named are compared. */
function compareUnits(state: State, expected: Json, place: string): readonly string[] {
  const there = unitsOf(state);
  const claimOn = new Map<JsonObject, JsonObject>();
  const placeless: JsonObject[] = [];
  const differences: string[] = [];
  const missing = (claim: JsonObject) => differences.push(`${place}: expected ${JSON.stringify(claim)}, got no unit`);

  for (const [i, json] of list(expected, place).entries()) {
    const claim = object(json, `${place}[${i}]`, UNIT_KEYS);
    if (claim['at'] === undefined) {
      placeless.push(claim);
      continue;
    }
    const unit = there.get(readTile(state.plan, claim['at'], `${place}[${i}].at`));
    if (unit === undefined || claimOn.has(unit)) missing(claim);
    else claimOn.set(unit, claim);
  }
  const free = [...there.values()].filter((unit) => !claimOn.has(unit));
  for (const claim of placeless) if (!findUnit(claim, free, claimOn, new Set())) missing(claim);
  for (const unit of there.values()) {
    const claim = claimOn.get(unit);
    if (claim === undefined) differences.push(`${place}: there is also ${JSON.stringify(unit)}`);
    else if (!holds(unit, claim)) differences.push(differs(place, claim, unit));
  }
  return differences;
}

function unitsOf({ plan, units }: State): ReadonlyMap<number, JsonObject> {
  const there = new Map<number, JsonObject>();
  for (const [tile, unit] of units.entries()) {
    if (unit === NO_UNIT) continue;
    const hp = hpOf(unit);
    there.set(tile, {
      side: SEATS[seatOf(unit)]!,
      at: plan.tiles[tile]!,
      hp,
      still: stillOf(unit),
      acted: hasActed(unit),
      tier: tierOf(hp),
      level: levelOf(hp),
    });
  }
  return there;
}

/** A claim that names no tile is about any unit it fits; one that is taken is given up if its claim finds another. */
function findUnit(
  claim: JsonObject,
  free: readonly JsonObject[],
  claimOn: Map<JsonObject, JsonObject>,
  asked: Set<JsonObject>,
): boolean {
  return free.some((unit) => {
    if (asked.has(unit) || !holds(unit, claim)) return false;
    asked.add(unit);
    const rival = claimOn.get(unit);
    if (rival !== undefined && !findUnit(rival, free, claimOn, asked)) return false;
    claimOn.set(unit, claim);
    return true;
  });
}

/** Every edge of this kind, in any order; of each, only the fields named. */
function compareEdges(
  { plan }: State,
  expected: Json,
  actual: Json,
  keys: readonly string[],
  place: string,
): readonly string[] {
  const wanted = new Map<number, Json>();
  for (const [i, json] of list(expected, place).entries()) {
    const claim = object(json, `${place}[${i}]`, keys);
    const edge = readEdge(plan, claim['between'] ?? null, `${place}[${i}].between`);
    wanted.set(edge, { ...claim, between: betweenOf(plan, edge) });
  }
  const there = list(actual, place);
  const edgeOf = (json: Json): number => readEdge(plan, object(json, place)['between']!, place);
  const missing = [...wanted].filter(([edge]) => !there.some((json) => edgeOf(json) === edge));
  return [
    ...missing.map(([, claim]) => `${place}: expected ${JSON.stringify(claim)}, got nothing there`),
    ...there.flatMap((json) => {
      const claim = wanted.get(edgeOf(json));
      if (claim === undefined) return [`${place}: there is also ${JSON.stringify(json)}`];
      return holds(json, claim) ? [] : [differs(place, claim, json)];
    }),
  ];
}

/** Complete: a side that is not named owns none. */
function compareOwners({ plan, forestAt, forests, owners }: State, expected: Json, place: string): readonly string[] {
  const wanted = new Int8Array(owners.length).fill(-1);
  for (const [name, tiles] of Object.entries(object(expected, place))) {
    const seat = indexIn(SEATS, name, place);
    for (const at of list(tiles ?? [], `${place}.${name}`)) {
      const forest = forestAt[readTile(plan, at, `${place}.${name}`)]!;
      if (forest < 0) throw new Misread(`${place}.${name}`, `names ${JSON.stringify(at)}, which is no forest`);
      wanted[forest] = seat;
    }
  }
  const name = (seat: number): Json => SEATS[seat] ?? 'nobody';
  return forests.flatMap((tile, forest) =>
    wanted[forest] === owners[forest]
      ? []
      : [differs(`${place} of ${plan.tiles[tile]!.join()}`, name(wanted[forest]!), name(owners[forest]!))],
  );
}

/** What each viewer may know; several sightings of one viewer are a list. */
function compareSights(state: State, expected: Json, place: string): readonly string[] {
  return Object.entries(object(expected, place)).flatMap(([name, json]) => {
    const viewer: Viewer = name === 'spectator' ? name : indexIn(SEATS, name, place);
    const sightings = Array.isArray(json) ? (json as readonly Json[]) : [json ?? null];
    return sightings.flatMap((one, i) => compareSight(state, viewer, one, `${place}.${name}[${i}]`));
  });
}

function compareSight(state: State, viewer: Viewer, json: Json, place: string): readonly string[] {
  const claim = object(json, place, ['tile', 'unit']);
  const tile = readTile(state.plan, claim['tile'] ?? null, `${place}.tile`);
  const inSight = viewer === 'spectator' ? state.memory === undefined : sees(state, viewer, tile);
  const there = state.units[tile]!;
  const actual: Json = !inSight ? 'unseen' : there === NO_UNIT ? 'none' : hpOf(there);
  return sameJson(claim['unit'], actual) ? [] : [differs(`${place}.unit`, claim['unit'], actual)];
}

const ODDS = ['attacker', 'defender', 'draw', 'lucky'] as const;

/** As fractions of one. */
function compareOdds(first: State, expected: Json, place: string): readonly string[] {
  const claim = object(expected, place, ['from', 'to', ...ODDS]);
  const [from, to] = ['from', 'to'].map((key) => readTile(first.plan, claim[key] ?? null, `${place}.${key}`));
  const odds = oddsOfAttack(first, from!, to!);
  if (!odds) return [`${place}: there is nothing to attack`];
  const { attacker, defender, draw, luckyAttacker, luckyDefender } = odds;
  const percent = { attacker, defender, draw, lucky: luckyAttacker + luckyDefender };
  return ODDS.flatMap((key) => {
    const wanted = claim[key];
    if (wanted === undefined) return [];
    // 0.3 is not exactly 30 hundredths.
    const same = typeof wanted === 'number' && Math.abs(wanted * 100 - percent[key]) < 1e-6;
    return same ? [] : [differs(`${place}.${key}`, wanted, percent[key] / 100)];
  });
}
