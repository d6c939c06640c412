import { type Json, Misread, RefusedStep, type Typed } from '@tactarium/engine';
import { list, object, oneOf } from '@tactarium/engine/reading';
import { type OrderName, orders } from '../../battle/actions/orders.ts';
import { settle } from '../../battle/actions/perform.ts';
import { requestAftermath } from '../../battle/actions/requests.ts';
import type { Battle } from '../../battle/state/battle.ts';
import type { BattleEvent } from '../../battle/state/events.ts';
import { copyBattle } from '../../battle/state/save.ts';
import { NOBODY, type Unit } from '../../battle/state/unit.ts';
import {
  conclude,
  endRound,
  endTurn,
  playOut,
  playTurn,
  startRound,
  startTurn,
  takeTurn,
} from '../../battle/turns/play.ts';
import { cell } from '../cell.ts';

type Step = (value: Json, log: Typed[]) => Battle;

/** `order`, `turn`, `turn_start`, `turn_end`, `round`, `battle`: each plays on a copy. */
export function stepsOf(state: Battle): { readonly [key: string]: Step } {
  const on = (perform: (battle: Battle, value: Json) => void): Step => {
    return (value, log) => {
      // The scripted dice are one for the whole scenario.
      const battle = copyBattle(state, state.dice);
      const events: BattleEvent[] = [];
      battle.log = events;
      perform(battle, value);
      battle.log = undefined;
      log.push(...events);
      return battle;
    };
  };
  return {
    order: on(performOrder),
    turn: on((battle, value) => takeTurn(battle, living(battle, value, 'turn'))),
    turn_start: on((battle, value) => startTurn(battle, living(battle, value, 'turn_start'))),
    turn_end: on((battle, value) => endTurn(battle, living(battle, value, 'turn_end'))),
    round: on(playRound),
    battle: on((battle) => {
      conclude(battle);
      playOut(battle);
    }),
  };
}

function playRound(battle: Battle): void {
  conclude(battle);
  if (battle.winner !== undefined) return;
  startRound(battle);
  const { round } = battle;
  if (battle.queue.length === 0) endRound(battle);
  else while (battle.winner === undefined && battle.round === round && playTurn(battle));
}

const ORDER = ['unit', 'does', 'target', 'path', 'ability'];

/** Performed by the rules as given, without the AI, and without turn start or end. */
function performOrder(battle: Battle, value: Json): void {
  const { name, order } = readOrder(battle, value, 'order');
  const refused = orders[name].refuse(battle, order);
  if (refused) throw new RefusedStep(refused);
  battle.current = order.unit.id;
  battle.performed = 0;
  orders[name].perform(battle, order);
  settle(battle);
  requestAftermath(battle);
  settle(battle);
  battle.leaving = NOBODY;
}

export function readOrder(battle: Battle, value: Json, place: string) {
  const given = object(value, place, [...ORDER, 'answer']);
  const name = oneOf(Object.keys(orders) as OrderName[], given['does'], `${place}.does`);
  const unit = unitNamed(battle, given['unit'], `${place}.unit`);
  const ability = given['ability'];
  const id = unit.make.active?.id;
  if (ability !== undefined && ability !== id && ability !== id?.split('/')[1]) {
    throw new Misread(`${place}.ability`, 'is no ability of this unit');
  }
  const { target, path } = given;
  return {
    name,
    order: {
      unit,
      ...(target !== undefined && { target: unitNamed(battle, target, `${place}.target`) }),
      ...(path !== undefined && {
        path: list(path, `${place}.path`).map((at, i) => cell(at, `${place}.path[${i}]`)),
      }),
    },
  };
}

export function unitNamed(battle: Battle, json: Json | undefined, place: string): Unit {
  const name = oneOf(
    battle.units.map((unit) => unit.name),
    json,
    place,
  );
  return battle.units.find((unit) => unit.name === name)!;
}

function living(battle: Battle, json: Json, place: string): Unit {
  const unit = unitNamed(battle, json, place);
  if (!unit.alive) throw new Misread(place, 'has fallen');
  battle.performed = 0;
  return unit;
}
