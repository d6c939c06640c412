import type { Cause, NoRiposte } from './action.ts';
import type { FacingName, Point, SideName } from './board.ts';
import type { UnitFacts } from './facts.ts';
import type { UnitState } from './unit.ts';

/**
 * What happened. The first group are the seed's events with its names and fields (RUN-33); they tell the story. The
 * second are ours: each is one change, so that the events alone rebuild what is to be seen (view.ts).
 */
export type BattleEvent = StoryEvent | ChangeEvent;

export type StoryEvent =
  | {
      readonly type: 'attack_of_opportunity';
      readonly attackerId: string;
      readonly targetId: string;
      readonly damage: number;
    }
  | { readonly type: 'unit_disengaged'; readonly unitId: string; readonly newPosition: Point }
  | {
      readonly type: 'los_blocked_by_retreat';
      readonly shooterId: string;
      readonly blockerId: string;
      readonly targetId: string;
    }
  | { readonly type: 'los_opened'; readonly shooterId: string; readonly newTargets: readonly string[] }
  | {
      readonly type: 'clash';
      readonly attackerId: string;
      readonly targetId: string;
      readonly attackDamage: number;
      readonly riposteDamage: number;
      /** Resolve that each blow took. */
      readonly attackResolveDamage: number;
      readonly riposteResolveDamage: number;
      readonly wasFlanked: boolean;
      readonly riposteType: 'full' | 'weak' | 'none';
      /** Why there was no riposte. */
      readonly reason?: NoRiposte;
    }
  | {
      readonly type: 'charge_shock';
      readonly attackerId: string;
      readonly targetId: string;
      readonly resolveDamage: number;
    }
  | {
      readonly type: 'charge_impact';
      readonly attackerId: string;
      readonly targetId: string;
      readonly cellsMoved: number;
      readonly momentumBonus: number;
      readonly damage: number;
    }
  | { readonly type: 'charge_cancelled'; readonly unitId: string; readonly reason: string }
  | {
      readonly type: 'spear_wall_counter';
      readonly spearmanId: string;
      readonly chargerId: string;
      readonly damage: number;
    }
  | { readonly type: 'formation_broken'; readonly unitId: string; readonly lostSupporterId: string }
  | { readonly type: 'aura_pulse'; readonly auraId: string; readonly carrierId: string; readonly targetId: string }
  | {
      readonly type: 'hard_intercept' | 'soft_intercept';
      readonly interceptorId: string;
      readonly targetId: string;
      readonly damage: number;
      readonly resolveDamage: number;
      readonly movementStopped: boolean;
    }
  | {
      readonly type: 'counter_charge';
      readonly interceptorId: string;
      readonly targetId: string;
      readonly damage: number;
      readonly resolveDamage: number;
    }
  | {
      readonly type: 'overwatch';
      readonly shooterId: string;
      readonly targetId: string;
      readonly damage: number;
      readonly suppressed: boolean;
    }
  | { readonly type: 'sticky_intercept'; readonly interceptorId: string; readonly targetId: string }
  | { readonly type: 'contagion_immune'; readonly unitId: string; readonly contagionType: string }
  | {
      readonly type: 'contagion_spread';
      readonly sourceId: string;
      readonly targetId: string;
      readonly contagionType: string;
      /** From 0 to 99; below the threshold it passes on. */
      readonly roll: number;
      readonly threshold: number;
    }
  /** A neighbour that could have caught it did not. */
  | {
      readonly type: 'contagion_resisted';
      readonly sourceId: string;
      readonly targetId: string;
      readonly contagionType: string;
      readonly roll: number;
      readonly threshold: number;
    }
  | {
      readonly type: 'contagion_damage';
      readonly unitId: string;
      readonly contagionType: string;
      readonly damage: number;
    }
  | {
      readonly type: 'witness_burning';
      readonly witnessId: string;
      readonly burningUnitId: string;
      readonly resolveDamage: number;
    }
  | {
      readonly type: 'death_spread';
      readonly sourceId: string;
      readonly targetId: string;
      readonly contagionType: string;
    }
  | {
      readonly type: 'spell_cast';
      /** A unit, or the side whose leader casts. */
      readonly casterId: string;
      readonly spellId: string;
      readonly targetId: string | undefined;
      readonly cooldown: number;
    }
  | {
      readonly type: 'attacked';
      readonly attackerId: string;
      readonly targetId: string;
      readonly cause: Cause;
      readonly arc: string;
      readonly result: 'hit' | 'dodged' | 'missed';
      readonly damage: number;
    }
  | {
      readonly type: 'damage_shared';
      readonly unitId: string;
      readonly targetIds: readonly string[];
      readonly amount: number;
    }
  | { readonly type: 'aura_suffered'; readonly unitId: string; readonly auraId: string };

