import { type Belief, beliefsOf } from '@tactarium/games/rps/bot/beliefs';
import { type KindName, SEATS, type View } from '@tactarium/games/rps/client';
import { cellName } from '@tactarium/games/rps/words';
import { letterOf, sideName } from './pieces.ts';

/** For each seat, what somebody who forgets nothing believes of each hidden enemy. Alike pieces share a line. */
export function tellBeliefs(views: readonly View[]): readonly string[] {
  return views.flatMap((view, seat) => {
    const cells = new Map<string, string[]>();
    for (const belief of beliefsOf(view)) {
      const odds = tellOdds(belief);
      cells.set(odds, [...(cells.get(odds) ?? []), cellName(belief.cell)]);
    }
    if (cells.size === 0) return [];
    return [
      `${sideName(SEATS[seat]!)} believes`,
      ...[...cells].map(([odds, names]) => `  ${odds}  ${names.join(' ')}`),
    ];
  });
}

/** `r 31 %  p 23 %`: likeliest first. */
function tellOdds({ seat, odds }: Belief): string {
  return (Object.entries(odds) as [KindName, number][])
    .map(([kind, share]) => [kind, Math.round(100 * share)] as const)
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, percent]) => `${letterOf(seat, kind)} ${String(percent).padStart(3)} %`)
    .join('  ');
}
