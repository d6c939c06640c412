import { type Refusal, refusal } from '@tactarium/engine';
import type { Command, View } from '@tactarium/games/rps/client';
import { useState } from 'react';
import { play } from '../../art/sounds.ts';
import type { Deed, Reach } from '../../board/hand.ts';
import { settings } from '../../settings/store.ts';
import type { MatchProps } from '../face.ts';
import { canArrange, cellAt, pieceOn, targetsOf } from './board.ts';

type Playing = Pick<MatchProps<View, Command, never>, 'view' | 'send' | 'refuse' | 'theatre'> & {
  readonly busy: boolean;
};

interface Moves {
  readonly moves: Pick<Reach, 'canLift' | 'targetsOf'>;
  readonly onDeed: (deed: Deed) => void;
  /** The cell of the last deed: where it is said why nothing came of it. */
  readonly refusedAt: number | undefined;
}

const NOWHERE: ReadonlySet<number> = new Set();

/** What the hand may do on the board, and what comes of it. */
export function useMoves({ view, busy, send, refuse, theatre }: Playing): Moves {
  const mayAct = !busy && (view.turn === view.viewer || canArrange(view));
  const moves: Moves['moves'] = {
    /** RPS-26: only one's own pieces, and only those that may go somewhere. */
    canLift: (cell) => mayAct && pieceOn(view, cell)?.seat === view.viewer && targetsOf(view, cell).size > 0,
    targetsOf: (cell) => (mayAct ? targetsOf(view, cell) : NOWHERE),
  };
  const [refusedAt, setRefusedAt] = useState<number>();
  const go = ({ from, to, dragged }: Extract<Deed, { type: 'go' }>): void => {
    if (dragged) theatre.byHand.current = [from, to];
    const [start, end] = [cellAt(view, from), cellAt(view, to)];
    void send(view.phase === 'setup' ? { type: 'swap', a: start, b: end } : { type: 'move', from: start, to: end });
  };
  return {
    moves,
    refusedAt,
    onDeed(deed) {
      setRefusedAt(deed.type === 'go' ? deed.to : deed.cell);
      switch (deed.type) {
        case 'go':
          return go(deed);
        case 'lift':
          refuse(undefined);
          if (settings.getState().sound) void play('lift');
          return;
        case 'refuse':
          if (!busy && view.viewer !== 'spectator') refuse(whyNot(view, deed));
          return;
      }
    },
  };
}

/** Why nothing can be done with a cell: what the rules would say, had they been asked. */
function whyNot(view: View, { from, cell }: Extract<Deed, { type: 'refuse' }>): Refusal | undefined {
  const piece = pieceOn(view, cell);
  const isOwn = piece?.seat === view.viewer;
  if (view.phase === 'setup') {
    if (isOwn && !canArrange(view))
      return refusal(view.setupLeft === 0 ? 'setup/no-commands-left' : 'setup/ready-already');
    return isOwn ? undefined : refusal('setup/outside-home');
  }
  if (view.phase !== 'playing') return undefined;
  if (view.turn !== view.viewer) return refusal('move/not-your-turn');
  if (from !== undefined && !isOwn) return refusal('move/not-a-step');
  if (!piece) return refusal('move/empty');
  if (!isOwn) return refusal('move/not-yours');
  return refusal(piece.kind === 'king' || piece.kind === 'pit' ? 'move/immobile' : 'move/hemmed-in');
}
