import type { ComponentType } from 'react';

interface OwnRoute {
  readonly path: string;
  load(): Promise<ComponentType>;
}

/** Pages that games have besides the shared ones, by game. Apart from the list of games, which those pages import. */
export const ownRoutes: Readonly<Record<string, readonly OwnRoute[]>> = {
  roguelike: [
    { path: '/run/new', load: async () => (await import('./roguelike/run/NewRunPage.tsx')).NewRunPage },
    { path: '/run/$run', load: async () => (await import('./roguelike/run/RunPage.tsx')).RunPage },
    { path: '/run/$run/$step', load: async () => (await import('./roguelike/run/RunPage.tsx')).RunPage },
    { path: '/day', load: async () => (await import('./roguelike/online/DayPage.tsx')).DayPage },
    { path: '/day/$day', load: async () => (await import('./roguelike/online/DayPage.tsx')).DayPage },
    { path: '/runs', load: async () => (await import('./roguelike/run/RunsPage.tsx')).RunsPage },
    { path: '/battle/$battle', load: async () => (await import('./roguelike/battle/BattlePage.tsx')).BattlePage },
    { path: '/codex', load: async () => (await import('./roguelike/codex/CodexPage.tsx')).CodexPage },
    { path: '/decks', load: async () => (await import('./roguelike/decks/DecksPage.tsx')).DecksPage },
    { path: '/sandbox', load: async () => (await import('./roguelike/sandbox/SandboxPage.tsx')).SandboxPage },
    { path: '/puzzles', load: async () => (await import('./roguelike/puzzles/PuzzlesPage.tsx')).PuzzlesPage },
    { path: '/puzzles/$puzzle', load: async () => (await import('./roguelike/puzzles/PuzzlePage.tsx')).PuzzlePage },
  ],
  mechs: [
    { path: '/mechs/battle', load: async () => (await import('./mechs/workshop.ts')).loadBattlePage() },
    { path: '/mechs/design', load: async () => (await import('./mechs/workshop.ts')).loadDesignPage() },
  ],
};
