import { type Dice, diceFrom, digest, simulationSeed } from '@tactarium/engine';
import { resolveBattle } from './battle/resolve.ts';
import { TIMINGS } from './battle/state/battle.ts';
import { factions } from './content/index.ts';
import { documentOf } from './document.ts';
import { battleOf } from './known.ts';
import { teamOf } from './rules/battle.ts';
import { FIRST_GOLD, goldFor } from './rules/gold.ts';
import { type Opponent, type PlacedCard, RESULTS, type SpellTiming, type State } from './state.ts';
import { botTeam } from './teams/botTeam.ts';
import { handOf } from './teams/means.ts';
import type { Command } from './wire.ts';

/** What the arena owes where no server finds opponents: a bot's team, and how the battle goes. */
export function supplies(state: State): Command | undefined {
  if (state.house.opponents === 'arena') return undefined;
  if (state.step === 'seeking') return { type: 'opponent', ...opponentFor(state) };
  if (state.step === 'battle') return { type: 'fought', ...outcomeOf(state) };
  return undefined;
}

function outcomeOf(state: State): Omit<Extract<Command, { type: 'fought' }>, 'type'> {
  if (!state.house.trial)
    return resolveBattle(documentOf(state.battleSeed!, { ...state, team: teamOf(state) }, state.opponent!));
  const coin = diceFrom(state.battleSeed!, 0).below('table', 'coin', RESULTS.length);
  return { rules: 'trial', result: RESULTS[coin]!, rounds: 1, digest: 'trial' };
}

/** Dice that follow from those of the run without moving them. */
const diceBeside = ({ dice }: State): Dice => {
  const hash = digest(dice.write());
  const halves = [hash.slice(0, 8), hash.slice(8)].map((half) => Number.parseInt(half, 16));
  return diceFrom(simulationSeed(...halves), 0);
};

/** RUN-12: a bot made for this record. RUN-8: its rating is the run's own. */
function opponentFor(state: State): Opponent {
  const { rating, house } = state;
  const battle = battleOf(state);
  const followed = house.road?.find(({ n }) => n === battle);
  if (followed) return followed.opponent;
  const dice = diceBeside(state);
  const { wins, received } = house.day === undefined ? state : recordBefore(battle);
  const about = { bot: true, wins, rating, battle };
  if (house.trial) return { ...about, ...lookalike(state, dice) };
  const faction = factions[dice.below('table', 'faction', factions.length)]!;
  const leaders = Object.keys(faction.leaders);
  const leader = `${faction.id}/${leaders[dice.below('table', 'leader', leaders.length)]!}`;
  const gold = Math.floor((received * house.share) / 100);
  const { team } = botTeam({ faction: faction.id, leader, gold, hand: handOf(battle - 1), deck: 'starter' }, dice);
  return {
    ...about,
    faction: faction.id,
    leader,
    team: numbered(team.units.map(({ unit, tier, at }) => ({ card: unit, tier, at }))),
    spells: team.spells.map(({ spell, timing }) => ({ spell, when: timing })),
  };
}

/** On the day's road a bot has what a run has that wins twice and loses once in turn: it depends on the battle alone. */
function recordBefore(battle: number): Pick<State, 'wins' | 'received'> {
  let wins = 0;
  let received = FIRST_GOLD;
  for (let n = 1; n < battle; n++) {
    const isWon = n % 3 !== 0;
    wins += isWon ? 1 : 0;
    received += goldFor(isWon ? 'win' : 'lose', n % 3);
  }
  return { wins, received };
}

/** A second unit of a line is a second card. */
const numbered = (team: readonly PlacedCard[]): readonly PlacedCard[] =>
  team.map((placed, place) => {
    const copy = team.slice(0, place).filter(({ card }) => card === placed.card).length + 1;
    return copy === 1 ? placed : { ...placed, card: `${placed.card}#${copy}` };
  });

/** For the laws, which must not depend on content: oneself, with other timings. */
function lookalike(state: State, dice: Dice): Pick<Opponent, 'faction' | 'leader' | 'team' | 'spells'> {
  const { faction, leader, spells, deck } = state;
  const team = teamOf(state);
  return {
    faction,
    leader,
    team: team.length > 0 ? team : [{ card: deck[0]!.card, tier: 1, at: { x: 0, y: 0 } }],
    spells: withTimings(spells, dice),
  };
}

export const withTimings = (spells: readonly { readonly spell: string }[], dice: Dice): readonly SpellTiming[] =>
  spells.map(({ spell }) => ({ spell, when: TIMINGS[dice.below('table', 'timing', TIMINGS.length)]! }));
