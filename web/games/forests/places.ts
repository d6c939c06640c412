import type { Event, Tile } from '@tactarium/games/forests/client';

/** Where on the map an event happened, as far as it was seen. */
export function placeOf(event: Event): Tile | undefined {
  switch (event.type) {
    case 'moved':
    case 'merged':
      return event.to?.at ?? event.from?.at;
    case 'fought':
    case 'deployed':
      return event.at.at;
    case 'captured':
      return event.forest?.at;
    case 'wall_hit':
    case 'wall_built':
    case 'wall_removed':
      return event.wall.between[0];
    default:
      return undefined;
  }
}
