import { isMatchEvent, type MatchEvent } from '@tactarium/engine';
import type { Event, View } from '@tactarium/games/mechs/client';
import type { SoundName } from '../../art/sounds.ts';
import { animate } from '../../match/animate.ts';
import type { Stage, Theatre } from '../face.ts';
import { kindOf } from './board/Effects.tsx';
import { geometryOf, indexAt, isTurned } from './board/layout.ts';

/** Milliseconds at the calm pace. */
const A_HEX = 110;
const LONGEST_WALK = 900;
/** How long an event is looked at. */
const PAUSES: { readonly [type in Event['type']]?: number } = {
  initiative_rolled: 500,
  deployed: 160,
  twisted: 120,
  attack_declared: 140,
  blow_declared: 140,
  tried_to_stand: 150,
  missiles_counted: 180,
  location_rolled: 120,
  damaged: 260,
  critical_checked: 200,
  slot_hit: 420,
  location_destroyed: 500,
  exploded: 700,
  mech_destroyed: 1500,
  wounded: 250,
  pilot_killed: 600,
  piloting_rolled: 260,
  fell: 400,
  consciousness_rolled: 250,
  heat_settled: 220,
  shutdown_rolled: 300,
  shut_down: 450,
  restarted: 300,
  cook_off_rolled: 350,
  finished: 900,
};
const MISS = 250;
const HIT = 700;
/** After so many attacks of one resolution the rest is shown twice as fast. */
const SOON_FAMILIAR = 6;
/** The longest that one resolution takes in this browser; what would take longer is played faster. */
const LONGEST_RESOLUTION = 20_000;

/** How long an event takes at the calm pace. */
function timeOf(event: Event | MatchEvent): number {
  if (isMatchEvent(event)) return 0;
  if (event.type === 'moved') return Math.min(LONGEST_WALK, A_HEX * Math.max(1, event.path.length - 1));
  if (event.type === 'attack_resolved') return event.hit ? HIT : MISS;
  return PAUSES[event.type] ?? 0;
}

/** By how much the rest of a burst is shortened: by half after the sixth attack, and so that all of it keeps its time. */
function hasteFor(attacks: number, spent: number, coming: readonly (Event | MatchEvent)[]): number {
  const needed = coming.reduce((sum, event) => sum + timeOf(event), 0);
  const familiar = attacks > SOON_FAMILIAR ? 0.5 : 1;
  if (needed === 0) return familiar;
  return Math.min(familiar, Math.max(0.05, (LONGEST_RESOLUTION - spent) / needed));
}

/** Shows the events of a battle on its map. */
export function createStage(theatre: Theatre): Stage<View, Event> {
  let [attacks, spent] = [0, 0];

  const walk = async (view: View, event: Extract<Event, { type: 'moved' }>, time: number): Promise<void> => {
    const mech = theatre.board.current?.querySelector<SVGElement>(`[data-mech="${event.mech}"]`);
    if (!mech || event.path.length < 2) return;
    const { middleOf } = geometryOf(view.field, isTurned(view));
    const spots = event.path.map((cell) => middleOf(indexAt(view.field, cell)!));
    const first = spots[0]!;
    const steps = spots.map(({ x, y }) => `translate(${x - first.x}px, ${y - first.y}px)`);
    await animate(mech, 'transform', steps, theatre.lasting(time));
  };

  return {
    async show(event, view, moment) {
      if (event.type === 'phase_began') [attacks, spent] = [0, 0];
      const sound = soundOf(event, view);
      if (sound) theatre.play(sound);
      if (isMatchEvent(event)) return;
      if (event.type === 'attack_resolved') attacks++;
      const haste = hasteFor(attacks, spent, [event, ...(moment.rest as readonly (Event | MatchEvent)[])]);
      const time = timeOf(event) * haste;
      spent += time;
      if (event.type === 'moved') {
        if (theatre.isMoving()) await walk(view, event, time);
        return;
      }
      // Without motion the numbers are still dwelt on, for a shorter while.
      await theatre.wait(theatre.isMoving() ? time : Math.min(time, 300), moment);
    },
  };
}

function soundOf(event: Event | MatchEvent, { viewer, mechs }: View): SoundName | undefined {
  switch (event.type) {
    case 'moved':
      return event.mode === 'jump'
        ? 'jet'
        : (mechs.find(({ id }) => id === event.mech)?.design.tons ?? 0) > 55
          ? 'stomp'
          : 'step';
    case 'deployed':
      return 'place';
    case 'twisted':
    case 'tried_to_stand':
      return 'servo';
    case 'attack_declared':
    case 'blow_declared':
      return 'lock';
    case 'attack_resolved': {
      if (!event.hit) return 'whiff';
      const kind = kindOf(event.by === 'weapon' ? event.with : event.by);
      return kind === 'fist' ? 'clash' : kind;
    }
    case 'damaged':
      return 'armor';
    case 'slot_hit':
    case 'location_destroyed':
      return 'critical';
    case 'exploded':
    case 'mech_destroyed':
      return 'blast';
    case 'fell':
      return 'fall';
    case 'initiative_rolled':
    case 'piloting_rolled':
    case 'shutdown_rolled':
    case 'cook_off_rolled':
    case 'consciousness_rolled':
      return 'dice';
    case 'heat_settled':
      return event.heat > 0 ? 'steam' : undefined;
    case 'shut_down':
    case 'restarted':
      return 'power';
    case 'wounded':
      return 'drum';
    case 'phase_began':
      return event.active === viewer ? 'turn' : undefined;
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
