import type { Problem, ProblemCode } from '../sheet/problem.ts';

type Detail = NonNullable<Problem['detail']>;

const SENTENCES: Readonly<Record<ProblemCode, (detail: Detail) => string>> = {
  'design/not-a-map': () => 'is not a map of keys',
  'design/unknown-key': () => 'is not a key of a design',
  'design/missing': () => 'is missing',
  'design/not-a-number': ({ least, most }) => `is not a whole number from ${least} to ${most}`,
  'design/bad-name': ({ most }) => `is not a name of 1 to ${most} characters`,
  'design/unknown-location': ({ names }) => `is not one of ${names}`,
  'design/not-a-list': ({ most }) => `is not a list of at most ${most} names`,
  'tons/unknown': ({ tons }) => `is ${tons}; mechs weigh 20 to 100 t in steps of 5`,
  'tons/too-heavy': ({ weight, tons }) => `${weight} t are built into a mech of ${tons} t`,
  'walk/none': () => 'must be at least 1',
  'walk/no-such-engine': ({ rating, most }) => `needs an engine of rating ${rating}; the largest is ${most}`,
  'jump/too-far': ({ jump, walk }) => `is ${jump}, more than it walks (${walk})`,
  'jump/other-jets': ({ jump, jets }) => `is ${jump}, but ${jets} jump jets are built in`,
  'jump/in-arm': () => 'arms cannot hold jump jets',
  'sinks/too-few': ({ sinks, least }) => `${sinks} are too few: a mech has at least ${least}`,
  'sinks/fewer-than-slotted': ({ sinks, slotted }) => `are ${sinks}, but ${slotted} are in slots`,
  'sinks/no-room': ({ inside, room }) =>
    `${inside} are in the engine, which holds ${room}: put ${Number(inside) - Number(room)} more in slots`,
  'armor/too-much': ({ armor, most }) => `is ${armor}, front and rear together; the most is ${most}`,
  'equipment/unknown': ({ item }) => `there is no ${item}`,
  'equipment/rear': ({ item }) => `${item}: only torsos have rear mounts`,
  'equipment/no-ammunition': ({ item }) => `${item} has no ammunition`,
  'equipment/no-slots': ({ used, free }) => `takes ${used} slots of ${free}`,
};

/** `sinks: 9 are too few: a mech has at least 10`. */
export const sayProblem = ({ place, code, detail = {} }: Problem): string => `${place}: ${SENTENCES[code](detail)}`;
