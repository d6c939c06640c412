import {
  type BattleEvent,
  type BattleView,
  type Overlays,
  overlaysOf,
  type UnitView,
} from '@tactarium/games/roguelike/client';

/** A moment of a battle: what just happened, and the field after it. */
export interface Moment {
  readonly event: BattleEvent;
  readonly view: BattleView;
  /** Computed when asked for: most items do not need it. */
  readonly overlays: () => Overlays;
}

export interface Visual {
  /** The system and what is to be seen, as the design lists it. */
  readonly name: string;
  /** Where it is on the page in this moment; undefined where it is not due. */
  find(moment: Moment): string | undefined;
  /** Whom one points at to see it. */
  select?(moment: Moment): string | undefined;
}

type Type = BattleEvent['type'];
type Of<T extends Type> = Extract<BattleEvent, { type: T }>;

export const momentOf = (event: BattleEvent, view: BattleView): Moment => {
  let known: Overlays | undefined;
  return {
    event,
    view,
    overlays: () => {
      known ??= overlaysOf(view);
      return known;
    },
  };
};

/** Seen when an event of this type happens, and perhaps only of some kind. */
const on = <T extends Type>(
  name: string,
  type: T,
  selector: string,
  when: (event: Of<T>, moment: Moment) => boolean = () => true,
): Visual => ({
  name,
  find: (moment) => (moment.event.type === type && when(moment.event as Of<T>, moment) ? selector : undefined),
});

const tokenOf = ({ id }: UnitView): string => `[data-unit="${id}"]`;
const isPlain = ({ statuses, locked, vigilant }: UnitView): boolean =>
  Object.keys(statuses).length === 0 && locked === undefined && !vigilant;

/** Seen on a living unit that is like this. */
const of = (name: string, rest: string, like: (unit: UnitView, moment: Moment) => boolean): Visual => ({
  name,
  find(moment) {
    const unit = moment.view.units.find((one) => one.alive && like(one, moment));
    return unit && `${tokenOf(unit)}${rest}`;
  },
});

/** Seen of a unit that one points at. */
const at = (name: string, selector: string, like: (unit: UnitView, moment: Moment) => boolean): Visual => {
  const select = (moment: Moment): string | undefined =>
    moment.view.units.find((one) => one.alive && like(one, moment))?.id;
  return { name, select, find: (moment) => (select(moment) === undefined ? undefined : selector) };
};

const near = (a: UnitView, b: UnitView): number => Math.abs(a.at.x - b.at.x) + Math.abs(a.at.y - b.at.y);
const seesSomebody = (unit: UnitView, { view }: Moment): boolean =>
  unit.range > 1 && view.units.some((one) => one.alive && one.team !== unit.team && near(unit, one) <= unit.range);
const effect = (kind: string): string => `[data-effect="${kind}"]`;
const tone = (kind: string, of: string): string => `[data-effect="${kind}"][data-tone="${of}"]`;
const zoneOf =
  (affects: string) =>
  ({ overlays }: Moment) =>
    overlays().zones.some((zone) => zone.affects === affects);
const always = (name: string, selector: string, when: (moment: Moment) => boolean): Visual => ({
  name,
  find: (moment) => (when(moment) ? selector : undefined),
});

