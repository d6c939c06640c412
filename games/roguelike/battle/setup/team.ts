import { err, isObject, type Json, ok, type Refusal, type Result, refusal } from '@tactarium/engine';
import { leaders, lines, spells } from '../../content/index.ts';
import { TIMINGS, type Timing } from '../state/battle.ts';
import { homeRows, type Point, SIDES, type Side, WIDTH } from '../state/board.ts';

/** A unit card in its place. */
export interface Card {
  /** `humans/footman`. */
  readonly unit: string;
  readonly tier: number;
  readonly at: Point;
}

export interface Team {
  readonly units: readonly Card[];
  readonly leader?: string;
  readonly spells: readonly { readonly spell: string; readonly timing: Timing }[];
}

const MOST_UNITS = 12;
const MOST_SPELLS = 2;
const TEAM_KEYS = ['units', 'leader', 'spells'];

/** A team from outside. What is wrong with it is refused with the unit and the field named (RUN-24). */
export function readTeam(json: unknown, side: Side): Result<Team, Refusal> {
  if (!isObject(json)) return wrong('team/malformed', {});
  const unknown = Object.keys(json).find((key) => !TEAM_KEYS.includes(key));
  if (unknown !== undefined) return wrong('team/malformed', { field: unknown });
  const units: Card[] = [];
  const listed = json['units'];
  if (!Array.isArray(listed) || listed.length === 0) return wrong('team/empty', { field: 'units' });
  if (listed.length > MOST_UNITS) return wrong('team/too-many', { field: 'units', most: MOST_UNITS });
  for (const [index, one] of (listed as readonly Json[]).entries()) {
    const card = readCard(one, index, side);
    if (!card.ok) return card;
    const { unit, at } = card.value;
    if (units.some((other) => other.at.x === at.x && other.at.y === at.y)) {
      return wrong('team/cell-twice', { index, unit, field: 'at', at: [at.x, at.y] });
    }
    units.push(card.value);
  }
  const leader = json['leader'];
  if (leader !== undefined && (typeof leader !== 'string' || !leaders.has(leader))) {
    return wrong('team/unknown-leader', { field: 'leader', leader });
  }
  const cast = readSpells(json['spells'] ?? []);
  if (!cast.ok) return cast;
  return ok({ units, spells: cast.value, ...(leader !== undefined && { leader }) });
}

function readCard(json: Json, index: number, side: Side): Result<Card, Refusal> {
  if (!isObject(json)) return wrong('team/malformed', { index, field: 'unit' });
  const { unit, tier = 1, at } = json;
  if (typeof unit !== 'string' || !lines.has(unit)) return wrong('team/unknown-unit', { index, unit, field: 'unit' });
  if (tier !== 1 && tier !== 2 && tier !== 3) return wrong('team/unknown-tier', { index, unit, field: 'tier', tier });
  const [x, y] = Array.isArray(at) ? (at as readonly Json[]) : [];
  const isCell = Number.isInteger(x) && Number.isInteger(y);
  const inZone = isCell && (x as number) >= 0 && (x as number) < WIDTH && homeRows(side).includes(y as number);
  if (!inZone) return wrong('team/outside-zone', { index, unit, field: 'at', at, team: SIDES[side]! });
  return ok({ unit, tier, at: { x: x as number, y: y as number } });
}

function readSpells(json: Json): Result<Team['spells'], Refusal> {
  if (!Array.isArray(json) || json.length > MOST_SPELLS)
    return wrong('team/spells', { field: 'spells', most: MOST_SPELLS });
  const cast: { spell: string; timing: Timing }[] = [];
  for (const one of json as readonly Json[]) {
    const { spell, timing = 'mid' } = isObject(one) ? one : { spell: null };
    if (typeof spell !== 'string' || !spells.has(spell)) return wrong('team/unknown-spell', { field: 'spell', spell });
    if (!TIMINGS.includes(timing as Timing)) return wrong('team/unknown-timing', { field: 'timing', spell, timing });
    cast.push({ spell, timing: timing as Timing });
  }
  return ok(cast);
}

const wrong = (code: string, detail: { readonly [key: string]: Json | undefined }): Result<never, Refusal> =>
  err(refusal(code, detail));
