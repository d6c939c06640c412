import type { Command, Event, View } from '@tactarium/games/rps/client';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Trouble } from '../../app/Trouble.tsx';
import { useTitle } from '../../app/useTitle.ts';
import { play } from '../../art/sounds.ts';
import { Closed } from '../../lobby/Gone.tsx';
import { WaitingRoom } from '../../lobby/WaitingRoom.tsx';
import { Clock } from '../../match/Clock.tsx';
import type { MatchSource } from '../../match/source.ts';
import { createMatch } from '../../match/store.ts';
import { currentLook, settings } from '../../settings/store.ts';
import { botName } from '../../words/bots.ts';
import { acts } from './acts.ts';
import { indexOf } from './board.ts';
import { firstLayout } from './firstLayout.ts';
import { type RpsMatch, rps } from './game.ts';
import styles from './MatchPage.module.css';
import { Actions } from './parts/Actions.tsx';
import { Announcer } from './parts/Announcer.tsx';
import { Board } from './parts/Board.tsx';
import { Duel } from './parts/Duel.tsx';
import { Log } from './parts/Log.tsx';
import { PlayerPanel } from './parts/PlayerPanel.tsx';
import { ResultDialog } from './parts/ResultDialog.tsx';
import { SetupPanel } from './parts/SetupPanel.tsx';
import { TieDialog } from './parts/TieDialog.tsx';
import { TurnBanner } from './parts/TurnBanner.tsx';
import { Watching } from './parts/Watching.tsx';
import { createStage } from './stage.ts';
import { usePlay } from './usePlay.ts';
import { useRefusal } from './useRefusal.ts';
import { useYourMove } from './useYourMove.ts';
import { variantOf } from './variant.ts';
import { sayCell } from './words.ts';

interface MatchPageProps {
  readonly id: string;
  readonly source: MatchSource<View, Command, Event>;
}

