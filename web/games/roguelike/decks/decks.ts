import { everyLine, factions, unitOf } from '@tactarium/games/roguelike/client';

/** A deck that was built here. */
export interface SavedDeck {
  readonly name: string;
  readonly faction: string;
  readonly leader: string;
  readonly cards: readonly { readonly card: string; readonly cost: number }[];
  readonly spells: readonly string[];
  /** As the server last had it; absent where it has never been there. */
  readonly filed?: Filed;
  /** Changed here since. */
  readonly isChanged?: true;
}

/** A deck of the server, and when it was changed there. */
export interface Filed {
  readonly id: string;
  readonly at: number;
}

/** RUN-1, RUN-19. */
export const DECK_SIZE = 12;
const MOST_OF_A_KIND = 2;
const MOST_OF_RARITY: Readonly<Record<string, number>> = { common: DECK_SIZE, rare: 4, epic: 2 };
export const MOST_DECKS = 20;
const KEY = 'tactarium.roguelike.decks';
/** Decks of the server that were deleted here, and not yet there. */
const DROPPED = 'tactarium.roguelike.decks.dropped';

export const readDecks = (): readonly SavedDeck[] => readList<SavedDeck>(KEY).filter(isKnown);
export const readDropped = (): readonly Filed[] => readList<Filed>(DROPPED);

function readList<T>(key: string): readonly T[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? (stored as readonly T[]) : [];
  } catch {
    // Not ours, or half written: there are none.
    return [];
  }
}

/** Content may have changed since it was saved. */
export const isKnown = ({ cards, faction }: Pick<SavedDeck, 'cards' | 'faction'>): boolean =>
  factions.some(({ id }) => id === faction) && cards.every(({ card }) => everyLine.has(unitOf(card)));

/** False where the browser keeps nothing. */
export function writeDecks(decks: readonly SavedDeck[], dropped: readonly Filed[] = readDropped()): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(decks));
    localStorage.setItem(DROPPED, JSON.stringify(dropped));
    return true;
  } catch {
    return false;
  }
}

/** The cards of a deck from the names of its lines: a second copy is another card. */
export const cardsOf = (units: readonly string[]): SavedDeck['cards'] =>
  units.map((unit, place) => {
    const copy = units.slice(0, place).filter((other) => other === unit).length + 1;
    return { card: copy === 1 ? unit : `${unit}#${copy}`, cost: everyLine.get(unit)!.line.cost };
  });

const DECK_FAULTS = ['size', 'kind', 'rare', 'epic', 'spells'] as const;
export type DeckFault = (typeof DECK_FAULTS)[number];

/** RUN-19: what keeps a deck from being played. */
export function faultsOf(units: readonly string[], spells: readonly string[]): readonly DeckFault[] {
  const count = (rarity: string): number => units.filter((unit) => everyLine.get(unit)?.line.rarity === rarity).length;
  const isTooMany = units.some((unit) => units.filter((other) => other === unit).length > MOST_OF_A_KIND);
  const faults: readonly (readonly [DeckFault, boolean])[] = [
    ['size', units.length !== DECK_SIZE],
    ['kind', isTooMany],
    ['rare', count('rare') > MOST_OF_RARITY['rare']!],
    ['epic', count('epic') > MOST_OF_RARITY['epic']!],
    ['spells', spells.length !== 2],
  ];
  return faults.flatMap(([fault, is]) => (is ? [fault] : []));
}

/** A deck as a short text to hand on: faction, leader, the places of its units and spells in their lists. */
export function writeCode(
  { faction, leader, cards, spells }: Omit<SavedDeck, 'name'>,
  book: readonly string[],
): string {
  const found = factions.find(({ id }) => id === faction)!;
  const names = Object.keys(found.units);
  const units = cards.map(({ card }) => names.indexOf(unitOf(card).split('/')[1]!).toString(36));
  const leaders = Object.keys(found.leaders);
  const known = spells.map((spell) => book.indexOf(spell.split('/')[1]!)).join('');
  return [faction, leaders.indexOf(leader.split('/')[1]!), units.join(''), known].join('-');
}

/** A code that somebody typed: the deck, or the place of the first sign that is wrong. */
export function readCode(
  code: string,
  bookOf: (faction: string, leader: string) => readonly string[],
): { readonly deck: Omit<SavedDeck, 'name'> } | { readonly wrongAt: number } {
  const parts = code.trim().toLowerCase().split('-');
  const [faction = '', leaderPlace = '', units = '', known = ''] = parts;
  const found = factions.find(({ id }) => id === faction);
  if (!found) return { wrongAt: 1 };
  const leaderName = Object.keys(found.leaders)[Number(leaderPlace)];
  const afterFaction = faction.length + 2;
  if (leaderPlace.length !== 1 || leaderName === undefined) return { wrongAt: afterFaction };
  const names = Object.keys(found.units);
  const lines: string[] = [];
  const first = afterFaction + 2;
  for (let i = 0; i < Math.max(units.length, DECK_SIZE); i++) {
    const name = names[Number.parseInt(units[i] ?? '', 36)];
    if (name === undefined || i >= DECK_SIZE) return { wrongAt: first + i };
    lines.push(`${faction}/${name}`);
  }
  const leader = `${faction}/${leaderName}`;
  const book = bookOf(faction, leader);
  const spells: string[] = [];
  for (let i = 0; i < 2; i++) {
    const spell = book[Number(known[i] ?? Number.NaN)];
    if (spell === undefined || parts.length !== 4 || known.length > 2) return { wrongAt: first + DECK_SIZE + 1 + i };
    spells.push(`${faction}/${spell}`);
  }
  return { deck: { faction, leader, cards: cardsOf(lines), spells } };
}
