import type { Command, Event, View } from '@tactarium/games/rps/client';
import { isLiveClock } from '@tactarium/protocol/pace';
import { lazy, type ReactElement, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CellTip } from '../../board/CellTip.tsx';
import { usePointed } from '../../board/usePointed.ts';
import { useOpenMatch } from '../../match/MatchContext.ts';
import { Hint } from '../../match/parts/Hint.tsx';
import { MatchFrame } from '../../match/parts/MatchFrame.tsx';
import type { PlanKeeper } from '../../match/source.ts';
import { useRefusal } from '../../match/useRefusal.ts';
import type { MatchProps } from '../face.ts';
import { acts } from './acts.ts';
import type { Thought } from './answers/thought.ts';
import { bannerOf } from './banner.ts';
import { firstLayout } from './firstLayout.ts';
import { hints } from './hints.ts';
import { Board, STILL } from './parts/Board.tsx';
import { Duel } from './parts/Duel.tsx';
import { NotesPanel } from './parts/NotesPanel.tsx';
import { SetupPanel } from './parts/SetupPanel.tsx';
import { TieDialog } from './parts/TieDialog.tsx';
import { sayPointed } from './pointed.ts';
import { sayCell } from './sayings.ts';
import { traceOf } from './trace.ts';
import { useMoves } from './useMoves.ts';
import { useNotes } from './useNotes.ts';

const AnswersPanel = lazy(async () => (await import('./answers/index.ts')).loadAnswers());

/** A match of RPS Battle while it is played. */
export function RpsMatch(match: MatchProps<View, Command, Event>): ReactElement {
  const { id, view, state, send, theatre, clockOf } = match;
  const { busy, log, playing } = state;
  const { t } = useTranslation('rps');
  const { moves, onDeed, refusedAt } = useMoves({ ...match, busy });
  const notes = useNotes(id, view, log);
  const refused = useRefusal(state.refused, 'rps');
  const pointed = usePointed(theatre.board);
  const keeper = usePlanKeeper(match);
  const [thought, setThought] = useState<Thought>();
  const shown = thought?.view ?? view;
  const about = pointed === undefined || playing ? undefined : sayPointed(t, shown, pointed);
  const noteOn = (cell: number) => notes.noteOn(thought ? thought.originOf(cell) : cell);
  useFirstLayout(view, send);
  useBoardFocus(theatre.board, view.phase);
  const refusal = refused !== undefined && refusedAt !== undefined ? { cell: refusedAt, words: refused } : undefined;
  const tip = thought ? thought.tip : refusal;
  const isSettingUp = view.phase === 'setup' && view.viewer !== 'spectator';
  return (
    <MatchFrame
      phase={view.phase}
      scrolls={isSettingUp || keeper !== undefined}
      hasSmallPanels
      hasShortRules
      banner={{ ...bannerOf(view, t), ...(thought && { help: thought.help }) }}
      table={
        <>
          <Board
            ref={theatre.board}
            view={shown}
            from={view.viewer}
            label={thought?.label ?? t('board')}
            labelOf={thought?.labelOf ?? ((index, isTarget) => sayCell(t, view, index, isTarget, noteOn(index)))}
            trace={thought ? thought.trace : traceOf(view, log)}
            moment={thought?.moment ?? log.length}
            moves={thought?.moves ?? (notes.isMarking ? STILL : moves)}
            onDeed={
              thought?.onDeed ?? (notes.isMarking ? (deed) => deed.type === 'refuse' && notes.mark(deed.cell) : onDeed)
            }
            noteOn={noteOn}
            rivalOn={thought?.rivalOn}
            isImagined={thought !== undefined}
          />
          {tip && (!about || pointed === tip.cell) ? (
            <CellTip board={theatre.board} cell={tip.cell} tone="refusal">
              {tip.words}
            </CellTip>
          ) : (
            about && (
              <CellTip board={theatre.board} cell={pointed!} tone="about">
                <strong>{about.title}</strong>
                {about.lines.join(' ')}
              </CellTip>
            )
          )}
          <Duel event={playing} view={view} />
        </>
      }
      hint={!busy && acts(view, view.viewer) && <Hint hints={hints} play={view} say={(name) => t(`hint.${name}`)} />}
      side={
        isSettingUp ? (
          <SetupPanel view={view} busy={busy} send={send} />
        ) : (
          <>
            {keeper && (
              <Suspense>
                <AnswersPanel view={view} state={state} theatre={theatre} keeper={keeper} onThought={setThought} />
              </Suspense>
            )}
            {notes.canMark && !thought && <NotesPanel isMarking={notes.isMarking} onChange={notes.setMarking} />}
          </>
        )
      }
    >
      <TieDialog
        view={view}
        open={playing === undefined || playing.type === 'chose'}
        busy={busy}
        clock={clockOf(view.viewer)}
        onChoose={(piece) => void send({ type: 'choose', piece } as Command)}
      />
    </MatchFrame>
  );
}

/** Where answers can be left in advance: in matches of days, by those who play. */
function usePlanKeeper({ view, state }: MatchProps<View, Command, Event>): PlanKeeper | undefined {
  const { source } = useOpenMatch();
  const { online } = state;
  const isPlayed = view.viewer !== 'spectator' && (view.phase === 'playing' || view.phase === 'tie_breaker');
  return isPlayed && online?.status === 'live' && !isLiveClock(online.clock) ? source.plans : undefined;
}

/** A player by keyboard who has just left a panel that is gone is led to the board. */
function useBoardFocus(board: RefObject<SVGSVGElement | null>, phase: View['phase']): void {
  const before = useRef(phase);
  useEffect(() => {
    const hasBegun = phase === 'playing' && before.current !== phase;
    before.current = phase;
    if (!hasBegun || document.activeElement !== document.body) return;
    board.current?.querySelector<SVGGElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [board, phase]);
}

/** Ten seconds to a game: the army stands at once, and can be changed by those who like. */
function useFirstLayout(view: View, send: MatchProps<View, Command, Event>['send']): void {
  const hasBegun = useRef(false);
  useEffect(() => {
    const steps = hasBegun.current ? [] : firstLayout(view, Math.random);
    if (steps.length === 0) return;
    hasBegun.current = true;
    void (async () => {
      for (const step of steps) if (!(await send(step))) return;
    })();
  }, [view, send]);
}
