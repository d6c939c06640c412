import { everyLine } from '../../content/index.ts';
import { TAGS, type Tag } from '../../vocabulary/tags.ts';
import type { Make, Unit } from './unit.ts';

const MOST_PERCENT = 40;
const ADAMANTINE_PERCENT = 20;
const RENDING_PERCENT = 60;
const TOO_LITTLE = 2;

/** SHR-1: RendingBlows counts whoever is struck; so little armor is not shredded at all. */
export function mostShred({ make }: Pick<Unit, 'make'>, attacker?: Unit): number {
  if (make.armor <= TOO_LITTLE) return 0;
  const percent = attacker?.make.is.RendingBlows
    ? RENDING_PERCENT
    : make.is.AdamantineArmor
      ? ADAMANTINE_PERCENT
      : MOST_PERCENT;
  return Math.floor((make.armor * percent) / 100);
}

/** What a unit is and what it can have at most: it does not change in a battle, and everybody may know it. */
export type UnitFacts = {
  readonly tier: number;
  /** As players call it: its name, or its title at a higher tier. */
  readonly title: string;
  readonly role: string;
  readonly cost: number;
  readonly tags: readonly Tag[];
  readonly maxHp: number;
  readonly maxResolve: number;
  readonly maxAmmo: number;
  /** At battle start, before shred and formation. */
  readonly armor: number;
  readonly maxShred: number;
  readonly range: number;
  /** By its id, like `humans/fireball`. */
  readonly ability?: string;
  readonly aura?: string;
  /** Came during the battle (RUN-36). */
  readonly summoned: boolean;
};

export function factsOf({ make, summoned }: Pick<Unit, 'make' | 'summoned'>): UnitFacts {
  const { tier, role, cost, is, maxHp, maxResolve, maxAmmo, armor, range, active, aura } = make;
  return {
    tier,
    title: titleOf(make),
    role,
    cost,
    tags: TAGS.filter((tag) => is[tag]),
    maxHp,
    maxResolve,
    maxAmmo,
    armor,
    maxShred: mostShred({ make }),
    range,
    ...(active && { ability: active.id }),
    ...(aura && { aura: aura.id }),
    summoned,
  };
}

function titleOf({ line: id, tier }: Make): string {
  const { line } = everyLine.get(id)!;
  return line.titles?.[tier - 2] ?? line.name;
}
