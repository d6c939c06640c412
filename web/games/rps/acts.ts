import type { SeatName, View } from '@tactarium/games/rps/client';

/** Whether a seat owes a command now. */
export function acts(view: View, seat: View['viewer']): boolean {
  if (seat === 'spectator') return false;
  switch (view.phase) {
    case 'setup':
      return !view.ready.includes(seat);
    case 'playing':
      return view.turn === seat;
    case 'tie_breaker':
      return !view.tie?.chosen.includes(seat as SeatName);
    case 'finished':
      return false;
  }
}
