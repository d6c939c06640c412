import type { Entry, Game } from '@tactarium/engine';
import { guess } from './bot/guess.ts';
import { sensible } from './bot/sensible.ts';
import { strong } from './bot/strong.ts';
import { legal } from './commands.ts';
import { type Event, redact } from './events.ts';
import { allows, toAct } from './outcome.ts';
import { positions } from './positions.ts';
import { project } from './project.ts';
import { refuse } from './refuse.ts';
import { advance } from './rules/advance.ts';
import { conclude } from './rules/conclude.ts';
import { SEATS } from './seats.ts';
import { setup } from './setup.ts';
import { copy, read, type State, write } from './state.ts';
import { supplies } from './supplies.ts';
import { samples } from './testing/samples.ts';
import { type View, view } from './view.ts';
import { type Command, type Options, readCommand, readOptions } from './wire.ts';
import { words } from './words.ts';

export type Roguelike = Game<Options, State, Command, Event, View>;

export const roguelike: Roguelike = {
  id: 'roguelike',
  rules: '1',
  seats: SEATS,
  allows,
  readOptions,
  readCommand,
  setup,
  toAct,
  turn: ({ wins, losses }) => wins + losses,
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
  name: 'Roguelike Run',
  game: roguelike,
  bots: [sensible, strong],
  positions,
  words,
  samples,
  solitary: true,
  supplies,
  rare: ['abandon'],
};
