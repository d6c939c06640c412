import type { NoRiposte } from '../state/action.ts';
import type { BattleEvent } from '../state/events.ts';

/** A battle as it is told: what happened, and why. `nameOf` turns an id into what the reader calls the unit. */
export function sayEvent(event: BattleEvent, nameOf: (id: string) => string): string | undefined {
  const who = (id: string | undefined): string => (id === undefined ? 'nobody' : nameOf(id));
  switch (event.type) {
    case 'round_started':
      return `Round ${event.round}.`;
    case 'moved':
      return `${who(event.unitId)} ${HOW[event.how] ?? 'moves'} to ${event.to.x},${event.to.y}.`;
    case 'attacked':
      return sayAttack(event, who);
    case 'clash':
      if (event.riposteType === 'none') return sayNoRiposte(event.reason);
      return `${who(event.targetId)} ripostes for ${event.riposteDamage} (${event.riposteType}).`;
    case 'wounded':
      return BLOWS.includes(event.by)
        ? undefined
        : `${who(event.unitId)} loses ${event.amount} HP to ${plain(event.by)}.`;
    case 'healed':
      return `${who(event.unitId)} heals ${event.amount}.`;
    case 'resolve_changed':
      return sayResolve(event, who);
    case 'died':
      return event.killerId === undefined
        ? `${who(event.unitId)} dies.`
        : `${who(event.unitId)} is slain by ${who(event.killerId)}.`;
    case 'unit_retreating':
      return `${who(event.unitId)} breaks and flees: its Resolve is gone.`;
    case 'unit_crumbling':
      return `${who(event.unitId)} begins to crumble: its Resolve is gone.`;
    case 'unit_rallied':
      return `${who(event.unitId)} rallies.`;
    case 'attack_of_opportunity':
      return `${who(event.attackerId)} strikes ${who(event.targetId)} as it leaves, for ${event.damage}.`;
    case 'unit_disengaged':
      return `${who(event.unitId)} disengages.`;
    case 'charge_shock':
      return `${who(event.attackerId)} charges ${who(event.targetId)}: ${event.resolveDamage} Resolve lost to the shock.`;
    case 'charge_impact':
      return `The charge over ${event.cellsMoved} cells adds ${event.momentumBonus} %: ${event.damage} damage.`;
    case 'charge_cancelled':
      return `The charge of ${who(event.unitId)} is stopped (${plain(event.reason)}).`;
    case 'spear_wall_counter':
      return `${who(event.spearmanId)} braces and strikes first, for ${event.damage}.`;
    case 'hard_intercept':
      return `${who(event.interceptorId)} stops ${who(event.targetId)} with its spears, for ${event.damage}.`;
    case 'soft_intercept':
      return `${who(event.interceptorId)} intercepts ${who(event.targetId)}, for ${event.damage}.`;
    case 'counter_charge':
      return `${who(event.interceptorId)} counter-charges ${who(event.targetId)}, for ${event.damage}.`;
    case 'overwatch':
      return `${who(event.shooterId)} fires at ${who(event.targetId)} on its way, for ${event.damage}${event.suppressed ? ': suppressed' : ''}.`;
    case 'sticky_intercept':
      return `${who(event.targetId)} is caught in the tar pit of ${who(event.interceptorId)}.`;
    case 'out_of_ammo':
      return `${who(event.unitId)} is out of ammunition.`;
    case 'ammo_recovered':
      return `${who(event.unitId)} recovers ${event.amount} ammunition (${plain(event.source)}).`;
    case 'contagion_applied':
      return `${who(event.unitId)} catches ${event.contagionType}.`;
    case 'contagion_resisted':
      return `${who(event.targetId)} does not catch ${event.contagionType}.`;
    case 'contagion_spread':
      return `The ${event.contagionType} spreads from ${who(event.sourceId)} to ${who(event.targetId)} (${event.threshold} %).`;
    case 'contagion_rest_cured':
      return `${who(event.unitId)} rests off the ${event.contagionType}.`;
    case 'contagion_purified':
      return `${who(event.targetId)} is purified.`;
    case 'death_spread':
      return `The death of ${who(event.sourceId)} brings ${event.contagionType} to ${who(event.targetId)}.`;
    case 'armor_shredded':
      return `${who(event.targetId)} loses ${event.shredAmount} armor (${event.currentArmor} left).`;
    case 'armor_repaired':
      return `${who(event.targetId)} has ${event.repairAmount} armor repaired.`;
    case 'formation_broken':
      return `Formation broken: ${who(event.unitId)} has lost ${who(event.lostSupporterId)}.`;
    case 'damage_shared':
      return `${event.targetIds.map(who).join(', ')} bear ${event.amount} each for ${who(event.unitId)}.`;
    case 'spell_cast':
      return `${caster(event.casterId, who)} casts ${plain(event.spellId.split('/')[1]!)}${event.targetId === undefined ? '' : ` at ${who(event.targetId)}`}.`;
    case 'status_gained':
      return `${who(event.unitId)} is ${plain(event.status)} for ${event.turns}.`;
    case 'returned':
      return `${who(event.unitId)} returns from death with ${event.hp} HP.`;
    case 'summoned':
      return `${who(event.unitId)} rises at ${event.position.x},${event.position.y}.`;
    case 'relic_aura_created':
      return `The ${plain(event.auraId)} stays at ${event.position.x},${event.position.y}.`;
    case 'rested':
      return `${who(event.unitId)} rests.`;
    case 'battle_ended':
      return `${event.winner === 'left' ? 'Left' : 'Right'} wins${event.reason === 'rounds' ? ' by the HP left after 100 rounds' : ''}.`;
    default:
      // The rest is for the board: facing, counters, watches.
      return undefined;
  }
}

