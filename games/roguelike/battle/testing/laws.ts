import { type Dice, diceFrom, type Json, sameJson, simulationSeed } from '@tactarium/engine';
import { factions } from '../../content/index.ts';
import type { Faction } from '../../vocabulary/factions.ts';
import type { Questions, Slot, Subsystem } from '../resolution/subsystem.ts';
import { type Rules, resolution, rulesFor, SYSTEMS } from '../resolution/table.ts';
import { assemble, createBattle } from '../setup/create.ts';
import { newUnit } from '../setup/muster.ts';
import type { Team } from '../setup/team.ts';
import { type Battle, TIMINGS } from '../state/battle.ts';
import { mirrored, SIDES } from '../state/board.ts';
import { cellsWhere } from '../state/cellSet.ts';
import type { BattleEvent } from '../state/events.ts';
import { readBattle, writeBattle } from '../state/save.ts';
import { LAST_ROUND, playTurn } from '../turns/play.ts';
import { type BattleView, projectBattle, viewBattle } from '../view/view.ts';
import { MirrorDice } from './mirrorDice.ts';
import { randomTeam } from './teams.ts';

/** The table of resolution/table.ts, with something planted in it if a test wants to see a law fail. */
type Table = { readonly [S in Slot]: readonly Subsystem[] };

/** Adds a subsystem to every row that it implements. */
export function planted(fault: Subsystem, table: Table = resolution): Table {
  const together: { [S in Slot]: readonly Subsystem[] } = { ...table };
  for (const slot of Object.keys(resolution) as Slot[]) if (fault[slot]) together[slot] = [...table[slot], fault];
  return together;
}

const rulesOf = (table: Table): Rules => rulesFor(SYSTEMS, table);

/** The n-th random battle: all factions and leaders in turn, mixed tiers and sizes. */
function randomBattle(n: number, rules: Rules, log?: BattleEvent[]): Battle {
  const dice = diceFrom(simulationSeed(41, n), 0);
  const size = 3 + (n % 10);
  const teams = SIDES.map((_, side) => {
    const faction = factions[(n * (1 + 2 * side) + side) % factions.length]!;
    return ledTeam(randomTeam(dice, faction.id, side, size), faction, n);
  });
  return createBattle([teams[0]!, teams[1]!], { rules, dice, ...(log && { log }) });
}

function ledTeam(team: Team, { id, leaders }: Faction, n: number): Team {
  const led = Object.entries(leaders);
  const [leader, { spells }] = led[Math.trunc(n / factions.length) % led.length]!;
  return {
    ...team,
    leader: `${id}/${leader}`,
    spells: spells.map((spell, i) => ({ spell: `${id}/${spell}`, timing: TIMINGS[(n + i) % TIMINGS.length]! })),
  };
}

class LawBroken extends Error {}

const broken = (law: string, why: string): never => {
  throw new LawBroken(`${law}: ${why}`);
};

function eventsOf(n: number, rules: Rules): readonly BattleEvent[] {
  const log: BattleEvent[] = [];
  const battle = randomBattle(n, rules, log);
  for (let turns = 0; playTurn(battle); turns++)
    if (turns > MOST_TURNS) broken('a battle ends', `battle ${n} does not`);
  return log;
}

/** Every unit of both teams, and as many again summoned, in every round there can be. */
const MOST_TURNS = 48 * LAST_ROUND;

const text = (value: unknown): string => JSON.stringify(value);

interface BattleLaw {
  readonly name: string;
  /** Throws when the table breaks it. */
  check(table: Table, battles: number): void;
}

export const battleLaws: readonly BattleLaw[] = [
  { name: 'the same seed gives the same events', check: sameSeed },
  { name: 'shuffling those who answer a question changes nothing', check: shuffledQuestions },
  { name: 'mirrored teams and dice give a mirrored battle', check: mirroredBattles },
  { name: 'a battle ends', check: battlesEnd },
  { name: 'events alone rebuild what is to be seen', check: eventsRebuild },
  { name: 'write, read and go on is the same', check: writeReadGoOn },
  { name: 'where a side stands is known at every moment', check: standsAreTrue },
];

function sameSeed(table: Table, battles: number): void {
  const rules = rulesOf(table);
  for (let n = 0; n < battles; n++) {
    const once = text(eventsOf(n, rules));
    if (once !== text(eventsOf(n, rules))) broken('same seed', `battle ${n} differs from itself`);
  }
}

const QUESTIONS: readonly (keyof Questions)[] = [
  'atk',
  'armor',
  'speed',
  'initiative',
  'dodge',
  'damage',
  'recovery',
  'forbidsRiposte',
];

function shuffledQuestions(table: Table, battles: number): void {
  const rules = rulesOf(table);
  for (let n = 0; n < battles; n++) {
    const dice = diceFrom(simulationSeed(42, n), 0);
    const shuffled = Object.fromEntries(QUESTIONS.map((slot) => [slot, shuffle(dice, table[slot])]));
    const other = rulesOf({ ...table, ...shuffled } as Table);
    if (text(eventsOf(n, rules)) !== text(eventsOf(n, other))) broken('shuffled questions', `battle ${n} differs`);
  }
}

