import { type ReactElement, type ReactNode, Suspense } from 'react';
import { Trouble } from '../app/Trouble.tsx';
import { Loading } from '../match/parts/Loading.tsx';
import type { AnyWebGame } from './face.ts';
import { PlainPage } from './PlainPage.tsx';
import { useGame } from './useGame.ts';

interface GamePageProps {
  readonly id: string;
  readonly children: (game: AnyWebGame) => ReactNode;
  /** The code of an invitation, for a game that is played elsewhere. */
  readonly invite?: string;
}

/** A page of some game: once its face is there, or the plain page of a game that has none. */
export function GamePage({ id, children, invite }: GamePageProps): ReactElement {
  const { status, game } = useGame(id);
  if (status === 'failed') return <Trouble code="page/failed" />;
  if (status === 'plain') return <PlainPage game={id} {...(invite !== undefined && { invite })} />;
  if (!game) return <Loading />;
  return <Suspense fallback={<Loading />}>{children(game)}</Suspense>;
}
