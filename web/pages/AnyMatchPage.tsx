import { err, ok, type Refusal, type Result, type Typed } from '@tactarium/engine';
import { useParams } from '@tanstack/react-router';
import { type ReactElement, useMemo } from 'react';
import { Trouble } from '../app/Trouble.tsx';
import type { GameView } from '../games/face.ts';
import { GamePage } from '../games/GamePage.tsx';
import { localArena, localMatch } from '../local/arena.ts';
import { MatchPage } from '../match/MatchPage.tsx';
import { Loading } from '../match/parts/Loading.tsx';
import { isOnline } from '../online/ids.ts';
import { ask, refusedBy } from '../online/session.ts';
import { onlineMatch } from '../online/source.ts';
import { useAnswer } from '../online/useAnswer.ts';

/** A match, wherever it is played and whatever is played in it: its id tells where, and there they know what. */
export function AnyMatchPage(): ReactElement {
  const { match } = useParams({ from: '/match/$match' });
  const { value: game, failed } = useAnswer(() => gameOf(match), `game of ${match}`);
  const source = useMemo(
    () => (isOnline(match) ? onlineMatch<GameView, Typed, Typed>(match) : localMatch<GameView, Typed, Typed>(match)),
    [match],
  );
  if (failed) return <Trouble code={failed === 'request/malformed' ? 'match/not-found' : failed} />;
  if (game === undefined) return <Loading />;
  return (
    <GamePage id={game} away={(own) => own.match(match)}>
      {(face) => <MatchPage key={match} id={match} game={face} source={source} />}
    </GamePage>
  );
}

async function gameOf(match: string): Promise<Result<string, Refusal>> {
  if (!isOnline(match)) {
    const about = await localArena.ask('about', { match });
    return about.ok ? ok(about.value.game) : about;
  }
  const info = await ask((server) => server.match(match));
  return info.ok ? ok(info.value.game) : err(refusedBy(info.error));
}
