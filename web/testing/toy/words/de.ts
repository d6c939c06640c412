export const de = {
  seat: { first: 'Erster', second: 'Zweiter' },
  stones_one: '{{count}} Stein',
  stones_other: '{{count}} Steine',
  take: '{{count}} nehmen',
  took: '{{side}} nimmt {{count}}.',
  over: 'Der letzte Stein ist genommen.',
  yours: 'Nimm einen oder zwei',
  theirs: 'Der Gegner überlegt',
  how: 'Wer den letzten Stein nimmt, gewinnt.',
  refusals: { 'take/not-your-turn': 'Du bist nicht am Zug.', 'take/too-many': 'Nimm einen oder zwei Steine.' },
};
