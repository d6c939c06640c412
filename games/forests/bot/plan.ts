import { legal, mayAct } from '../commands.ts';
import { WOOD_A_POINT } from '../content/numbers.ts';
import { THRESHOLDS, tierFor, tierOf } from '../content/tiers.ts';
import { distance, edgeOf, firstTile, indexOf, secondTile } from '../map.ts';
import { oddsOfAttack } from '../odds.ts';
import { hpOf, seatOf } from '../units.ts';
import type { Command } from '../wire.ts';
import { gangUp, SURE_ENOUGH } from './gang.ts';
import { type Character, type Goal, goalOf } from './goals.ts';
import { ACTION, costsTo, hitsToFell, UNREACHABLE } from './routes.ts';
import type { Scene, Standing } from './scene.ts';

type Act = Extract<Command, { type: 'act' }>;
type Hit = Extract<Command, { type: 'hit_wall' }>;

/** The next command of a player of this character: each unit in turn goes for what it is after, the largest first. */
export function nextCommand(scene: Scene, character: Character): Command {
  const { state, seat } = scene;
  const commands = legal(state, seat);
  const attack = character.gangs && gangUp(scene, commands, (tile, hp) => worthOf(scene, character, tile, hp));
  if (attack) return attack;
  const units = scene.own
    .filter(({ tile }) => mayAct(state, seat, tile))
    .sort((a, b) => b.hp - a.hp || a.tile - b.tile);
  const idle: Standing[] = [];
  for (const unit of units) {
    const goal = goalOf(scene, unit, character);
    const command = goal && towards(scene, unit, goal, commands);
    if (command) return command;
    if (goal?.tile !== unit.tile) idle.push(unit);
  }
  const mass = character.masses
    ? idle.map((unit) => massing(scene, unit, commands)).find((command) => command)
    : undefined;
  return mass ?? supply(scene, character, commands) ?? { type: 'end_turn' };
}

/** What bringing down the enemy there is worth: more near the own base, and on a forest that is not one's own. */
function worthOf({ state, seat, owners }: Scene, { hunt, guard, forest }: Character, tile: number, hp: number): number {
  const near = distance(state.plan, tile, state.plan.bases[seat]!) <= 3 ? guard : 1;
  const held = state.forestAt[tile]! >= 0 && owners[state.forestAt[tile]!] !== seat ? forest : 0;
  return hunt * hp * near + held;
}

/** Idle units become one, the smaller into the larger; those that gather wood stay. */
function massing({ state, seat }: Scene, unit: Standing, commands: readonly Command[]): Command | undefined {
  if (state.forestAt[unit.tile]! >= 0) return undefined;
  let best: Command | undefined;
  let largest = unit.hp - 1;
  for (const command of commands) {
    if (command.type !== 'act' || indexOf(state.plan, command.from) !== unit.tile) continue;
    const there = state.units[indexOf(state.plan, command.to)]!;
    if (seatOf(there) !== seat || hpOf(there) <= largest) continue;
    largest = hpOf(there);
    best = command;
  }
  return best;
}

/** The act or hit of this unit that brings it nearest to its goal, if any is better than to stay. */
function towards(scene: Scene, unit: Standing, goal: Goal, commands: readonly Command[]): Command | undefined {
  const { state, seat } = scene;
  if (goal.tile === unit.tile) return undefined;
  const costs = costsTo(state, seat, goal.tile, unit.hp, tierOf(unit.hp));
  let least = costs[unit.tile]!;
  if (least === UNREACHABLE) return undefined;
  let best: Command | undefined;
  for (const command of commands) {
    if (command.type !== 'act' && command.type !== 'hit_wall') continue;
    if (indexOf(state.plan, command.from) !== unit.tile) continue;
    const left =
      command.type === 'act' ? costOfAct(scene, unit, command, costs) : costOfHit(scene, unit, command, costs);
    if (left >= least) continue;
    least = left;
    best = command;
  }
  return best;
}

function costOfAct({ state, seat }: Scene, { tile }: Standing, command: Act, costs: Int16Array): number {
  const to = indexOf(state.plan, command.to);
  if (seatOf(state.units[to]!) === seat && costs[to] !== 0) return UNREACHABLE;
  const odds = oddsOfAttack(state, tile, to);
  return odds && odds.attacker < SURE_ENOUGH ? UNREACHABLE : costs[to]!;
}

function costOfHit({ state, seat }: Scene, { tile, hp }: Standing, command: Hit, costs: Int16Array): number {
  const { plan } = state;
  const edge = edgeOf(plan, command.between);
  const across = firstTile(edge) === tile ? secondTile(plan, edge) : firstTile(edge);
  const { range, wallDamage } = tierFor(hp);
  const hits = hitsToFell(state.walls[edge]!, seat, wallDamage);
  return costs[across]! + ACTION / range + (hits - 1) * ACTION;
}

/** Wood becomes reserve, reserve becomes units: workers first, then as large as it goes. */
function supply(scene: Scene, character: Character, commands: readonly Command[]): Command | undefined {
  const { state, seat, own, enemy } = scene;
  const points = Math.trunc(state.wood[seat]! / WOOD_A_POINT);
  if (points > 0) return { type: 'convert', points };
  const reserve = state.reserve[seat]!;
  const workers = own.reduce((count, { hp }) => count + (hp === 1 ? 1 : 0), 0);
  const largest =
    reserve >= character.deploys
      ? THRESHOLDS.findLast((one) => one <= Math.min(reserve, character.largest))
      : undefined;
  const wanted = workers < character.workers ? 1 : largest;
  let best: Command | undefined;
  let nearest = UNREACHABLE;
  for (const command of commands) {
    if (command.type !== 'deploy' || command.hp !== wanted) continue;
    const far = distance(state.plan, indexOf(state.plan, command.at), state.plan.bases[enemy]!);
    if (far >= nearest) continue;
    nearest = far;
    best = command;
  }
  return best;
}
