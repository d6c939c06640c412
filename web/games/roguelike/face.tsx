import {
  type Command,
  type Event,
  project,
  type Options as RunOptions,
  SEATS,
  type View,
} from '@tactarium/games/roguelike/client';
import { lazy } from 'react';
import { Outline } from '../../art/Icon.tsx';
import { Loading } from '../../match/parts/Loading.tsx';
import type { Translate, WebGame } from '../face.ts';
import { factionName, leaderName } from './names.ts';
import { crestOf } from './pictures/index.ts';
import { sayEnd, sayRun } from './sayings.ts';
import { learn } from './tongues.ts';
import { en } from './words/en.ts';

const optionsOf = (options: unknown): Partial<RunOptions> =>
  typeof options === 'object' && options !== null ? options : {};

/** Roguelike Run in the browser. Its matches have pages of their own: `Match` and `Replay` are never shown. */
export const face: WebGame<View, Command, Event> = {
  id: 'roguelike',
  seats: SEATS,
  usual: {},
  words: { en, de: german },
  icons: async () => (await import('./pictures/credits.ts')).ICONS_BY_AUTHOR,
  project,
  acts: ({ step, outcome }) => !outcome && (step === 'draft' || step === 'prepare'),
  turn: ({ wins, losses }) => wins + losses,
  mayOfferDraw: () => false,
  stage: () => ({ show: () => Promise.resolve() }),
  Match: () => <Loading />,
  Replay: () => <Loading />,
  openView: (views) => views[0]!,
  Panel: () => null,
  status: ({ wins, losses }, _seat, t: Translate<'roguelike'>) => [t('facts.record', { wins, losses })],
  Options: () => null,
  HowToPlay: lazy(async () => ({ default: (await import('./HowToPlay.tsx')).HowToPlay })),
  Scores: lazy(async () => ({ default: (await import('./online/RunScores.tsx')).RunScores })),
  Crest: ({ options, className }) => (
    <Outline of={crestOf(optionsOf(options).faction ?? 'humans')} {...(className !== undefined && { className })} />
  ),
  colour: () => 'var(--gold)',
  seatName: (_seat, t: Translate<'roguelike'>) => t('facts.player'),
  facts(options, t: Translate<'roguelike'>) {
    const { faction, leader } = optionsOf(options);
    if (faction === undefined || leader === undefined) return [t('title')];
    return [t('facts.run', { leader: leaderName(leader), faction: factionName(faction) })];
  },
  say: (event, _viewer, t: Translate<'roguelike'>) => sayRun(t, event),
  sayEnd: (outcome, _viewer, t: Translate<'roguelike'>) => sayEnd(t, outcome),
};

/** The sentences, what the content is called, and how it is described. */
async function german(): Promise<object> {
  const [{ de }, { names }, { german }] = await Promise.all([
    import('./words/de.ts'),
    import('./words/names.de.ts'),
    import('./words/tongue.de.ts'),
  ]);
  learn('de', german);
  return { ...de, names };
}
