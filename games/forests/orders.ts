import type { Seat } from '@tactarium/engine';
import { legal } from './commands.ts';
import { tierFor } from './content/tiers.ts';
import { knownOnce, oncePerView, seatOfView } from './known.ts';
import { edgeOf, indexOf } from './map.ts';
import { mergedHp } from './merge.ts';
import { type AttackOdds, oddsOfAttack } from './odds.ts';
import { other } from './seats.ts';
import { seenUnit, sees } from './sight.ts';
import type { State } from './state.ts';
import { hpOf, NO_UNIT, seatOf } from './units.ts';
import type { View } from './view.ts';
import { hitsOn } from './walls.ts';
import type { Command } from './wire.ts';

type Act = Extract<Command, { type: 'act' }>;
type Hit = Extract<Command, { type: 'hit_wall' }>;

/** What the unit finds where it goes. */
interface Going {
  readonly command: Act;
  /** Whether a forest becomes the side's own by it; of an attack, if it is won. */
  readonly captures: boolean;
  /** How many tiles come into sight by it. What shows something new cannot be taken back. */
  readonly sees: number;
}

/** FOR-31: something a unit may do, with what it brings. */
export type Order =
  | (Going & { readonly is: 'move' })
  | (Going & { readonly is: 'attack'; readonly odds: AttackOdds })
  /** `becomes` HP on the target tile; `rest` HP, if any, stay behind. */
  | (Going & { readonly is: 'merge'; readonly becomes: number; readonly rest: number })
  /** FOR-19: the unit is spent. */
  | { readonly is: 'base'; readonly command: Act; readonly damage: number; readonly left: number }
  /** How many hits of this unit fell the wall, this one included. */
  | { readonly is: 'wall'; readonly command: Hit; readonly hits: number };

/** What each unit of the viewer may do now, by the number of its tile (row × size + column). */
export const ordersOf: (view: View) => ReadonlyMap<number, readonly Order[]> = oncePerView((view) => {
  const orders = new Map<number, Order[]>();
  if (view.viewer === 'spectator') return orders;
  const [state, seat] = [knownOnce(view), seatOfView(view)];
  for (const command of legal(state, seat)) {
    if (command.type !== 'act' && command.type !== 'hit_wall') continue;
    const from = indexOf(state.plan, command.from);
    const known = orders.get(from);
    const order = command.type === 'act' ? orderOfAct(state, seat, command) : orderOfHit(state, command);
    if (known) known.push(order);
    else orders.set(from, [order]);
  }
  return orders;
});

function orderOfAct(state: State, seat: Seat, command: Act): Order {
  const { plan, bases } = state;
  const [from, to] = [indexOf(plan, command.from), indexOf(plan, command.to)];
  const hp = hpOf(state.units[from]!);
  if (to === plan.bases[other(seat)]) {
    const left = Math.max(0, bases[other(seat)]! - hp);
    return { is: 'base', command, damage: hp, left };
  }
  const there = seenUnit(state, seat, to);
  const going = { command, captures: captures(state, seat, to), sees: newTiles(state, seat, to) };
  if (there === NO_UNIT) return { is: 'move', ...going };
  if (seatOf(there) !== seat) return { is: 'attack', ...going, odds: oddsOfAttack(state, from, to)! };
  const sum = hp + hpOf(there);
  const becomes = mergedHp(hp, sum);
  return { is: 'merge', ...going, becomes, rest: sum - becomes };
}

function orderOfHit(state: State, command: Hit): Order {
  const { plan, units, walls } = state;
  const { wallDamage } = tierFor(hpOf(units[indexOf(plan, command.from)]!));
  return { is: 'wall', command, hits: hitsOn(walls[edgeOf(plan, command.between)]!, wallDamage) };
}

/** FOR-24, as far as the side knows who owns the forest. */
function captures({ forestAt, owners, memory }: State, seat: Seat, tile: number): boolean {
  const forest = forestAt[tile]!;
  if (forest < 0) return false;
  const inSight = memory === undefined || memory[seat]!.sight[tile]! > 0;
  return (inSight ? owners : memory[seat]!.owners)[forest] !== seat;
}

/** FOR-27: a unit on `to` sees them, and nobody of its side does yet. */
const newTiles = (state: State, seat: Seat, to: number): number =>
  state.plan.around[to]!.reduce((count, tile) => count + (sees(state, seat, tile) ? 0 : 1), 0);
