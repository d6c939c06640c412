import type { BattleEvent, BattleView, Point, UnitView } from '@tactarium/games/roguelike/client';

/** What an event looks like on the board. Without motion the same things stand still. */
export type Effect =
  | { readonly is: 'float'; readonly at: Point; readonly text: string; readonly tone: Tone; readonly icon?: string }
  | {
      readonly is: 'popup';
      readonly at: Point;
      readonly word: PopupWord;
      readonly tone: Tone;
      readonly detail?: string;
    }
  | { readonly is: 'icon'; readonly at: Point; readonly icon: string; readonly tone: Tone }
  | { readonly is: 'line'; readonly from: Point; readonly to: Point; readonly kind: LineKind; readonly tone?: Tone }
  | {
      readonly is: 'ring';
      readonly at: Point;
      readonly kind: 'pulse' | 'impact' | 'dust' | 'sparks' | 'rise';
      readonly tone: Tone;
    }
  | { readonly is: 'flash'; readonly unit: string; readonly tone: 'hit' | 'flanked' | 'shred' | 'ammo' };

/** An effect with the place of its event: it is drawn once for each. */
export interface Shown {
  readonly key: string;
  readonly effect: Effect;
}

type Tone =
  | 'damage'
  | 'critical'
  | 'heal'
  | 'resolve'
  | 'red'
  | 'orange'
  | 'yellow'
  | 'blue'
  | 'grey'
  | 'white'
  | 'green'
  | Contagion;
type Contagion = 'fire' | 'poison' | 'curse' | 'frost' | 'plague';

const POPUPS = [
  'flanked',
  'backstab',
  'stopped',
  'intercepted',
  'counterCharge',
  'suppressed',
  'spread',
  'held',
  'immune',
  'formationBroken',
  'dodged',
  'missed',
  'broken',
  'crumbling',
  'rallied',
  'tarPit',
  'outOfAmmo',
] as const;
type PopupWord = (typeof POPUPS)[number];

type LineKind =
  | 'shot'
  | 'arc'
  | 'bolt'
  | 'slash'
  | 'thrust'
  | 'walk'
  | 'charge'
  | 'disengage'
  | 'flee'
  | 'forced'
  | 'spread'
  | 'opened'
  | 'blocked'
  | 'share'
  | 'snapped';

const SHIELDS = ['Shielded', 'Shieldwall'];

