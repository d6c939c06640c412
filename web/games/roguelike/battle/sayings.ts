import type { BattleEvent } from '@tactarium/games/roguelike/client';
import type { Translate } from '../../face.ts';
import { abilityName, leaderName } from '../names.ts';

type T = Translate<'roguelike'>;
export type NameOf = (id: string | undefined) => string;

/** Told in the quiet log too: the rest are counters that the board shows. */
const LOUD: ReadonlySet<BattleEvent['type']> = new Set([
  'round_started',
  'attacked',
  'clash',
  'died',
  'unit_retreating',
  'unit_crumbling',
  'unit_rallied',
  'attack_of_opportunity',
  'charge_impact',
  'charge_cancelled',
  'spear_wall_counter',
  'hard_intercept',
  'soft_intercept',
  'counter_charge',
  'overwatch',
  'contagion_spread',
  'death_spread',
  'formation_broken',
  'spell_cast',
  'summoned',
  'returned',
  'healed',
  'battle_ended',
]);
export const isLoud = (event: BattleEvent): boolean => LOUD.has(event.type);

/** One sentence on every event: none is silent. `leaders` are those of both sides. */
export function sayBattle(
  t: T,
  event: BattleEvent,
  who: NameOf,
  leaders: { readonly left?: string | undefined; readonly right?: string | undefined },
): string {
  switch (event.type) {
    case 'round_started':
      return t('say.round_started', { round: event.round });
    case 'turn_started':
      return t('say.turn_started', { unit: who(event.unitId) });
    case 'moved':
      return t(`say.moved.${gait(event.how)}`, { unit: who(event.unitId), to: cell(event.to) });
    case 'turned':
      return t('say.turned', { unit: who(event.unitId), facing: t(`facing.${event.facing}`) });
    case 'facing_locked':
      return event.enemyId === undefined
        ? t('say.unlocked', { unit: who(event.unitId) })
        : t('say.locked', { unit: who(event.unitId), enemy: who(event.enemyId) });
    case 'attacked':
      return sayAttack(t, event, who);
    case 'clash': {
      const { riposteType, reason, targetId, riposteDamage } = event;
      if (riposteType === 'none') return t(`say.noRiposte.${reason ?? 'fallen'}`, { unit: who(targetId) });
      return t(`say.riposte.${riposteType}`, { unit: who(targetId), damage: riposteDamage });
    }
    case 'wounded':
      return t('say.wounded', { unit: who(event.unitId), amount: event.amount, by: cause(t, event.by), hp: event.hp });
    case 'healed':
      return t('say.healed', { unit: who(event.unitId), amount: event.amount });
    case 'resolve_changed':
      return event.amount < 0
        ? t('say.resolveLost', { unit: who(event.unitId), amount: -event.amount, why: cause(t, event.why) })
        : t('say.resolveGained', { unit: who(event.unitId), amount: event.amount, why: cause(t, event.why) });
    case 'died':
      return event.killerId === undefined
        ? t('say.died', { unit: who(event.unitId) })
        : t('say.slain', { unit: who(event.unitId), by: who(event.killerId) });
    case 'unit_retreating':
    case 'unit_crumbling':
    case 'unit_rallied':
    case 'out_of_ammo':
    case 'vigilance_activated':
    case 'vigilance_used':
    case 'rested':
    case 'statuses_relieved':
      return t(`say.${event.type}`, { unit: who(event.unitId) });
    case 'vigilance_cancelled':
      return t('say.vigilance_cancelled', { unit: who(event.unitId), why: cause(t, event.reason) });
    case 'attack_of_opportunity':
      return t('say.attack_of_opportunity', {
        unit: who(event.attackerId),
        target: who(event.targetId),
        damage: event.damage,
      });
    case 'unit_disengaged':
      return t('say.unit_disengaged', { unit: who(event.unitId) });
    case 'los_blocked_by_retreat':
      return t('say.los_blocked', {
        unit: who(event.shooterId),
        blocker: who(event.blockerId),
        target: who(event.targetId),
      });
    case 'los_opened':
      return t('say.los_opened', { unit: who(event.shooterId), targets: event.newTargets.map(who).join(', ') });
    case 'charge_shock':
      return t('say.charge_shock', {
        unit: who(event.attackerId),
        target: who(event.targetId),
        amount: event.resolveDamage,
      });
    case 'charge_impact':
      return t('say.charge_impact', {
        unit: who(event.attackerId),
        target: who(event.targetId),
        count: event.cellsMoved,
        percent: event.momentumBonus,
        damage: event.damage,
      });
    case 'charge_cancelled':
      return t('say.charge_cancelled', { unit: who(event.unitId), why: cause(t, event.reason) });
    case 'spear_wall_counter':
      return t('say.spear_wall_counter', {
        unit: who(event.spearmanId),
        target: who(event.chargerId),
        damage: event.damage,
      });
    case 'hard_intercept':
    case 'soft_intercept':
    case 'counter_charge':
      return t(`say.${event.type}`, {
        unit: who(event.interceptorId),
        target: who(event.targetId),
        damage: event.damage,
      });
    case 'overwatch':
      return t(event.suppressed ? 'say.overwatchSuppressed' : 'say.overwatch', {
        unit: who(event.shooterId),
        target: who(event.targetId),
        damage: event.damage,
      });
    case 'sticky_intercept':
      return t('say.sticky_intercept', { unit: who(event.targetId), by: who(event.interceptorId) });
    case 'formation_broken':
      return t('say.formation_broken', { unit: who(event.unitId), ally: who(event.lostSupporterId) });
    case 'damage_shared':
      return t('say.damage_shared', {
        unit: who(event.unitId),
        allies: event.targetIds.map(who).join(', '),
        amount: event.amount,
      });
    case 'aura_pulse':
      return t('say.aura_pulse', { unit: who(event.targetId), aura: t(`aura.${event.auraId as 'terror'}`) });
    case 'aura_suffered':
      return t('say.aura_suffered', { unit: who(event.unitId), aura: t(`aura.${event.auraId as 'terror'}`) });
    case 'relic_aura_created':
      return t('say.relic_created', {
        aura: t(`aura.${event.auraId as 'terror'}`),
        cell: cell(event.position),
        count: event.duration,
      });
    case 'relic_aura_waned':
      return t('say.relic_waned', { aura: t(`aura.${event.auraId as 'terror'}`), count: event.turns });
    case 'relic_aura_expired':
      return t('say.relic_expired', { aura: t(`aura.${event.auraId as 'terror'}`) });
    case 'ammo_spent':
      return t('say.ammo_spent', { unit: who(event.unitId), amount: event.amount, left: event.ammo });
    case 'ammo_recovered':
      return t('say.ammo_recovered', { unit: who(event.unitId), amount: event.amount, source: cause(t, event.source) });
    case 'charges_changed':
      return t('say.charges_changed', { unit: who(event.unitId), count: event.charges });
    case 'cooldown_changed':
      return t('say.cooldown_changed', { unit: who(event.unitId), count: event.turns });
    case 'contagion_applied':
    case 'contagion_refreshed':
    case 'contagion_immune':
    case 'contagion_rest_cured':
      return t(`say.${event.type}`, { unit: who(event.unitId), contagion: contagion(t, event.contagionType) });
    case 'contagion_waned':
      return t('say.contagion_waned', {
        unit: who(event.unitId),
        contagion: contagion(t, event.contagionType),
        count: event.turns,
      });
    case 'contagion_spread':
    case 'contagion_resisted':
      return t(`say.${event.type}`, {
        contagion: contagion(t, event.contagionType),
        from: who(event.sourceId),
        unit: who(event.targetId),
        roll: event.roll,
        threshold: event.threshold,
      });
    case 'contagion_damage':
      return t('say.contagion_damage', {
        unit: who(event.unitId),
        contagion: contagion(t, event.contagionType),
        damage: event.damage,
      });
    case 'contagion_purified':
      return t('say.contagion_purified', { unit: who(event.targetId) });
    case 'witness_burning':
      return t('say.witness_burning', {
        unit: who(event.witnessId),
        ally: who(event.burningUnitId),
        amount: event.resolveDamage,
      });
    case 'death_spread':
      return t('say.death_spread', {
        from: who(event.sourceId),
        unit: who(event.targetId),
        contagion: contagion(t, event.contagionType),
      });
    case 'armor_shredded':
      return t('say.armor_shredded', {
        unit: who(event.targetId),
        amount: event.shredAmount,
        left: event.currentArmor,
      });
    case 'shred_recovered':
      return t('say.shred_recovered', { unit: who(event.unitId), left: event.currentArmor });
    case 'armor_repaired':
      return t('say.armor_repaired', { unit: who(event.targetId), amount: event.repairAmount });
    case 'status_gained':
    case 'status_waned':
      return t(`say.${event.type}`, {
        unit: who(event.unitId),
        status: t(`status.${event.status as 'stunned'}`),
        count: event.turns,
      });
    case 'spell_cast': {
      const spell = abilityName(event.spellId);
      const { casterId, targetId } = event;
      const isLeader = casterId === 'left' || casterId === 'right';
      const caster = isLeader ? leaderName(leaders[casterId] ?? '') : who(casterId);
      return targetId === undefined
        ? t('say.cast', { caster, spell })
        : t('say.castAt', { caster, spell, target: who(targetId) });
    }
    case 'summoned':
      return t('say.summoned', { unit: who(event.unitId), cell: cell(event.position) });
    case 'returned':
      return t('say.returned', { unit: who(event.unitId), hp: event.hp });
    case 'battle_ended':
      return t(`say.ended.${event.reason}`, { side: t(`side.${event.winner}`) });
  }
}

