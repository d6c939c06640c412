import { CONTAGIONS } from '../../vocabulary/contagions.ts';
import type { Battle, Timing } from '../state/battle.ts';
import { FACINGS, type FacingName, type Point, pointOf, SIDES, type Side, type SideName } from '../state/board.ts';
import { type BattleEvent, stateAfter } from '../state/events.ts';
import { factsOf, type UnitFacts } from '../state/facts.ts';
import type { Unit, UnitState } from '../state/unit.ts';

/** What is to be seen of a unit. Nothing in a battle is hidden but the dice. */
export type UnitView = UnitFacts & {
  readonly id: string;
  readonly team: SideName;
  readonly unit: string;
  readonly alive: boolean;
  readonly at: Point;
  readonly facing: FacingName;
  /** FLK-3: the enemy it stays turned to, as long as that one lives and engages it. */
  readonly locked?: string;
  readonly hp: number;
  readonly resolve: number;
  readonly state: UnitState;
  readonly ammo: number;
  readonly shred: number;
  readonly charges: number;
  readonly cooldown: number;
  readonly vigilant: boolean;
  readonly used: boolean;
  readonly contagions: { readonly [type: string]: number };
  readonly statuses: { readonly [status: string]: number };
};

export type RelicView = {
  readonly aura: string;
  readonly team: SideName;
  readonly at: Point;
  readonly turns: number;
};

/** Who leads a side, and what it casts when. */
export type CommandView = {
  readonly leader?: string;
  readonly spells: readonly { readonly spell: string; readonly timing: Timing }[];
};

export type BattleView = {
  readonly command: { readonly [S in SideName]: CommandView };
  readonly round: number;
  readonly units: readonly UnitView[];
  readonly relics: readonly RelicView[];
  readonly winner?: SideName;
};

export const viewBattle = (battle: Battle): BattleView => ({
  command: { left: commandOf(battle, 0), right: commandOf(battle, 1) },
  round: battle.round,
  units: battle.units.map((unit) => viewUnit(battle, unit)),
  relics: battle.relics.map(({ aura, side, cell, turns }) => ({
    aura: aura.id,
    team: SIDES[side]!,
    at: pointOf(cell),
    turns,
  })),
  ...(battle.winner !== undefined && { winner: SIDES[battle.winner]! }),
});

function commandOf({ leaders, spells }: Battle, side: Side): CommandView {
  const leader = leaders[side]?.id;
  const own = spells.filter((card) => card.side === side).map(({ id, timing }) => ({ spell: id, timing }));
  return { ...(leader !== undefined && { leader }), spells: own };
}

const viewUnit = (battle: Battle, unit: Unit): UnitView => ({
  ...factsOf(unit),
  id: unit.name,
  team: SIDES[unit.side]!,
  unit: unit.make.line,
  alive: unit.alive,
  at: pointOf(unit.cell),
  facing: FACINGS[unit.facing]!,
  ...lockedTo(battle.units[unit.locked]),
  hp: unit.hp,
  resolve: unit.resolve,
  state: unit.state,
  ammo: unit.ammo,
  shred: unit.shred,
  charges: unit.charges,
  cooldown: unit.cooldown,
  vigilant: unit.vigilant,
  used: unit.used,
  contagions: Object.fromEntries(
    CONTAGIONS.flatMap((type, i) => (unit.contagions[i]! > 0 ? [[type, unit.contagions[i]!]] : [])),
  ),
  statuses: Object.fromEntries(unit.statuses.map(({ kind, turns }) => [kind, turns])),
});

/** FLK-3: death ends it. */
const lockedTo = (enemy: Unit | undefined): Pick<UnitView, 'locked'> => (enemy?.alive ? { locked: enemy.name } : {});

function unlocked(unit: UnitView): UnitView {
  const { locked: _, ...free } = unit;
  return free;
}