const HOW: { readonly [how: string]: string } = {
  walk: 'goes',
  charge: 'charges',
  disengage: 'steps back',
  flee: 'flees',
  swap: 'changes places, going',
  pull: 'is pulled',
  push: 'is pushed',
  leap: 'leaps',
};

const BLOWS = [
  'attack',
  'riposte',
  'opportunity',
  'back',
  'overwatch',
  'hard_intercept',
  'soft_intercept',
  'counter_charge',
  'spear_wall',
  'ability',
];

type Told<T extends BattleEvent['type']> = Extract<BattleEvent, { type: T }>;

/** Only what a player could have expected otherwise. */
const NO_RIPOSTE: { readonly [reason: string]: string } = {
  flanked: 'No riposte (flanked).',
  no_charges: 'No riposte (no charges left).',
  broken: 'No riposte (broken).',
};

const sayNoRiposte = (reason: NoRiposte | undefined): string | undefined =>
  reason === undefined ? undefined : NO_RIPOSTE[reason];

function sayAttack(
  { cause, attackerId, targetId, result, arc, damage }: Told<'attacked'>,
  who: (id: string) => string,
) {
  if (cause !== 'attack' && cause !== 'ability' && cause !== 'back') return undefined;
  const verb = cause === 'back' ? 'strikes the fleeing' : 'attacks';
  if (result !== 'hit') return `${who(attackerId)} ${verb} ${who(targetId)}: ${result}.`;
  const from = arc === 'rear' ? ' from behind' : arc === 'flank' ? ' from the flank' : '';
  return `${who(attackerId)} ${verb} ${who(targetId)}${from} for ${damage}.`;
}

/** Losses by blows go without saying; others have a reason worth telling. */
function sayResolve({ unitId, amount, why }: Told<'resolve_changed'>, who: (id: string) => string): string | undefined {
  if (amount > 0 || BLOWS.includes(why) || why === 'broken' || why === 'charge') return undefined;
  return `${who(unitId)} loses ${-amount} Resolve (${plain(why)}).`;
}

const caster = (id: string, who: (id: string) => string): string =>
  id === 'left' || id === 'right' ? `The leader of ${id}` : who(id);

const plain = (name: string): string => name.replaceAll('_', ' ');
