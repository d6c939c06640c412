import type { State } from '@tactarium/games/roguelike/state';
import type { Resume } from '@tactarium/games/roguelike/wire';

/** Everything that rules of another version need to go on. */
export function resumeOf(state: State): Resume | null {
  const { step, opponent, battleSeed, last } = state;
  if (step === 'over' || step === 'start') return null;
  const { faction, leader, deck, remaining, hand, offer, spells, gold, received, wins, losses, streak } = state;
  const { lossStreak, rating, battles } = state;
  return {
    ...{ step, faction, leader, deck, remaining, hand, offer, spells, gold, received, wins, losses, streak },
    ...{ lossStreak, rating, battles },
    ...(opponent && { opponent }),
    ...(battleSeed && { battleSeed }),
    ...(last && { last }),
  };
}
