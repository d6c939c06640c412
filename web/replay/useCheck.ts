import { localArena } from '../local/arena.ts';
import type { Checked, FilmInfo } from '../local/messages.ts';
import { useAnswer } from '../online/useAnswer.ts';

const numbers = new WeakMap<FilmInfo, number>();
let films = 0;

/** Whether the open replay is genuine; undefined while it is played again. */
export function useCheck(film: FilmInfo): Checked | undefined {
  if (!numbers.has(film)) numbers.set(film, ++films);
  return useAnswer(() => localArena.ask('check', {}), `check ${numbers.get(film)}`).value;
}
