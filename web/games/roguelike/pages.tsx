import type { ComponentType, ReactElement } from 'react';
import { lazy } from 'react';
import { GamePage } from '../GamePage.tsx';

/** A page of this game: once its words are there. */
const page = (load: () => Promise<{ readonly default: ComponentType }>) => {
  const Content = lazy(load);
  return (): ReactElement => <GamePage id="roguelike">{() => <Content />}</GamePage>;
};

export const NewRun = page(async () => ({ default: (await import('./run/NewRunPage.tsx')).NewRunPage }));
export const Run = page(async () => ({ default: (await import('./run/RunPage.tsx')).RunPage }));
export const Runs = page(async () => ({ default: (await import('./run/RunsPage.tsx')).RunsPage }));
export const Battle = page(async () => ({ default: (await import('./battle/BattlePage.tsx')).BattlePage }));
export const Codex = page(async () => ({ default: (await import('./codex/CodexPage.tsx')).CodexPage }));
export const Decks = page(async () => ({ default: (await import('./decks/DecksPage.tsx')).DecksPage }));
export const Sandbox = page(async () => ({ default: (await import('./sandbox/SandboxPage.tsx')).SandboxPage }));