/** The view after an event: what a replay shows. */
export function projectBattle(view: BattleView, event: BattleEvent): BattleView {
  const change = (id: string, fields: (unit: UnitView) => Partial<UnitView>): BattleView => ({
    ...view,
    units: view.units.map((unit) => (unit.id === id ? { ...unit, ...fields(unit) } : unit)),
  });
  switch (event.type) {
    case 'round_started':
      return { ...view, round: event.round };
    case 'moved':
      return change(event.unitId, () => ({ at: event.to }));
    case 'turned':
      return change(event.unitId, () => ({ facing: event.facing }));
    case 'facing_locked': {
      const { unitId, enemyId } = event;
      if (enemyId !== undefined) return change(unitId, () => ({ locked: enemyId }));
      return { ...view, units: view.units.map((unit) => (unit.id === unitId ? unlocked(unit) : unit)) };
    }
    case 'wounded':
    case 'healed':
      return change(event.unitId, () => ({ hp: event.hp }));
    case 'died': {
      const fell = change(event.unitId, () => ({ alive: false }));
      return { ...fell, units: fell.units.map((unit) => (unit.locked === event.unitId ? unlocked(unit) : unit)) };
    }
    case 'returned':
      return change(event.unitId, () => ({
        alive: true,
        at: event.position,
        hp: event.hp,
        resolve: event.resolve,
        state: 'ready',
        vigilant: false,
        used: false,
        contagions: {},
        statuses: {},
      }));
    case 'resolve_changed':
      return change(event.unitId, () => ({ resolve: event.resolve }));
    case 'unit_retreating':
    case 'unit_crumbling':
    case 'unit_rallied':
      return change(event.unitId, () => ({ state: stateAfter[event.type] }));
    case 'ammo_spent':
    case 'ammo_recovered':
      return change(event.unitId, () => ({ ammo: event.ammo }));
    case 'charges_changed':
      return change(event.unitId, () => ({ charges: event.charges }));
    case 'cooldown_changed':
      return change(event.unitId, () => ({ cooldown: event.turns }));
    case 'vigilance_activated':
      return change(event.unitId, () => ({ vigilant: true, used: false }));
    case 'vigilance_cancelled':
      return change(event.unitId, () => ({ vigilant: false, used: false }));
    case 'vigilance_used':
      return change(event.unitId, () => ({ used: true }));
    case 'armor_shredded':
      return change(event.targetId, () => ({ shred: event.totalShred }));
    case 'shred_recovered':
      return change(event.unitId, () => ({ shred: event.newShredStacks }));
    case 'armor_repaired':
      return change(event.targetId, ({ shred }) => ({ shred: shred - event.repairAmount }));
    case 'contagion_applied':
      return change(event.unitId, (unit) => catching(unit, event.contagionType, event.duration));
    case 'contagion_refreshed':
      return change(event.unitId, (unit) => catching(unit, event.contagionType, event.newDuration));
    case 'contagion_waned':
      return change(event.unitId, (unit) => catching(unit, event.contagionType, event.turns));
    case 'contagion_rest_cured':
      return change(event.unitId, (unit) => catching(unit, event.contagionType, 0));
    case 'contagion_purified':
      return change(event.targetId, () => ({ contagions: {} }));
    case 'status_gained':
    case 'status_waned':
      return change(event.unitId, (unit) => ({ statuses: counted(unit.statuses, event.status, event.turns) }));
    case 'relic_aura_created': {
      const { auraId: aura, team, position: at, duration: turns } = event;
      return { ...view, relics: [...view.relics, { aura, team, at, turns }] };
    }
    case 'relic_aura_waned':
    case 'relic_aura_expired':
      return { ...view, relics: waned(view.relics, event) };
    case 'summoned':
      return { ...view, units: [...view.units, summonedView(event)] };
    case 'battle_ended':
      return { ...view, winner: event.winner };
    default:
      // The other events tell the story; what they change is told by events of its own.
      return view;
  }
}

const catching = (unit: UnitView, type: string, turns: number): Partial<UnitView> => ({
  contagions: counted(unit.contagions, type, turns),
});

type Counts = { readonly [name: string]: number };

function counted(counts: Counts, name: string, turns: number): Counts {
  const { [name]: _, ...rest } = counts;
  return turns > 0 ? { ...rest, [name]: turns } : rest;
}

type RelicEvent = Extract<BattleEvent, { type: 'relic_aura_waned' | 'relic_aura_expired' }>;

/** The oldest of that aura there: relics of one place wane in the order they were left. */
function waned(relics: readonly RelicView[], event: RelicEvent): readonly RelicView[] {
  const left = event.type === 'relic_aura_waned' ? event.turns : 0;
  const { x, y } = event.position;
  const index = relics.findIndex(
    ({ aura, team, at, turns }) =>
      aura === event.auraId && team === event.team && at.x === x && at.y === y && turns === left + 1,
  );
  return relics.flatMap((relic, i) => (i !== index ? [relic] : left > 0 ? [{ ...relic, turns: left }] : []));
}

const summonedView = (event: Extract<BattleEvent, { type: 'summoned' }>): UnitView => ({
  ...event.facts,
  id: event.unitId,
  team: event.team,
  unit: event.line,
  alive: true,
  at: event.position,
  facing: event.facing,
  hp: event.hp,
  resolve: event.resolve,
  state: 'ready',
  ammo: event.ammo,
  shred: 0,
  charges: event.charges,
  cooldown: 0,
  vigilant: false,
  used: false,
  contagions: {},
  statuses: {},
});
