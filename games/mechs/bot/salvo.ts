import { type Fighter, type Ground, type Option, type Stance, volley } from './appraisal.ts';
import { heatBefore, heatCost } from './heat.ts';

/** The best that a mech can fire from a stance: at whom, how twisted, with what. */
export interface Salvo {
  readonly value: number;
  readonly target: Fighter | undefined;
  readonly twist: number;
  readonly options: readonly Option[];
}

/** How a level fires. */
export interface Gunner {
  /** What a point on the scale of heat costs is worth to it; 0: it fires everything. */
  readonly heatCare: number;
  /** It does not fire what is less likely to do anything than this, in expected damage. */
  readonly leastDamage: number;
}

const scratch: Option[] = [];

/** Options in order of value for their heat, as long as each is worth what it heats. */
function pick(options: readonly Option[], heat: number, { heatCare, leastDamage }: Gunner): [Option[], number] {
  const picked: Option[] = [];
  let value = 0;
  let now = heat;
  const order = options.toSorted((a, b) => perHeat(b) - perHeat(a) || a.gun.index - b.gun.index);
  for (const option of order) {
    const { heat: own } = option.gun.mount.weapon;
    const cost = heatCare * (heatCost(now + own) - heatCost(now));
    if (option.damage < leastDamage || option.value <= cost) continue;
    picked.push(option);
    value += option.value - cost;
    now += own;
  }
  return [picked, value];
}

const perHeat = ({ value, gun }: Option): number => value / (gun.mount.weapon.heat + 0.5);

const TWISTS = [0, -1, 1];

export function bestSalvo(
  ground: Ground,
  shooter: Fighter,
  stance: Stance,
  targets: readonly (readonly [Fighter, Stance])[],
  gunner: Gunner,
  twists: readonly number[] = TWISTS,
): Salvo {
  let best: Salvo = { value: 0, target: undefined, twist: twists[0]!, options: [] };
  if (shooter.guns.length === 0) return best;
  const heat = heatBefore(ground.field, shooter.mech, stance);
  for (const [target, to] of targets) {
    for (const twist of twists) {
      volley(ground, shooter, stance, twist, target, to, scratch);
      if (scratch.length === 0) continue;
      const [options, value] = pick(scratch, heat, gunner);
      if (value > best.value) best = { value, target, twist, options };
    }
  }
  return best;
}
