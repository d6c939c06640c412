import {
  type Command,
  type Event,
  openView,
  project,
  SEATS,
  type SeatName,
  type View,
} from '@tactarium/games/forests/client';
import { lazy } from 'react';
import type { Translate, WebGame } from '../face.ts';
import { ForestsMatch } from './ForestsMatch.tsx';
import { ForestsReplay } from './ForestsReplay.tsx';
import { hints } from './hints.ts';
import { Options } from './Options.tsx';
import { optionsOf } from './options.ts';
import { SidePanel } from './parts/SidePanel.tsx';
import { UnitImage } from './parts/Unit.tsx';
import { portraits } from './portraits.ts';
import { sayEnd, sayEvent, sideName } from './sayings.ts';
import { createStage } from './stage.ts';
import { termsOf, whyUnscored } from './terms.ts';
import { en } from './words/en.ts';

const LOUD: ReadonlySet<string> = new Set(['fought', 'struck', 'captured', 'counted', 'countdown_broken', 'finished']);

/** Forest War in the browser. */
export const face: WebGame<View, Command, Event> = {
  id: 'forests',
  seats: SEATS,
  // FOR-6: the computer plays side B.
  seatsAgainstBots: ['a'],
  usual: { size: 10, fog: true },
  first: {
    bot: 'baby',
    options: { size: 10, fog: true },
    seat: 'a',
    // Three forests lie close to A's base, and its knight stands in front.
    seed: 'sfc32:88b1c48664d73c3098fc89fe848db6e4',
    prepare: () => hints.store(new Set()),
  },
  portraits,
  words: { en, de: async () => (await import('./words/de.ts')).de },
  icons: {
    Lorc: ['castle', 'crossed-swords', 'ent-mouth', 'flying-flag', 'fox-head', 'hourglass', 'pine-tree', 'stag-head'],
    Delapouite: ['brick-wall', 'elephant', 'logging', 'night-sleep', 'squirrel', 'thor-hammer', 'tower-flag'],
    Skoll: ['chess-pawn', 'mounted-knight'],
    Cathelineau: ['swordman'],
  },
  project,
  acts: ({ turn, outcome }, seat) => turn === seat && !outcome,
  turn: ({ round, turn }) => 2 * (round - 1) + (turn === 'a' ? 0 : 1),
  rounds: ({ round }) => round,
  mayOfferDraw: ({ turn }, seat) => turn === seat,
  stage: createStage,
  Match: ForestsMatch,
  Replay: ForestsReplay,
  openView,
  hidesThings: true,
  Panel: SidePanel,
  // The panel below says it all.
  status: () => [],
  Options,
  RulesCard: lazy(async () => ({ default: (await import('./RulesCard.tsx')).RulesCard })),
  HowToPlay: lazy(async () => ({ default: (await import('./HowToPlay.tsx')).HowToPlay })),
  Scores: lazy(async () => ({ default: (await import('./Scores.tsx')).Scores })),
  unscored: (options, t: Translate<'forests'>) => whyUnscored(t, options),
  terms: (bot, options, t: Translate<'forests'>) => termsOf(t, bot, options),
  Crest: ({ seat = 'a', className }) => <UnitImage seat={seat as SeatName} hp={25} still={0} className={className} />,
  colour: (seat) => (seat === 'a' ? 'var(--red)' : 'var(--blue)'),
  seatName: (seat, t: Translate<'forests'>) => sideName(t, seat),
  facts(options, t: Translate<'forests'>) {
    const { size, fog, hasMapSeed } = optionsOf(options);
    return [t('facts.size', { size }), ...(fog ? [] : [t('facts.clear')]), ...(hasMapSeed ? [t('facts.sameMap')] : [])];
  },
  say: (event, viewer, t: Translate<'forests'>) => sayEvent(t, event, viewer),
  beginsTurn: ({ type }) => type === 'turn_began',
  isLoud: ({ type }) => LOUD.has(type),
  sayEnd: (outcome, viewer, t: Translate<'forests'>) => sayEnd(t, outcome, viewer),
};
