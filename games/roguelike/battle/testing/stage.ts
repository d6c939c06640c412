import type { Dice } from '@tactarium/engine';
import { everyLine, factions, leaders, spells } from '../../content/index.ts';
import { tagSet } from '../../vocabulary/tags.ts';
import { castSpell } from '../abilities/cast.ts';
import { newStrike } from '../actions/blow.ts';
import { orders } from '../actions/orders.ts';
import { settle } from '../actions/perform.ts';
import { request } from '../actions/requests.ts';
import { aimOfAbility, aimOfSpell } from '../ai/aims.ts';
import { rulesFor, type SystemName } from '../resolution/table.ts';
import { assemble, leaderCard } from '../setup/create.ts';
import { makeOf, newUnit } from '../setup/muster.ts';
import type { Battle, SpellCard } from '../state/battle.ts';
import { cellAt } from '../state/board.ts';
import { wound } from '../state/changes.ts';
import type { BattleEvent } from '../state/events.ts';
import { NOBODY, type Unit } from '../state/unit.ts';
import { startTurn } from '../turns/play.ts';

/**
 * What brings it about. A is the one shown; X and Y are two foes side by side before it, Z is a third behind them; B is
 * a wounded ally beside A, F a fallen one.
 */
export type Deed =
  | 'casts'
  | 'attacks'
  | 'kills'
  | 'is struck'
  | 'is struck in passing'
  | 'ripostes'
  | 'dies'
  | 'starts its turn'
  | 'X starts its turn';

export interface Given {
  readonly tier?: number;
  /** Percent of A's HP. */
  readonly hp?: number;
  readonly round?: number;
  readonly moved?: boolean;
  readonly cooldown?: number;
  /** Cells between A and X; out of reach for fighters, if it is more than one. */
  readonly gap?: number;
  /** X has nobody beside it. */
  readonly alone?: boolean;
  /** Of 100: whoever has more dodge than this dodges. */
  readonly roll?: number;
  /** Who shows what a leader does; its faction's first fighter otherwise. */
  readonly as?: string;
  readonly foe?: {
    readonly hp?: number;
    readonly armor?: number;
    readonly atk?: number;
    readonly speed?: number;
    readonly initiative?: number;
    readonly facing?: number;
    readonly shred?: number;
  };
}

/** Who, the name of what it has, the deed, and the event that shows it. */
export type Row = readonly [
  id: string,
  name: string,
  deed: Deed,
  event: { readonly [field: string]: unknown },
  given?: Given,
];

const SYSTEMS: readonly SystemName[] = ['resolve', 'sight', 'ammunition', 'contagion', 'shred', 'auras', 'riposte'];

/** Chances come true, nothing spreads or misses, and dodging goes by a roll that is known. */
function fixedDice(roll: number): Dice {
  const dice: Dice = {
    below: () => 0,
    chance: (_stream, purpose, percent) => purpose === 'chance' || (purpose === 'dodge' && roll < percent),
    percentile: () => 99,
    weighted: () => 0,
    roll: (_stream, _purpose, count) => count,
    pick: (_stream, _purpose, from) => from[0]!,
    shuffle: () => undefined,
    deal: (_stream, _purpose, values, count) => values.slice(0, count),
    copy: () => dice,
    write: () => null,
  };
  return dice;
}

/** The events of a deed in the small battle that shows it. */
export function eventsOf(id: string, deed: Deed, given: Given = {}): readonly BattleEvent[] {
  return leaders.has(id) ? eventsUnder(id, deed, given) : perform(stage(id, given), deed);
}

function eventsUnder(leader: string, deed: Deed, given: Given): readonly BattleEvent[] {
  const faction = factions.find((one) => one.id === leader.split('/')[0])!;
  const [fighter] = Object.entries(faction.units).find(([, { role }]) => role === 'melee_dps')!;
  return perform(stage(given.as ?? `${faction.id}/${fighter}`, given, leader), deed);
}

/** A spell is cast by the side of A. */
export function eventsOfSpell(id: string): readonly BattleEvent[] {
  const faction = factions.find((one) => one.id === id.split('/')[0])!;
  const battle = stage(`${faction.id}/${faction.starter[0]}`, {});
  const card: SpellCard = { side: 0, id, words: spells.get(id)!, timing: 'mid', cast: false };
  const events: BattleEvent[] = [];
  battle.log = events;
  castSpell(battle, card, aimOfSpell(battle, card));
  settled(battle);
  return events;
}

