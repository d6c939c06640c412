import { type Json, type JsonObject, type Refusal, refusal } from '@tactarium/engine';
import type { Cell } from './field/field.ts';
import { hexName } from './field/hexName.ts';

const isCell = (json: unknown): json is Cell => Array.isArray(json) && json.length === 2;

/** What is said, by the details that go with the code. */
export type Sentence = string | ((detail: JsonObject) => string);

/** Every reason to refuse a command, and how it is said. */
export const REFUSALS = {
  'match/over': 'The battle is over.',
  'match/not-seated': 'Only a player can do that.',
  'phase/not-deployment': 'All mechs have been deployed.',
  'phase/not-movement': 'Mechs move in the movement phase.',
  'phase/not-attack': 'You can do that in the attack phase.',
  'phase/not-physical': 'Mechs punch and kick in the physical phase.',
  'phase/deploy-first': 'Deploy all your mechs first.',
  'turn/not-yours': 'It is the other side’s turn.',
  'turn/another-mech': ({ by }) => `${by ?? 'Another of your mechs'} has begun to act. Finish with it first.`,
  'mech/unknown': 'There is no such mech on the field.',
  'mech/not-yours': 'That mech is not yours.',
  'mech/destroyed': 'That mech is destroyed.',
  'mech/shut-down': 'That mech is shut down.',
  'mech/unconscious': 'The pilot of that mech is unconscious.',
  'mech/done': 'That mech has already acted in this phase.',
  'deploy/outside-zone': 'Deploy in the two rows on your own side of the map.',
  'deploy/occupied': 'Another mech stands there.',
  'move/off-map': 'That hex is not on the map.',
  'move/occupied': 'Another mech stands there.',
  'move/prone': 'The mech is prone and must stand up first.',
  'move/no-change': 'The mech already stands there.',
  'move/out-of-reach': ({ mp }) =>
    mp === undefined ? 'The mech cannot get there this turn.' : `The mech cannot get there with ${mp} MP.`,
  'stand/not-prone': 'The mech is already standing.',
  'stand/no-mp': ({ mp, cost }) =>
    mp === undefined ? 'Too few MP are left to stand up.' : `Standing up costs ${cost} MP, and ${mp} are left.`,
  'stand/no-gyro': 'The mech cannot stand: its gyro is destroyed.',
  'stand/no-legs': 'The mech cannot stand: it has lost both legs.',
  'twist/used': 'The torso can be twisted once a turn.',
  'twist/after-attack': 'Twist the torso before the first attack.',
  'twist/no-change': 'The torso is already turned that way.',
  'attack/own-side': 'That mech is on your own side.',
  'attack/dead-target': 'That mech is already destroyed.',
  'attack/no-such-weapon': 'The mech has no such weapon.',
  'attack/weapon-destroyed': 'That weapon is destroyed.',
  'attack/weapon-used': 'That weapon has already fired this turn.',
  'attack/no-sensors': 'The mech cannot shoot: its sensors are destroyed.',
  'attack/out-of-range': ({ range, reach }) =>
    `The target is out of range${range === undefined ? '' : `: ${range} hexes away, and the weapon reaches ${reach}`}.`,
  'attack/wrong-arc': 'The target is outside the firing arc.',
  'attack/no-sight': ({ at, by }) =>
    `There is no line of sight to the target${isCell(at) ? `: the ${by} at ${hexName(at)} ${by === 'woods' ? 'block' : 'blocks'} it` : ''}.`,
  'attack/no-ammo': 'There is no ammunition left for that weapon.',
  'attack/impossible': ({ number }) =>
    `The attack cannot hit: it needs ${number === undefined ? 'more than 12' : `${number} on two dice`}.`,
  'physical/limb-destroyed': 'That limb is gone, or too damaged to strike.',
  'physical/limb-used': 'That limb has already struck.',
  'physical/weapons-used': 'A weapon in that limb was fired this turn.',
  'physical/prone': 'A prone mech cannot punch or kick.',
  'physical/too-many': 'A mech makes up to two punches or one kick.',
  'physical/not-adjacent': 'The target is not in a neighbouring hex.',
  'physical/out-of-reach': 'That limb does not reach the target at its height.',
} satisfies Readonly<Record<string, Sentence>>;
export type RefusalCode = keyof typeof REFUSALS;

export const no = (code: RefusalCode, detail?: Json): Refusal => refusal(code, detail);