/** A whole match of RPS Battle, wherever it comes from. */
export function MatchPage({ id, source }: MatchPageProps): ReactElement {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const board = useRef<SVGSVGElement>(null);
  const byHand = useRef<readonly [number, number]>(undefined);
  const match = useMemo((): RpsMatch => {
    const theatre = {
      board: () => board.current,
      isMoving: () => currentLook().motion === 'on',
      play: (sound: Parameters<typeof play>[0]) => void (settings.getState().sound && play(sound)),
      tookByHand: (from: number, to: number) => byHand.current?.[0] === from && byHand.current[1] === to,
      wait: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
    };
    const stage = createStage(theatre);
    return createMatch(source, rps, async (event, view) => {
      await stage(event, view);
      byHand.current = undefined;
    });
  }, [source]);
  useEffect(() => match.open(), [match]);

  const state = useStore(match.store);
  const view = state.view?.game;
  const { busy, log, playing } = state;
  const hand = usePlay(view, busy, match.send, (from, to) => {
    byHand.current = [from, to];
  });
  const [looked, setLooked] = useState(false);
  const hint = useRefusal(state.refused);
  useFirstLayout(match, view);
  useBoardFocus(board, view?.phase);
  useYourMove(view, state.online !== undefined);
  useTitle(titleOf(view, t('title.yourMove'), t('rps.name')));

  if (state.status === 'gone') {
    const { code } = state.problem ?? {};
    return <Trouble code={code} onHere={code === 'match/elsewhere' ? source.takeOver : undefined} />;
  }
  if (!view && state.online?.status === 'void') return <Closed reason={state.online.reason} />;
  if (!view && state.online?.status === 'open') {
    const about = [t('rps.name'), t(`variant.${variantOf(state.options)}.name`)];
    const { options, sitters, online, seat } = state;
    return <WaitingRoom match={id} seat={seat} about={about} options={options} sitters={sitters} online={online} />;
  }
  if (!view) return <p className={styles['loading']}>{t('match.loading')}</p>;

  const me = view.viewer === 'red' ? 'red' : 'blue';
  const other = me === 'red' ? 'blue' : 'red';
  const nameOf = (seat: string): string => {
    const sitter = state.sitters.find((one) => one.seat === seat);
    if (sitter?.bot) return t('bot.name', { name: botName(t, sitter.bot) });
    return sitter?.name ?? t(seat === view.viewer ? 'match.you' : `side.${seat as 'red' | 'blue'}`);
  };
  const watching = view.viewer === 'spectator';
  const clockOf = (seat: string): ReactElement | undefined =>
    state.clocks && (
      <Clock
        clocks={state.clocks}
        seat={seat}
        name={nameOf(seat)}
        stopped={state.online?.status !== 'live' || (watching && state.online.delay > 0)}
        mine={seat === view.viewer}
      />
    );
  const panelOf = (seat: 'red' | 'blue'): ReactElement => (
    <PlayerPanel
      view={view}
      seat={seat}
      name={nameOf(seat)}
      rating={state.sitters.find((one) => one.seat === seat)?.rating}
      acting={acts(view, seat)}
      clock={clockOf(seat)}
    />
  );
  const rematch = async (): Promise<void> => {
    const next = await source.rematch();
    if (next.ok) await navigate({ to: '/match/$match', params: { match: next.value } });
  };

  return (
    <main className={styles['page']} data-phase={view.phase}>
      <h1 className="hidden-text">{t('match.heading', { game: t('rps.name') })}</h1>
      <div className={styles['theirs']}>{panelOf(other)}</div>
      <div className={styles['table']}>
        <Board
          ref={board}
          view={view}
          label={t('rps.board')}
          labelOf={(index) => sayCell(t, view, index, hand.targets.has(index))}
          trace={traceOf(view, log)}
          moment={log.length}
          {...hand}
        />
        {currentLook().motion === 'on' && <Duel event={playing} view={view} />}
      </div>
      <div className={styles['turn']}>
        <TurnBanner view={view} hint={hint} picked={hand.picked !== undefined} />
      </div>
      <div className={styles['mine']}>{panelOf(me)}</div>
      <div className={styles['side']}>
        {watching && state.online?.status === 'live' && <Watching delay={state.online.delay} />}
        {view.phase === 'setup' && !watching && <SetupPanel view={view} busy={busy} send={match.send} />}
        <Log events={log} viewer={view.viewer} />
        <Actions
          view={view}
          draws={state.view!.draws}
          busy={busy}
          send={match.send}
          onResult={() => setLooked(false)}
        />
      </div>
      <TieDialog
        view={view}
        open={playing === undefined || playing.type === 'chose'}
        busy={busy}
        clock={clockOf(me)}
        onChoose={(piece) => void match.send({ type: 'choose', piece } as Command)}
      />
      <ResultDialog
        match={id}
        view={view}
        open={!looked}
        onClose={() => setLooked(true)}
        onRematch={watching ? undefined : () => void rematch()}
        rating={state.online?.ratings?.find(({ seat }) => seat === view.viewer)}
        rematchFrom={state.online?.rematch === undefined ? undefined : nameOf(other)}
      />
      <Announcer events={log} old={state.old} viewer={view.viewer} hint={hint} />
    </main>
  );
}

/** Who plays by keys and has just left a panel that is gone is led to the board. */
function useBoardFocus(board: RefObject<SVGSVGElement | null>, phase: View['phase'] | undefined): void {
  useEffect(() => {
    if (phase !== 'playing' || document.activeElement !== document.body) return;
    board.current?.querySelector<SVGGElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [board, phase]);
}

/** Ten seconds to a game: the army stands at once, and is changed by who likes. */
function useFirstLayout(match: RpsMatch, view: View | undefined): void {
  const begun = useRef(false);
  useEffect(() => {
    const steps = view && !begun.current ? firstLayout(view, Math.random) : [];
    if (steps.length === 0) return;
    begun.current = true;
    void (async () => {
      for (const step of steps) if (!(await match.send(step))) return;
    })();
  }, [match, view]);
}

const titleOf = (view: View | undefined, yourMove: string, game: string): string =>
  view && acts(view, view.viewer) ? `${yourMove} · ${game}` : game;

/** Where the last move went, as long as nothing else has happened on the board. */
function traceOf(view: View, log: readonly { readonly type: string }[]): readonly [number, number] | undefined {
  const last = (log as readonly Event[]).findLast(({ type }) => type === 'moved' || type === 'fought');
  if (last?.type === 'moved') return [indexOf(view, last.from), indexOf(view, last.to)];
  if (last?.type === 'fought') return [indexOf(view, last.from), indexOf(view, last.at)];
  return undefined;
}
