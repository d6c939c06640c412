import { type Command, type Event, project, SEATS, type SeatName, type View } from '@tactarium/games/rps/client';
import { lazy } from 'react';
import type { Translate, WebGame } from '../face.ts';
import { acts } from './acts.ts';
import { hints } from './hints.ts';
import { openView } from './openView.ts';
import { Army } from './parts/Army.tsx';
import { PieceImage } from './parts/Piece.tsx';
import { portraits } from './portraits.ts';
import { RpsMatch } from './RpsMatch.tsx';
import { RpsReplay } from './RpsReplay.tsx';
import { RulesCard } from './RulesCard.tsx';
import { sayEnd, sayEvent, seatWord } from './sayings.ts';
import { createStage } from './stage.ts';
import { Variants } from './Variants.tsx';
import { variantOf } from './variant.ts';
import { en } from './words/en.ts';

const LOUD: ReadonlySet<string> = new Set(['fought', 'tied', 'finished']);

/** RPS Battle in the browser. */
export const face: WebGame<View, Command, Event> = {
  id: 'rps',
  seats: SEATS,
  usual: { variant: 'classic' },
  first: {
    bot: 'baby',
    options: { variant: 'classic' },
    seat: 'blue',
    // Blue moves first, so that the first thing a newcomer does is a move.
    seed: 'sfc32:00000000000000000000000000000001',
    prepare: () => hints.store(new Set()),
  },
  portraits,
  words: { en, de: async () => (await import('./words/de.ts')).de },
  icons: {
    Lorc: ['cowled', 'domino-mask', 'gecko', 'queen-crown', 'rock', 'scissors', 'scroll-unfurled', 'visored-helm'],
    Delapouite: ['jester-hat', 'spiky-pit', 'spock-hand'],
  },
  project,
  acts,
  turn: ({ plies }) => plies,
  mayOfferDraw: ({ turn }, seat) => turn === seat,
  stage: createStage,
  Match: RpsMatch,
  Replay: RpsReplay,
  openView,
  hidesThings: true,
  Panel: Army,
  status({ phase, cells, ready }, seat, t: Translate<'rps'>) {
    if (phase === 'setup') return ready.some((one) => one === seat) ? [t('ready')] : [];
    return [t('standing', { count: cells.filter((piece) => piece?.seat === seat).length })];
  },
  Options: Variants,
  RulesCard,
  HowToPlay: lazy(async () => ({ default: (await import('./HowToPlay.tsx')).HowToPlay })),
  Crest: ({ seat = 'red', options = {}, className }) => (
    <PieceImage
      seat={seat as SeatName}
      kind={variantOf(options) === 'onslaught' ? 'rock' : 'king'}
      className={className}
    />
  ),
  colour: (seat) => `var(--${seat})`,
  seatName: (seat, t: Translate<'rps'>) => seatWord(t, seat),
  facts: (options, t: Translate<'rps'>) => [t(`variant.${variantOf(options)}.name`)],
  say: (event, viewer, t: Translate<'rps'>) => sayEvent(t, event, viewer),
  beginsPlay: ({ type }) => type === 'began',
  isLoud: ({ type }) => LOUD.has(type),
  sayEnd: (outcome, viewer, t: Translate<'rps'>) => sayEnd(t, outcome, viewer),
};
