import type { Event } from './events.ts';

/** Events that belong together: an attack with all it did, what a phase left behind for a mech, the heat of a mech. */
export interface Chapter {
  readonly about: 'attack' | 'strain' | 'heat' | 'deed' | 'turn';
  /** Whose attack, strain, heat or deed it is. */
  readonly mech?: string;
  readonly events: readonly Event[];
}

type Draft = { readonly about: Chapter['about']; readonly mech?: string; readonly events: Event[] };

/** A list of events, such as one command brings, in chapters: every event is in exactly one, in the same order. */
export function chaptersOf(events: readonly Event[]): readonly Chapter[] {
  const chapters: Draft[] = [];
  for (const event of events) {
    const [about, mech] = placeOf(event, chapters.at(-1));
    const last = chapters.at(-1);
    if (about === 'same' && last) last.events.push(event);
    else
      chapters.push({
        about: about === 'same' ? 'strain' : about,
        ...(mech !== undefined && { mech }),
        events: [event],
      });
  }
  return chapters;
}

/** Which chapter an event begins, or that it goes on with the last one. */
function placeOf(event: Event, last: Draft | undefined): readonly [Chapter['about'] | 'same', string?] {
  switch (event.type) {
    case 'attack_resolved':
      return ['attack', event.mech];
    case 'heat_settled':
      return ['heat', event.mech];
    case 'deployed':
    case 'moved':
    case 'tried_to_stand':
    case 'twisted':
    case 'attack_declared':
    case 'blow_declared':
      return ['deed', event.mech];
    case 'initiative_rolled':
    case 'phase_began':
    case 'passed':
    case 'finished':
      return last?.about === 'turn' ? ['same'] : ['turn'];
    case 'piloting_rolled':
    case 'consciousness_rolled':
    case 'fell':
    case 'restarted':
    case 'shutdown_rolled':
      // After the last attack each mech rolls for itself; within a mech's own strain, heat or attempt to stand it goes on.
      return last && last.about !== 'attack' && last.mech === event.mech ? ['same'] : ['strain', event.mech];
    case 'stood':
    case 'missiles_counted':
    case 'location_rolled':
    case 'cover_struck':
    case 'damaged':
    case 'location_destroyed':
    case 'critical_checked':
    case 'slot_hit':
    case 'critical_lost':
    case 'exploded':
    case 'wounded':
    case 'pilot_killed':
    case 'mech_destroyed':
    case 'shut_down':
    case 'cook_off_rolled':
      return ['same', event.mech];
  }
}
