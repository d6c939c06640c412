import { makeOf } from './battle/setup/muster.ts';
import { type Found, lines } from './content/index.ts';
import { priceOfTier } from './rules/prices.ts';
import { auras } from './vocabulary/auras.ts';
import { describeAt, describeAura } from './vocabulary/describe.ts';
import { english } from './vocabulary/english.ts';
import { TAGS, type Tag } from './vocabulary/tags.ts';
import type { Tongue } from './vocabulary/tongue.ts';

/** A unit of one tier, with the values it has at battle start. */
export interface TierCard {
  readonly tier: number;
  readonly title: string;
  /** RUN-6: of this step alone. */
  readonly price: number;
  readonly stats: { readonly [stat: string]: number };
  readonly tags: readonly Tag[];
  readonly abilities: readonly string[];
}

/** All there is to know of a unit. */
export interface UnitCard {
  /** `order/grand_champion`. */
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  readonly role: string;
  readonly rarity: string;
  readonly cost: number;
  readonly damage: 'physical' | 'magic';
  readonly aura?: string;
  /** CON-3. */
  readonly spreads?: string;
  readonly tiers: readonly TierCard[];
}

const TIERS = [1, 2, 3];

/** Its texts are in English unless another language is given; its names always are. */
export function cardOf(found: Found, tongue = english): UnitCard {
  const { id, faction, line } = found;
  const { name, role, rarity, cost, aura, spreads } = line;
  return {
    id,
    name,
    faction: faction.name,
    role,
    rarity,
    cost,
    damage: makeOf(found, 1).magic ? 'magic' : 'physical',
    ...(aura && { aura: describeAura(auras[aura], tongue) }),
    ...(spreads && { spreads }),
    tiers: TIERS.map((tier) => tierCard(found, tier, tongue)),
  };
}

function tierCard(found: Found, tier: number, tongue: Tongue): TierCard {
  const { line } = found;
  const { maxHp, atk, armor, speed, initiative, range, attacks, dodge, maxResolve, maxAmmo, is } = makeOf(found, tier);
  return {
    tier,
    title: line.titles?.[tier - 2] ?? line.name,
    price: priceOfTier(line.cost, tier),
    stats: { hp: maxHp, atk, armor, speed, initiative, range, attacks, dodge, resolve: maxResolve, ammo: maxAmmo },
    tags: TAGS.filter((tag) => is[tag]),
    abilities: describeAt(line, tier, tongue),
  };
}

/** By id, by name or, where nobody bears the name, by a title; several factions may have one of that name. */
export function unitsNamed(typed: string): readonly Found[] {
  const word = typed.trim().toLowerCase();
  const all = [...lines.values()];
  const named = all.filter(({ id, line: { name } }) => id === word || name.toLowerCase() === word);
  if (named.length > 0) return named;
  return all.filter(({ line: { titles = [] } }) => titles.some((title) => title.toLowerCase() === word));
}
