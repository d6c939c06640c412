/** What can be wrong with a design: a code each, with its numbers as details. How they are said: words/problems.ts. */
export const PROBLEMS = [
  /** Not a map of keys. */
  'design/not-a-map',
  /** A key that no design has. */
  'design/unknown-key',
  /** A number is missing. */
  'design/missing',
  /** Not a whole number from `least` to `most`. */
  'design/not-a-number',
  /** Not a name of 1 to `most` characters. */
  'design/bad-name',
  /** Not one of the `names` of locations or plates. */
  'design/unknown-location',
  /** Not a list of at most `most` names. */
  'design/not-a-list',
  /** Mechs weigh 20 to 100 t in steps of 5: `tons`. */
  'tons/unknown',
  /** `weight` is built into a mech of `tons`. */
  'tons/too-heavy',
  /** It must walk at least 1. */
  'walk/none',
  /** It needs an engine of `rating`; none is built above `most`. */
  'walk/no-such-engine',
  /** `jump` is more than `walk`. */
  'jump/too-far',
  /** `jump` is not the number of `jets` built in. */
  'jump/other-jets',
  /** Arms hold no jump jets. */
  'jump/in-arm',
  /** `sinks` are fewer than `least`. */
  'sinks/too-few',
  /** `sinks` are fewer than the `slotted`. */
  'sinks/fewer-than-slotted',
  /** `inside` are in an engine that holds `room`. */
  'sinks/no-room',
  /** `armor` with its rear is more than `most`. */
  'armor/too-much',
  /** `item` is no equipment. */
  'equipment/unknown',
  /** `item` looks backward, which only torsos do. */
  'equipment/rear',
  /** `item` has no ammunition. */
  'equipment/no-ammunition',
  /** `used` slots of `free`. */
  'equipment/no-slots',
] as const;
export type ProblemCode = (typeof PROBLEMS)[number];

/** What is wrong with a mech, and where in its design. */
export interface Problem {
  readonly place: string;
  readonly code: ProblemCode;
  readonly detail?: { readonly [key: string]: number | string };
}

export const problem = (place: string, code: ProblemCode, detail?: Problem['detail']): Problem =>
  detail === undefined ? { place, code } : { place, code, detail };
