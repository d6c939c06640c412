import type { View } from '@tactarium/games/rps/client';

/** Whether a seat owes a command now. */
export function acts(view: View, seat: string): boolean {
  if (seat === 'spectator') return false;
  const isNamed = (seats: readonly string[]): boolean => seats.includes(seat);
  switch (view.phase) {
    case 'setup':
      return !isNamed(view.ready);
    case 'playing':
      return view.turn === seat;
    case 'tie_breaker':
      return !isNamed(view.tie?.chosen ?? []);
    case 'finished':
      return false;
  }
}
