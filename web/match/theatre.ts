import { play, type SoundName } from '../art/sounds.ts';
import type { Theatre } from '../games/face.ts';
import { currentLook, paceFactor, settings } from '../settings/store.ts';

/** Where the player wants to hear anything. */
export const playSound = (sound: SoundName): void => void (settings.getState().sound && play(sound));

/** What a stage shows events with on this page, as the player's settings want it. */
export const openTheatre = (): Theatre => ({
  board: { current: null },
  byHand: { current: undefined },
  isMoving: () => currentLook().motion === 'on' && paceFactor() > 0,
  lasting: (milliseconds) => milliseconds * paceFactor(),
  play: playSound,
  wait: (milliseconds, { signal }) =>
    new Promise((resolve) => {
      const time = milliseconds * paceFactor();
      if (time === 0 || signal.aborted) return resolve();
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, time);
      signal.addEventListener('abort', done);
    }),
});
