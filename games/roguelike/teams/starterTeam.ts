import type { Dice } from '@tactarium/engine';
import type { Card, Team } from '../battle/setup/team.ts';
import { cellAt, homeRows, pointOf, type Side, WIDTH } from '../battle/state/board.ts';
import { factions } from '../content/index.ts';

/** From the middle outwards. */
const COLUMNS = [3, 4, 2, 5, 1, 6, 0, 7];

/** Some cards of a faction's starter deck, fighters in front and the others behind, with its first leader and both spells. Each side has its own dice. */
export function starterTeam(factionId: string, side: Side, size: number, tier: number, dice: Dice): Team {
  const faction = factions.find(({ id }) => id === factionId)!;
  const places = faction.starter.map((_, i) => i);
  dice.shuffle(side, 'deck', places);
  const deck = places.slice(0, size).map((place) => faction.starter[place]!);
  const [back, front] = side === 0 ? homeRows(side) : homeRows(side).toReversed();
  const taken = new Set<number>();
  const units = deck.map((name): Card => {
    const { role } = faction.units[name]!;
    const rows = role === 'tank' || role === 'melee_dps' ? [front!, back!] : [back!, front!];
    const cells = rows.flatMap((y) => COLUMNS.slice(0, WIDTH).map((x) => cellAt(x, y)));
    const cell = cells.find((one) => !taken.has(one))!;
    taken.add(cell);
    return { unit: `${factionId}/${name}`, tier, at: pointOf(cell) };
  });
  const [leader] = Object.entries(faction.leaders);
  const [id, { spells }] = leader!;
  const timings = ['mid', 'late'] as const;
  return {
    units,
    leader: `${factionId}/${id}`,
    spells: spells.map((spell, i) => ({ spell: `${factionId}/${spell}`, timing: timings[i]! })),
  };
}
