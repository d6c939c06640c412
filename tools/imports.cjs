// Who may import whom. Arrows go left only: engine ← games/<one> ← cli, web; and bench measures all of them.
const inTests = '\\.test\\.ts$|^web/testing/';
const outside = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** Each may import those before it, and none after it. */
const roguelikeRooms = ['vocabulary', 'content', 'battle', 'teams'];

module.exports = {
  forbidden: [
    outside(
      'no-circles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'A circle has no floor.',
    ),
    outside(
      'engine-stands-alone',
      { path: '^engine/', pathNot: inTests },
      { pathNot: '^engine/' },
      'The engine imports nothing at run time.',
    ),
    outside(
      'a-game-knows-engine-and-itself',
      { path: '^games/([^/]+)/', pathNot: inTests },
      { pathNot: ['^engine/', '^games/$1/', 'node_modules/zod/'] },
      'A game imports the engine and itself, never another game.',
    ),
    outside(
      'zod-reads-the-wire',
      { path: '^games/', pathNot: ['/wire\\.ts$', inTests] },
      { path: 'node_modules/zod/' },
      'Untrusted input is read once, in wire.ts.',
    ),
    outside(
      'rules-know-no-bot',
      { path: '^games/[^/]+/(rules|battle)/', pathNot: inTests },
      { path: '^games/[^/]+/bot/' },
      'A bot is handed views; the rules know nothing of it.',
    ),
    outside(
      'bots-see-views',
      { path: '^games/[^/]+/bot/', pathNot: inTests },
      { path: '^games/[^/]+/index\\.ts$' },
      'A bot cannot cheat: it is handed a view.',
    ),
    outside(
      'systems-do-not-know-each-other',
      { path: '^games/[^/]+/battle/subsystems/([^/]+)/', pathNot: inTests },
      { path: '^games/[^/]+/battle/(subsystems/|ai/)', pathNot: '^games/[^/]+/battle/subsystems/$1/' },
      'Systems meet in the table of order.ts: they ask and are told, and know nothing of what units decide.',
    ),
    ...roguelikeRooms
      .slice(0, -1)
      .map((room, place) =>
        outside(
          `roguelike-${room}-stands-below`,
          { path: `^games/roguelike/${room}/`, pathNot: [inTests, '/testing/'] },
          { path: `^games/roguelike/(${roguelikeRooms.slice(place + 1).join('|')})/` },
          `vocabulary ← content ← battle ← teams: ${room} knows only the rooms before it.`,
        ),
      ),
    outside(
      'web-knows-views',
      { path: '^web/', pathNot: ['^web/local/', inTests] },
      { path: '^games/', pathNot: '^games/[^/]+/client\\.ts$' },
      'What is not in a view cannot leak. web/local plays the server for one person, and is the one exception.',
    ),
    outside(
      'web-knows-no-server',
      { path: '^web/', pathNot: inTests },
      { path: '^(arena|cli|bench)/' },
      'A client knows engine, games and the protocol.',
    ),
    outside(
      'nobody-imports-the-client',
      { path: '^(engine|games|cli|bench)/', pathNot: inTests },
      { path: '^web/' },
      '',
    ),
    outside('nobody-imports-the-cli', { path: '^(engine|games|bench)/', pathNot: inTests }, { path: '^cli/' }, ''),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/@types)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.tests.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'default'] },
  },
};
