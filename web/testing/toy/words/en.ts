export const en = {
  seat: { first: 'First', second: 'Second' },
  stones_one: '{{count}} stone',
  stones_other: '{{count}} stones',
  take: 'Take {{count}}',
  took: '{{side}} takes {{count}}.',
  over: 'The last stone is taken.',
  yours: 'Take One or Two',
  theirs: 'They Are Thinking',
  how: 'Whoever takes the last stone wins.',
  refusals: { 'take/not-your-turn': 'Wait for your turn.', 'take/too-many': 'Take one or two stones.' },
};
