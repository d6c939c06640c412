import { ScriptedDice } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { legalOf, ordersOf, refusalOf } from './client.ts';
import { forests } from './index.ts';
import { edgeOf, indexOf } from './map.ts';
import type { Order } from './orders.ts';
import { sees } from './sight.ts';
import type { State } from './state.ts';
import { passing } from './testing/passing.ts';
import { LATE, position } from './testing/positions.ts';
import { hpOf, NO_UNIT, seatOf } from './units.ts';
import { view } from './view.ts';
import { stands } from './walls.ts';
import type { Command } from './wire.ts';

/** The position after an order, its attack won without luck. */
function carriedOut(before: State, { command }: Order): State {
  const after = forests.copy(before);
  after.dice = new ScriptedDice([{ purpose: 'luck', answer: 2 }]);
  forests.advance(after, before.turn, command);
  return after;
}

const seenBy = (state: State, seat: number): number =>
  state.units.reduce((count, _, tile) => count + (sees(state, seat, tile) ? 1 : 0), 0);

/** Whether the order brought what it promised. */
function check(before: State, order: Order): void {
  const { plan, turn: seat } = before;
  if (order.is === 'attack' && order.odds.attacker < 80) return;
  const after = carriedOut(before, order);
  const from = indexOf(plan, order.command.from);
  if (order.is === 'wall') {
    expect(stands(after.walls[edgeOf(plan, order.command.between)]!)).toBe(order.hits > 1);
    return;
  }
  if (order.is === 'base') {
    expect(after.bases[1 - seat]).toBe(order.left);
    return;
  }
  const to = indexOf(plan, order.command.to);
  if (order.is === 'attack') expect(hpOf(after.units[to]!)).toBe(order.odds.left.attacker);
  if (order.is === 'merge') {
    expect(hpOf(after.units[to]!)).toBe(order.becomes);
    expect(after.units[from] === NO_UNIT ? 0 : hpOf(after.units[from]!)).toBe(order.rest);
  }
  expect(seatOf(after.units[to]!)).toBe(seat);
  const owned = (state: State) => state.owners.filter((owner) => owner === seat).length;
  if (sees(before, seat, to)) expect(owned(after) - owned(before)).toBe(order.captures ? 1 : 0);
  if (order.is === 'move' && before.memory) {
    const [known, now] = [before.memory[seat]!.sight, after.memory![seat]!.sight];
    expect(now.filter((count, tile) => count > 0 && known[tile] === 0).length).toBe(order.sees);
  }
  if (!before.memory) expect(seenBy(after, seat)).toBe(seenBy(before, seat));
}

describe('FOR-31 the orders of a unit', () => {
  it('are its legal acts and hits, and each brings what it promises', () => {
    const kinds = new Set<string>();
    for (const state of passing(20)) {
      const seen = view(state, state.turn);
      const orders = [...ordersOf(seen).values()].flat();
      const acts = legalOf(seen).filter(({ type }) => type === 'act' || type === 'hit_wall');
      expect(new Set(orders.map(({ command }) => command))).toEqual(new Set(acts));
      for (const order of orders) {
        // FOR-27: what is unseen may stop it on the way.
        if (order.is !== 'wall' && !sees(state, state.turn, indexOf(state.plan, order.command.to))) continue;
        kinds.add(order.is);
        check(state, order);
      }
    }
    expect([...kinds].sort()).toEqual(['attack', 'base', 'merge', 'move', 'wall']);
  });

  it('are made once for a view, and nobody else has any', () => {
    const seen = view(position(LATE), 0);
    expect(ordersOf(seen)).toBe(ordersOf(seen));
    expect(ordersOf(view(position(LATE), 1)).size).toBe(0);
    expect(ordersOf(view(position(LATE), 'spectator')).size).toBe(0);
  });
});

describe('FOR-27 a refusal from the view alone', () => {
  it('is the one that the rules give, detail included', () => {
    const codes = new Set<string>();
    for (const state of passing(60)) {
      const seen = view(state, state.turn);
      const { tiles } = state.plan;
      const commands: Command[] = tiles.flatMap((from) => {
        const between = [from, [from[0] + 1, from[1]]] as const;
        return [
          ...tiles.map((to): Command => ({ type: 'act', from, to })),
          { type: 'build_wall', between },
          { type: 'remove_wall', between },
        ];
      });
      const refused = commands.map((command) => refusalOf(seen, command));
      expect(refused).toEqual(commands.map((command) => forests.refuse(state, state.turn, command)));
      for (const refusal of refused) if (refusal) codes.add(refusal.code);
    }
    expect(codes.size).toBeGreaterThan(8);
    expect(refusalOf(view(position(LATE), 'spectator'), { type: 'end_turn' })).toMatchObject({
      code: 'match/not-seated',
    });
  });
});