function stage(id: string, given: Given, leader?: string): Battle {
  const cards = [leader === undefined ? undefined : leaderCard(leader), undefined] as const;
  const found = everyLine.get(id)!;
  const make = makeOf(found, given.tier ?? 1, cards[0]);
  const { gap = make.range > 1 ? 2 : 1, roll = 100 } = given;
  const ally = makeOf(everyLine.get(`${found.faction.id}/${found.faction.starter[0]}`)!, 1, cards[0]);
  const units = [
    newUnit(0, 'A', 0, 0, make, cellAt(3, 3)),
    newUnit(1, 'B', 0, 1, { ...ally, is: tagSet(ally.undead ? ['Undead'] : []) }, cellAt(2, 3)),
    newUnit(2, 'F', 0, 2, ally, cellAt(5, 2)),
    newUnit(3, 'X', 1, 0, foeMake(given, cards[0]), cellAt(3, 3 + gap)),
    newUnit(4, 'Y', 1, 1, foeMake(given, cards[0]), cellAt(4, 3 + gap)),
    newUnit(5, 'Z', 1, 2, foeMake(given, cards[0]), cellAt(3, 5 + gap)),
  ];
  const battle = assemble(units, cards, [], {
    rules: rulesFor(SYSTEMS),
    dice: fixedDice(roll),
  });
  prepare(battle, given);
  return battle;
}

/** A foe that is no more than what it is given. */
function foeMake({ foe = {} }: Given, enemy: ReturnType<typeof leaderCard> | undefined) {
  const { armor = 0, atk = 20, speed = 3, initiative = 20 } = foe;
  const make = makeOf(everyLine.get('humans/swordsman')!, 1, undefined, enemy);
  return { ...make, is: tagSet([]), maxHp: 400, maxResolve: 100, armor, atk, speed, initiative, dodge: 0 };
}

function prepare(battle: Battle, given: Given): void {
  const { hp = 100, round = 1, moved = false, cooldown = 0, alone = false, foe = {} } = given;
  const [a, b, f, ...foes] = battle.units as [Unit, Unit, Unit, ...Unit[]];
  battle.round = round;
  a.hp = Math.max(1, Math.floor((a.make.maxHp * hp) / 100));
  a.moved = moved;
  a.cooldown = cooldown;
  b.hp = Math.floor((b.make.maxHp * 2) / 5);
  b.resolve = 20;
  b.shred = 2;
  b.contagions[4] = 2;
  if (b.make.undead) b.state = 'crumbling';
  for (const enemy of foes) {
    enemy.hp = foe.hp ?? enemy.make.maxHp;
    enemy.resolve = 100;
    enemy.facing = foe.facing ?? enemy.facing;
    enemy.shred = foe.shred ?? 0;
    enemy.statuses = [{ kind: 'regrowing', turns: 2, by: NOBODY, fresh: false }];
  }
  wound(battle, f, f.hp, 'attack');
  if (alone) for (const enemy of foes.slice(1)) wound(battle, enemy, enemy.hp, 'attack');
  settled(battle);
}

function settled(battle: Battle): void {
  request(battle, { do: 'aftermath', with: undefined });
  settle(battle);
}

function perform(battle: Battle, deed: Deed): readonly BattleEvent[] {
  const events: BattleEvent[] = [];
  battle.log = events;
  const [a, , , x] = battle.units as [Unit, Unit, Unit, Unit];
  switch (deed) {
    case 'casts': {
      const chosen = aimOfAbility(battle, a);
      if (chosen) request(battle, { do: 'cast', with: { unit: a, aim: chosen.aim } });
      break;
    }
    case 'kills':
      x.hp = 1;
      orders.attack.perform(battle, { unit: a, target: x });
      break;
    case 'attacks':
      orders.attack.perform(battle, { unit: a, target: x });
      break;
    case 'is struck':
      request(battle, { do: 'strike', with: newStrike(battle, x, a, 'attack') });
      break;
    case 'is struck in passing':
      request(battle, { do: 'strike', with: newStrike(battle, x, a, 'opportunity') });
      break;
    case 'ripostes':
      orders.attack.perform(battle, { unit: x, target: a });
      break;
    case 'dies':
      wound(battle, a, a.hp, 'attack', x.id);
      break;
    case 'starts its turn':
      startTurn(battle, a);
      break;
    case 'X starts its turn':
      startTurn(battle, x);
      break;
  }
  settled(battle);
  return events;
}
