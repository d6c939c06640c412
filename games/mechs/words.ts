import { sayReason, type Viewer, type Words } from '@tactarium/engine';
import type { Event, WoundCause } from './events.ts';
import { hexName } from './field/hexName.ts';
import type { Cause } from './resolution/record.ts';
import type { Lines } from './resolution/toHit.ts';
import type { SeatName } from './seats.ts';
import type { LocationName } from './sheet/locations.ts';
import type { Means } from './state.ts';
import { sayRefusal } from './words/refusals.ts';

export const LOCATION_WORDS: Readonly<Record<LocationName, string>> = {
  HD: 'head',
  CT: 'centre torso',
  LT: 'left torso',
  RT: 'right torso',
  LA: 'left arm',
  RA: 'right arm',
  LL: 'left leg',
  RL: 'right leg',
};

const REASONS: Readonly<Record<string, string>> = {
  last_standing: 'the other side has no mech left',
  both_destroyed: 'neither side has a mech left',
  tonnage: 'it has more tonnage left after the last turn',
  equal_tonnage: 'both sides have the same tonnage left after the last turn',
};

const CAUSES: Readonly<Record<Cause, string>> = {
  damage: 'after heavy damage',
  leg: 'after losing a leg',
  gyro: 'with a damaged gyro',
  hip: 'with a damaged hip',
  kick: 'after a kick that missed',
  kicked: 'after a kick',
  actuator: 'with a damaged leg',
  shutdown: 'as the engine stops',
  stand: 'to stand up',
};

const WOUNDS: Readonly<Record<WoundCause, string>> = {
  head: 'by a hit on the head',
  explosion: 'by an explosion',
  ejection: 'ejecting',
  fall: 'by the fall',
  heat: 'by the heat',
};

export const words: Words<Event> = {
  refusal: sayRefusal,
  event: say,
};

const side = (name: SeatName): string => `Side ${name.toUpperCase()}`;
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Every modifier in one line: `4 base +2 range +1 attacker = 7`. */
export function sayLines(lines: Lines, number: number): string {
  const parts = Object.entries(lines).map(([name, value]) => `${name === 'base' ? value : signed(value)} ${name}`);
  return `${parts.join(' ')} = ${number}`;
}

const meansOf = (means: Means): string => (means.by === 'weapon' ? means.with : means.by);

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** `A1, A2 and A3`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const percent = (ways: number): string => `${Math.round((100 * ways) / 36)} %`;

function say(event: Event, _viewer: Viewer): string | undefined {
  switch (event.type) {
    case 'initiative_rolled':
      return `Initiative: A rolls ${event.a}, B rolls ${event.b}. ${event.winner ? `${side(event.winner)} wins it.` : 'A tie: both roll again.'}`;
    case 'phase_began':
      return event.turn === 0 ? 'Deployment begins.' : `Turn ${event.turn}: the ${event.phase} phase begins.`;
    case 'passed':
      return event.held && `${listed(event.held)} ${event.held.length === 1 ? 'holds its' : 'hold their'} position.`;
    case 'finished': {
      const { winner, draw, reason } = event.outcome;
      const why = sayReason(REASONS, reason);
      if (winner) return `${side(winner)} wins: ${why}.`;
      return `${draw ? 'A draw' : 'Match void'}: ${why}.`;
    }
    case 'deployed':
    case 'moved':
    case 'stood':
    case 'tried_to_stand':
    case 'twisted':
    case 'attack_declared':
    case 'blow_declared':
      return sayDeed(event);
    case 'attack_resolved':
    case 'missiles_counted':
    case 'location_rolled':
    case 'cover_struck':
    case 'damaged':
    case 'location_destroyed':
    case 'critical_checked':
    case 'slot_hit':
    case 'critical_lost':
    case 'exploded':
      return sayHit(event);
    case 'wounded':
    case 'pilot_killed':
    case 'mech_destroyed':
    case 'piloting_rolled':
    case 'fell':
    case 'consciousness_rolled':
    case 'heat_settled':
    case 'shutdown_rolled':
    case 'shut_down':
    case 'restarted':
    case 'cook_off_rolled':
      return sayStrain(event);
  }
}

type Deed = Extract<
  Event,
  { type: 'deployed' | 'moved' | 'stood' | 'tried_to_stand' | 'twisted' | 'attack_declared' | 'blow_declared' }
>;

const MOVES: Readonly<Record<string, string>> = { walk: 'walks', walk_back: 'backs', run: 'runs', jump: 'jumps' };

