import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { Trouble } from '../app/Trouble.tsx';
import { Loading } from '../match/parts/Loading.tsx';
import type { AnyWebGame } from './face.ts';
import { listed, type OwnPages } from './index.ts';
import { PlainPage } from './PlainPage.tsx';
import { useGame } from './useGame.ts';

interface GamePageProps {
  readonly id: string;
  readonly children: (game: AnyWebGame) => ReactNode;
  /** The code of an invitation, for a game that is played elsewhere. */
  readonly invite?: string;
  /** The page that a game has of its own in place of this one, if it has. */
  readonly away?: ((own: OwnPages) => string) | undefined;
}

/** A page of some game: once its face is there, or the plain page of a game that has none. */
export function GamePage({ id, children, invite, away }: GamePageProps): ReactElement {
  const { status, game } = useGame(id);
  const navigate = useNavigate();
  const { own } = listed(id) ?? {};
  const elsewhere = own && away?.(own);
  useEffect(() => {
    if (elsewhere !== undefined) void navigate({ href: elsewhere, replace: true });
  }, [elsewhere, navigate]);
  if (elsewhere !== undefined) return <Loading />;
  if (status === 'failed') return <Trouble code="page/failed" />;
  if (status === 'plain') return <PlainPage game={id} {...(invite !== undefined && { invite })} />;
  if (!game) return <Loading />;
  return <Suspense fallback={<Loading />}>{children(game)}</Suspense>;
}
