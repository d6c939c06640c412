import { isObject, type OutcomeView, type Refusal } from '@tactarium/engine';
import { type Cell, type Event, hexName, type SeatName } from '@tactarium/games/mechs/client';
import type { en } from './en.ts';
import { itemName, type MechWords, mountName, percent, placeName } from './names.ts';

export const sideName = (t: MechWords, side: string): string => t(`seat.${side as SeatName}`);

type Resolved = Extract<Event, { type: 'attack_resolved' }>;

/** With what an attack is made. */
export const meansName = (t: MechWords, event: Pick<Resolved, 'by' | 'with'>): string =>
  event.by === 'weapon' ? mountName(t, event.with) : t(`say.means.${event.by}`);

/** One sentence on an event; undefined where there is nothing to say. */
export function sayEvent(t: MechWords, event: Event): string | undefined {
  switch (event.type) {
    case 'initiative_rolled': {
      const { a, b, winner } = event;
      return winner ? t('say.initiative', { a, b, side: sideName(t, winner) }) : t('say.initiativeTie', { a, b });
    }
    case 'phase_began':
      if (event.turn === 0) return t('say.deployment');
      return t('say.phase', { turn: event.turn, phase: t(`phase.${event.phase}`) });
    case 'passed':
      return event.held && t('say.held', { count: event.held.length, mechs: event.held.join(', ') });
    case 'finished':
      return event.outcome.winner ? t('say.won', { side: sideName(t, event.outcome.winner) }) : t('say.draw');
    case 'location_rolled':
      return undefined;
    case 'deployed':
    case 'moved':
    case 'stood':
    case 'tried_to_stand':
    case 'twisted':
    case 'attack_declared':
    case 'blow_declared':
      return sayDeed(t, event);
    case 'attack_resolved':
    case 'missiles_counted':
    case 'cover_struck':
    case 'damaged':
    case 'location_destroyed':
    case 'critical_checked':
    case 'slot_hit':
    case 'critical_lost':
    case 'exploded':
      return sayHit(t, event);
    default:
      return sayStrain(t, event);
  }
}

type Deed = Extract<
  Event,
  { type: 'deployed' | 'moved' | 'stood' | 'tried_to_stand' | 'twisted' | 'attack_declared' | 'blow_declared' }
>;

function sayDeed(t: MechWords, event: Deed): string {
  const { mech } = event;
  switch (event.type) {
    case 'deployed':
      return t('say.deployed', { mech, hex: hexName(event.at) });
    case 'moved': {
      const how = t(`say.how.${event.mode as keyof typeof en.say.how}`);
      return t('say.moved', { mech, how, hex: hexName(event.path.at(-1)!), count: event.hexes, mp: event.mp });
    }
    case 'tried_to_stand':
      return t('say.triedToStand', { mech });
    case 'stood':
      return t('say.stood', { mech });
    case 'twisted':
      return t(`say.${event.to < 0 ? 'twistedLeft' : event.to > 0 ? 'twistedRight' : 'twistedAhead'}`, { mech });
    case 'attack_declared': {
      const { target, number, chance } = event;
      return t('say.aims', { mech, weapon: mountName(t, event.weapon), target, number, percent: percent(chance) });
    }
    case 'blow_declared': {
      const { target, number, chance, by, limb } = event;
      return t(`say.swings.${by}`, { mech, target, number, limb: placeName(t, limb), percent: percent(chance) });
    }
  }
}

type Hit = Extract<
  Event,
  {
    type:
      | 'attack_resolved'
      | 'missiles_counted'
      | 'cover_struck'
      | 'damaged'
      | 'location_destroyed'
      | 'critical_checked'
      | 'slot_hit'
      | 'critical_lost'
      | 'exploded';
  }
>;

