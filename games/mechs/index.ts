import type { Entry, Game } from '@tactarium/engine';
import { baby } from './bot/baby.ts';
import { hard, nightmare, normal } from './bot/levels.ts';
import { takesDraw } from './bot/takesDraw.ts';
import { legal } from './commands.ts';
import { type Event, redact } from './events.ts';
import { knownState } from './known.ts';
import { allows, conclude } from './outcome.ts';
import { portrait } from './portrait.ts';
import { positions } from './positions.ts';
import { project } from './project.ts';
import { refuse } from './refuse.ts';
import { advance } from './rules/advance.ts';
import { toAct } from './rules/flow.ts';
import { SEATS } from './seats.ts';
import { setup } from './setup.ts';
import { copy, read, type State, write } from './state.ts';
import { type View, view } from './view.ts';
import { type Command, type Options, readCommand, readOptions } from './wire.ts';
import { words } from './words.ts';

export type Mechs = Game<Options, State, Command, Event, View>;

export const mechs: Mechs = {
  id: 'mechs',
  rules: '4',
  seats: SEATS,
  allows,
  readOptions,
  readCommand,
  setup,
  toAct,
  turn: (state) => state.turn,
  legal,
  refuse,
  advance,
  outcome: (state) => state.outcome,
  conclude,
  copy,
  write,
  read,
  view,
  redact,
  project,
  guess: knownState,
};

/** So small that they meet at once. */
const TINY = { map: 'generated', size: [6, 6] } as const;
const THIN = { mechs: { a: ['Eggshell', 'Kettle'], b: ['Kettle', 'Eggshell'] } } as const;

export const entry: Entry<Options, State, Command, Event, View> = {
  name: 'Mech Skirmish',
  game: mechs,
  bots: [baby, normal, hard, nightmare],
  characters: { baby: 'Juno', normal: 'Varga', hard: 'Okafor', nightmare: 'Widow' },
  takesDraw,
  portrait,
  positions,
  words,
  samples: [
    { ...TINY, rules: 'classic', boxcarsHit: true, tonnage: 140, each: 2, turnLimit: 2 },
    { ...TINY, ...THIN, turnLimit: 6 },
    { ...TINY, ...THIN, rules: 'classic', turnLimit: 5 },
  ],
};
