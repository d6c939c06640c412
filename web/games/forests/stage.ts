import { isMatchEvent, type MatchEvent } from '@tactarium/engine';
import { type Event, type Tile, tierOf, type View } from '@tactarium/games/forests/client';
import type { SoundName } from '../../art/sounds.ts';
import { animate, GLIDE } from '../../match/animate.ts';
import type { Stage, Theatre } from '../face.ts';
import { baseOf, distance, geometryOf, indexOf, isTurned } from './board.ts';

/** Milliseconds at the calm pace. */
const A_TILE = 120;
const LEAST_GLIDE = 160;
const LUNGE = 160;
/** The longest that a whole turn of the enemy takes; what would take longer is played faster. */
export const LONGEST_TURN = 6000;

/** How long an event is looked at after it moved. */
const PAUSES: { readonly [type in Event['type']]?: number } = {
  fought: 640,
  merged: 120,
  struck: 380,
  wall_hit: 180,
  wall_built: 200,
  wall_removed: 160,
  deployed: 180,
  captured: 280,
  counted: 300,
  countdown_broken: 500,
  turn_began: 250,
  turn_ended: 120,
  finished: 900,
};

const glideTime = (from: Tile, to: Tile): number => Math.max(LEAST_GLIDE, A_TILE * distance(from, to));

/** How long an event takes at the calm pace. */
export function timeOf(event: Event | MatchEvent): number {
  if (isMatchEvent(event)) return 0;
  const pause = PAUSES[event.type] ?? 0;
  switch (event.type) {
    case 'moved':
      return event.from && event.to ? glideTime(event.from.at, event.to.at) : LEAST_GLIDE;
    case 'merged':
      return pause + (event.from && event.to ? glideTime(event.from.at, event.to.at) : 0);
    case 'fought':
      return pause + LUNGE + (event.result.startsWith('lucky') || event.result === 'draw' ? 300 : 0);
    default:
      return pause;
  }
}

/** By how much events are shortened so that the rest of an enemy's turn keeps within its time. */
export const hasteFor = (spent: number, coming: readonly (Event | MatchEvent)[]): number => {
  const needed = coming.reduce((sum, event) => sum + timeOf(event), 0);
  return needed === 0 ? 1 : Math.min(1, Math.max(0.08, (LONGEST_TURN - spent) / needed));
};

/** Shows the events of Forest War on its map. */
export function createStage(theatre: Theatre): Stage<View, Event> {
  /** Milliseconds of the enemy's turn that were shown. */
  let spent = 0;

  const glide = async (view: View, from: Tile, to: Tile, share: number, time: number): Promise<void> => {
    const unit = theatre.board.current?.querySelector<SVGElement>(`[data-unit="${indexOf(view, from)}"]`);
    if (!unit) return;
    const { middleOf } = geometryOf(view, isTurned(view));
    const [start, end] = [middleOf(indexOf(view, from)), middleOf(indexOf(view, to))];
    const there = `translate(${(end.x - start.x) * share}px, ${(end.y - start.y) * share}px)`;
    await animate(unit, 'transform', ['translate(0px, 0px)', there], theatre.lasting(time), GLIDE);
  };
  const fade = async (view: View, at: Tile, time: number): Promise<void> => {
    const unit = theatre.board.current?.querySelector<SVGElement>(`[data-unit="${indexOf(view, at)}"]`);
    if (unit) await animate(unit, 'opacity', ['1', '0'], theatre.lasting(time), 'ease');
  };
  const isByHand = (view: View, from: Tile, to: Tile): boolean => {
    const hand = theatre.byHand.current;
    return hand?.[0] === indexOf(view, from) && hand[1] === indexOf(view, to);
  };

  /** What slides on the map before the view is what came of it. */
  const move = async (event: Event, view: View, haste: number): Promise<void> => {
    switch (event.type) {
      case 'moved':
      case 'merged': {
        const { from, to } = event;
        if (!from) return;
        if (!to) return fade(view, from.at, LEAST_GLIDE * haste);
        if (isByHand(view, from.at, to.at)) return;
        return glide(view, from.at, to.at, 1, glideTime(from.at, to.at) * haste);
      }
      case 'fought':
        return event.from && glide(view, event.from.at, event.at.at, 0.45, LUNGE * haste);
      case 'struck':
        return event.from && glide(view, event.from.at, baseOf(view, event.base), 0.7, LUNGE * haste);
      default:
        return;
    }
  };

  return {
    show(event, view, moment) {
      if (event.type === 'turn_began') spent = 0;
      const theirs = view.turn !== view.viewer && !view.outcome;
      const coming = [event, ...(moment.rest as readonly (Event | MatchEvent)[])];
      const haste = theirs ? hasteFor(spent, coming) : 1;
      const sound = soundOf(event, view);
      if (sound) theatre.play(sound);
      if (isMatchEvent(event)) return undefined;
      if (theirs) spent += timeOf(event) * haste;
      const tie = event.type === 'fought' && event.power === event.defence ? 300 : 0;
      // Without motion fights alone are dwelt on: everything else is a mark that stays.
      const pause = theatre.isMoving() || event.type === 'fought' ? (PAUSES[event.type] ?? 0) + tie : 0;
      if (theatre.isMoving()) return move(event, view, haste).then(() => theatre.wait(pause * haste, moment));
      const dwell = Math.min(pause, 250) * haste;
      return theatre.lasting(dwell) === 0 ? undefined : theatre.wait(dwell, moment);
    },
  };
}

function soundOf(event: Event | MatchEvent, { viewer, bases }: View): SoundName | undefined {
  switch (event.type) {
    case 'moved':
      return tierOf(event.to?.unit?.hp ?? 1) > 2 ? 'gallop' : 'step';
    case 'fought':
      return event.luck === 'critical' ? 'halo' : event.power === event.defence ? 'tie' : 'clash';
    case 'merged':
      return (event.from?.unit ?? null) === null ? 'place' : 'halo';
    case 'struck':
      return bases[event.base] > 0 ? 'gate' : 'fall';
    case 'wall_hit':
      return event.wall.wall ? 'stone' : 'fall';
    case 'wall_built':
    case 'wall_removed':
      return 'stone';
    case 'deployed':
      return 'place';
    case 'captured':
      return event.seat === viewer ? 'chime' : 'horn';
    case 'counted':
      return event.left <= 3 ? 'alarm' : 'drum';
    case 'countdown_broken':
      return 'fall';
    case 'converted':
      return 'coin';
    case 'undone':
      return 'lift';
    case 'turn_began':
      return event.seat === viewer ? 'turn' : undefined;
    case 'sighted':
      return event.units.some(({ seat }) => seat !== viewer) ? 'sighted' : undefined;
    case 'finished':
      if (!event.outcome.winner) return 'drawn';
      return event.outcome.winner === viewer ? 'won' : 'lost';
    case 'draw_offered':
    case 'draw_declined':
    case 'draw_accepted':
      return 'choose';
    default:
      return undefined;
  }
}
