import { distance, hexAt, turn } from '@tactarium/engine/grid/hex';
import { bears, columnOf, inFront } from '../field/arcs.ts';
import { type Heights, type Sight, sight, woodsOn } from '../field/sight.ts';
import { isImmobile, type Mech, weaponIndex } from '../mech.ts';
import type { Column } from '../resolution/location.ts';
import { blowPenalty, damaged, shotPenalty } from '../resolution/record.ts';
import { type Aim, chance, type ToHit, toHit, toHitByHand } from '../resolution/toHit.ts';
import { isLeg, LOCATIONS, type Location } from '../sheet/locations.ts';
import type { Mount } from '../sheet/sheet.ts';
import { mechNamed, type State } from '../state.ts';
import type { Command, CommandOf } from '../wire.ts';

/** What the rules read of a battle to weigh an attack: the part that bots may vary. */
export type Ground = Pick<State, 'field' | 'rules'>;

export const rangeBetween = ({ field }: Ground, from: number, to: number): number =>
  distance(hexAt(field, from), hexAt(field, to));

/** MEC-42: a standing mech is a level higher than its hex, where mechs have heights. */
export const heightsOf = ({ rules }: Ground, from: Pick<Mech, 'prone'>, to: Pick<Mech, 'prone'>): Heights =>
  rules.heights ? [from.prone ? 0 : 1, to.prone ? 0 : 1] : undefined;

export const sightBetween = (ground: Ground, attacker: Mech, target: Mech): Sight =>
  sight(ground.field, attacker.at, target.at, heightsOf(ground, attacker, target));

/** The field and the two mechs as the resolution wants them described. */
function aimOf(ground: Ground, attacker: Mech, target: Mech): Omit<Aim, 'actuators'> {
  const { field } = ground;
  const seen = sightBetween(ground, attacker, target);
  return {
    attackerMoved: attacker.moved,
    targetMoved: target.moved,
    targetHexes: target.hexes,
    distance: rangeBetween(ground, attacker.at, target.at),
    woods: woodsOn(field, seen, target.at),
    targetProne: target.prone,
    targetImmobile: isImmobile(target),
    secondary: isSecondary(attacker, target) ? (isAhead(ground, attacker, target) ? 'ahead' : 'aside') : 'no',
    sensors: damaged(attacker, 'sensors') > 0,
    attackerProne: attacker.prone,
    cover: seen.cover,
  };
}

export const isSecondary = ({ primary }: Mech, { id }: Mech): boolean => primary !== '' && primary !== id;

/** MEC-43: in the forward arc of the torso. */
const isAhead = ({ field }: Ground, { at, facing, twist }: Mech, target: Mech): boolean =>
  inFront(field, at, turn(facing, twist), target.at);

/** MEC-5 to MEC-10, for a weapon of the attacker. */
export const shotNumber = (ground: Ground, attacker: Mech, { weapon, location }: Mount, target: Mech): ToHit =>
  toHit(ground.rules, {
    ...aimOf(ground, attacker, target),
    actuators: shotPenalty(ground.rules, attacker, location),
    gunnery: attacker.gunnery,
    weapon,
    heat: attacker.heat,
  });

/** MEC-37, for an arm or a leg. */
export const swingNumber = (ground: Ground, attacker: Mech, limb: Location, target: Mech): ToHit =>
  toHitByHand(ground.rules, {
    ...aimOf(ground, attacker, target),
    actuators: blowPenalty(attacker, limb),
    piloting: attacker.piloting,
    kick: isLeg(limb),
  });

/** MEC-19. */
export const bearsOn = ({ field }: Ground, attacker: Mech, mount: Mount, target: Mech): boolean =>
  bears(field, attacker.at, attacker.facing, attacker.twist, mount, target.at);

/** MEC-18. */
export const columnFor = ({ field }: Ground, target: Mech, attacker: Mech): Column =>
  columnOf(field, target.at, target.facing, attacker.at);

/** The number of an attack that could be declared, and in how many of 36 it hits; undefined for other commands. */
export function numberFor(state: State, command: Command): (ToHit & { readonly ways: number }) | undefined {
  if (command.type !== 'attack' && command.type !== 'punch' && command.type !== 'kick') return undefined;
  const [mech, target] = [mechNamed(state, command.mech)!, mechNamed(state, command.target)!];
  const toHit = numberWith(state, mech, target, command);
  return { ...toHit, ways: chance(state.rules, toHit.number, state) };
}

function numberWith(state: State, mech: Mech, target: Mech, command: CommandOf<'attack' | 'punch' | 'kick'>): ToHit {
  switch (command.type) {
    case 'attack':
      return shotNumber(state, mech, mech.sheet.weapons[weaponIndex(mech, command.weapon)]!, target);
    case 'punch':
      return swingNumber(state, mech, LOCATIONS.indexOf(command.arm), target);
    case 'kick':
      return swingNumber(state, mech, LOCATIONS.indexOf(command.leg), target);
  }
}
