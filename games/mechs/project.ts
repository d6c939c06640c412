import type { Event } from './events.ts';
import { fieldOf, indexOfCell } from './field/field.ts';
import { beginTurn } from './mech.ts';
import { LOCATIONS, type LocationName, PLATES, plateOf } from './sheet/locations.ts';
import { type Means, sheetFor } from './state.ts';
import type { MechView, View } from './view.ts';

type Writable<T> = { -readonly [key in keyof T]: T[key] };
type Draft = Writable<Omit<MechView, 'armor' | 'structure' | 'hits' | 'ammo'>> & {
  armor: number[];
  structure: number[];
  hits: number[];
  ammo: number[];
};

/** The view after an event. Events carry the values that follow, so nothing is reckoned here twice. */
export function project(view: View, event: Event): View {
  switch (event.type) {
    case 'initiative_rolled':
      return event.winner ? { ...view, first: event.winner === 'a' ? 'b' : 'a' } : view;
    case 'phase_began':
      return begin(view, event);
    case 'passed': {
      const mechs = view.mechs.map((mech) => (event.mechs.includes(mech.id) ? { ...mech, done: true } : mech));
      const { settled = '' } = event;
      return { ...view, mechs, current: '', settled, ...(event.active && { active: event.active }) };
    }
    case 'deployed':
    case 'moved':
    case 'tried_to_stand':
    case 'stood':
    case 'twisted':
    case 'attack_declared':
    case 'blow_declared':
      return acted(view, event);
    case 'damaged':
    case 'location_destroyed':
    case 'slot_hit':
    case 'exploded':
    case 'wounded':
    case 'pilot_killed':
    case 'mech_destroyed':
    case 'fell':
    case 'consciousness_rolled':
    case 'heat_settled':
    case 'shut_down':
    case 'restarted':
      return change(view, event.mech, (mech) => suffer(mech, event, view));
    case 'attack_resolved':
      return { ...view, declared: view.declared.slice(1) };
    case 'finished':
      return { ...view, phase: 'finished', current: '', settled: '', declared: [], outcome: event.outcome };
    case 'missiles_counted':
    case 'location_rolled':
    case 'critical_checked':
    case 'critical_lost':
    case 'cover_struck':
    case 'piloting_rolled':
    case 'shutdown_rolled':
    case 'cook_off_rolled':
      return view;
  }
}

function change(view: View, id: string, write: (mech: Draft) => void): View {
  const mechs = view.mechs.map((mech) => {
    if (mech.id !== id) return mech;
    const { armor, structure, hits, ammo } = mech;
    const draft: Draft = {
      ...mech,
      armor: armor.slice(),
      structure: structure.slice(),
      hits: hits.slice(),
      ammo: ammo.slice(),
    };
    write(draft);
    return draft;
  });
  return { ...view, mechs };
}

/** A movement phase begins a turn: what the last one did is forgotten. */
function begin(view: View, { phase, turn, active }: Extract<Event, { type: 'phase_began' }>): View {
  const mechs = view.mechs.map((mech) => {
    const draft = { ...mech, done: false };
    if (phase === 'movement') beginTurn(draft);
    return draft;
  });
  return { ...view, phase, turn, mechs, ...(active && { active }) };
}

type Deed = Extract<
  Event,
  { type: 'deployed' | 'moved' | 'tried_to_stand' | 'stood' | 'twisted' | 'attack_declared' | 'blow_declared' }
>;

/** What a mech does in its own part. */
function acted(view: View, event: Deed): View {
  const field = fieldOf(view.field);
  const next = change(view, event.mech, (mech) => {
    switch (event.type) {
      case 'deployed':
        mech.at = indexOfCell(field, event.at)!;
        mech.facing = event.facing as MechView['facing'];
        return;
      case 'moved': {
        mech.at = indexOfCell(field, event.path.at(-1)!)!;
        mech.facing = event.facing as MechView['facing'];
        mech.moved = event.moved;
        mech.hexes = event.hexes;
        mech.spent = event.mp;
        return;
      }
      case 'tried_to_stand':
        mech.spent = event.mp;
        mech.moved = event.moved;
        return;
      case 'stood':
        mech.prone = false;
        return;
      case 'twisted':
        mech.twist = event.to;
        mech.twisted = true;
        return;
      case 'attack_declared': {
        const sheet = sheetFor(mech.design);
        mech.fired |= 1 << sheet.weapons.findIndex(({ id }) => id === event.weapon);
        mech.primary ||= event.target;
        if (event.bin !== undefined) mech.ammo[sheet.bins.findIndex(({ id }) => id === event.bin)] = event.shots!;
        return;
      }
      case 'blow_declared':
        mech.struck |= 1 << LOCATIONS.indexOf(event.limb);
        mech.primary ||= event.target;
    }
  });
  const mech = next.mechs.find(({ id }) => id === event.mech)!;
  const begun = { ...next, active: mech.side, current: event.mech, settled: '' };
  if (event.type !== 'attack_declared' && event.type !== 'blow_declared') return begun;
  const { target, number, lines } = event;
  const means: Means =
    event.type === 'attack_declared'
      ? { by: 'weapon', with: event.weapon }
      : { by: event.by, with: event.limb, damage: event.damage };
  return { ...begun, declared: [...view.declared, { mech: event.mech, ...means, target, number, lines }] };
}

type Harm = Extract<
  Event,
  {
    type:
      | 'damaged'
      | 'location_destroyed'
      | 'slot_hit'
      | 'exploded'
      | 'wounded'
      | 'pilot_killed'
      | 'mech_destroyed'
      | 'fell'
      | 'consciousness_rolled'
      | 'heat_settled'
      | 'shut_down'
      | 'restarted';
  }
>;

function suffer(mech: Draft, event: Harm, { turn }: View): void {
  const { bins, slots } = sheetFor(mech.design);
  switch (event.type) {
    case 'damaged':
      mech.armor[PLATES.indexOf(event.plate)] = event.armor;
      mech.structure[indexOfLocation(event.location)] = event.structure;
      return;
    case 'location_destroyed': {
      const location = indexOfLocation(event.location);
      mech.structure[location] = 0;
      mech.armor[location] = 0;
      mech.armor[plateOf(location, true)] = 0;
      for (const [index, bin] of bins.entries()) if (bin.location === location) mech.ammo[index] = 0;
      return;
    }
    case 'slot_hit': {
      const location = indexOfLocation(event.location);
      mech.hits[location]! |= 1 << event.slot;
      const { part, index } = slots[location]![event.slot]!;
      if (part === 'ammunition') mech.ammo[index] = 0;
      return;
    }
    case 'exploded':
      if (event.bin !== undefined) mech.ammo[bins.findIndex(({ id }) => id === event.bin)] = 0;
      return;
    case 'wounded':
      mech.wounds = event.total;
      return;
    case 'pilot_killed':
      mech.killed = true;
      return;
    case 'mech_destroyed':
      mech.destroyed = true;
      return;
    case 'fell':
      mech.prone = true;
      return;
    case 'consciousness_rolled':
      // Awake before and asleep after: this is the turn in which consciousness was lost.
      if (mech.conscious && !event.conscious) mech.unconsciousIn = turn;
      mech.conscious = event.conscious;
      return;
    case 'heat_settled':
      mech.heat = event.heat;
      return;
    case 'shut_down':
      mech.shutdown = true;
      mech.shutdownIn = turn;
      return;
    case 'restarted':
      mech.shutdown = false;
  }
}

const indexOfLocation = (name: LocationName): number => LOCATIONS.indexOf(name);
