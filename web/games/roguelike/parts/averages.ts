import { lines, ROLES, type Role, type TierCard } from '@tactarium/games/roguelike/client';
import { cardOf } from '../texts.ts';

type Stats = TierCard['stats'];

/** Worked out on first use: only the draft compares, and it reads every card of the game. */
let averages: ReadonlyMap<Role, Stats> | undefined;

/** What the units of a role have on average at the first tier. Summoned units do not count: nobody drafts them. */
export function averageOf(role: Role): Stats {
  averages ??= new Map(ROLES.map((one) => [one, average(one)]));
  return averages.get(role)!;
}

function average(role: Role): Stats {
  const all = [...lines.values()]
    .filter(({ line }) => line.role === role)
    .map((found) => cardOf(found).tiers[0]!.stats);
  const mean = (name: string): number => all.reduce((sum, stats) => sum + stats[name]!, 0) / all.length;
  return Object.fromEntries(Object.keys(all[0]!).map((name) => [name, Math.round(mean(name))]));
}
