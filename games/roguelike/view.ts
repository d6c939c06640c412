import { type OutcomeView, type Viewer, writeOutcome } from '@tactarium/engine';
import { SEATS } from './seats.ts';
import type { FoughtBattle, House, Opponent, State } from './state.ts';

/** RUN-13: what is shown of an opponent before the battle: everything but who it is and when its spells fire. */
export type OpponentView = Omit<Opponent, 'id' | 'player' | 'spells'> & {
  readonly spells: readonly { readonly spell: string }[];
};

/** A run as its player sees it. Nobody else looks at it before it is over, so every viewer is shown the same. */
export type View = Omit<State, 'dice' | 'battleSeed' | 'opponent' | 'last' | 'outcome' | 'house'> & {
  readonly house: Omit<House, 'road'>;
  readonly viewer: 'player' | 'spectator';
  readonly opponent?: OpponentView;
  readonly last?: FoughtBattle;
  readonly outcome?: OutcomeView<(typeof SEATS)[number]>;
};

/** What there is not is left out: a view is sent as JSON. */
export function view(state: State, viewer: Viewer): View {
  const { dice: _, battleSeed: __, house, opponent, last, outcome, ...shown } = state;
  const { road: ___, ...known } = house;
  return {
    ...shown,
    house: known,
    viewer: viewer === 'spectator' ? 'spectator' : SEATS[viewer]!,
    ...(opponent && { opponent: showOpponent(opponent) }),
    ...(last && { last }),
    ...(outcome && { outcome: writeOutcome({ seats: SEATS }, outcome) }),
  };
}

export function showOpponent(opponent: Opponent | OpponentView): OpponentView {
  const { bot, wins, rating, battle, faction, leader, team } = opponent;
  const spells = opponent.spells.map(({ spell }) => ({ spell }));
  return { bot, wins, rating, battle, faction, leader, team, spells };
}
