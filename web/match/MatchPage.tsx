import type { Typed } from '@tactarium/engine';
import { type ReactElement, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Trouble } from '../app/Trouble.tsx';
import { useTitle } from '../app/useTitle.ts';
import type { AnyWebGame, GameView, Stage } from '../games/face.ts';
import { gameName } from '../games/index.ts';
import { useGameWords } from '../games/useGameWords.ts';
import { Closed } from '../lobby/Gone.tsx';
import { WaitingRoom } from '../lobby/WaitingRoom.tsx';
import { botTitle, characterOf } from '../words/bots.ts';
import { Clock } from './Clock.tsx';
import { MatchContext } from './MatchContext.ts';
import { Loading } from './parts/Loading.tsx';
import type { MatchSource } from './source.ts';
import { createMatch } from './store.ts';
import { openTheatre } from './theatre.ts';
import { useSayings } from './useSayings.ts';
import { useYourMove } from './useYourMove.ts';

interface MatchPageProps {
  readonly id: string;
  readonly game: AnyWebGame;
  readonly source: MatchSource<GameView, Typed, Typed>;
}

/** A whole match of any game, wherever it comes from. The board and what belongs to it are the game's own. */
export function MatchPage({ id, game, source }: MatchPageProps): ReactElement {
  const { t } = useTranslation();
  const words = useGameWords(game.id);
  const { seatName } = useSayings(game);
  const { match, theatre } = useMemo(() => open(source, game), [source, game]);
  useEffect(() => match.open(), [match]);

  const state = useStore(match.store);
  const view = state.view?.game;
  const isMine = view !== undefined && game.acts(view, view.viewer);
  useYourMove(isMine && state.online !== undefined);
  useTitle(isMine ? `${t('title.yourMove')} · ${gameName(game.id)}` : gameName(game.id));

  if (state.status === 'gone') {
    const { code } = state.problem ?? {};
    return <Trouble code={code} game={game.id} onHere={code === 'match/elsewhere' ? source.takeOver : undefined} />;
  }
  if (!view && state.online?.status === 'void') return <Closed reason={state.online.reason} />;
  if (!view && state.online?.status === 'open') {
    const facts = [gameName(game.id), ...game.facts(state.options, words)];
    return <WaitingRoom match={id} seat={state.seat} facts={facts} sitters={state.sitters} online={state.online} />;
  }
  if (!view) return <Loading />;

  const nameOf = (seat: string): string => {
    const sitter = state.sitters.find((one) => one.seat === seat);
    if (sitter?.bot) return characterOf(game.id, sitter.bot) ?? botTitle(t, sitter.bot, game.id);
    return sitter?.name ?? (seat === view.viewer ? t('match.you') : seatName(seat));
  };
  const clockOf = (seat: string): ReactElement | undefined =>
    state.clocks && (
      <Clock
        clocks={state.clocks}
        seat={seat}
        name={nameOf(seat)}
        stopped={state.online?.status !== 'live' || (view.viewer === 'spectator' && state.online.delay > 0)}
        mine={seat === view.viewer}
      />
    );
  return (
    <MatchContext value={{ id, game, gameName: gameName(game.id), source, match, state, view, nameOf, clockOf }}>
      <game.Match
        id={id}
        view={view}
        state={state}
        send={match.send}
        refuse={match.refuse}
        theatre={theatre}
        nameOf={nameOf}
        clockOf={clockOf}
      />
    </MatchContext>
  );
}

function open(source: MatchSource<GameView, Typed, Typed>, game: AnyWebGame) {
  const theatre = openTheatre();
  const stage = game.stage(theatre);
  const watched: Stage<GameView, Typed> = {
    show(event, view, moment) {
      const dropHand = (): void => {
        theatre.byHand.current = undefined;
      };
      const shown = stage.show(event, view, moment);
      if (!shown) dropHand();
      return shown?.then(dropHand);
    },
  };
  return { match: createMatch(source, game, watched), theatre };
}
