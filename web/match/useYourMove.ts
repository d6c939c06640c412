import { useEffect, useRef } from 'react';
import { play } from '../art/sounds.ts';
import { settings } from '../settings/store.ts';

/** A sound when it becomes one's move, for players who look elsewhere while another person thinks. */
export function useYourMove(isMine: boolean): void {
  const before = useRef(isMine);
  useEffect(() => {
    if (isMine && !before.current && settings.getState().sound) void play('turn');
    before.current = isMine;
  }, [isMine]);
}
