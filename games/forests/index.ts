import type { Entry, Game } from '@tactarium/engine';
import { baby } from './bot/baby.ts';
import { guess } from './bot/guess.ts';
import { hard } from './bot/hard.ts';
import { nightmare } from './bot/nightmare.ts';
import { normal } from './bot/normal.ts';
import { takesDraw } from './bot/takesDraw.ts';
import { legal } from './commands.ts';
import { type Event, redact } from './events.ts';
import { against, refuseBetweenPeople } from './opponents.ts';
import { allows, toAct, turnsOf } from './outcome.ts';
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

export type Forests = Game<Options, State, Command, Event, View>;

export const forests: Forests = {
  id: 'forests',
  rules: '3',
  seats: SEATS,
  allows,
  readOptions,
  readCommand,
  setup,
  toAct,
  turn: turnsOf,
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
  name: 'Forest War',
  game: forests,
  bots: [baby, normal, hard, nightmare],
  characters: { baby: 'Moss', normal: 'Rowan', hard: 'Thorn', nightmare: 'Old Root' },
  takesDraw,
  portrait,
  positions,
  words,
  samples: [{ size: 10 }, { size: 10, fog: false, difficulty: 'hard' }],
  against,
  refuseBetweenPeople,
  steps: 100,
  // FOR-27: the other side's stores are hidden.
  secret: (_state, _seat, { type }) => type === 'convert',
};
