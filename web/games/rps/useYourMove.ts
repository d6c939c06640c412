import type { View } from '@tactarium/games/rps/client';
import { useEffect } from 'react';
import { play } from '../../art/sounds.ts';
import { settings } from '../../settings/store.ts';
import { acts } from './acts.ts';

/** Who looks elsewhere while another person thinks hears that it is their move. */
export function useYourMove(view: View | undefined, amongPeople: boolean): void {
  const mine = amongPeople && view !== undefined && view.phase !== 'setup' && acts(view, view.viewer);
  useEffect(() => {
    if (mine && settings.getState().sound) void play('turn');
  }, [mine]);
}
