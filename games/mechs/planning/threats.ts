import { FACINGS, type Facing, turn } from '@tactarium/engine/grid/hex';
import { type Fighter, fighterOf, type Option, type Stance, volley } from '../bot/appraisal.ts';
import { candidatesFor, stanceOf } from '../bot/candidates.ts';
import { facingToward } from '../field/arcs.ts';
import { type Cell, cellOf } from '../field/field.ts';
import { knownState } from '../known.ts';
import { isAble, type Mech, MODES, type Mode, NOWHERE } from '../mech.ts';
import { isWaiting } from '../rules/flow.ts';
import { rangeBetween } from '../rules/situation.ts';
import { mechNamed, type State } from '../state.ts';
import type { View } from '../view.ts';

/** What a mech would have to fear on a hex, as mean damage: of shots, were all enemies to fire all they can at it. */
export interface Threat {
  readonly at: Cell;
  /** How it would get there, by the first mode that leads there; absent where it stands. */
  readonly mode?: Mode;
  /** By enemies that have moved. */
  readonly surely: number;
  /** By enemies that have still to move: the most that each could do after a walk. */
  readonly maybe: number;
}

/** Where an enemy might shoot from: the facings that it can have on a hex. */
interface Post {
  readonly stance: Stance;
  readonly facings: Set<Facing>;
}

/** The threat on every hex of the mech's reach, its own first. */
export function threatsOf(view: View, id: string): readonly Threat[] {
  const state = knownState(view);
  const mech = mechNamed(state, id);
  if (!mech || mech.destroyed || mech.at === NOWHERE) return [];
  const self = fighterOf(state, mech);
  const enemies = state.mechs.filter((other) => other.side !== mech.side && other.at !== NOWHERE && isAble(other));
  const isMoving = (enemy: Mech): boolean => state.phase === 'movement' && isWaiting(state, enemy);
  const settled = enemies.filter((enemy) => !isMoving(enemy)).map((enemy) => fighterOf(state, enemy));
  const moving = enemies.filter(isMoving).map((enemy) => [fighterOf(state, enemy), postsOf(state, enemy)] as const);
  const threats = new Map<number, Threat>();
  for (const { mode, ...stance } of candidatesFor(state, mech, MODES)) {
    // Damage does not depend on where the target faces: the first stance on a hex, its cheapest, stands for all.
    if (threats.has(stance.at)) continue;
    const target = [self, stance] as const;
    threats.set(stance.at, {
      at: cellOf(state.field, stance.at),
      ...(mode !== undefined && { mode }),
      surely: sum(settled, (enemy) => damageFrom(state, enemy, target)),
      maybe: sum(moving, ([enemy, posts]) => damageAfterWalk(state, enemy, posts, target)),
    });
  }
  return [...threats.values()];
}

type Placed = readonly [Fighter, Stance];

const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0);

const scratch: Option[] = [];

function damageOf(state: State, shooter: Fighter, stance: Stance, twist: number, [target, to]: Placed): number {
  volley(state, shooter, stance, twist, target, to, scratch);
  return sum(scratch, ({ damage }) => damage);
}

/** From where it stands, with the best twist that it still can make. */
function damageFrom(state: State, enemy: Fighter, target: Placed): number {
  const { mech } = enemy;
  const twists = mech.twisted || mech.fired > 0 ? [mech.twist] : [0, -1, 1];
  return Math.max(...twists.map((twist) => damageOf(state, enemy, stanceOf(mech), twist, target)));
}

function postsOf(state: State, enemy: Mech): readonly Post[] {
  const posts = new Map<number, Post>();
  for (const { mode: _, ...stance } of candidatesFor(state, enemy, ['walk'])) {
    const post = posts.get(stance.at);
    if (post) post.facings.add(stance.facing);
    else posts.set(stance.at, { stance, facings: new Set([stance.facing]) });
  }
  return [...posts.values()];
}

/** The most that an enemy could do from any hex of its walk, turned to the target as far as it can be there. */
function damageAfterWalk(state: State, enemy: Fighter, posts: readonly Post[], target: Placed): number {
  const [, { at }] = target;
  const reach = Math.max(0, ...enemy.guns.map((gun) => gun.reach));
  let most = 0;
  for (const { stance, facings } of posts) {
    if (stance.at === at || rangeBetween(state, stance.at, at) > reach) continue;
    const toward = facingToward(state.field, stance.at, at);
    const [facing, twist] = turnedTo(toward, facings);
    most = Math.max(most, damageOf(state, enemy, { ...stance, facing }, twist, target));
  }
  return most;
}

/** Of these facings the one nearest to another, and the twist that helps the most. */
function turnedTo(toward: Facing, facings: ReadonlySet<Facing>): readonly [Facing, number] {
  for (const [off, twist] of [
    [0, 0],
    [1, -1],
    [-1, 1],
    [2, -1],
    [-2, 1],
  ] as const) {
    const facing = turn(toward, off);
    if (facings.has(facing)) return [facing, twist];
  }
  return [FACINGS.find((facing) => facings.has(facing))!, 0];
}