function sayHit(t: MechWords, event: Hit): string {
  const { mech } = event;
  const location = 'location' in event ? placeName(t, event.location) : '';
  switch (event.type) {
    case 'attack_resolved': {
      const { target, number, roll, hit } = event;
      const means = meansName(t, event);
      if (roll === undefined) return t('say.noTarget', { mech, means, target });
      return t(hit ? 'say.hits' : 'say.misses', { mech, means, target, roll, number });
    }
    case 'missiles_counted':
      return t('say.missiles', { count: event.missiles, mech });
    case 'cover_struck':
      return t('say.cover', { mech, location });
    case 'damaged': {
      const { damage, armor, structure, plate } = event;
      return t('say.damaged', { mech, damage, location: placeName(t, plate), armor, structure });
    }
    case 'location_destroyed':
      return t(event.how === 'blown_off' ? 'say.blownOff' : 'say.locationLost', { mech, location });
    case 'critical_checked':
      return t('say.critical', { mech, location, roll: event.roll, count: event.criticals });
    case 'slot_hit':
      return t('say.slot', { mech, location, part: itemName(t, event.name) });
    case 'critical_lost':
      return t('say.criticalLost', { mech, location });
    case 'exploded':
      return t('say.exploded', { mech, location, part: itemName(t, event.name), damage: event.damage });
  }
}

type Strain = Exclude<
  Event,
  Deed | Hit | { type: 'initiative_rolled' | 'phase_began' | 'passed' | 'finished' | 'location_rolled' }
>;

function sayStrain(t: MechWords, event: Strain): string {
  const { mech } = event;
  switch (event.type) {
    case 'wounded':
      return t(`say.wounded.${event.by}`, { mech, total: event.total });
    case 'pilot_killed':
      return t('say.pilotKilled', { mech });
    case 'mech_destroyed':
      return t('say.destroyed', { mech });
    case 'piloting_rolled': {
      const { cause, roll, number, kept } = event;
      return `${t(`say.piloting.${cause}`, { mech, roll, number })}: ${t(kept ? 'say.made' : 'say.failed')}.`;
    }
    case 'fell':
      return t('say.fell', { mech });
    case 'consciousness_rolled':
      return t(event.conscious ? 'say.awake' : 'say.asleep', { mech, roll: event.roll, number: event.number });
    case 'heat_settled':
      return t('say.heat', { mech, gained: event.gained, sunk: event.sunk, heat: event.heat });
    case 'shutdown_rolled':
      return t('say.shutdownRolled', { mech, roll: event.roll, number: event.number });
    case 'shut_down':
      return t('say.shutDown', { mech });
    case 'restarted':
      return t('say.restarted', { mech });
    case 'cook_off_rolled':
      return t('say.cookOff', { mech, roll: event.roll, number: event.number });
  }
}

const SHARED_ENDS = ['both_destroyed', 'equal_tonnage', 'draw_agreed', 'abandoned'] as const;
const ENDS = ['last_standing', 'tonnage', 'resigned', 'timeout'] as const;

/** Why it ended, as it is said to this viewer. */
export function sayEnd(t: MechWords, { reason, winner }: OutcomeView, viewer: string): string {
  const shared = SHARED_ENDS.find((one) => one === reason);
  if (shared) return t(`end_reason.${shared}`);
  const whose = viewer === 'spectator' ? 'other' : winner === viewer ? 'you' : 'them';
  const known = ENDS.find((one) => one === reason);
  return known ? t(`end_reason.${known}.${whose}`) : reason;
}

const isCell = (json: unknown): json is Cell => Array.isArray(json) && json.length === 2;

/** Why a shot or a blow cannot be made, in as few words as a cell of the console holds. */
export function sayWhy(t: MechWords, { code, detail }: Refusal): string {
  const facts = isObject(detail) ? detail : {};
  const { at, by, range, reach, number } = facts;
  const key = `why.${code}`;
  const known = (WHY as ReadonlySet<string>).has(code) ? (key as `why.${keyof typeof en.why}`) : 'why.other';
  return t(known, {
    range: String(range ?? ''),
    reach: String(reach ?? ''),
    number: String(number ?? ''),
    by: t(by === 'woods' ? 'outlook.trees' : 'outlook.hill'),
    hex: isCell(at) ? hexName(at) : '',
  });
}

const WHY: ReadonlySet<keyof typeof en.why> = new Set([
  'attack/out-of-range',
  'attack/wrong-arc',
  'attack/no-sight',
  'attack/no-ammo',
  'attack/impossible',
  'attack/weapon-destroyed',
  'attack/weapon-used',
  'attack/no-sensors',
  'physical/limb-destroyed',
  'physical/limb-used',
  'physical/weapons-used',
  'physical/prone',
  'physical/too-many',
  'physical/not-adjacent',
  'physical/out-of-reach',
]);
