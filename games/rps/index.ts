import type { Entry, Game } from '@tactarium/engine';
import { baby } from './bot/baby.ts';
import { guess } from './bot/guess.ts';
import { hard } from './bot/hard.ts';
import { nightmare } from './bot/nightmare.ts';
import { normal } from './bot/normal.ts';
import { sparring } from './bot/sparring.ts';
import { takesDraw } from './bot/takesDraw.ts';
import { legal, secret } from './commands.ts';
import { VARIANTS } from './content/variants.ts';
import { type Event, redact } from './events.ts';
import { foresight } from './foresight.ts';
import { allows, toAct } from './outcome.ts';
import { portrait } from './portrait.ts';
import { positions } from './positions.ts';
import { project } from './project.ts';
import { refuse } from './refuse.ts';
import { advance } from './rules/advance.ts';
import { conclude } from './rules/conclude.ts';
import { SEATS } from './seats.ts';
import { setup } from './setup.ts';
import { copy, read, type State, write } from './state.ts';
import { type View, view } from './view.ts';
import { type Command, type Options, readCommand, readOptions } from './wire.ts';
import { words } from './words.ts';

export type Rps = Game<Options, State, Command, Event, View>;

export const rps: Rps = {
  id: 'rps',
  rules: '1',
  seats: SEATS,
  allows,
  readOptions,
  readCommand,
  setup,
  toAct,
  turn: (state) => state.plies,
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
  guess,
};

export const entry: Entry<Options, State, Command, Event, View> = {
  name: 'RPS Battle',
  game: rps,
  bots: [baby, normal, hard, nightmare],
  characters: { baby: 'Pip', normal: 'Brann', hard: 'Odile', nightmare: 'Vex' },
  takesDraw,
  sparring,
  portrait,
  foresight,
  positions,
  words,
  samples: VARIANTS.map((variant) => ({ variant })),
  layout: ['place', 'shuffle', 'swap', 'ready'],
  secret,
};
