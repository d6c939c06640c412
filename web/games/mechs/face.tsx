import { type Command, type Event, project, SEATS, type SeatName, type View } from '@tactarium/games/mechs/client';
import { lazy } from 'react';
import type { Translate, WebGame } from '../face.ts';
import { MechImage } from './board/MechToken.tsx';
import { Roster } from './board/Roster.tsx';
import { hints } from './hints.ts';
import { MechsMatch } from './MechsMatch.tsx';
import { MechsReplay } from './MechsReplay.tsx';
import { Options } from './Options.tsx';
import { optionsOf } from './options.ts';
import { portraits } from './portraits.ts';
import { createStage } from './stage.ts';
import { en } from './words/en.ts';
import { sayEnd, sayEvent, sideName } from './words/sayings.ts';

const LOUD: ReadonlySet<string> = new Set([
  'phase_began',
  'location_destroyed',
  'slot_hit',
  'exploded',
  'fell',
  'shut_down',
  'pilot_killed',
  'mech_destroyed',
  'finished',
]);

/** Mech Skirmish in the browser. */
export const face: WebGame<View, Command, Event> = {
  id: 'mechs',
  seats: SEATS,
  usual: { scenario: 'duel' },
  first: {
    bot: 'baby',
    options: { scenario: 'duel' },
    seat: 'a',
    // Everybody learns with the same dice; the browser tests fight this duel to its end.
    seed: 'chacha8:0000000000000000000000000000000000000000000000000000000000000007',
    prepare: () => hints.store(new Set()),
  },
  portraits,
  words: { en, de: async () => (await import('./words/de.ts')).de },
  icons: {
    Lorc: ['android-mask', 'missile-mech', 'robot-golem'],
    Delapouite: [
      'battle-mech',
      'binoculars',
      'knocked-out-stars',
      'mecha-head',
      'plane-pilot',
      'robot-antennas',
      'robot-helmet',
      'spider-bot',
    ],
  },
  project,
  acts: ({ active, phase, outcome }, seat) =>
    !outcome && phase !== 'finished' && (active === seat || active === 'either'),
  turn: ({ turn }) => turn,
  mayOfferDraw: ({ phase }) => phase !== 'finished',
  stage: createStage,
  Match: MechsMatch,
  Replay: MechsReplay,
  openView: ([view]) => view!,
  Panel: Roster,
  status: ({ mechs }, seat, t: Translate<'mechs'>) => [
    t('status.tons', {
      count: mechs
        .filter(({ side, destroyed }) => side === seat && !destroyed)
        .reduce((sum, { design }) => sum + design.tons, 0),
    }),
  ],
  Options,
  RulesCard: lazy(async () => ({ default: (await import('./RulesCard.tsx')).RulesCard })),
  HowToPlay: lazy(async () => ({ default: (await import('./HowToPlay.tsx')).HowToPlay })),
  Crest: ({ seat = 'a', className }) => (
    <MechImage side={seat as SeatName} tons={seat === 'b' ? 100 : 70} className={className} />
  ),
  colour: (seat) => (seat === 'a' ? 'var(--red)' : 'var(--blue)'),
  seatName: (seat, t: Translate<'mechs'>) => sideName(t, seat),
  facts(options, t: Translate<'mechs'>) {
    const { scenario, rules, isOwn } = optionsOf(options);
    const battle = isOwn ? t('facts.own') : scenario ? t(`battles.${scenario}.title`) : t('facts.random');
    return [battle, ...(rules === 'classic' ? [t('facts.classic')] : [])];
  },
  say: (event, _viewer, t: Translate<'mechs'>) => sayEvent(t, event),
  beginsChapter: ({ type }) => type === 'phase_began',
  isLoud: ({ type }) => LOUD.has(type),
  sayEnd: (outcome, viewer, t: Translate<'mechs'>) => sayEnd(t, outcome, viewer),
};
