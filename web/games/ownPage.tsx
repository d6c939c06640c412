import { type ComponentType, lazy, type ReactElement } from 'react';
import { GamePage } from './GamePage.tsx';

/** A page that a game has of its own: shown once the game's words are there. */
export function ownPage(game: string, load: () => Promise<ComponentType>): ComponentType {
  const Content = lazy(async () => ({ default: await load() }));
  return (): ReactElement => <GamePage id={game}>{() => <Content />}</GamePage>;
}
