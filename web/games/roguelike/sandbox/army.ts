import {
  type Fielded,
  factions,
  type PlacedCard,
  type Point,
  TIMINGS,
  unitOf,
} from '@tactarium/games/roguelike/client';

export const MOST_UNITS = 12;

const isAt = (at: Point, other: Point): boolean => at.x === other.x && at.y === other.y;

export const placedAt = ({ team }: Fielded, at: Point): PlacedCard | undefined => team.find((one) => isAt(one.at, at));

/** A card goes to a cell; whoever stands there goes where it came from. */
export function withMoved(army: Fielded, card: string, to: Point): Fielded {
  const from = army.team.find((one) => one.card === card)?.at;
  if (!from) return army;
  const team = army.team.map((one) =>
    one.card === card ? { ...one, at: to } : isAt(one.at, to) ? { ...one, at: from } : one,
  );
  return { ...army, team };
}

export const without = (army: Fielded, card: string): Fielded => ({
  ...army,
  team: army.team.filter((one) => one.card !== card),
});

export const withAdded = (army: Fielded, unit: string, tier: number, at: Point): Fielded =>
  army.team.length >= MOST_UNITS ? army : { ...army, team: [...army.team, { card: freeCard(army, unit), tier, at }] };

/** Another unit in the place of this card. */
export function withExchanged(army: Fielded, card: string, unit: string, tier: number): Fielded {
  const name = unitOf(card) === unit ? card : freeCard(army, unit);
  return { ...army, team: army.team.map((one) => (one.card === card ? { ...one, card: name, tier } : one)) };
}

/** Cards of one unit are told apart by a number. */
function freeCard({ team }: Fielded, unit: string): string {
  let card = unit;
  for (let copy = 2; team.some((one) => one.card === card); copy++) card = `${unit}#${copy}`;
  return card;
}

/** Under another leader, whose spells are cast when those of the former one were. */
export function withLeader(army: Fielded, leader: string): Fielded {
  const [faction = '', name = ''] = leader.split('/');
  const known = factions.find(({ id }) => id === faction)?.leaders[name]?.spells ?? [];
  const spells = known.map((spell, i) => ({ spell: `${faction}/${spell}`, when: army.spells[i]?.when ?? 'mid' }));
  return { ...army, leader, spells };
}

export function armyOf(faction: string, units: readonly string[]): Fielded {
  const [leader] = Object.keys(factions.find(({ id }) => id === faction)!.leaders);
  const spells = TIMINGS.slice(1).map((when) => ({ spell: '', when }));
  const empty = withLeader({ leader: '', team: [], spells }, `${faction}/${leader}`);
  return units.reduce((army, unit, i) => withAdded(army, `${faction}/${unit}`, 1, { x: 2 + i, y: 1 }), empty);
}

/** Every army that differs from this one by a unit that went to a free cell, or by two that changed places. */
export function singleMoves(army: Fielded, zone: readonly Point[]): readonly { card: string; to: Point }[] {
  return army.team.flatMap(({ card }, i) =>
    zone.flatMap((to) => {
      const place = army.team.findIndex((one) => isAt(one.at, to));
      // Two that change places are one change, not two.
      return place === -1 || place > i ? [{ card, to }] : [];
    }),
  );
}
