import type { Command, Event, View } from '@tactarium/games/rps/client';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CellTip } from '../../board/CellTip.tsx';
import { usePointed } from '../../board/usePointed.ts';
import { Hint } from '../../match/parts/Hint.tsx';
import { MatchFrame } from '../../match/parts/MatchFrame.tsx';
import { useRefusal } from '../../match/useRefusal.ts';
import type { MatchProps } from '../face.ts';
import { acts } from './acts.ts';
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

/** A match of RPS Battle while it is played. */
export function RpsMatch(match: MatchProps<View, Command, Event>): ReactElement {
  const { id, view, state, send, theatre, clockOf } = match;
  const { busy, log, playing } = state;
  const { t } = useTranslation('rps');
  const { moves, onDeed, refusedAt } = useMoves({ ...match, busy });
  const notes = useNotes(id, view, log);
  const refused = useRefusal(state.refused, 'rps');
  const pointed = usePointed(theatre.board);
  const about = pointed === undefined || playing ? undefined : sayPointed(t, view, pointed);
  useFirstLayout(view, send);
  useBoardFocus(theatre.board, view.phase);
  const isSettingUp = view.phase === 'setup' && view.viewer !== 'spectator';
  return (
    <MatchFrame
      phase={view.phase}
      scrolls={isSettingUp}
      hasSmallPanels
      hasShortRules
      banner={bannerOf(view, t)}
      table={
        <>
          <Board
            ref={theatre.board}
            view={view}
            from={view.viewer}
            label={t('board')}
            labelOf={(index, isTarget) => sayCell(t, view, index, isTarget, notes.noteOn(index))}
            trace={traceOf(view, log)}
            moment={log.length}
            moves={notes.isMarking ? STILL : moves}
            onDeed={notes.isMarking ? (deed) => deed.type === 'refuse' && notes.mark(deed.cell) : onDeed}
            noteOn={notes.noteOn}
          />
          {refused !== undefined && refusedAt !== undefined && (!about || pointed === refusedAt) ? (
            <CellTip board={theatre.board} cell={refusedAt} tone="refusal">
              {refused}
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
          notes.canMark && <NotesPanel isMarking={notes.isMarking} onChange={notes.setMarking} />
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
