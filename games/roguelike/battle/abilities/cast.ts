import { request } from '../actions/requests.ts';
import type { Cast, Source } from '../state/action.ts';
import type { Battle, SpellCard } from '../state/battle.ts';
import { SIDES } from '../state/board.ts';
import { setCooldown, spendAmmo } from '../state/changes.ts';
import { canAct, type Unit } from '../state/unit.ts';

/** A unit uses its ability: cooldown and ammunition first, then the effects in order. */
export function performCast(battle: Battle, { unit, aim }: Cast): void {
  const { active } = unit.make;
  if (!active || !canAct(unit)) return;
  unit.acted = true;
  battle.log?.push({
    type: 'spell_cast',
    casterId: unit.name,
    spellId: active.id,
    targetId: aim?.name,
    cooldown: active.cooldown,
  });
  if (unit.cooldown > 0) for (const { hurried } of unit.make.lent.scripts) hurried?.pay(battle, unit);
  setCooldown(battle, unit, active.cooldown);
  if (active.words.ammo && battle.rules.on.ammunition) spendAmmo(battle, unit, active.words.ammo);
  const source: Source = { side: unit.side, unit, aim, cell: aim?.cell ?? unit.cell, dealt: 0 };
  for (const effect of active.words.effects) request(battle, { do: 'effect', with: { effect, source } });
}

/** RUN-29: a leader's spell, once a battle. */
export function castSpell(battle: Battle, card: SpellCard, aim: Unit | undefined): void {
  card.cast = true;
  const casterId = SIDES[card.side]!;
  battle.log?.push({ type: 'spell_cast', casterId, spellId: card.id, targetId: aim?.name, cooldown: 0 });
  const source: Source = { side: card.side, unit: undefined, aim, cell: aim?.cell ?? 0, dealt: 0 };
  for (const effect of card.words.effects) request(battle, { do: 'effect', with: { effect, source } });
}
