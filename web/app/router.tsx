import type { QuickPace } from '@tactarium/protocol';
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { front } from '../games/index.ts';
import { ownRoutes } from '../games/routes.ts';
import { AGAINST, type Against } from '../lobby/against.ts';
import { QUICK_PACES } from '../lobby/clocks.ts';
import { HomePage } from '../pages/HomePage.tsx';
import { BOARDS, type LeaderboardSearch } from '../players/boards.ts';
import { Shell } from './Shell.tsx';
import { Trouble } from './Trouble.tsx';

const root = createRootRoute({
  component: Shell,
  notFoundComponent: () => <Trouble code="page/not-found" />,
  errorComponent: () => <Trouble code="page/failed" />,
});

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What an address says, without what it does not say. */
const given = <T extends object>(search: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** Addresses that name no game, as old ones do: they lead to the game of the front page. */
const toFront = (path: '/play' | '/quick' | '/how-to-play') =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to: `${path}/$game`, params: { game: front.id }, replace: true });
    },
  });

/** Home is there at once; every other page is fetched when it is opened. */
const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', component: HomePage }),
  toFront('/play'),
  toFront('/quick'),
  toFront('/how-to-play'),
  createRoute({
    getParentRoute: () => root,
    path: '/play/$game',
    validateSearch: ({ against }: Record<string, unknown>): { against?: Against } => {
      const known = AGAINST.find((one) => one === against);
      return known === undefined ? {} : { against: known };
    },
    component: lazyRouteComponent(() => import('../pages/PlayPage.tsx'), 'PlayPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/match/$match',
    component: lazyRouteComponent(() => import('../pages/AnyMatchPage.tsx'), 'AnyMatchPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/join/$code',
    component: lazyRouteComponent(() => import('../lobby/JoinPage.tsx'), 'JoinPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/quick/$game',
    validateSearch: ({ pace }: Record<string, unknown>): { pace?: QuickPace } =>
      given({ pace: QUICK_PACES.find((one) => one === pace) }),
    component: lazyRouteComponent(() => import('../lobby/QuickPage.tsx'), 'QuickPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/challenges',
    component: lazyRouteComponent(() => import('../lobby/ChallengesPage.tsx'), 'ChallengesPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/challenge/$player',
    validateSearch: ({ game }: Record<string, unknown>): { game?: string } => given({ game: text(game) }),
    component: lazyRouteComponent(() => import('../lobby/ChallengePage.tsx'), 'ChallengePage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/following',
    component: lazyRouteComponent(() => import('../players/FollowingPage.tsx'), 'FollowingPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/watch',
    component: lazyRouteComponent(() => import('../lobby/WatchPage.tsx'), 'WatchPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/games',
    component: lazyRouteComponent(() => import('../pages/MyGamesPage.tsx'), 'MyGamesPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/ladder',
    component: lazyRouteComponent(() => import('../ladder/LadderPage.tsx'), 'LadderPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/replay',
    validateSearch: ({ match, step }: Record<string, unknown>): { match?: string; step?: number } =>
      given({ match: text(match), step: Number.isInteger(step) ? Number(step) : undefined }),
    component: lazyRouteComponent(async () => (await import('../replay/page.ts')).replayPage()),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/how-to-play/$game',
    component: lazyRouteComponent(() => import('../games/HowToPlayPage.tsx'), 'HowToPlayPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/settings',
    component: lazyRouteComponent(() => import('../settings/SettingsPage.tsx'), 'SettingsPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/credits',
    component: lazyRouteComponent(() => import('../pages/CreditsPage.tsx'), 'CreditsPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/sign-in',
    component: lazyRouteComponent(() => import('../account/SignInPage.tsx'), 'SignInPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/admin',
    component: lazyRouteComponent(async () => (await import('../admin/page.ts')).adminPage()),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/leaderboard',
    validateSearch: ({ game, board, filter }: Record<string, unknown>): LeaderboardSearch =>
      given({ game: text(game), board: BOARDS.find((one) => one === board), filter: text(filter) }),
    component: lazyRouteComponent(() => import('../players/LeaderboardPage.tsx'), 'LeaderboardPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/players/$player',
    component: lazyRouteComponent(() => import('../players/ProfilePage.tsx'), 'ProfilePage'),
  }),
]);

/** What games have of their own; pages reach them by their address. */
const pagesOfGames = Object.entries(ownRoutes).flatMap(([id, routes]) =>
  routes.map(({ path, load }) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: lazyRouteComponent(async () => ({
        default: (await import('../games/ownPage.tsx')).ownPage(id, load),
      })),
    }),
  ),
);
root.addChildren([...(root.children as readonly AnyRoute[]), ...pagesOfGames]);

export const router = createRouter({ routeTree, defaultPreload: 'intent', scrollRestoration: true });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
