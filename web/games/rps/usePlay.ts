import type { MatchCommand } from '@tactarium/engine';
import type { Command, View } from '@tactarium/games/rps/client';
import { useState } from 'react';
import { play } from '../../art/sounds.ts';
import { settings } from '../../settings/store.ts';
import { canArrange, cellAt, pieceOn, targetsOf } from './board.ts';

interface Hand {
  readonly picked: number | undefined;
  readonly targets: ReadonlySet<number>;
  readonly canLift: (index: number) => boolean;
  readonly onPick: (index: number) => void;
  readonly onLift: (index: number) => void;
  readonly onDrop: (from: number, to: number) => void;
  readonly onCancel: () => void;
}

const NOWHERE: ReadonlySet<number> = new Set();

/** What the player's hand does on the board: the same by drag, by two clicks and by keys. */
export function usePlay(
  view: View | undefined,
  busy: boolean,
  send: (command: Command | MatchCommand) => Promise<boolean>,
  tookByHand: (from: number, to: number) => void,
): Hand {
  const [wanted, setPicked] = useState<number>();
  const mayAct = view !== undefined && !busy && (view.turn === view.viewer || canArrange(view));
  const picked = mayAct ? wanted : undefined;
  const targets = view && picked !== undefined ? targetsOf(view, picked) : NOWHERE;

  /** RPS-26: only one's own pieces, and only those that may go somewhere. */
  const canLift = (index: number): boolean =>
    mayAct && pieceOn(view, index)?.seat === view.viewer && targetsOf(view, index).size > 0;
  const take = (index: number | undefined): void => {
    setPicked(index);
    if (index !== undefined && settings.getState().sound) void play('lift');
  };
  const act = (from: number, to: number): void => {
    if (!view) return;
    setPicked(undefined);
    const [start, end] = [cellAt(view, from), cellAt(view, to)];
    void send(view.phase === 'setup' ? { type: 'swap', a: start, b: end } : { type: 'move', from: start, to: end });
  };

  return {
    picked,
    targets,
    canLift,
    onPick(index) {
      if (picked !== undefined && targets.has(index)) act(picked, index);
      else take(index !== picked && canLift(index) ? index : undefined);
    },
    onLift: take,
    onDrop(from, to) {
      if (!view || !mayAct || !targetsOf(view, from).has(to)) return setPicked(undefined);
      tookByHand(from, to);
      act(from, to);
    },
    onCancel: () => setPicked(undefined),
  };
}