/** `view`: before the event. */
export function effectsOf(event: BattleEvent, view: BattleView): readonly Effect[] {
  const unit = (id: string | undefined): UnitView | undefined => view.units.find((one) => one.id === id);
  const at = (id: string | undefined): Point => unit(id)?.at ?? { x: 0, y: 0 };
  const popup = (id: string, word: PopupWord, tone: Tone, detail?: string): Effect => ({
    is: 'popup',
    at: at(id),
    word,
    tone,
    ...(detail !== undefined && { detail }),
  });
  const float = (id: string, text: string, tone: Tone, icon?: string): Effect => ({
    is: 'float',
    at: at(id),
    text,
    tone,
    ...(icon !== undefined && { icon }),
  });
  const line = (from: string, to: string, kind: LineKind, tone?: Tone): Effect => ({
    is: 'line',
    from: at(from),
    to: at(to),
    kind,
    ...(tone && { tone }),
  });
  const icon = (id: string, name: string, tone: Tone): Effect => ({ is: 'icon', at: at(id), icon: name, tone });
  switch (event.type) {
    case 'attacked':
      return attackEffects(event, unit(event.attackerId), unit(event.targetId), popup, float, line, icon);
    case 'clash':
      if (event.riposteType === 'full') return [icon(event.targetId, 'parry', 'yellow')];
      if (event.riposteType === 'weak') return [icon(event.targetId, 'flail', 'grey')];
      return event.reason === 'flanked' || event.reason === 'no_charges' || event.reason === 'broken'
        ? [icon(event.targetId, NO_RIPOSTE[event.reason], 'grey')]
        : [];
    case 'wounded':
      if (event.by === 'trampled')
        return [
          { is: 'ring', at: at(event.unitId), kind: 'impact', tone: 'orange' },
          float(event.unitId, `−${event.amount}`, 'damage'),
        ];
      return isBlow(event.by) ? [] : [float(event.unitId, `−${event.amount}`, contagionTone(event.by) ?? 'damage')];
    case 'healed':
      return [float(event.unitId, `+${event.amount}`, 'heal')];
    case 'resolve_changed':
      if (event.amount >= 0 || event.why === 'broken') return [];
      return [
        // The shock of a charge is told by `charge_shock`.
        ...(event.why === 'charge' ? [] : [float(event.unitId, `−${-event.amount}`, 'resolve')]),
        { is: 'flash', unit: event.unitId, tone: 'hit' },
      ];
    case 'charge_shock':
      return [float(event.targetId, `−${event.resolveDamage}`, 'resolve')];
    case 'charge_impact':
      return [
        float(event.attackerId, `+${event.momentumBonus} %`, 'green'),
        { is: 'ring', at: at(event.targetId), kind: 'dust', tone: 'yellow' },
        float(event.targetId, `−${event.damage}`, 'critical'),
      ];
    case 'charge_cancelled':
      return [popup(event.unitId, 'stopped', 'red')];
    case 'spear_wall_counter':
      return [icon(event.spearmanId, 'brace', 'white'), line(event.spearmanId, event.chargerId, 'thrust')];
    case 'hard_intercept':
      return [line(event.interceptorId, event.targetId, 'thrust'), popup(event.targetId, 'stopped', 'red')];
    case 'soft_intercept':
      return [line(event.interceptorId, event.targetId, 'slash'), popup(event.targetId, 'intercepted', 'orange')];
    case 'counter_charge':
      return [line(event.interceptorId, event.targetId, 'charge'), popup(event.targetId, 'counterCharge', 'yellow')];
    case 'overwatch':
      return [
        line(event.shooterId, event.targetId, 'shot', 'orange'),
        ...(event.suppressed ? [popup(event.targetId, 'suppressed', 'blue')] : []),
      ];
    case 'sticky_intercept':
      return [popup(event.targetId, 'tarPit', 'orange')];
    case 'attack_of_opportunity':
      return [line(event.attackerId, event.targetId, 'slash', 'red')];
    case 'moved':
      return [{ is: 'line', from: event.from, to: event.to, kind: GAITS[event.how] ?? 'forced' }];
    case 'formation_broken':
      return [popup(event.unitId, 'formationBroken', 'white'), line(event.lostSupporterId, event.unitId, 'snapped')];
    case 'damage_shared':
      return event.targetIds.map((id) => line(event.unitId, id, 'share'));
    case 'aura_pulse':
      return [
        { is: 'ring', at: at(event.carrierId), kind: 'pulse', tone: 'blue' },
        icon(event.targetId, `aura:${event.auraId}`, 'blue'),
      ];
    case 'aura_suffered':
      return [icon(event.unitId, `aura:${event.auraId}`, 'red')];
    case 'ammo_spent':
      return [
        float(event.unitId, `−${event.amount}`, 'yellow', 'ammo'),
        { is: 'flash', unit: event.unitId, tone: 'ammo' },
      ];
    case 'out_of_ammo':
      return [popup(event.unitId, 'outOfAmmo', 'red')];
    case 'ammo_recovered':
      return [float(event.unitId, `+${event.amount}`, 'yellow', 'reload')];
    case 'vigilance_activated':
      return [icon(event.unitId, 'eye', 'blue')];
    case 'contagion_spread':
      return [
        line(event.sourceId, event.targetId, 'spread', event.contagionType as Contagion),
        popup(event.targetId, 'spread', event.contagionType as Contagion, `${event.roll} < ${event.threshold}`),
      ];
    case 'contagion_resisted':
      return [popup(event.targetId, 'held', 'grey', `${event.roll} ≥ ${event.threshold}`)];
    case 'contagion_immune':
      return [popup(event.unitId, 'immune', 'grey')];
    case 'contagion_applied':
      return [icon(event.unitId, `contagion:${event.contagionType}`, event.contagionType as Contagion)];
    case 'death_spread':
      return [line(event.sourceId, event.targetId, 'spread', event.contagionType as Contagion)];
    case 'armor_shredded':
      return [
        { is: 'ring', at: at(event.targetId), kind: 'sparks', tone: 'orange' },
        float(event.targetId, `armor−${event.shredAmount}`, 'orange'),
        { is: 'flash', unit: event.targetId, tone: 'shred' },
      ];
    case 'armor_repaired':
      return [float(event.targetId, `armor+${event.repairAmount}`, 'heal')];
    case 'shred_recovered':
      return [float(event.unitId, 'armor+1', 'heal')];
    case 'status_gained':
      return [icon(event.unitId, `status:${event.status}`, 'yellow')];
    case 'unit_retreating':
      return [popup(event.unitId, 'broken', 'red')];
    case 'unit_crumbling':
      return [popup(event.unitId, 'crumbling', 'curse')];
    case 'unit_rallied':
      return [popup(event.unitId, 'rallied', 'blue')];
    case 'died':
      return [icon(event.unitId, 'skull', 'red')];
    case 'summoned':
      return [{ is: 'ring', at: event.position, kind: 'rise', tone: 'white' }];
    case 'returned':
      return [{ is: 'ring', at: event.position, kind: 'rise', tone: 'heal' }];
    case 'los_opened':
      return event.newTargets.map((id) => line(event.shooterId, id, 'opened'));
    case 'los_blocked_by_retreat':
      return [line(event.shooterId, event.targetId, 'blocked'), icon(event.blockerId, 'cross', 'red')];
    default:
      return [];
  }
}