export type ChangeEvent =
  | { readonly type: 'unit_retreating' | 'unit_crumbling' | 'unit_rallied'; readonly unitId: string }
  | { readonly type: 'out_of_ammo'; readonly unitId: string }
  | { readonly type: 'ammo_spent'; readonly unitId: string; readonly amount: number; readonly ammo: number }
  | {
      readonly type: 'ammo_recovered';
      readonly unitId: string;
      readonly amount: number;
      readonly source: 'rest' | 'supply_wagon' | 'conserved';
      readonly ammo: number;
    }
  | { readonly type: 'vigilance_activated'; readonly unitId: string }
  | { readonly type: 'vigilance_cancelled'; readonly unitId: string; readonly reason: string }
  | { readonly type: 'vigilance_used'; readonly unitId: string }
  | {
      readonly type: 'contagion_applied';
      readonly unitId: string;
      readonly contagionType: string;
      readonly sourceId: string | undefined;
      readonly duration: number;
    }
  | {
      readonly type: 'contagion_refreshed';
      readonly unitId: string;
      readonly contagionType: string;
      readonly newDuration: number;
    }
  | {
      readonly type: 'contagion_waned';
      readonly unitId: string;
      readonly contagionType: string;
      readonly turns: number;
    }
  | {
      readonly type: 'contagion_purified';
      readonly casterId: string | undefined;
      readonly targetId: string;
      readonly removedCount: number;
    }
  | {
      readonly type: 'contagion_rest_cured';
      readonly unitId: string;
      readonly contagionType: string;
      readonly roll: number;
    }
  | {
      readonly type: 'armor_shredded';
      readonly attackerId: string;
      readonly targetId: string;
      readonly shredAmount: number;
      readonly totalShred: number;
      readonly currentArmor: number;
    }
  | {
      readonly type: 'shred_recovered';
      readonly unitId: string;
      readonly newShredStacks: number;
      readonly currentArmor: number;
    }
  | {
      readonly type: 'armor_repaired';
      readonly blacksmithId: string | undefined;
      readonly targetId: string;
      readonly repairAmount: number;
      readonly currentArmor: number;
    }
  | {
      readonly type: 'relic_aura_created';
      readonly auraId: string;
      readonly team: SideName;
      readonly position: Point;
      readonly duration: number;
    }
  | {
      readonly type: 'relic_aura_waned';
      readonly auraId: string;
      readonly team: SideName;
      readonly position: Point;
      readonly turns: number;
    }
  | { readonly type: 'relic_aura_expired'; readonly auraId: string; readonly team: SideName; readonly position: Point }
  | { readonly type: 'round_started'; readonly round: number; readonly order: readonly string[] }
  | { readonly type: 'turn_started'; readonly unitId: string }
  | { readonly type: 'moved'; readonly unitId: string; readonly from: Point; readonly to: Point; readonly how: string }
  | { readonly type: 'turned'; readonly unitId: string; readonly facing: FacingName }
  /** FLK-3: turned to this enemy until it dies or leaves; without one it is free again. */
  | { readonly type: 'facing_locked'; readonly unitId: string; readonly enemyId?: string }
  | {
      readonly type: 'wounded';
      readonly unitId: string;
      readonly amount: number;
      readonly hp: number;
      readonly by: string;
    }
  | { readonly type: 'healed'; readonly unitId: string; readonly amount: number; readonly hp: number }
  | {
      readonly type: 'resolve_changed';
      readonly unitId: string;
      readonly amount: number;
      readonly resolve: number;
      readonly why: string;
    }
  | { readonly type: 'charges_changed'; readonly unitId: string; readonly charges: number }
  | { readonly type: 'cooldown_changed'; readonly unitId: string; readonly turns: number }
  | { readonly type: 'status_gained'; readonly unitId: string; readonly status: string; readonly turns: number }
  | { readonly type: 'status_waned'; readonly unitId: string; readonly status: string; readonly turns: number }
  | { readonly type: 'statuses_relieved'; readonly unitId: string }
  | { readonly type: 'rested'; readonly unitId: string }
  | { readonly type: 'died'; readonly unitId: string; readonly killerId: string | undefined }
  | {
      readonly type: 'returned';
      readonly unitId: string;
      readonly position: Point;
      readonly hp: number;
      readonly resolve: number;
    }
  | {
      readonly type: 'summoned';
      readonly unitId: string;
      readonly team: SideName;
      readonly line: string;
      readonly position: Point;
      readonly facing: FacingName;
      readonly hp: number;
      readonly resolve: number;
      readonly ammo: number;
      readonly charges: number;
      readonly facts: UnitFacts;
    }
  | { readonly type: 'battle_ended'; readonly winner: SideName; readonly reason: 'elimination' | 'rounds' };

/** The state a change event puts a unit into. */
export const stateAfter: { readonly [T in 'unit_retreating' | 'unit_crumbling' | 'unit_rallied']: UnitState } = {
  unit_retreating: 'retreating',
  unit_crumbling: 'crumbling',
  unit_rallied: 'ready',
};
