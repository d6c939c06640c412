import { tierOf } from '../content/tiers.ts';
import { distance } from '../map.ts';
import { stillOf } from '../units.ts';
import type { Scene, Standing } from './scene.ts';
import { turnsBetween } from './scene.ts';

/** What a player is after, in points: a goal is worth its points divided by the turns to it. And how it goes about it. */
export interface Character {
  /** A forest that nobody owns, or the enemy. */
  readonly forest: number;
  /** Wood: a unit of tier 1 that stands on a forest stays there. */
  readonly gathers: boolean;
  /** The enemy's base, for each HP of the unit. */
  readonly base: number;
  /** From how many HP on a unit goes for the base. */
  readonly strikesFrom: number;
  /** An enemy that is weaker, for each of its HP. */
  readonly hunt: number;
  /** The same near one's own base, in times. */
  readonly guard: number;
  /** To merge with a unit of the same tier, if that makes the next. */
  readonly merge: number;
  /** Whether units that have nothing else to do merge. */
  readonly masses: boolean;
  /** Whether several units attack one enemy together. */
  readonly gangs: boolean;
  /** A forest that nobody guards, while the own countdown runs. */
  readonly hold: number;
  /** A tile where the enemy deploys, while most forests are one's own. */
  readonly siege: number;
  /** The reserve is saved until it holds this many points. */
  readonly deploys: number;
  /** The most HP of a unit that is deployed. */
  readonly largest: number;
  /** Units of 1 HP that are sent to gather wood, at most. */
  readonly workers: number;
}

export interface Goal {
  readonly tile: number;
  readonly points: number;
}

/** What this unit goes for. */
export function goalOf(scene: Scene, unit: Standing, character: Character): Goal | undefined {
  let best: Goal | undefined;
  const offer = (tile: number, points: number): void => {
    if (points > 0 && (best === undefined || points > best.points)) best = { tile, points };
  };
  offerForests(scene, unit, character, offer);
  offerBase(scene, unit, character, offer);
  offerEnemies(scene, unit, character, offer);
  offerMerges(scene, unit, character, offer);
  offerHolds(scene, unit, character, offer);
  offerSiege(scene, unit, character, offer);
  return best;
}

type Offer = (tile: number, points: number) => void;

function offerForests(scene: Scene, { tile, hp, unit }: Standing, character: Character, offer: Offer): void {
  const { state, seat, enemy, own, owners, view } = scene;
  const here = state.forestAt[tile]!;
  if (character.gathers && here >= 0 && owners[here] === seat && tierOf(hp) === 1) offer(tile, STAY + stillOf(unit));
  const missing = owners.reduce((count, owner) => count + (owner === seat ? 0 : 1), 0);
  const urgent = view.countdown !== undefined && state.countdown!.side === enemy ? URGENT : missing <= 2 ? 3 : 1;
  for (const [forest, at] of state.forests.entries()) {
    if (owners[forest] === seat) continue;
    const turns = turnsBetween(state, tile, at, hp);
    const nearer = own.some((ally) => ally.tile !== tile && turnsBetween(state, ally.tile, at, ally.hp) < turns);
    offer(at, (character.forest * urgent * (nearer ? 0.3 : 1)) / (turns + 2));
  }
}

const STAY = 20;
const URGENT = 10;

function offerBase({ state, enemy }: Scene, { tile, hp }: Standing, character: Character, offer: Offer): void {
  if (hp < character.strikesFrom && hp < state.bases[enemy]!) return;
  const base = state.plan.bases[enemy]!;
  const turns = turnsBetween(state, tile, base, hp);
  const last = hp >= state.bases[enemy]! ? 10 : 1;
  offer(base, (character.base * hp * last) / (turns + 2));
}

function offerEnemies(scene: Scene, { tile, hp }: Standing, character: Character, offer: Offer): void {
  const { state, seat, enemies } = scene;
  for (const foe of enemies) {
    if (foe.hp >= hp) continue;
    const turns = turnsBetween(state, tile, foe.tile, hp);
    const near = distance(state.plan, foe.tile, state.plan.bases[seat]!) <= 3 ? character.guard : 1;
    offer(foe.tile, (character.hunt * foe.hp * near) / (turns * turns + 1));
  }
}

function offerMerges({ state, own }: Scene, { tile, hp }: Standing, character: Character, offer: Offer): void {
  const tier = tierOf(hp);
  if (tier === 4 || character.merge === 0) return;
  for (const ally of own) {
    if (ally.tile === tile || tierOf(ally.hp) !== tier || tierOf(ally.hp + hp) === tier) continue;
    offer(ally.tile, character.merge / (turnsBetween(state, tile, ally.tile, hp) + 1));
  }
}

/** FOR-24: a countdown is broken by one unit on one forest, so each has somebody near. */
function offerHolds({ state, seat, own }: Scene, { tile, hp }: Standing, character: Character, offer: Offer): void {
  if (character.hold === 0 || state.countdown?.side !== seat) return;
  const { plan, forests } = state;
  for (const at of forests) {
    if (own.some((ally) => ally.tile !== tile && distance(plan, ally.tile, at) <= 1)) continue;
    if (distance(plan, tile, at) <= 1) offer(tile, character.hold);
    else offer(at, character.hold / (turnsBetween(state, tile, at, hp) + 1));
  }
}

/** FOR-25: units on the tiles where the enemy deploys meet what comes before it has acted; on all of them, they win. */
function offerSiege(scene: Scene, { tile, hp }: Standing, character: Character, offer: Offer): void {
  const { state, seat, enemy, own, owners } = scene;
  if (character.siege === 0) return;
  const owned = owners.reduce((count, owner) => count + (owner === seat ? 1 : 0), 0);
  if (2 * owned <= owners.length) return;
  const { plan } = state;
  const zone = plan.deployment[enemy]!;
  const toBase = (at: number): number => distance(plan, at, plan.bases[enemy]!);
  if (zone.includes(tile)) offer(tile, character.siege);
  for (const at of zone) {
    if (own.some((ally) => ally.tile === at)) continue;
    // Units that are there move up, so that others find room behind them.
    if (!zone.includes(tile)) offer(at, character.siege / (turnsBetween(state, tile, at, hp) + 1));
    else if (toBase(at) < toBase(tile)) offer(at, character.siege + 1);
  }
}
