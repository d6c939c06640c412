import type { Dice } from '@tactarium/engine';
import { cellOf } from '../field/field.ts';
import { isAble, type Mech, NOWHERE } from '../mech.ts';
import { isWaiting } from '../rules/flow.ts';
import { refuseStand } from '../rules/movement.ts';
import { heightsOf } from '../rules/situation.ts';
import type { State } from '../state.ts';
import type { Command } from '../wire.ts';
import { type Fighter, fighterOf, type Stance } from './appraisal.ts';
import { type Candidate, candidatesFor, stanceOf } from './candidates.ts';
import type { Level } from './level.ts';
import { bestSalvo } from './salvo.ts';
import { isBlocked, rangeOf, sightline } from './sightlines.ts';

/** A fighter and where it is taken to stand. */
type Placed = readonly [Fighter, Stance];

/** All that a decision about one mech's move looks at. */
interface Outlook {
  readonly state: State;
  readonly level: Level;
  readonly self: Fighter;
  readonly enemies: readonly Placed[];
  readonly friends: readonly Placed[];
  /** Enemies that will move after this mech. */
  readonly later: ReadonlySet<Fighter>;
}

const onField = (mech: Mech): boolean => !mech.destroyed && mech.at !== NOWHERE;

function outlookOf(state: State, mech: Mech, level: Level): Outlook {
  const placed = (other: Mech): Placed => [fighterOf(state, other), stanceOf(other)];
  const all = state.mechs.filter((other) => onField(other) && other.id !== mech.id);
  const enemies = all.filter(({ side }) => side !== mech.side).map(placed);
  return {
    state,
    level,
    self: fighterOf(state, mech),
    enemies,
    friends: all.filter(({ side }) => side === mech.side).map(placed),
    later: new Set(enemies.flatMap(([fighter]) => (isWaiting(state, fighter.mech) ? [fighter] : []))),
  };
}

/** MEC-29: the move of one mech, by what it gives and what it takes. */
export function decideMove(state: State, mech: Mech, level: Level, dice: Dice): Command {
  if (!refuseStand(state, mech)) return { type: 'stand', mech: mech.id };
  const outlook = outlookOf(state, mech, level);
  const scored = candidatesFor(state, mech, level.modes).map((candidate, n) => ({
    candidate,
    // A hair of chance, so that equal moves are not always the first.
    score: appraise(outlook, candidate) + dice.below('table', 'mix', 100) / 100_000,
    n,
  }));
  scored.sort((a, b) => b.score - a.score || a.n - b.n);
  const best = level.follows > 0 ? followThrough(outlook, scored.slice(0, level.follows)) : scored[0]!.candidate;
  return commandFor(state, mech, best);
}

function commandFor({ field }: State, mech: Mech, { mode, at, facing }: Candidate): Command {
  if (mode === undefined) return { type: 'done', mech: mech.id };
  return { type: 'move', mech: mech.id, mode, to: cellOf(field, at), facing };
}

/** What the stance gives less what it takes, and how well it stands for the next turn. */
function appraise({ state, level, self, enemies, later }: Outlook, stance: Stance): number {
  const given = bestSalvo(state, self, stance, enemies, level).value;
  let taken = 0;
  if (level.caution > 0) {
    for (const [enemy, where] of enemies) {
      if (!isAble(enemy.mech)) continue;
      taken += threat(state, level, enemy, where, self, stance, later.has(enemy));
    }
  }
  return given - level.caution * taken + approach(state, level, stance, enemies);
}

/** What an enemy can do to a mech in this stance. An enemy that has still to move is assumed to turn toward it. */
function threat(
  state: State,
  level: Level,
  enemy: Fighter,
  where: Stance,
  self: Fighter,
  stance: Stance,
  moves: boolean,
): number {
  if (!moves || !level.foresees) return bestSalvo(state, enemy, where, [[self, stance]], level).value;
  const line = sightline(state.field, where.at, stance.at, heightsOf(state, enemy.mech, self.mech));
  if (isBlocked(line)) return 0;
  const toward = facingToward(state, where.at, stance.at);
  return bestSalvo(state, enemy, { ...where, facing: toward, moved: 'walked', hexes: 0 }, [[self, stance]], level)
    .value;
}

function facingToward({ field }: State, from: number, to: number): Stance['facing'] {
  const line = sightline(field, from, to);
  return (Math.round((((line >> 8) & 0xff) * 15) / 60) % 6) as Stance['facing'];
}

const FAR = 0.35;
const AVERTED = 0.15;

/** Nearer is better as long as nothing is in range, and so is looking at the enemy. */
function approach(state: State, _level: Level, stance: Stance, enemies: readonly Placed[]): number {
  let nearest = 99;
  let turned = 0;
  for (const [{ mech }, where] of enemies) {
    if (mech.destroyed || where.at === stance.at) continue;
    const range = rangeOf(sightline(state.field, stance.at, where.at));
    if (range >= nearest) continue;
    nearest = range;
    const off = Math.abs(facingToward(state, stance.at, where.at) - stance.facing);
    turned = Math.min(off, 6 - off);
  }
  return -FAR * Math.max(0, nearest - 3) - AVERTED * turned;
}

/** Each of the best moves against the best that the enemies who move later make of it. */
function followThrough(outlook: Outlook, best: readonly { candidate: Candidate; score: number }[]): Candidate {
  const { later } = outlook;
  if (later.size === 0) return best[0]!.candidate;
  let chosen = best[0]!.candidate;
  let most = Number.NEGATIVE_INFINITY;
  for (const { candidate } of best) {
    const score = afterReplies(outlook, candidate);
    if (score > most) [chosen, most] = [candidate, score];
  }
  return chosen;
}

function afterReplies(outlook: Outlook, candidate: Candidate): number {
  const { state, level, self, enemies, friends, later } = outlook;
  const placed = enemies.map(([enemy, where]): Placed => {
    if (!later.has(enemy)) return [enemy, where];
    return [enemy, replyOf(state, level, enemy, where, [[self, candidate], ...friends])];
  });
  const given = bestSalvo(state, self, candidate, placed, level).value;
  let taken = 0;
  for (const [enemy, where] of placed) {
    if (isAble(enemy.mech)) taken += bestSalvo(state, enemy, where, [[self, candidate]], level).value;
  }
  return given - level.caution * taken + approach(state, level, candidate, placed);
}

/** Where the enemy would go: of some of its stances the one that gives most for what it takes. */
function replyOf(state: State, level: Level, enemy: Fighter, where: Stance, against: readonly Placed[]): Stance {
  const all = candidatesFor(state, enemy.mech, ['run', 'jump']);
  const step = Math.max(1, Math.trunc(all.length / level.replies));
  let [best, most] = [where, Number.NEGATIVE_INFINITY];
  for (let n = 0; n < all.length; n += step) {
    const stance = all[n]!;
    if (against.some(([, other]) => other.at === stance.at)) continue;
    let score = bestSalvo(state, enemy, stance, against, level).value;
    for (const [fighter, from] of against) {
      score -= 0.7 * bestSalvo(state, fighter, from, [[enemy, stance]], level).value;
    }
    if (score > most) [best, most] = [stance, score];
  }
  return best;
}
