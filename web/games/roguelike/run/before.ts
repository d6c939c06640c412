import type { FoughtBattle, View } from '@tactarium/games/roguelike/client';

interface Standing extends Pick<View, 'wins' | 'losses' | 'gold' | 'streak' | 'rating' | 'status'> {
  readonly battles: readonly Pick<FoughtBattle, 'result'>[];
  readonly last?: Pick<FoughtBattle, 'result' | 'goldEarned' | 'ratingBefore'> | undefined;
}

/** How the run stood before its last battle: while that is watched the bar does not tell how it ends. */
export function beforeBattle<Known extends Standing>(view: Known): Known {
  const { last, battles, wins, losses, gold } = view;
  if (!last) return view;
  const isWon = last.result === 'win';
  const earlier = battles.slice(0, -1);
  const lastLoss = earlier.findLastIndex(({ result }) => result === 'lose');
  return {
    ...view,
    status: 'active',
    wins: isWon ? wins - 1 : wins,
    losses: isWon ? losses : losses - 1,
    gold: gold - last.goldEarned,
    streak: earlier.length - 1 - lastLoss,
    rating: last.ratingBefore,
  };
}
