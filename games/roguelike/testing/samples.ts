import type { Json } from '@tactarium/engine';

/** Decks of no faction, so that neither the laws nor the lock of the run depend on content or prices. */
const decks: Json = ['red', 'blue'].map((faction) => ({
  faction,
  cards: Array.from({ length: 12 }, (_, i) => ({
    // The last is a second copy of the first.
    card: i === 11 ? `${faction}/unit_0#2` : `${faction}/unit_${i}`,
    cost: i === 11 ? 3 : 3 + (i % 6),
  })),
  leaders: ['first', 'second'].map((leader) => ({
    leader: `${faction}/${leader}`,
    spells: [`${faction}/spark_of_${leader}`, `${faction}/shield_of_${leader}`],
  })),
}));

/** With the choice at the start, without it, and gone on with. */
export const samples: readonly Json[] = [
  { decks, trial: true },
  { decks, faction: 'red', leader: 'red/second', rating: 1200, trial: true },
];
