import { isMatchEvent, type MatchEvent } from '@tactarium/engine';
import type { Event, KindName, PieceView, SeatName, View } from '@tactarium/games/rps/client';
import type { TFunction } from '../../words/index.ts';
import { cellAt, cellName } from './board.ts';

type Viewer = View['viewer'];

/** `you`, or the side by its colour: a sentence about you has its own form in every language. */
const who = (viewer: Viewer, seat: string): 'you' | SeatName => (viewer === seat ? 'you' : (seat as SeatName));

export const kindWord = (t: TFunction, kind: KindName): string => t(`kind.${kind}`);

/** One sentence on an event, as this viewer would be told. */
export function sayEvent(t: TFunction, event: Event | MatchEvent, viewer: Viewer): string {
  if (isMatchEvent(event)) return sayMatchEvent(t, event, viewer);
  switch (event.type) {
    case 'placed':
      return t('rps.event.placed', { king: cellName(event.king), pit: cellName(event.pit) });
    case 'shuffled':
      return t('rps.event.shuffled');
    case 'swapped':
      return t('rps.event.swapped', { a: cellName(event.a), b: cellName(event.b) });
    case 'was_ready':
      return t(`rps.event.was_ready.${who(viewer, event.seat)}`);
    case 'began':
      return t(`rps.event.began.${who(viewer, event.first)}`);
    case 'revealed':
      return t('rps.event.revealed');
    case 'moved':
      return t(`rps.event.moved.${who(viewer, event.seat)}`, { from: cellName(event.from), to: cellName(event.to) });
    case 'fought':
      return sayFight(t, event, viewer);
    case 'tied':
      return t('rps.event.tied', { kind: kindWord(t, event.kind), at: cellName(event.at) });
    case 'chose':
      return t(`rps.event.chose.${who(viewer, event.seat)}`);
    case 'choices_announced': {
      const equal = event.red === event.blue ? ` ${t('rps.event.equal')}` : '';
      return t('rps.event.announced', { red: kindWord(t, event.red), blue: kindWord(t, event.blue) }) + equal;
    }
    case 'both_removed':
      return t('rps.event.both_removed');
    case 'passed':
      return t(`rps.event.passed.${who(viewer, event.seat)}`);
    case 'finished':
      return sayOutcome(t, event.outcome, viewer);
  }
}

function sayFight(t: TFunction, event: Extract<Event, { type: 'fought' }>, viewer: Viewer): string {
  const other: SeatName = event.seat === 'red' ? 'blue' : 'red';
  const victor = event.winner === 'attacker' ? event.seat : other;
  const victim = victor === 'red' ? 'blue' : 'red';
  const winner = t(`rps.piece.${who(viewer, victor)}`, { kind: kindWord(t, event.kind) });
  const loser = event.loser
    ? t(`rps.beaten.${who(viewer, victim)}`, { kind: kindWord(t, event.loser) })
    : t(`rps.beatenHidden.${who(viewer, victim)}`);
  return t(`rps.event.fought.${event.winner}`, { winner, loser, at: cellName(event.at) });
}

function sayMatchEvent(t: TFunction, event: MatchEvent, viewer: Viewer): string {
  switch (event.type) {
    case 'draw_lapsed':
      return t('match.event.draw_lapsed');
    case 'timed_out':
      return t(`match.event.timed_out.${who(viewer, event.seats[0] ?? '')}`);
    case 'resigned':
    case 'draw_offered':
    case 'draw_accepted':
    case 'draw_declined':
      return t(`match.event.${event.type}.${who(viewer, event.seat)}`);
  }
}

type Outcome = NonNullable<View['outcome']>;

export function verdictOf(outcome: Outcome, viewer: Viewer): 'won' | 'lost' | 'draw' | 'void' | 'over' {
  if (outcome.draw) return 'draw';
  if (!outcome.winner) return 'void';
  if (viewer === 'spectator') return 'over';
  return outcome.winner === viewer ? 'won' : 'lost';
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

const sayReason = (t: TFunction, { reason }: Pick<Outcome, 'reason'>): string => {
  const known = REASONS.find((one) => one === reason);
  return known ? t(`rps.reason.${known}`) : reason;
};

/** Why it ended, as it is said to who has lost where that makes a difference. */
export const sayEnd = (t: TFunction, outcome: Outcome, viewer: Viewer): string => {
  const mine = REASONS_LOST.find((one) => one === outcome.reason);
  if (verdictOf(outcome, viewer) === 'over') return sayOutcome(t, outcome, viewer);
  return mine && verdictOf(outcome, viewer) === 'lost' ? t(`rps.reasonLost.${mine}`) : sayReason(t, outcome);
};

const REASONS_LOST = ['king_captured', 'elimination', 'resigned', 'timeout'] as const;

function sayOutcome(t: TFunction, outcome: Outcome, viewer: Viewer): string {
  const reason = sayReason(t, outcome);
  if (outcome.winner) return t(`rps.event.finished.${who(viewer, outcome.winner)}`, { reason });
  return t(outcome.draw ? 'rps.event.finished.draw' : 'rps.event.finished.void', { reason });
}

/** What a screen reader says of a cell. */
export function sayCell(t: TFunction, view: View, index: number, isTarget: boolean): string {
  const cell = cellName(cellAt(view, index));
  const piece = view.cells[index];
  const what = piece ? sayPiece(t, piece, view.viewer) : t('rps.cell.empty');
  return [
    cell,
    what,
    ...(isTarget ? [t(piece && view.phase !== 'setup' ? 'rps.cell.attack' : 'rps.cell.target')] : []),
  ].join(', ');
}

function sayPiece(t: TFunction, { seat, kind, halo, moved }: PieceView, viewer: Viewer): string {
  const owner = who(viewer, seat);
  const what = kind
    ? t(`rps.piece.${owner}`, { kind: kindWord(t, kind) })
    : t(moved ? `rps.hiddenMoved.${owner}` : `rps.hidden.${owner}`);
  return halo ? `${what}, ${t('rps.cell.halo')}` : what;
}
