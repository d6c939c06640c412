import forest from '~icons/game-icons/circle-forest';
import mech from '~icons/game-icons/missile-mech';
import scissors from '~icons/game-icons/scissors';
import wings from '~icons/game-icons/winged-sword';
import { outline } from '../art/outline.ts';
import type { Language } from '../settings/store.ts';
import { addWords } from '../words/index.ts';
import type { AnyWebGame } from './face.ts';
import { Sample } from './rps/Sample.tsx';
import { Scene } from './rps/Scene.tsx';

/** What lists and the front page say of a game before its pages are fetched. */
export interface ListedGame {
  readonly id: string;
  readonly name: string;
  readonly about: Readonly<Record<Language, string>>;
  /** An icon's outline, and the ground that it is painted on. */
  readonly picture: string;
  readonly ground: string;
  readonly weave: string;
  /** Its pages; fetched when somebody opens one. Absent: it is played in the terminal only. */
  readonly load?: () => Promise<{ readonly face: unknown }>;
  /** One player against the game itself: no opponents, so no ratings between people. */
  readonly isSolitary?: true;
  /** Has a leaderboard of its own (`Scores` of its face) although it is solitary. */
  readonly hasBoard?: true;
  /** Pages of its own, in place of the shared ones for a new game and a match. */
  readonly own?: OwnPages;
}

export interface OwnPages {
  /** Where one begins. */
  readonly start: string;
  /** Where a match of it is played and looked at. */
  match(id: string): string;
}

/** Every game that the client knows. To show another: a folder here, and a line. The first one is on the front page. */
export const games: readonly ListedGame[] = [
  {
    id: 'rps',
    name: 'RPS Battle',
    about: {
      en: 'Hidden pieces, sudden duels, ties broken by nerve.',
      de: 'Verdeckte Figuren, jähe Duelle, und bei Gleichstand entscheiden die Nerven.',
    },
    picture: outline(scissors),
    ground: '#86302c',
    weave: 'linear-gradient(115deg, transparent 50%, #24558d 50.4%)',
    load: () => import('./rps/face.tsx'),
  },
  {
    id: 'forests',
    name: 'Forest War',
    about: {
      en: 'Tiers, walls, forests, and a monopoly to break.',
      de: 'Stufen, Mauern, Wälder und ein Monopol, das fallen muss.',
    },
    picture: outline(forest),
    ground: '#2c5238',
    weave: 'repeating-linear-gradient(60deg, rgb(0 0 0 / 14%) 0 10px, transparent 10px 26px)',
    load: () => import('./forests/face.tsx'),
  },
  {
    id: 'roguelike',
    name: 'Roguelike Run',
    about: {
      en: 'Draft an army, watch it fight, go deeper.',
      de: 'Stell eine Armee auf, sieh ihr beim Kämpfen zu, geh tiefer.',
    },
    picture: outline(wings),
    ground: '#513a6e',
    weave: 'repeating-conic-gradient(from 0deg at 50% 50%, rgb(0 0 0 / 16%) 0 12deg, transparent 12deg 24deg)',
    load: () => import('./roguelike/face.tsx'),
    isSolitary: true,
    hasBoard: true,
    own: {
      start: '/run/new',
      match: (id) => `/run/${id}`,
    },
  },
  {
    id: 'mechs',
    name: 'Mech Skirmish',
    about: {
      en: 'Hexes, heat, and damage down to the last critical slot.',
      de: 'Sechsecke, Hitze und Schaden bis zum letzten Bauteil.',
    },
    picture: outline(mech),
    ground: '#5a4a32',
    weave:
      'repeating-linear-gradient(0deg, rgb(0 0 0 / 14%) 0 2px, transparent 2px 22px), repeating-linear-gradient(90deg, rgb(0 0 0 / 14%) 0 2px, transparent 2px 22px)',
    load: () => import('./mechs/face.tsx'),
  },
];

/** The game of the front page, and of old addresses that named none; its pictures are there at once. */
export const front = { ...games[0]!, Scene, Sample };

export const listed = (id: string): ListedGame | undefined => games.find((game) => game.id === id);

/** A game that is not listed goes by its id. */
export const gameName = (id: string): string => listed(id)?.name ?? id;

const loaded = new Map<string, Promise<AnyWebGame | undefined>>();

/** The face of a game with its words; undefined where it has no pages here. */
export function loadGame(id: string): Promise<AnyWebGame | undefined> {
  const { load } = listed(id) ?? {};
  if (!load) return Promise.resolve(undefined);
  const coming = loaded.get(id) ?? fetchGame(id, load);
  loaded.set(id, coming);
  return coming;
}

async function fetchGame(id: string, load: NonNullable<ListedGame['load']>): Promise<AnyWebGame> {
  try {
    const face = (await load()).face as AnyWebGame;
    await addWords(id, face.words);
    return face;
  } catch (problem) {
    // Offline, perhaps: the next page that needs it tries again.
    loaded.delete(id);
    throw problem;
  }
}
