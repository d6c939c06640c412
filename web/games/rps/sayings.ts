import type { OutcomeView } from '@tactarium/engine';
import type { Event, KindName, PieceView, SeatName, View } from '@tactarium/games/rps/client';
import type { Translate } from '../face.ts';
import { cellAt, cellName } from './board.ts';

type T = Translate<'rps'>;

/** A sentence about you has its own form in every language; one about another names their side. */
const who = (viewer: string, seat: string): 'you' | 'other' => (viewer === seat ? 'you' : 'other');

export const seatWord = (t: T, seat: string): string => t(`seat.${seat as SeatName}`);
export const kindWord = (t: T, kind: KindName): string => t(`kind.${kind}`);

/** One sentence on an event, as this viewer would be told. */
export function sayEvent(t: T, event: Event, viewer: string): string {
  switch (event.type) {
    case 'placed':
      return t('event.placed', { king: cellName(event.king), pit: cellName(event.pit) });
    case 'shuffled':
      return t('event.shuffled');
    case 'swapped':
      return t('event.swapped', { a: cellName(event.a), b: cellName(event.b) });
    case 'began':
      return t(`event.began.${who(viewer, event.first)}`, { side: seatWord(t, event.first) });
    case 'revealed':
      return t('event.revealed');
    case 'moved':
      return t(`event.moved.${who(viewer, event.seat)}`, {
        side: seatWord(t, event.seat),
        from: cellName(event.from),
        to: cellName(event.to),
      });
    case 'fought':
      return sayFight(t, event, viewer);
    case 'tied':
      return t('event.tied', { kind: kindWord(t, event.kind), at: cellName(event.at) });
    case 'choices_announced': {
      const equal = event.red === event.blue ? ` ${t('event.equal')}` : '';
      const [first, second] = [seatWord(t, 'red'), seatWord(t, 'blue')];
      const [firstKind, secondKind] = [kindWord(t, event.red), kindWord(t, event.blue)];
      return t('event.announced', { first, firstKind, second, secondKind }) + equal;
    }
    case 'both_removed':
      return t('event.both_removed');
    case 'was_ready':
    case 'chose':
    case 'passed':
      return t(`event.${event.type}.${who(viewer, event.seat)}`, { side: seatWord(t, event.seat) });
    case 'finished':
      return sayOutcome(t, event.outcome, viewer);
  }
}

function sayFight(t: T, event: Extract<Event, { type: 'fought' }>, viewer: string): string {
  const other: SeatName = event.seat === 'red' ? 'blue' : 'red';
  const [victor, victim] = event.winner === 'attacker' ? [event.seat, other] : [other, event.seat];
  const winner = t(`piece.${who(viewer, victor)}`, { side: seatWord(t, victor), kind: kindWord(t, event.kind) });
  const loser = event.loser
    ? t(`beaten.${who(viewer, victim)}`, { side: seatWord(t, victim), kind: kindWord(t, event.loser) })
    : t(`beatenHidden.${who(viewer, victim)}`, { side: seatWord(t, victim) });
  return t(`event.fought.${event.winner}`, { winner, loser, at: cellName(event.at) });
}

const REASONS = [
  'king_captured',
  'elimination',
  'resigned',
  'timeout',
  'draw_agreed',
  'no_movers',
  'no_progress',
] as const;
const REASONS_LOST = ['king_captured', 'elimination', 'resigned', 'timeout'] as const;

const sayReason = (t: T, reason: string): string => {
  const known = REASONS.find((one) => one === reason);
  return known ? t(`reason.${known}`) : reason;
};

/** Why it ended, as it is said to the loser where that makes a difference. */
export function sayEnd(t: T, outcome: OutcomeView, viewer: string): string {
  if (viewer === 'spectator' && outcome.winner !== undefined) return sayOutcome(t, outcome, viewer);
  const mine = REASONS_LOST.find((one) => one === outcome.reason);
  const hasLost = outcome.winner !== undefined && outcome.winner !== viewer;
  return mine && hasLost ? t(`reasonLost.${mine}`) : sayReason(t, outcome.reason);
}

function sayOutcome(t: T, { winner, draw, reason: why }: OutcomeView, viewer: string): string {
  const reason = sayReason(t, why);
  if (winner === undefined) return t(draw ? 'event.finished.draw' : 'event.finished.void', { reason });
  return t(`event.finished.${who(viewer, winner)}`, { side: seatWord(t, winner), reason });
}

/** What a screen reader says of a cell. */
export function sayCell(t: T, view: View, index: number, isTarget: boolean, note?: KindName): string {
  const cell = cellName(cellAt(view, index));
  const piece = view.cells[index];
  const what = piece ? sayPiece(t, piece, view.viewer) : t('cell.empty');
  const guess = note === undefined ? [] : [t('notes.guess', { kind: kindWord(t, note) })];
  return [
    cell,
    what,
    ...guess,
    ...(isTarget ? [t(piece && view.phase !== 'setup' ? 'cell.attack' : 'cell.target')] : []),
  ].join(', ');
}

export function sayPiece(t: T, { seat, kind, halo, moved }: PieceView, viewer: string): string {
  const [owner, side] = [who(viewer, seat), seatWord(t, seat)];
  const what = kind
    ? t(`piece.${owner}`, { side, kind: kindWord(t, kind) })
    : t(moved ? `hiddenMoved.${owner}` : `hidden.${owner}`, { side });
  return halo ? `${what}, ${t('cell.halo')}` : what;
}
