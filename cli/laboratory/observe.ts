import type { BattleEvent } from '@tactarium/games/roguelike/battle/index';
import { type Counts, count } from './counts.ts';
import { countSystems, LOOKED_AT_EVERY } from './systems.ts';
import { type Fought, fight, type Match, matchOf, type Trial } from './trial.ts';

export const ENDINGS = ['death', 'rout', 'rounds', 'even'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Plays one and counts all that the report asks about. */
export function observe(trial: Trial, counts: Counts): void {
  const match = matchOf(trial);
  const fought = fight(match);
  const { winner, battle } = fought;
  const [first, second] = trial.pair;
  count(counts, ['battles']);
  if (winner === 0) count(counts, ['left']);
  score(counts, ['pairs', first, second], match.sides[winner]!.faction === first);
  for (const side of [0, 1] as const) countTeam(match, side, side === winner, counts);
  count(counts, ['lengths', match.gold, battle.round]);
  count(counts, ['endings', endingOf(fought)]);
  countAbilities(fought, counts);
  if (trial.n % LOOKED_AT_EVERY === 0) countSystems(match, winner, counts);
}

function score(counts: Counts, path: readonly (string | number)[], won: boolean): void {
  count(counts, [...path, 'battles']);
  if (won) count(counts, [...path, 'wins']);
}

function countTeam({ sides, gold, deck }: Match, side: 0 | 1, won: boolean, counts: Counts): void {
  const {
    faction,
    leader,
    bot: { team, formation },
  } = sides[side];
  score(counts, ['factions', faction, deck, gold], won);
  score(counts, ['leaders', leader], won);
  score(counts, ['formations', formation, faction, deck, gold], won);
  for (const unit of new Set(team.units.map((card) => card.unit))) score(counts, ['units', unit, deck, gold], won);
}

/**
 * Rout: at least half of the losers who fell had been broken, fleeing or crumbling. Even: only RUN-9's last sentence
 * named a winner.
 */
export function endingOf({ battle, winner, log }: Pick<Fought, 'battle' | 'winner' | 'log'>): Ending {
  const [left, right] = [0, 1].map((side) => {
    const team = battle.units.filter((unit) => unit.side === side && !unit.summoned && !unit.make.barricade);
    const sum = (of: (unit: (typeof team)[number]) => number): number => team.reduce((all, unit) => all + of(unit), 0);
    return {
      hp: sum(({ hp }) => Math.max(0, hp)),
      most: sum(({ make }) => make.maxHp),
      fallen: team.filter(({ alive }) => !alive),
    };
  });
  if (left!.hp * right!.most === right!.hp * left!.most) return 'even';
  const last = log.at(-1);
  if (last?.type === 'battle_ended' && last.reason === 'rounds') return 'rounds';
  const { fallen } = winner === 0 ? right! : left!;
  return fallen.filter(({ state }) => state !== 'ready').length * 2 >= fallen.length ? 'rout' : 'death';
}

/** Of each ability and spell: the teams that could have used it, and those that did. */
function countAbilities({ battle, log }: Fought, counts: Counts): void {
  const used = [new Set<string>(), new Set<string>()];
  const sideOf = new Map<string, number>(battle.units.map(({ name, side }) => [name, side]));
  for (const event of log) {
    if (event.type !== 'spell_cast') continue;
    used[casterSide(event, sideOf)]!.add(event.spellId);
  }
  for (const side of [0, 1]) {
    const own = battle.units.filter((unit) => unit.side === side && !unit.summoned);
    const abilities = own.flatMap(({ make }) => (make.active ? [make.active.id] : []));
    const spells = battle.spells.filter((spell) => spell.side === side).map(({ id }) => id);
    for (const id of new Set([...abilities, ...spells])) {
      count(counts, ['abilities', id, 'teams']);
      if (used[side]!.has(id)) count(counts, ['abilities', id, 'used']);
    }
  }
}

const casterSide = (
  { casterId }: Extract<BattleEvent, { type: 'spell_cast' }>,
  sideOf: ReadonlyMap<string, number>,
): number => sideOf.get(casterId) ?? (casterId === 'left' ? 0 : 1);