/** RUN-32: every visual item of the twelve systems and of spells. */
export const VISUALS: readonly Visual[] = [
  of('Resolve: HP bar', ' [data-bar=hp]', () => true),
  of('Resolve: its own bar', ' [data-bar=resolve]', () => true),
  of('Resolve: purple for the undead', '[data-undead=true]', ({ unit }) => unit.startsWith('undead/')),
  of(
    'Resolve: ready',
    '[data-mood=ready]',
    ({ state, resolve, maxResolve }) => state === 'ready' && resolve === maxResolve,
  ),
  of(
    'Resolve: low',
    '[data-mood=low]',
    ({ state, resolve, maxResolve }) => state === 'ready' && resolve > 25 && resolve * 2 < maxResolve,
  ),
  of('Resolve: critical', '[data-mood=critical]', ({ state, resolve }) => state === 'ready' && resolve <= 25),
  on(
    'Resolve: flashes when hit',
    'resolve_changed',
    '[data-flash~=hit]',
    ({ amount, why, unitId }, { view }) =>
      amount < 0 && why !== 'broken' && view.units.some(({ id, alive }) => alive && id === unitId),
  ),
  of('Resolve: broken shield', '[data-mood=retreating] [data-mark=broken]', ({ state }) => state === 'retreating'),
  of('Resolve: skull in mist', '[data-mood=crumbling] [data-mark=crumbling]', ({ state }) => state === 'crumbling'),
  on('Resolve: "Broken!"', 'unit_retreating', effect('broken')),
  on('Resolve: "Crumbling!"', 'unit_crumbling', effect('crumbling')),
  on('Resolve: "Rallied!"', 'unit_rallied', effect('rallied')),
  on('Resolve: way of a flight', 'moved', effect('line-flee'), ({ how }) => how === 'flee'),
  of(
    'Engagement: red border and crossed swords',
    '[data-engaged=true] [data-mark=engaged]',
    (unit, { overlays }) =>
      unit.state === 'ready' &&
      !(unit.maxAmmo > 0 && unit.ammo === 0) &&
      (overlays().engaged[unit.id]?.length ?? 0) > 0,
  ),
  on('Engagement: arrow of a disengagement', 'moved', effect('line-disengage'), ({ how }) => how === 'disengage'),
  on('Engagement: slash at whoever leaves', 'attack_of_opportunity', tone('line-slash', 'red')),
  of('Engagement: incorporeal are translucent', '[data-incorporeal=true]', ({ tags }) => tags.includes('Incorporeal')),
  of('Engagement: flyers float', '[data-flyer=true] ellipse', ({ tags }) => tags.includes('Flyer')),
  on('Engagement: impact of the unstoppable', 'wounded', effect('impact'), ({ by }) => by === 'trampled'),
  of('Flanking: facing', ' [data-facing]', () => true),
  of(
    'Flanking: lock',
    ' [data-mark=locked]',
    ({ locked, statuses, vigilant, shred, state, maxAmmo }) =>
      locked !== undefined &&
      Object.keys(statuses).length === 0 &&
      !vigilant &&
      shred === 0 &&
      state === 'ready' &&
      maxAmmo === 0,
  ),
  at('Flanking: front arc', '[data-arc=front]', ({ at: { x, y } }) => x > 0 && x < 7 && y > 0 && y < 9),
  at('Flanking: flanks', '[data-arc=flank]', ({ at: { x, y } }) => x > 0 && x < 7 && y > 0 && y < 9),
  at('Flanking: rear arc', '[data-arc=rear]', ({ at: { x, y } }) => x > 0 && x < 7 && y > 0 && y < 9),
  on('Flanking: "Flanked!"', 'attacked', effect('flanked'), ({ arc, result }) => arc === 'flank' && result === 'hit'),
  on(
    'Flanking: red flash',
    'attacked',
    '[data-flash~=flanked]',
    ({ arc, result, targetId }, { view }) =>
      arc === 'flank' && result === 'hit' && view.units.some(({ id, alive }) => alive && id === targetId),
  ),
  on(
    'Flanking: shield passed',
    'attacked',
    effect('icon-broken'),
    ({ arc, result, targetId }, { view }) =>
      arc !== 'front' &&
      result === 'hit' &&
      view.units.some(({ id, tags }) => id === targetId && tags.includes('Shielded')),
  ),
  on('Flanking: "Backstab!"', 'attacked', effect('backstab'), ({ arc, result }) => arc === 'rear' && result === 'hit'),
  on(
    'Flanking: critical number of a backstab',
    'attacked',
    tone('float', 'critical'),
    ({ arc, result }) => arc === 'rear' && result === 'hit',
  ),
  on('Sight: green line of a shot', 'attacked', effect('line-shot'), ({ attackerId, targetId }, { view }) => {
    const [a, b] = [attackerId, targetId].map((id) => view.units.find((one) => one.id === id)!);
    return a!.range > 1 && a!.tags.includes('DirectFire') && !a!.tags.includes('ArcFire') && near(a!, b!) > 2;
  }),
  on('Sight: curved arrow over obstacles', 'attacked', effect('line-arc'), ({ attackerId, targetId }, { view }) => {
    const [a, b] = [attackerId, targetId].map((id) => view.units.find((one) => one.id === id)!);
    return a!.range > 1 && a!.tags.includes('ArcFire') && near(a!, b!) > 2;
  }),
  at(
    'Sight: free lines of a shooter',
    '[data-sight=free]',
    (unit, moment) => unit.tags.includes('ArcFire') && seesSomebody(unit, moment),
  ),
  on('Sight: a line that opens', 'los_opened', effect('line-opened'), ({ newTargets }) => newTargets.length > 0),
  on('Sight: a line that a retreat blocks', 'los_blocked_by_retreat', effect('line-blocked')),
  on('Sight: red cross on the blocker', 'los_blocked_by_retreat', effect('icon-cross')),
  on('Riposte: full, a parry', 'clash', effect('icon-parry'), ({ riposteType }) => riposteType === 'full'),
  on('Riposte: weak, a flail', 'clash', effect('icon-flail'), ({ riposteType }) => riposteType === 'weak'),
  on(
    'Riposte: none, flanked',
    'clash',
    effect('icon-flanked'),
    ({ riposteType, reason }) => riposteType === 'none' && reason === 'flanked',
  ),
  on(
    'Riposte: none, no charges',
    'clash',
    effect('icon-empty'),
    ({ riposteType, reason }) => riposteType === 'none' && reason === 'no_charges',
  ),
  on(
    'Riposte: none, broken',
    'clash',
    effect('icon-broken'),
    ({ riposteType, reason }) => riposteType === 'none' && reason === 'broken',
  ),
  on('Charge: arrow before it runs', 'moved', effect('charge-ahead'), ({ how }) => how === 'charge'),
  on('Charge: fast movement', 'moved', effect('line-charge'), ({ how }) => how === 'charge'),
  on('Charge: momentum', 'charge_impact', tone('float', 'green')),
  on('Charge: dust', 'charge_impact', effect('dust')),
  on('Charge: the board shakes', 'charge_impact', '[data-shake=true]'),
  on('Charge: critical number', 'charge_impact', tone('float', 'critical')),
  on('Charge: Resolve damage', 'charge_shock', tone('float', 'resolve')),
  on('Charge: pike brace', 'spear_wall_counter', effect('icon-brace')),
  on('Charge: impale', 'spear_wall_counter', effect('line-thrust')),
  on('Charge: stopped', 'charge_cancelled', effect('stopped')),
  of('Phalanx: shield with its armor', ' [data-mark=formation]', ({ id }, { overlays }) =>
    overlays().supports.some(({ unit }) => unit === id),
  ),
  always('Phalanx: white lines', '[data-support]', ({ overlays }) =>
    overlays().supports.some(({ from }) => from.length > 0),
  ),
  of('Phalanx: glow at the full bonus', '[data-full=true]', ({ id }, { overlays }) =>
    overlays().supports.some(({ unit, armor }) => unit === id && armor >= 5),
  ),
  on('Phalanx: "Formation Broken!"', 'formation_broken', effect('formationBroken')),
  on('Phalanx: a line snaps', 'formation_broken', effect('line-snapped')),
  always('Auras: zone for allies', '[data-zone][data-affects=allies]', zoneOf('allies')),
  always('Auras: zone for enemies', '[data-zone][data-affects=foes]', zoneOf('foes')),
  on('Auras: pulse', 'aura_pulse', effect('pulse')),
  always('Auras: ghost of a relic with its turns', '[data-zone][data-relic=true] text', ({ overlays }) =>
    overlays().zones.some(({ turns }) => turns !== undefined),
  ),
  of('Auras: icon on whom it touches', ' [data-mark=touched]', ({ id }, { overlays }) =>
    overlays().zones.some(({ touched }) => touched.includes(id)),
  ),
  of('Ammunition: counter', ' [data-ammo-count]', ({ maxAmmo }) => maxAmmo > 0),
  of('Ammunition: yellow at two', '[data-ammo=low]', ({ maxAmmo, ammo }) => maxAmmo > 0 && ammo > 0 && ammo <= 2),
  of(
    'Ammunition: crossed arrow at none',
    '[data-ammo=empty] [data-mark=empty]',
    ({ maxAmmo, ammo }) => maxAmmo > 0 && ammo === 0,
  ),
  on('Ammunition: "−1" floats', 'ammo_spent', tone('float', 'yellow')),
  on('Ammunition: counter flashes', 'ammo_spent', '[data-flash~=ammo]'),
  on('Ammunition: reloading', 'ammo_recovered', tone('float', 'yellow')),
  on('Ammunition: "Out of ammo!"', 'out_of_ammo', effect('outOfAmmo')),
  of('Ammunition: cooldown', ' [data-mark=cooldown]', ({ cooldown }) => cooldown > 0),
  of(
    'Vigilance: blue eye',
    ' [data-mark=eye]',
    (unit) => unit.vigilant && !unit.used && unit.state === 'ready' && unit.shred === 0,
  ),
  always('Vigilance: red cells', '[data-watch=intercept]', ({ overlays }) =>
    overlays().watches.some(({ kind, cells }) => kind === 'intercept' && cells.length > 0),
  ),
  at('Vigilance: orange cells', '[data-watch=overwatch][data-shown=true]', ({ id }, { overlays }) =>
    overlays().watches.some(({ unit, kind, cells }) => unit === id && kind === 'overwatch' && cells.length > 0),
  ),
  on('Vigilance: "STOPPED!"', 'hard_intercept', tone('stopped', 'red')),
  on('Vigilance: "Intercepted!"', 'soft_intercept', tone('intercepted', 'orange')),
  on('Vigilance: "Counter-Charge!"', 'counter_charge', tone('counterCharge', 'yellow')),
  on('Vigilance: "Suppressed!"', 'overwatch', tone('suppressed', 'blue'), ({ suppressed }) => suppressed),
  on('Vigilance: shot of an overwatch', 'overwatch', tone('line-shot', 'orange')),
  ...['fire', 'poison', 'curse', 'frost', 'plague'].map((type) =>
    of(
      `Contagion: ${type} with its turns`,
      ` [data-contagion=${type}] text`,
      ({ contagions }) => contagions[type] !== undefined,
    ),
  ),
  of(
    'Contagion: neighbours at risk',
    '[data-risk=true]',
    ({ id }, { overlays }) => overlays().atRisk[id] !== undefined,
  ),
  on('Contagion: arrow of a spread', 'contagion_spread', effect('line-spread')),
  on(
    'Contagion: "SPREAD!" in its colour',
    'contagion_spread',
    tone('spread', 'fire'),
    ({ contagionType }) => contagionType === 'fire',
  ),
  on('Contagion: held', 'contagion_resisted', effect('held')),
  of('Shred: armor bar', ' [data-bar=armor]', ({ armor }) => armor > 0),
  of(
    'Shred: cracked armor with its number',
    ' [data-mark=cracked] text',
    (unit, { overlays }) => unit.shred > 0 && unit.state === 'ready' && isPlain(unit) && !overlays().engaged[unit.id],
  ),
  of('Shred: red rim', '[data-worn=true]', ({ maxShred, shred }) => maxShred > 0 && shred * 4 >= maxShred * 3),
  on('Shred: sparks', 'armor_shredded', effect('sparks')),
  on('Shred: "−n Armor"', 'armor_shredded', tone('float', 'orange')),
  on('Shred: bar flashes', 'armor_shredded', '[data-flash~=shred]', ({ targetId }, { view }) =>
    view.units.some(({ id, alive }) => alive && id === targetId),
  ),
  on(
    'Spells: portrait and name',
    'spell_cast',
    '[data-effect=spell] strong',
    ({ casterId }) => casterId === 'left' || casterId === 'right',
  ),
  on('Spells: healing', 'healed', tone('float', 'heal')),
  on('Spells: a status', 'status_gained', '[data-effect^="icon-status:"]'),
  on('Spells: a summons rises', 'summoned', effect('rise')),
  on('Death', 'died', effect('icon-skull')),
];
