import { sayReason, title, type Viewer, type Words } from '@tactarium/engine';
import type { Cell } from './board.ts';
import type { Event } from './events.ts';
import { REFUSALS } from './refusals.ts';
import { otherName, SEATS, type SeatName } from './seats.ts';

/** A cell as players say it: columns are letters, rows are numbered from the top. */
export const cellName = ([row, column]: Cell): string => `${'abcdefghij'[column]}${row + 1}`;

export const words: Words<Event> = {
  refusal: ({ code }) => REFUSALS[code as keyof typeof REFUSALS] ?? `That is refused (${code}).`,
  event: say,
};

const REASONS: Readonly<Record<string, string>> = {
  king_captured: 'the King is captured',
  no_movers: 'nobody can move any more',
  no_progress: 'a hundred plies without a fight',
  elimination: 'the other side has no pieces left',
};

function say(event: Event, viewer: Viewer): string | undefined {
  const who = (seat: SeatName): string => (viewer !== 'spectator' && SEATS[viewer] === seat ? 'You' : title(seat));
  switch (event.type) {
    case 'placed':
      return `King on ${cellName(event.king)}, Pit on ${cellName(event.pit)}.`;
    case 'shuffled':
      return 'The others take their places.';
    case 'swapped':
      return `${cellName(event.a)} and ${cellName(event.b)} change places.`;
    case 'was_ready':
      return `${who(event.seat)} ${who(event.seat) === 'You' ? 'are' : 'is'} ready.`;
    case 'began':
      return `The battle begins. ${who(event.first)} ${who(event.first) === 'You' ? 'move' : 'moves'} first.`;
    case 'revealed':
      return 'Both armies are revealed.';
    case 'moved':
      return `${title(event.seat)} ${cellName(event.from)}–${cellName(event.to)}.`;
    case 'fought':
      return sayFight(event);
    case 'tied':
      return `${title(event.kind)} meets ${title(event.kind)} on ${cellName(event.at)}: a tie. Both choose.`;
    case 'chose':
      return `${who(event.seat)} ${who(event.seat) === 'You' ? 'have' : 'has'} chosen${event.piece ? ` ${title(event.piece)}` : ''}.`;
    case 'choices_announced':
      return `Red chose ${title(event.red)}, Blue chose ${title(event.blue)}.${event.red === event.blue ? ' Equal again.' : ''}`;
    case 'both_removed':
      return `Too many equal choices: both pieces leave the board.`;
    case 'passed':
      return `${who(event.seat)} cannot move and ${who(event.seat) === 'You' ? 'pass' : 'passes'}.`;
    case 'finished': {
      const { winner, draw, reason } = event.outcome;
      const why = sayReason(REASONS, reason);
      if (winner) return `${title(winner)} wins: ${why}.`;
      return `${draw ? 'A draw' : 'Match void'}: ${why}.`;
    }
  }
}

function sayFight({ seat, at, winner, kind, loser }: Extract<Event, { type: 'fought' }>): string {
  const [victor, victim] = winner === 'attacker' ? [seat, otherName(seat)] : [otherName(seat), seat];
  const beaten = loser ? `${title(victim)}'s ${title(loser)}` : `a piece of ${title(victim)}`;
  return `${title(victor)}'s ${title(kind)} ${winner === 'attacker' ? 'takes' : 'stops'} ${beaten} on ${cellName(at)}.`;
}
