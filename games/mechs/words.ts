import { sayReason, type Words } from '@tactarium/engine';
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

const MOVES: Readonly<Record<string, string>> = { walk: 'walks', walk_back: 'backs', run: 'runs', jump: 'jumps' };

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** A sentence for every event; undefined for what is told by what follows it. */
const SENTENCES: { readonly [Type in Event['type']]: (event: EventOf<Type>) => string | undefined } = {
  initiative_rolled: ({ a, b, winner }) =>
    `Initiative: A rolls ${a}, B rolls ${b}. ${winner ? `${side(winner)} wins it.` : 'A tie: both roll again.'}`,
  phase_began: ({ turn, phase }) => (turn === 0 ? 'Deployment begins.' : `Turn ${turn}: the ${phase} phase begins.`),
  passed: ({ held }) => held && `${listed(held)} ${held.length === 1 ? 'holds its' : 'hold their'} position.`,
  finished: ({ outcome: { winner, draw, reason } }) => {
    const why = sayReason(REASONS, reason);
    if (winner) return `${side(winner)} wins: ${why}.`;
    return `${draw ? 'A draw' : 'Match void'}: ${why}.`;
  },

  deployed: ({ mech, at }) => `${mech} is deployed on ${hexName(at)}.`,
  moved: ({ mech, mode, path, hexes, mp }) =>
    `${mech} ${MOVES[mode]} to ${hexName(path.at(-1)!)}: ${counted(hexes, 'hex', 'hexes')}, ${mp} MP.`,
  tried_to_stand: ({ mech }) => `${mech} tries to stand up.`,
  stood: ({ mech }) => `${mech} stands.`,
  twisted: ({ mech, to }) => `${mech} twists its torso ${to < 0 ? 'to the left' : to > 0 ? 'to the right' : 'ahead'}.`,
  attack_declared: ({ mech, weapon, target, lines, number, chance }) =>
    `${mech} aims its ${weapon} at ${target}: ${sayLines(lines, number)}, ${percent(chance)}.`,
  blow_declared: ({ mech, by, target, limb, lines, number, chance }) =>
    `${mech} ${by === 'kick' ? 'kicks' : 'punches'} at ${target} with its ${LOCATION_WORDS[limb]}: ${sayLines(lines, number)}, ${percent(chance)}.`,

  attack_resolved: (event) => {
    const { mech, target, roll, number, hit } = event;
    if (roll === undefined) return `${mech}'s ${meansOf(event)}: ${target} is already destroyed.`;
    return `${mech}'s ${meansOf(event)} against ${target}: ${roll} for ${number}, ${hit ? 'a hit' : 'a miss'}.`;
  },
  missiles_counted: ({ mech, missiles }) =>
    `${missiles === 1 ? '1 missile hits' : `${missiles} missiles hit`} ${mech}.`,
  location_rolled: () => undefined,
  cover_struck: ({ mech, location }) =>
    `The cover in front of ${mech} takes the hit on its ${LOCATION_WORDS[location]}.`,
  damaged: ({ mech, damage, location, plate, armor, structure }) =>
    `${mech} takes ${damage} on the ${LOCATION_WORDS[location]} (${plate}): armor ${armor}, structure ${structure}.`,
  location_destroyed: ({ mech, location, how }) =>
    `${mech}'s ${LOCATION_WORDS[location]} is ${how === 'blown_off' ? 'blown off' : 'destroyed'}.`,
  critical_checked: ({ mech, location, roll, criticals }) =>
    `Critical check on ${mech}'s ${LOCATION_WORDS[location]}: ${roll}, ${criticals === 0 ? 'no critical hit' : counted(criticals, 'critical hit', 'critical hits')}.`,
  slot_hit: ({ mech, name, location }) => `${mech}'s ${name} in the ${LOCATION_WORDS[location]} is hit.`,
  critical_lost: ({ mech, location }) => `There is nothing left to damage in ${mech}'s ${LOCATION_WORDS[location]}.`,
  exploded: ({ mech, name, location, damage }) =>
    `${name} explodes in ${mech}'s ${LOCATION_WORDS[location]}: ${damage} damage.`,

  wounded: ({ mech, by, total }) => `${mech}'s pilot is wounded ${WOUNDS[by]}: ${total} in all.`,
  pilot_killed: ({ mech }) => `${mech}'s pilot is killed.`,
  mech_destroyed: ({ mech }) => `${mech} is destroyed.`,
  piloting_rolled: ({ mech, roll, number, cause, kept }) =>
    `${mech} rolls ${roll} for ${number} ${CAUSES[cause]}: ${kept ? 'made' : 'failed'}.`,
  fell: ({ mech }) => `${mech} falls.`,
  consciousness_rolled: ({ mech, roll, number, conscious }) =>
    `${mech}'s pilot rolls ${roll} for ${number} and is ${conscious ? 'awake' : 'unconscious'}.`,
  heat_settled: ({ mech, gained, sunk, heat }) => `${mech}: ${gained} heat gained, ${sunk} sunk, ${heat} left.`,
  shutdown_rolled: ({ mech, roll, number }) => `${mech} rolls ${roll} for ${number} against shutting down.`,
  shut_down: ({ mech }) => `${mech} shuts down.`,
  restarted: ({ mech }) => `${mech} starts up again.`,
  cook_off_rolled: ({ mech, roll, number }) =>
    `${mech} rolls ${roll} for ${number} against its ammunition cooking off.`,
};

function say<Type extends Event['type']>(event: EventOf<Type>): string | undefined {
  const sentence = SENTENCES[event.type as Type] as (event: EventOf<Type>) => string | undefined;
  return sentence(event);
}