const NO_RIPOSTE = { flanked: 'flanked', no_charges: 'empty', broken: 'broken' } as const;

const GAITS: Readonly<Record<string, LineKind>> = {
  walk: 'walk',
  charge: 'charge',
  disengage: 'disengage',
  flee: 'flee',
};

const BLOWS = new Set([
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
]);
const isBlow = (cause: string): boolean => BLOWS.has(cause);

const CONTAGIONS: readonly string[] = ['fire', 'poison', 'curse', 'frost', 'plague'];
const contagionTone = (by: string): Contagion | undefined => (CONTAGIONS.includes(by) ? (by as Contagion) : undefined);

function attackEffects(
  event: Extract<BattleEvent, { type: 'attacked' }>,
  attacker: UnitView | undefined,
  target: UnitView | undefined,
  popup: (id: string, word: PopupWord, tone: Tone) => Effect,
  float: (id: string, text: string, tone: Tone) => Effect,
  line: (from: string, to: string, kind: LineKind, tone?: Tone) => Effect,
  icon: (id: string, name: string, tone: Tone) => Effect,
): readonly Effect[] {
  if (!attacker || !target) return [];
  const { attackerId, targetId, result, arc, damage } = event;
  const steps = Math.max(Math.abs(attacker.at.x - target.at.x), Math.abs(attacker.at.y - target.at.y));
  const drawn = line(attackerId, targetId, steps > 1 && attacker.range > 1 ? trajectoryOf(attacker) : 'slash');
  if (result !== 'hit') return [drawn, popup(targetId, result, 'grey')];
  const isFlanked = arc !== 'front';
  const bears = target.tags.some((tag) => SHIELDS.includes(tag)) || target.statuses['shield_wall'] !== undefined;
  return [
    drawn,
    float(targetId, `−${damage}`, arc === 'rear' ? 'critical' : 'damage'),
    ...(isFlanked
      ? [
          popup(targetId, arc === 'rear' ? 'backstab' : 'flanked', 'red'),
          { is: 'flash', unit: targetId, tone: 'flanked' } as const,
        ]
      : []),
    ...(isFlanked && bears ? [icon(targetId, 'broken', 'white')] : []),
  ];
}

/** LOS: how a shot goes. */
function trajectoryOf({ tags }: UnitView): 'shot' | 'arc' | 'bolt' {
  if (tags.includes('ArcFire')) return 'arc';
  return tags.includes('DirectFire') ? 'shot' : 'bolt';
}
