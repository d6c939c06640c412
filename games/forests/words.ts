import { isObject, type Refusal, sayReason, type Viewer, type Words } from '@tactarium/engine';
import { COUNTDOWN, WALL_COST, WOOD_A_POINT } from './content/numbers.ts';
import { levelOf, tierOf } from './content/tiers.ts';
import type { Event } from './events.ts';
import type { Between, Tile } from './map.ts';
import { REFUSALS } from './refusals.ts';
import { SEATS, type SeatName } from './seats.ts';

/** A tile as players say it: column, row, both from 0 at the top left. */
export const tileName = ([x, y]: Tile): string => `${x},${y}`;
export const edgeName = ([a, b]: Between): string => `${tileName(a)}/${tileName(b)}`;
export const unitName = (hp: number): string => `${hp} HP (tier ${tierOf(hp)}, level ${levelOf(hp)})`;

export const words: Words<Event> = { refusal: sayRefusal, event: say };

function sayRefusal({ code, detail }: Refusal): string {
  const sentence = REFUSALS[code as keyof typeof REFUSALS] ?? `That is refused (${code}).`;
  const added = isObject(detail) ? ADDED[code]?.(detail as never) : undefined;
  return added ? `${sentence} ${added}` : sentence;
}

/** What the detail of a refusal adds. */
const ADDED: Readonly<Record<string, (detail: never) => string>> = {
  'move/blocked-by-wall': ({ between }: { between: Between }) => `It is the one on ${edgeName(between)}.`,
  'move/in-the-way': ({ at }: { at: Tile }) => `It is on ${tileName(at)}.`,
  'move/out-of-range': ({ range }: { range: number }) => `Its range is ${range} ${range === 1 ? 'tile' : 'tiles'}.`,
  'wall/not-enough-wood': ({ wood }: { wood: number }) => `You have ${wood} and need ${WALL_COST}.`,
  'wall/too-soon': ({ free }: { free: number }) => `It is free again from round ${free}.`,
  'deploy/not-enough-reserve': ({ reserve }: { reserve: number }) => `You have ${reserve}.`,
  'convert/not-enough-wood': ({ wood }: { wood: number }) => `You have ${wood}, and each point costs ${WOOD_A_POINT}.`,
};

const REASONS: Readonly<Record<string, string>> = {
  monopoly: `every forest was theirs for ${COUNTDOWN} turns`,
  annihilation: 'the other side is destroyed',
  turn_limit: 'the last round is over',
};

const RESULTS = {
  attacker: 'the attacker wins',
  defender: 'the defender holds',
  draw: 'both are destroyed',
  lucky_attacker: 'a tie, and the attacker is lucky',
  lucky_defender: 'a tie, and the defender is lucky',
} as const;

const LUCK = { critical: 'a critical hit, ', glancing: 'a glancing blow, ', none: '' } as const;

function say(event: Event, viewer: Viewer): string | undefined {
  const isYou = (seat: SeatName): boolean => viewer !== 'spectator' && SEATS[viewer] === seat;
  const who = (seat: SeatName, verb: string, verbs = `${verb}s`): string =>
    isYou(seat) ? `You ${verb}` : `${side(seat)} ${verbs}`;
  const whose = (seat: SeatName): string => (isYou(seat) ? 'Your' : `${side(seat)}'s`);
  switch (event.type) {
    case 'moved':
      if (!event.to) return `${whose(event.seat)} unit on ${tileName(event.from!.at)} goes out of sight.`;
      return event.from
        ? `${who(event.seat, 'move')} ${tileName(event.from.at)} to ${tileName(event.to.at)}.`
        : `${whose(event.seat)} unit of ${unitName(event.to.unit!.hp)} comes into sight on ${tileName(event.to.at)}.`;
    case 'fought':
      return sayFight(event);
    case 'merged': {
      const { from, to } = event;
      const grown = to?.unit ? ` into ${unitName(to.unit.hp)} on ${tileName(to.at)}` : '';
      const rest = from?.unit ? `; ${from.unit.hp} HP stay behind` : '';
      return `${who(event.seat, 'merge')} units${grown}${rest}.`;
    }
    case 'struck':
      return `${who(event.seat, 'strike')} the base of ${side(event.base)} for ${event.damage}: ${event.left} HP left.`;
    case 'wall_hit':
      return sayWallHit(event, who(event.seat, 'hit'));
    case 'deployed':
      return `${who(event.seat, 'deploy')} ${unitName(event.at.unit!.hp)} on ${tileName(event.at.at)}.`;
    case 'converted':
      return `${who(event.seat, 'turn')} wood into ${points(event.points)}.`;
    case 'wall_built':
      return `${who(event.seat, 'build')} a wall on ${edgeName(event.wall.between)}.`;
    case 'wall_removed':
      return `${who(event.seat, 'remove')} the wall on ${edgeName(event.wall.between)}.`;
    case 'captured': {
      const where = event.forest ? `the forest on ${tileName(event.forest.at)}` : 'a forest';
      return `${who(event.seat, 'take')} ${where}: ${event.holdings.a} to A, ${event.holdings.b} to B.`;
    }
    case 'undone':
      return `${who(event.seat, 'take')} back the last action.`;
    case 'counted':
      if (event.left === 0) return undefined;
      return `${who(event.side, 'own', 'owns')} every forest: ${event.left} more ${event.left === 1 ? 'turn' : 'turns'}.`;
    case 'countdown_broken':
      return `The countdown of ${side(event.side)} is broken.`;
    case 'turn_began':
      return `Round ${event.round}: ${who(event.seat, 'are', 'is')} to move.`;
    case 'finished': {
      const { winner, draw, reason } = event.outcome;
      const why = sayReason(REASONS, reason);
      if (winner) return `${who(winner, 'win')}: ${why}.`;
      return `${draw ? 'A draw' : 'Match void'}: ${why}.`;
    }
    case 'turn_ended':
    case 'accounted':
    case 'sighted':
    case 'lost_sight':
      return undefined;
  }
}

function sayFight(event: Extract<Event, { type: 'fought' }>): string {
  const { seat, attacker, defender, luck, power, defence, shield, support, at, result } = event;
  const left = at.unit ? ` with ${at.unit.hp} HP` : '';
  const help = [shield && 'shield', support && 'support'].filter((part) => part).join(' and ');
  const strength = `${LUCK[luck]}${power} against ${defence}${help && ` with ${help}`}`;
  return `${side(seat)}'s ${attacker} attacks the ${defender} on ${tileName(at.at)}, ${strength}: ${RESULTS[result]}${left}.`;
}

function sayWallHit({ wall }: Extract<Event, { type: 'wall_hit' }>, who: string): string {
  const left = wall.wall ? `it has ${wall.wall.hp} HP left` : 'it falls';
  return `${who} the wall on ${edgeName(wall.between)}: ${left}.`;
}

const side = (seat: SeatName): string => seat.toUpperCase();
const points = (count: number): string => `${count} reserve ${count === 1 ? 'point' : 'points'}`;
