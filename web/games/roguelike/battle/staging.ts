import type { BattleEvent, Point } from '@tactarium/games/roguelike/client';
import { useEffect, useRef } from 'react';
import { play as playSound } from '../../../art/sounds.ts';
import { currentLook, settings } from '../../../settings/store.ts';
import { effectsOf, type Shown } from './effects.ts';
import { type Film, lastingOf, nextMoment, turnStart } from './film.ts';
import { soundsBetween } from './sounds.ts';

/** How many events back their effects are still drawn, within one turn. */
const WINDOW = 7;
/** Faster, and sounds would run into each other. */
const LOUDEST_SPEED = 2;

/** Goes on by itself: quiet events together with the next one that is looked at. */
export function usePlaying(film: Film, at: number, playing: boolean, speed: number, onAt: (at: number) => void): void {
  const told = useRef(onAt);
  told.current = onAt;
  useEffect(() => {
    if (!playing || at >= film.events.length) return;
    const current = film.events[at - 1];
    const timer = setTimeout(
      () => {
        const next = nextMoment(film.events, at);
        if (settings.getState().sound && speed <= LOUDEST_SPEED)
          for (const sound of soundsBetween(film.events, at, next)) void playSound(sound);
        told.current(next);
      },
      current ? lastingOf(current) / speed : 0,
    );
    return () => clearTimeout(timer);
  }, [film, at, playing, speed]);
}

/** The effects of the last events of this turn; where nothing moves only of the last one that is looked at. */
export function shownAt(film: Film, at: number): readonly Shown[] {
  const isStill = currentLook().motion === 'off';
  // Who is left stands there as they are.
  if (film.events[at - 1]?.type === 'battle_ended') return [];
  const from = Math.max(turnStart(film, at), at - (isStill ? WINDOW - 2 : WINDOW));
  const shown: Shown[] = [];
  for (let i = from; i < at; i++) {
    const before = film.viewAt(i);
    const isTold = isToldAgain(film.events, i, at);
    for (const [n, effect] of effectsOf(film.events[i]!, before).entries())
      if (!isTold || effect.is !== 'float') shown.push({ key: `${i}.${n}`, effect });
  }
  // The film goes on from where it is looked at.
  film.viewAt(at);
  return shown;
}

/** CHG: a charge tells its damage itself, larger: that of its blow would be read as another one. */
function isToldAgain(events: readonly BattleEvent[], i: number, at: number): boolean {
  const blow = events[i]!;
  return (
    blow.type === 'attacked' &&
    events
      .slice(i + 1, at)
      .some(
        (event) =>
          event.type === 'charge_impact' && event.attackerId === blow.attackerId && event.targetId === blow.targetId,
      )
  );
}

/** Whose turn it is. */
export const actingAt = (film: Film, begun: number, at: number): string | undefined => {
  const event = film.events[begun];
  return event?.type === 'turn_started' && at > begun ? event.unitId : undefined;
};

/** CHG: the path of a charge, from the start of its turn until it runs. */
export function chargeAhead(film: Film, begun: number, at: number): readonly Point[] {
  const end = film.turns.find((turn) => turn >= at) ?? film.events.length;
  const steps = film.events
    .slice(begun, end)
    .filter(
      (event): event is Extract<BattleEvent, { type: 'moved' }> => event.type === 'moved' && event.how === 'charge',
    );
  return steps.length === 0 ? [] : [steps[0]!.from, ...steps.map(({ to }) => to)];
}
