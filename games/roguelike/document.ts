import type { Seed } from '@tactarium/engine';
import type { BattleDocument } from './battle/resolve.ts';
import type { Team } from './battle/setup/team.ts';
import { unitOf } from './known.ts';
import type { PlacedCard, SpellTiming } from './state.ts';
import { mirrorTeam } from './teams/botTeam.ts';

/** A team of cards with its leader. */
export type Fielded = {
  readonly team: readonly PlacedCard[];
  readonly leader: string;
  readonly spells: readonly SpellTiming[];
};

/** The battle of a run: the player's team is the left one, the opponent's is mirrored (RUN-13). */
export const documentOf = (seed: Seed, own: Fielded, opponent: Fielded): BattleDocument => ({
  seed,
  left: battleTeam(own),
  right: mirrorTeam(battleTeam(opponent), 1),
});

/** As battles know it. */
export const battleTeam = ({ team, leader, spells }: Fielded): Team => ({
  units: team.map(({ card, tier, at }) => ({ unit: unitOf(card), tier, at })),
  leader,
  spells: spells.map(({ spell, when }) => ({ spell, timing: when })),
});
