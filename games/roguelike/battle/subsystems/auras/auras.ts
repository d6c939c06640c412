import type { Aura, AuraEffect } from '../../../vocabulary/auras.ts';
import { isFearless, MOST_DODGE } from '../../resolution/questions.ts';
import type { Subsystem } from '../../resolution/subsystem.ts';
import type { Field } from '../../state/auraFields.ts';
import type { Battle } from '../../state/battle.ts';
import { manhattan } from '../../state/board.ts';
import { hearten, leaveRelic, shake, waneRelic, wound } from '../../state/changes.ts';
import type { Unit } from '../../state/unit.ts';

/** AUR: fields around their carriers, and relics where a carrier fell. The same aura counts once (AUR-2). */
export const auras = {
  name: 'auras',

  dodge(battle, unit, _strike, tally) {
    if (unit.make.is.Incorporeal && felt(battle, unit, battle.fields.reveal_incorporeal)) tally.flat -= MOST_DODGE;
  },
  initiative(battle, unit, tally) {
    const slow = felt(battle, unit, battle.fields.slow);
    if (slow) tally.flat -= slow.initiative;
  },
  /** A shot made from inside the storm. */
  missing(battle, { attacker, ranged }, tally) {
    if (!ranged) return;
    const storm = felt(battle, attacker, battle.fields.spoil_shots);
    if (storm) tally.flat += storm.percent;
  },
  /** Support and Dark Will are one: never two (AUR-1). */
  recovery(battle, unit, tally) {
    const lent = felt(battle, unit, battle.fields.lend_resolve);
    if (lent) tally.flat += lent.amount;
  },
  fearless: (battle, unit) => felt(battle, unit, battle.fields.banish_fear) !== undefined,
  holdsTogether: (battle, unit) => felt(battle, unit, battle.fields.hold_together) !== undefined,

  /** Of several banners one lifts a unit each round. */
  pulsed(battle, carrier) {
    const { aura } = carrier.make;
    if (aura?.type !== 'pulse' || aura.effect.does !== 'pulse_resolve') return;
    for (const unit of battle.units) {
      if (!unit.alive || !reaches(aura, carrier.side, carrier.cell, unit)) continue;
      if (unit.pulsedIn === battle.round && unit.pulsedBy !== carrier.id) continue;
      unit.pulsedIn = battle.round;
      unit.pulsedBy = carrier.id;
      battle.log?.push({ type: 'aura_pulse', auraId: aura.id, carrierId: carrier.name, targetId: unit.name });
      hearten(battle, unit, aura.effect.amount, aura.id);
    }
  },
  suffered(battle, unit) {
    const wither = felt(battle, unit, battle.fields.wither);
    if (!wither) return;
    battle.log?.push({ type: 'aura_suffered', unitId: unit.name, auraId: 'reliquary' });
    wound(battle, unit, wither.hp, 'aura');
  },
  daunted(battle, unit) {
    const terror = felt(battle, unit, battle.fields.frighten);
    if (!terror || isFearless(battle, unit)) return;
    battle.log?.push({ type: 'aura_suffered', unitId: unit.name, auraId: 'terror' });
    shake(battle, unit, terror.resolve, 'terror');
  },

  died(battle, { make: { aura }, side, cell }) {
    if (aura?.type === 'relic') leaveRelic(battle, { aura, side, cell, turns: aura.turns });
  },
  roundEnded(battle) {
    for (const relic of battle.relics) waneRelic(battle, relic);
  },
} satisfies Subsystem;

type EffectOf<Does extends AuraEffect['does']> = Extract<AuraEffect, { does: Does }>;

/** The effect of this kind that a unit feels where it stands, or would feel on another cell. */
export function felt<Does extends AuraEffect['does']>(
  { relics }: Battle,
  unit: Unit,
  { does, carriers }: Field<Does>,
  cell = unit.cell,
): EffectOf<Does> | undefined {
  const carrying = carriers[unit.side]!;
  for (let i = 0; i < carrying.length; i++) {
    const carrier = carrying[i]!;
    const aura = carrier.make.aura!;
    if (carrier.alive && manhattan(carrier.cell, cell) <= aura.range) return aura.effect as EffectOf<Does>;
  }
  for (let i = 0; i < relics.length; i++) {
    const { aura, side, cell: at } = relics[i]!;
    if (aura.effect.does === does && reaches(aura, side, at, unit, cell)) return aura.effect as EffectOf<Does>;
  }
  return undefined;
}

const reaches = (aura: Aura, side: number, from: number, unit: Unit, cell = unit.cell): boolean =>
  (aura.affects === 'allies') === (unit.side === side) && manhattan(from, cell) <= aura.range;