/** Columns a to h, rows 1 to 10 from one's own edge. */
const cell = ({ x, y }: { readonly x: number; readonly y: number }): string => `${'abcdefgh'[x]!}${y + 1}`;

const GAITS = ['walk', 'charge', 'disengage', 'flee', 'swap', 'pull', 'push', 'leap'] as const;
const gait = (how: string): (typeof GAITS)[number] => GAITS.find((one) => one === how) ?? 'walk';

const contagion = (t: T, type: string): string => t(`contagion.${type as 'fire'}`);

/** Why something was lost or gained. What has no words of its own keeps its name. */
function cause(t: T, why: string): string {
  const key = `cause.${why}`;
  const said: string = t(key as 'cause.attack', { defaultValue: '' });
  return said || why.replaceAll('_', ' ');
}

function sayAttack(t: T, event: Extract<BattleEvent, { type: 'attacked' }>, who: NameOf): string {
  const { attackerId, targetId, result, arc, damage, cause: by } = event;
  const told = { unit: who(attackerId), target: who(targetId), damage };
  const deed = t(`blow.${by}`);
  if (result !== 'hit') return t(`say.${result}`, { ...told, deed });
  const from = arc === 'rear' ? 'rear' : arc === 'flank' ? 'flank' : 'front';
  return t(`say.hit.${from}`, { ...told, deed });
}