function sayDeed(event: Deed): string {
  const { mech } = event;
  switch (event.type) {
    case 'deployed':
      return `${mech} is deployed on ${hexName(event.at)}.`;
    case 'moved':
      return `${mech} ${MOVES[event.mode]} to ${hexName(event.path.at(-1)!)}: ${counted(event.hexes, 'hex', 'hexes')}, ${event.mp} MP.`;
    case 'tried_to_stand':
      return `${mech} tries to stand up.`;
    case 'stood':
      return `${mech} stands.`;
    case 'twisted':
      return `${mech} twists its torso ${event.to < 0 ? 'to the left' : event.to > 0 ? 'to the right' : 'ahead'}.`;
    case 'attack_declared':
      return `${mech} aims its ${event.weapon} at ${event.target}: ${sayLines(event.lines, event.number)}, ${percent(event.chance)}.`;
    case 'blow_declared':
      return `${mech} ${event.by === 'kick' ? 'kicks' : 'punches'} at ${event.target} with its ${LOCATION_WORDS[event.limb]}: ${sayLines(event.lines, event.number)}, ${percent(event.chance)}.`;
  }
}

type Hit = Extract<
  Event,
  {
    type:
      | 'attack_resolved'
      | 'missiles_counted'
      | 'location_rolled'
      | 'cover_struck'
      | 'damaged'
      | 'location_destroyed'
      | 'critical_checked'
      | 'slot_hit'
      | 'critical_lost'
      | 'exploded';
  }
>;

function sayHit(event: Hit): string | undefined {
  const { mech } = event;
  switch (event.type) {
    case 'attack_resolved':
      if (event.roll === undefined) return `${mech}'s ${meansOf(event)}: ${event.target} is already destroyed.`;
      return `${mech}'s ${meansOf(event)} against ${event.target}: ${event.roll} for ${event.number}, ${event.hit ? 'a hit' : 'a miss'}.`;
    case 'missiles_counted':
      return `${event.missiles === 1 ? '1 missile hits' : `${event.missiles} missiles hit`} ${mech}.`;
    case 'location_rolled':
      return undefined;
    case 'cover_struck':
      return `The cover in front of ${mech} takes the hit on its ${LOCATION_WORDS[event.location]}.`;
    case 'damaged':
      return `${mech} takes ${event.damage} on the ${LOCATION_WORDS[event.location]} (${event.plate}): armor ${event.armor}, structure ${event.structure}.`;
    case 'location_destroyed':
      return `${mech}'s ${LOCATION_WORDS[event.location]} is ${event.how === 'blown_off' ? 'blown off' : 'destroyed'}.`;
    case 'critical_checked':
      return `Critical check on ${mech}'s ${LOCATION_WORDS[event.location]}: ${event.roll}, ${event.criticals === 0 ? 'no critical hit' : counted(event.criticals, 'critical hit', 'critical hits')}.`;
    case 'slot_hit':
      return `${mech}'s ${event.name} in the ${LOCATION_WORDS[event.location]} is hit.`;
    case 'critical_lost':
      return `There is nothing left to damage in ${mech}'s ${LOCATION_WORDS[event.location]}.`;
    case 'exploded':
      return `${event.name} explodes in ${mech}'s ${LOCATION_WORDS[event.location]}: ${event.damage} damage.`;
  }
}

type Strain = Extract<
  Event,
  {
    type:
      | 'wounded'
      | 'pilot_killed'
      | 'mech_destroyed'
      | 'piloting_rolled'
      | 'fell'
      | 'consciousness_rolled'
      | 'heat_settled'
      | 'shutdown_rolled'
      | 'shut_down'
      | 'restarted'
      | 'cook_off_rolled';
  }
>;

function sayStrain(event: Strain): string | undefined {
  const { mech } = event;
  switch (event.type) {
    case 'wounded':
      return `${mech}'s pilot is wounded ${WOUNDS[event.by]}: ${event.total} in all.`;
    case 'pilot_killed':
      return `${mech}'s pilot is killed.`;
    case 'mech_destroyed':
      return `${mech} is destroyed.`;
    case 'piloting_rolled':
      return `${mech} rolls ${event.roll} for ${event.number} ${CAUSES[event.cause]}: ${event.kept ? 'made' : 'failed'}.`;
    case 'fell':
      return `${mech} falls.`;
    case 'consciousness_rolled':
      return `${mech}'s pilot rolls ${event.roll} for ${event.number} and is ${event.conscious ? 'awake' : 'unconscious'}.`;
    case 'heat_settled':
      return `${mech}: ${event.gained} heat gained, ${event.sunk} sunk, ${event.heat} left.`;
    case 'shutdown_rolled':
      return `${mech} rolls ${event.roll} for ${event.number} against shutting down.`;
    case 'shut_down':
      return `${mech} shuts down.`;
    case 'restarted':
      return `${mech} starts up again.`;
    case 'cook_off_rolled':
      return `${mech} rolls ${event.roll} for ${event.number} against its ammunition cooking off.`;
  }
}