function shuffle<Item>(dice: Dice, items: readonly Item[]): readonly Item[] {
  const places = items.map((_, i) => i);
  dice.shuffle('table', 'places', places);
  return places.map((place) => items[place]!);
}

/** Turn by turn: the same things happen, seen from the other edge. Within a turn north may come before south. */
function mirroredBattles(table: Table, battles: number): void {
  const rules = rulesOf(table);
  for (let n = 0; n < battles; n++) {
    const [here, there]: BattleEvent[][] = [[], []];
    const battle = withDice(randomBattle(n, rules), new MirrorDice(n, false), here!);
    const mirror = mirrorOf(randomBattle(n, rules), new MirrorDice(n, true), there!);
    for (let turn = 0, on = true; on; turn++) {
      on = playTurn(battle);
      const also = playTurn(mirror);
      const told = here!
        .splice(0)
        .map((event) => text(mirrorJson(event as Json)))
        .sort();
      const seen = there!.splice(0).map(text).sort();
      if (on !== also || text(told) !== text(seen)) {
        const odd = told.find((event) => !seen.includes(event)) ?? seen.find((event) => !told.includes(event));
        broken('mirrored battles', `battle ${n}, turn ${turn}: ${odd ?? 'one of them ended'}`);
      }
    }
  }
}

function withDice(battle: Battle, dice: Dice, log: BattleEvent[]): Battle {
  const { units, leaders, spells, rules, player } = battle;
  return assemble(units, leaders, spells, { rules, dice, log, player });
}

/** The same units in the same order, each on the other side of the field. */
function mirrorOf({ units, leaders, spells, rules, player }: Battle, dice: Dice, log: BattleEvent[]): Battle {
  const across = units.map(({ id, name, side, place, make, cell }) =>
    newUnit(id, name, 1 - side, place, make, mirrored(cell)),
  );
  const cards = spells.map((card) => ({ ...card, side: 1 - card.side }));
  return assemble(across, leaders.toReversed(), cards, { rules, dice, log, player: 1 - player });
}

const SWAPPED: { readonly [word: string]: string } = { left: 'right', right: 'left', north: 'south', south: 'north' };

/** Team names, facings and rows change; a point is `{ x, y }`. */
function mirrorJson(json: Json): Json {
  if (typeof json === 'string') return SWAPPED[json] ?? json;
  if (json === null || typeof json !== 'object') return json;
  if (Array.isArray(json)) return (json as readonly Json[]).map(mirrorJson);
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, key === 'y' ? 9 - (value as number) : mirrorJson(value as Json)]],
    ),
  );
}

function battlesEnd(table: Table, battles: number): void {
  for (let n = 0; n < battles; n++) {
    const last = eventsOf(n, rulesOf(table)).at(-1);
    if (last?.type !== 'battle_ended') broken('a battle ends', `battle ${n} has no last word`);
  }
}

function eventsRebuild(table: Table, battles: number): void {
  for (let n = 0; n < battles; n++) {
    const log: BattleEvent[] = [];
    const battle = randomBattle(n, rulesOf(table), log);
    let view: BattleView = viewBattle(battle);
    for (let on = true; on; ) {
      on = playTurn(battle);
      for (const event of log.splice(0)) view = projectBattle(view, event);
      const wanted = { ...viewBattle(battle), round: view.round };
      if (!sameJson(view as Json, wanted as Json)) broken('events rebuild', differing(view, wanted, n));
    }
  }
}

function differing(view: BattleView, wanted: BattleView, n: number): string {
  const unit = wanted.units.find((one, i) => text(one) !== text(view.units[i]));
  return `battle ${n}: ${unit ? text([unit, view.units.find(({ id }) => id === unit.id)]) : text(wanted.relics)}`;
}

function writeReadGoOn(table: Table, battles: number): void {
  const rules = rulesOf(table);
  for (let n = 0; n < battles; n++) {
    const battle = randomBattle(n, rules);
    for (let turn = 0; turn < 5 + 3 * n; turn++) playTurn(battle);
    const twin = { ...readBattle(JSON.parse(text(writeBattle(battle)))), rules };
    const [here, there]: BattleEvent[][] = [[], []];
    battle.log = here;
    twin.log = there;
    while (playTurn(battle));
    while (playTurn(twin));
    if (text(here) !== text(there) || !sameJson(writeBattle(battle), writeBattle(twin))) {
      broken('write, read, go on', `battle ${n} went on otherwise: ${SIDES[twin.winner ?? 0]}`);
    }
  }
}

/** Looks whenever something has moved or fallen, and when the AI asks how far it can go: not only between turns. */
function standsAreTrue(table: Table, battles: number): void {
  const look = (battle: Battle): void => {
    for (const [side, stands] of battle.stands.entries()) {
      const units = battle.units.filter((unit) => unit.alive && unit.side === side);
      const found = cellsWhere((cell) => units.some((unit) => unit.cell === cell));
      if (text(found) !== text(stands)) broken('where a side stands', `${SIDES[side]}, round ${battle.round}`);
    }
  };
  const watcher: Subsystem = {
    name: 'abilities',
    speed: look,
    stepped: look,
    displaced: look,
    struck: look,
    died: look,
  };
  for (let n = 0; n < battles; n++) eventsOf(n, rulesOf(planted(watcher, table)));
}
