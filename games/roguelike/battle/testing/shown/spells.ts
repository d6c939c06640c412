type Shown = readonly [id: string, event: { readonly [field: string]: unknown }];

const wounds = (amount: number) => ({ type: 'wounded', unitId: 'X', amount, by: 'spell' });
const heals = (amount: number) => ({ type: 'healed', unitId: 'B', amount });
const helps = (status: string, turns: number) => ({ type: 'status_gained', unitId: 'B', status, turns });
const harms = (status: string, turns: number) => ({ type: 'status_gained', unitId: 'X', status, turns });
const infects = (contagionType: string) => ({ type: 'contagion_applied', unitId: 'X', contagionType });
const summons = (line: string) => ({ type: 'summoned', team: 'left', line });
const shakes = (amount: number) => ({ type: 'resolve_changed', unitId: 'X', amount });
const heartens = (amount: number) => ({ type: 'resolve_changed', unitId: 'B', amount });

/** RUN-29: every spell. */
export const spellRows: readonly Shown[] = [
  ['order/divine_smite', wounds(92)],
  ['order/blessing_of_light', heals(42)],
  ['order/holy_nova', wounds(24)],
  ['order/guardian_angel', helps('immune', 2)],
  ['order/rally_cry', helps('inspired', 6)],
  ['order/fortress', helps('fortified', 6)],
  ['chaos/hellfire', wounds(11)],
  ['chaos/soul_drain', heals(14)],
  ['chaos/corruption', infects('curse')],
  ['chaos/demon_gate', summons('chaos/imp')],
  ['chaos/dark_pact', helps('raging', 2)],
  ['chaos/nightmare', shakes(-10)],
  ['nature/entangle', harms('rooted', 2)],
  ['nature/wild_growth', helps('fortified', 2)],
  ['nature/stampede', wounds(35)],
  ['nature/call_of_the_wild', summons('nature/wolf')],
  ['nature/poison_cloud', infects('poison')],
  ['nature/rejuvenation', helps('regrowing', 4)],
  ['shadow/smoke_bomb', helps('evasive', 2)],
  ['shadow/assassinate', wounds(38)],
  ['shadow/poison_nova', infects('poison')],
  ['shadow/venomous_strike', harms('venom', 3)],
  ['shadow/shadow_clone', summons('shadow/thug')],
  ['shadow/vanish', helps('evasive', 3)],
  ['arcane/meteor', wounds(14)],
  ['arcane/time_warp', helps('hasted', 2)],
  ['arcane/inferno', infects('fire')],
  ['arcane/fire_shield', helps('thorned', 2)],
  ['arcane/blizzard', infects('frost')],
  ['arcane/ice_prison', harms('stunned', 1)],
  ['machine/deploy_turret', summons('machine/gun_turret')],
  ['machine/emp', harms('silenced', 1)],
  ['machine/barricade', summons('machine/barricade')],
  ['machine/artillery_strike', wounds(20)],
  ['machine/bomb_squad', summons('machine/bomb_bot')],
  ['machine/self_destruct', { type: 'died', unitId: 'B' }],
  ['humans/holy_light', heals(30)],
  ['humans/rally', helps('inspired', 3)],
  ['humans/arrow_storm', wounds(60)],
  ['humans/sanctuary', { type: 'contagion_purified', targetId: 'B' }],
  ['undead/death_coil', wounds(40)],
  ['undead/raise_dead', summons('undead/skeleton_warrior')],
  ['undead/dark_binding', heartens(20)],
  ['undead/dread_wail', shakes(-25)],
  ['order/rally', heartens(30)],
  ['nature/inspire', heartens(20)],
  ['chaos/terror', shakes(-30)],
  ['shadow/fear', shakes(-50)],
];
